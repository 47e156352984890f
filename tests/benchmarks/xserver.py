"""A real X server for the benchmarks that need a screen (Debian: xvfb openbox)."""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def x_server(size: str = "1600x1200") -> Iterator[str]:
    """Run Xvfb and openbox; yield the display's name."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    display = ":" + os.read(read, 16).decode().strip()
    manager = subprocess.Popen(
        ["openbox"], env={**os.environ, "DISPLAY": display}, stderr=subprocess.DEVNULL
    )
    time.sleep(0.7)
    try:
        yield display
    finally:
        manager.terminate()
        server.terminate()
        manager.wait()
        server.wait()
