"""Checks a frozen program: python -m frozen.check FOLDER, run in packaging/.

It must do what its smoke test asks, know where each of its libraries comes from, need nothing of
the system that packages do not depend on, and be small enough.
"""

import subprocess
import sys
import tempfile
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

from frozen.contents import HOST_LIBRARIES
from frozen.libraries import libraries_in, needed_by

MOST_BYTES = 90_000_000
COMPONENTS = Path(__file__).parents[2] / "resources" / "licences" / "components.toml"


def unknown_libraries(folder: Path) -> list[str]:
    """Return the bundled libraries that no component of the list of licences names."""
    components = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))["component"]
    patterns = [pattern for component in components for pattern in component["files"]]
    return [
        str(path.relative_to(folder))
        for path in libraries_in(folder)
        if "plugins" not in path.parts
        and not any(fnmatchcase(path.name, pattern) for pattern in patterns)
    ]


def unmet_needs(folder: Path) -> list[str]:
    """Return what bundled libraries need that is neither bundled nor named as a dependency."""
    libraries = libraries_in(folder)
    there = {path.name for path in folder.rglob("*")}
    needs = {need for path in libraries for need in needed_by(path)}
    return sorted(needs - there - HOST_LIBRARIES.keys())


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if not path.is_symlink())


def run(folder: Path, *arguments: str) -> str:
    """Run the program as somebody who has nothing; return what it prints."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [folder / "tripeaks", *arguments],
            env={"HOME": home, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"},
            cwd=home,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    return (done.stdout + done.stderr).strip()


def main() -> int:
    folder = Path(sys.argv[1])
    faults = [
        f"{name}: named by no component in components.toml" for name in unknown_libraries(folder)
    ]
    faults += [
        f"{name}: needed and neither bundled nor in HOST_LIBRARIES" for name in unmet_needs(folder)
    ]
    size = size_of(folder)
    if size > MOST_BYTES:
        faults.append(f"{size / 1e6:.1f} MB are too many")
    if (said := run(folder, "--smoke-test")) != "ok":
        faults.append(f"--smoke-test: {said}")
    version = run(folder, "--version")
    if "compiled solver" not in version or "Qt none" in version:
        faults.append(f"--version: {version}")
    print("\n".join(faults or [f"{version}: {size / 1e6:.1f} MB, ok"]), file=sys.stderr)
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
