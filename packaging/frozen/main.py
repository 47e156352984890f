"""What the frozen program runs."""

import os
import sys

# The starter lets the program find its libraries by this; programs that it starts itself, such
# as gsettings, must find their own.
if "LD_LIBRARY_PATH_ORIG" in os.environ:
    os.environ["LD_LIBRARY_PATH"] = os.environ.pop("LD_LIBRARY_PATH_ORIG")
else:
    os.environ.pop("LD_LIBRARY_PATH", None)

if "--multiprocessing-fork" in sys.argv:  # a worker of `tripeaks study`, on Windows and macOS
    from multiprocessing import freeze_support

    freeze_support()

from tripeaks.__main__ import main

sys.exit(main())
