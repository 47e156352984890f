"""Where file dialogs begin."""

from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths


def folder_to_begin_in(last: str = "") -> str:
    """Return where files were `last`, else where documents are, else where all is the user's."""
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    folders = (last, QStandardPaths.writableLocation(documents))
    # Qt takes a folder that is not there for the name of a file.
    there = (folder for folder in folders if folder and Path(folder).is_dir())
    return next(there, QDir.homePath())
