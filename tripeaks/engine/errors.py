"""What can go wrong outside the program itself: bad input and a failing environment.

These errors carry facts, not text: `tripeaks.engine.words` has the one sentence for each
problem in every language. Anything that is not a `KnownError` is a bug.
"""

from enum import Enum, auto


class Problem(Enum):
    """One thing that can be wrong; what `found`, `count` and `line` mean stands behind it."""

    CODE_EMPTY = auto()
    CODE_ABSENT = auto()
    CODE_SPACES = auto()
    CODE_VERSION = auto()  # found: the version it claims
    CODE_RULE_MISSING = auto()
    CODE_RULE = auto()  # found: the letter
    CODE_OPTIONS_IN_TP1 = auto()  # found: the options
    CODE_OPTION = auto()  # found: the character
    CODE_OPTION_TWICE = auto()  # found: the option
    CODE_TWO_SCORINGS = auto()
    CODE_OPTION_ORDER = auto()  # found: the option
    CODE_LEFTOVERS = auto()
    CODE_JOKERS = auto()
    CODE_DASH_MISSING = auto()
    CODE_DEAL_MISSING = auto()
    CODE_DEAL_DIGIT = auto()  # found: the digit
    CODE_DEAL_DASH = auto()
    CODE_DEAL_SHORT = auto()  # count: letters missing
    CODE_DEAL_LONG = auto()  # count: letters too many

    ACTION_UNKNOWN = auto()  # found: the word

    RECORD_FOREIGN = auto()
    RECORD_VERSION = auto()  # found: the version
    RECORD_ENCODING = auto()
    RECORD_CODE = auto()
    RECORD_ENTRY = auto()
    RECORD_CARD = auto()
    RECORD_ILLEGAL = auto()
    RECORD_TRUNCATED = auto()
    RECORD_CHANGED = auto()
    RECORD_CONTINUED = auto()

    FILE_MISSING = auto()  # found, here and below: the file
    FILE_FORBIDDEN = auto()
    FILE_UNREADABLE = auto()
    FILE_TOO_LARGE = auto()
    FILE_UNWRITABLE = auto()
    DISK_FULL = auto()

    DATABASE_DAMAGED = auto()  # found: what it was renamed to
    DATABASE_FOREIGN = auto()  # found: what it was renamed to
    DATABASE_MISSING = auto()  # found: the file
    DATABASE_NEWER = auto()  # found: the file
    BACKUP_DAMAGED = auto()  # found: the file
    SAVING_FORBIDDEN = auto()  # found, here and below: the file
    SAVING_DISK_FULL = auto()
    SAVING_LOCKED = auto()
    SAVING_FAILED = auto()

    IMPORT_FOREIGN = auto()
    IMPORT_VERSION = auto()  # found: the version
    IMPORT_GAME = auto()  # line: which game, from 1

    DATE_UNKNOWN = auto()  # found: the word


class KnownError(Exception):
    """Bad input or a failing environment: told to the player in one sentence, never as a bug."""

    def __init__(self, problem: Problem, found: str = "", *, count: int = 0, line: int = 0) -> None:
        """Hold the problem and its facts: what was found, how many, in which line (from 1)."""
        super().__init__(problem, found, count, line)
        self.problem = problem
        self.found = found
        self.count = count
        self.line = line


class CodeError(KnownError):
    """A text that is no deal code."""


class ActionError(KnownError):
    """A word that names no action."""


class DateError(KnownError):
    """A word that names no date."""


class RecordError(KnownError):
    """A record that cannot be read: truncated, edited, of another version or never legal."""


class FileError(KnownError):
    """A file that cannot be read or written."""
