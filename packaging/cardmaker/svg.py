"""Writing SVG Tiny 1.2: what QSvgRenderer draws, and nothing beyond it."""

import re

WIDTH, HEIGHT = 63.0, 88.0
"""A card in its own units; all drawings are in them."""


def number(value: float) -> str:
    """Return a number with two decimals at most, as short as it goes."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def tag(name: str, content: str = "", /, **attributes: str | float) -> str:
    """Return an element; `stroke_width=2` becomes ``stroke-width="2"``."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(v) if isinstance(v, (int, float)) else v}"'
        for key, v in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def path(d: str, fill: str, **attributes: str | float) -> str:
    """Return a filled path."""
    return tag("path", d=d, fill=fill, **attributes)


def line(d: str, stroke: str, width: float, **attributes: str | float) -> str:
    """Return a stroked path with round ends."""
    style: dict[str, str | float] = {
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
        **attributes,
    }
    return tag("path", d=d, fill="none", stroke=stroke, stroke_width=width, **style)


def circle(x: float, y: float, radius: float, fill: str, **attributes: str | float) -> str:
    """Return a disc."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str) -> str:
    """Return a filled ellipse."""
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill)


def rect(
    x: float, y: float, width: float, height: float, fill: str, **attributes: str | float
) -> str:
    """Return a rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def use(name: str, transform: str) -> str:
    """Return another copy of the element with id `name`."""
    return f'<use xlink:href="#{name}" transform="{transform}"/>'


def with_half_turn(half: str) -> str:
    """Return `half` and its copy turned by 180° about the middle of the card."""
    turn = f"rotate(180 {number(WIDTH / 2)} {number(HEIGHT / 2)})"
    return tag("g", half, id="half") + "\n" + use("half", turn)


def document(body: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """Return a whole file."""
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'version="1.2" baseProfile="tiny" viewBox="0 0 {number(width)} {number(height)}">'
    )
    return f"{head}\n{body.strip()}\n</svg>\n"


def mirrored(d: str, axis: float) -> str:
    """Return a path of absolute commands M, L, C, Q, Z with x reflected in `axis`."""
    return _reflected(d, axis, 0)


def flipped(d: str, axis: float) -> str:
    """Return a path of absolute commands M, L, C, Q, Z with y reflected in `axis`."""
    return _reflected(d, axis, 1)


def _reflected(d: str, axis: float, which: int) -> str:
    out, place = [], 0
    for word in re.findall(r"[MLCQZ]|-?[\d.]+", d):
        if word.isalpha():
            out.append(word)
            place = 0
        else:
            out.append(number(2 * axis - float(word)) if place % 2 == which else word)
            place += 1
    return " ".join(out)
