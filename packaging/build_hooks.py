"""What setuptools does here beyond its own; named in pyproject.toml, tool.setuptools.cmdclass."""

import subprocess
import sys
from pathlib import Path

from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent


class BuildPy(build_py):
    """Gathers the package's files, the .qm translations among them."""

    def run(self):
        subprocess.run([sys.executable, HERE / "build_translations.py"], check=True)
        self.__dict__.pop("data_files", None)  # listed before the .qm were made: list them anew
        super().run()

    def get_source_files(self):
        """Name the files for a source archive: building from one needs this folder too."""
        ours = [str(path.relative_to(HERE.parent)) for path in HERE.iterdir() if path.is_file()]
        return [*super().get_source_files(), *ours]
