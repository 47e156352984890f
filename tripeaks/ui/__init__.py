"""The main window, its dialogs and panels."""
