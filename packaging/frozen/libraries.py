"""What the compiled files of a folder need, as binutils' objdump tells it."""

import re
import subprocess
from pathlib import Path

from frozen.contents import HOST_LIBRARIES

_ELF = b"\x7fELF"


def libraries_in(folder: Path) -> list[Path]:
    """Return the programs and libraries in `folder`, links to them left out."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and _is_compiled(path)]


def _is_compiled(path: Path) -> bool:
    if path.is_symlink():
        return False
    with path.open("rb") as file:
        return file.read(4) == _ELF


def needed_by(path: Path) -> set[str]:
    """Return the names of the libraries that a library asks for."""
    return set(re.findall(r"^\s+NEEDED\s+(\S+)", _objdump("-p", path), re.MULTILINE))


def debian_dependencies(folder: Path) -> list[str]:
    """Return Debian's packages of what the libraries in `folder` need beside one another."""
    libraries = libraries_in(folder)
    needs = {need for path in libraries for need in needed_by(path)}
    packages = {HOST_LIBRARIES[need] for need in needs if need in HOST_LIBRARIES}
    packages.discard("libc6")
    versions = {
        tuple(map(int, version.split(".")))
        for path in libraries
        for version in re.findall(r"GLIBC_(\d+(?:\.\d+)+)", _objdump("-p", path))
    }
    newest = ".".join(map(str, max(versions)))
    return [f"libc6 (>= {newest})", *sorted(packages)]


def _objdump(option: str, path: Path) -> str:
    return subprocess.run(
        ["objdump", option, path], capture_output=True, text=True, check=True
    ).stdout
