"""What comes with the program, and under which licences."""

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Final

_FOLDER: Final = "licences"


@dataclass(frozen=True)
class Component:
    """A part of the program as it is handed out; `texts` name the texts of its licences.

    What is in the public domain has no `holder`.
    """

    name: str
    licence: str
    holder: str
    texts: tuple[str, ...]


def components() -> list[Component]:
    """Return everything that packages of the program hold, the program itself first."""
    listed = tomllib.loads(licence_text("components.toml"))["component"]
    return [
        Component(item["name"], item["licence"], item["holder"], tuple(item["texts"]))
        for item in listed
    ]


def licence_text(name: str) -> str:
    """Return a text that a component names."""
    return resources.files("tripeaks.resources").joinpath(_FOLDER, name).read_text("utf-8")
