"""Pages as text: everything that is put into one is escaped, unless it was made here."""

from collections.abc import Iterable
from html import escape
from typing import Any


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


EMPTY = frozenset({"input", "meta", "link", "img", "br"})


def text(part: Any) -> str:
    """A part of a page as HTML."""
    if part is None:
        return ""
    if isinstance(part, Html):
        return part
    if isinstance(part, str | int):
        return escape(str(part))
    return "".join(text(piece) for piece in part)


def el(name: str, /, *parts: Any, **marks: Any) -> Html:
    """An element. A mark that is None or False is left out; `class_` and `for_` lose their dash, other
    dashes below become dashes."""
    told = "".join(
        _mark(key, value) for key, value in marks.items() if value is not None and value is not False
    )
    if name in EMPTY:
        return Html(f"<{name}{told}>")
    return Html(f"<{name}{told}>{text(parts)}</{name}>")


def _mark(key: str, value: Any) -> str:
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def page(lang: str, title: str, *parts: Any, refresh: int | None = None) -> str:
    """A whole page."""
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        refresh and el("meta", http_equiv="refresh", content=refresh),
        el("title", title),
        el("link", rel="stylesheet", href="/plain/style.css"),
        el("link", rel="icon", href="data:,"),
    )
    return "<!doctype html>\n" + el("html", head, el("body", el("main", *parts)), lang=lang)


def form(action: str, /, *parts: Any, **hidden: Any) -> Html:
    """A form that changes something."""
    kept = [el("input", type="hidden", name=name, value=value) for name, value in hidden.items()]
    return el("form", kept, *parts, method="post", action=action)


def button(label: str, name: str | None = None, value: Any = None, **marks: Any) -> Html:
    """A button that sends its form."""
    return el("button", label, type="submit", name=name, value=value, **marks)


def choose(name: str, choices: Iterable[tuple[Any, str]], chosen: Any = None, label: str = "") -> Html:
    """A list to choose one value from."""
    options = [el("option", words, value=value, selected=value == chosen) for value, words in choices]
    return el("label", label, " ", el("select", *options, name=name))


def field(name: str, label: str, value: str = "", **marks: Any) -> Html:
    """A line to type."""
    return el("label", label, " ", el("input", type="text", name=name, value=value, **marks))


def tick(name: str, label: str, on: bool = False) -> Html:
    """Yes or no."""
    return el("label", el("input", type="checkbox", name=name, value="1", checked=on), " ", label)
