"""A message without a language: its id and arguments. `texts.py` puts it in a reader's words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Say:
    """A message: `Say("prompt-send", {"row": "II"})`. Arguments may be messages themselves."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)


def say(id_: str, /, **args: Any) -> Say:
    """Short for `Say(id, args)`."""
    return Say(id_, args)
