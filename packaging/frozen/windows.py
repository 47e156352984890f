"""What Windows shows of the program's file: its version and who made it."""

import re
from pathlib import Path

_TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'the TriPeaks developers'),
      StringStruct('FileDescription', 'TriPeaks'),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', 'tripeaks'),
      StringStruct('LegalCopyright', 'MIT licence'),
      StringStruct('OriginalFilename', 'tripeaks.exe'),
      StringStruct('ProductName', 'TriPeaks'),
      StringStruct('ProductVersion', '{version}')])]),
    VarFileInfo([VarStruct('Translation', [0x409, 1200])])
  ]
)
"""


def numbers_of(version: str) -> tuple[int, int, int, int]:
    """Return the four numbers that Windows compares versions by: 1.2.0rc1 is 1, 2, 0, 0."""
    release = re.match(r"\d+(?:\.\d+)*", version)
    numbers = [int(part) for part in (release[0] if release else "0").split(".")]
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def version_info(version: str, path: Path) -> Path:
    """Write the version information of `version` to `path`, as PyInstaller reads it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = _TEMPLATE.format(numbers=numbers_of(version), version=version)
    path.write_text(text, encoding="utf-8")
    return path
