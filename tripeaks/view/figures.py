"""Numbers as text."""


def figure(value: int, *, signed: bool = False) -> str:
    """Return a number as text, with a true minus; `signed` adds a plus to positive ones."""
    text = f"{value:+d}" if signed else str(value)
    return text.replace("-", "\N{MINUS SIGN}")
