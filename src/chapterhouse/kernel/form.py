"""The form of a data file, declared as Structs and checked so that every fault is found in one go.

A path is dotted: `mission.B3.points.1`. Elements of an array count from 1, or are called by their
id, letter, index, value or name where they have one.
"""

import json
import operator
from collections import Counter
from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from chapterhouse.kernel.errors import BoardFault

# What an element of an array may be called by, the first that is found.
NAMES = ("id", "letter", "index", "value", "name")


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """Base of the Structs that declare what a board file holds."""


class Faults:
    """Collects what is wrong with a file, to say it all at once."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._lines: dict[str, None] = {}

    def add(self, path: str, text: str) -> None:
        """One fault; the same one twice is one."""
        self._lines[f"{path}: {text}"] = None

    def raise_if_any(self) -> None:
        if self._lines:
            raise BoardFault(self.source, tuple(self._lines))


# -- names of elements and values ---------------------------------------------------------


def join(path: str, *names: object) -> str:
    return ".".join([path, *map(str, names)] if path else map(str, names))


def called(array: Sequence[Any]) -> list[tuple[str, ...]]:
    """What each element may be called: first the name for faults and lists, then others."""
    tables = [item if isinstance(item, dict) else {} for item in array]
    key = next((key for key in NAMES if any(key in table for table in tables)), "")
    own = [_usable(table.get(key)) for table in tables]
    # Where names are numbers, a number is a name: `space.3` is not the third.
    counted = not any(name.isdigit() for name in own)
    uses = Counter(own)
    return [_names(name, str(n), uses[name] == 1, counted) for n, name in enumerate(own, 1)]


def _usable(name: object) -> str:
    if isinstance(name, bool) or not isinstance(name, str | int):
        return ""
    return "" if "." in str(name) or "*" in str(name) else str(name)


def _names(name: str, place: str, unique: bool, counted: bool) -> tuple[str, ...]:
    if not name:
        return (place,)
    if not unique:
        return (place, name)
    return (name, place) if counted else (name,)


def shown(value: object) -> str:
    """A value as a fault quotes it."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "an empty list" if not value else f"a list of {len(value)}"
    if isinstance(value, bool):
        return str(value).lower()
    text = json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def either(values: Sequence[object]) -> str:
    """The values to choose from, in words."""
    words = [shown(value) for value in values]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def misfit(value: object, expected: str) -> str:
    """The text of a fault: what stands there and what should."""
    return f"is {shown(value)}, expected {expected}"


# -- form ---------------------------------------------------------------------------------


def check_form(value: Any, kind: Any, faults: Faults, path: str = "") -> None:
    """Holds a tree against Structs, lists and dicts; every deviation is a fault of its own."""
    kind, limits = _peel(kind)
    base = get_origin(kind) or kind
    if _is_form(base):
        _check_table(value, kind, faults, path)
    elif base in (Union, UnionType):
        _check_tagged(value, get_args(kind), faults, path)
    elif base is list:
        _check_list(value, kind, limits, faults, path)
    elif base is dict:
        _check_dict(value, kind, faults, path)
    else:
        _check_leaf(value, Annotated[kind, limits] if limits else kind, faults, path)


def _is_form(base: Any) -> bool:
    return isinstance(base, type) and issubclass(base, Form)


def _peel(kind: Any) -> tuple[Any, msgspec.Meta | None]:
    """A type without its limits and without what stands for a key left out."""
    limits = None
    if get_origin(kind) in (Union, UnionType):
        left = [arg for arg in get_args(kind) if arg is not msgspec.UnsetType]
        kind = left[0] if len(left) == 1 else Union[tuple(left)]  # noqa: UP007
    if get_origin(kind) is Annotated:
        kind, limits = get_args(kind)[:2]
    return kind, limits


def _check_table(value: Any, kind: Any, faults: Faults, path: str) -> None:
    if not isinstance(value, dict):
        faults.add(path, misfit(value, "a table"))
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    tag = (get_origin(kind) or kind).__struct_config__.tag_field
    for key in value:
        if key not in fields and key != tag:
            known = ", ".join([tag] * bool(tag) + list(fields))
            faults.add(join(path, key), f"unknown key, expected {known or 'none'}")
    for key, field in fields.items():
        if key in value:
            check_form(value[key], field.type, faults, join(path, key))
        elif field.required:
            faults.add(join(path, key), f"missing, expected {_expected(field.type)}")


def _check_tagged(value: Any, kinds: tuple[Any, ...], faults: Faults, path: str) -> None:
    """A table that says itself, by one key, which of several forms it has."""
    configs = {kind.__struct_config__.tag: kind for kind in kinds}
    key = kinds[0].__struct_config__.tag_field
    if not isinstance(value, dict):
        faults.add(path, misfit(value, "a table"))
    elif key not in value:
        faults.add(join(path, key), f"missing, expected {either(list(configs))}")
    elif not isinstance(value[key], str) or value[key] not in configs:
        faults.add(join(path, key), misfit(value[key], either(list(configs))))
    else:
        check_form(value, configs[value[key]], faults, path)


def _check_list(value: Any, kind: Any, limits: msgspec.Meta | None, faults: Faults, path: str) -> None:
    if not isinstance(value, list) or not _fits(value, Annotated[list[Any], limits or msgspec.Meta()]):
        faults.add(path, misfit(value, _expected(Annotated[kind, limits] if limits else kind)))
    if isinstance(value, list):
        for names, item in zip(called(value), value, strict=True):
            check_form(item, get_args(kind)[0], faults, join(path, names[0]))


def _check_dict(value: Any, kind: Any, faults: Faults, path: str) -> None:
    if not isinstance(value, dict):
        faults.add(path, misfit(value, "a table"))
        return
    key_kind, item_kind = get_args(kind)
    for key, item in value.items():
        if _fits(key, key_kind):
            check_form(item, item_kind, faults, join(path, key))
        else:
            faults.add(join(path, key), f"unknown key, expected {_expected(key_kind)}")


def _check_leaf(value: Any, kind: Any, faults: Faults, path: str) -> None:
    if not _fits(value, kind):
        faults.add(path, misfit(value, _expected(kind)))


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError:
        return False
    return True


def _expected(kind: Any) -> str:
    """A type in words."""
    kind, limits = _peel(kind)
    base = get_origin(kind) or kind
    if base is list:
        return "a list" + _size(limits)
    if base is Literal:
        return either(get_args(kind))
    words = {int: "a whole number", str: "a text", bool: "true or false"}
    return words.get(base, "a table") + _range(limits)


def _range(limits: msgspec.Meta | None) -> str:
    if limits is None:
        return ""
    if limits.pattern is not None:
        return f" like {limits.description or limits.pattern}"
    if limits.ge is not None and limits.le is not None:
        return f" from {limits.ge} to {limits.le}"
    return "" if limits.min_length is None else " that is not empty"


def _size(limits: msgspec.Meta | None) -> str:
    if limits is None:
        return ""
    low, high = limits.min_length or 0, limits.max_length
    if high is None:
        return f" of {low} or more"
    return f" of {high}" if low == high else f" of {low} to {high}"


def check_fixed(thing: Form, only: Mapping[str, object], faults: Faults) -> None:
    """Values that are rules: the file may say them, but nothing else."""
    for path, value in only.items():
        given = operator.attrgetter(path)(thing)
        if given != value:
            faults.add(path, f"is {_plain(given)}, expected {_plain(value)}: the rules know nothing else")


def _plain(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)


def check_once(
    path: str, key: str, given: Sequence[object], expected: Sequence[object], faults: Faults
) -> None:
    """The elements of an array must have each of the expected values once under a key, and no other."""
    counts = Counter(given)
    rule = f"expected each of {', '.join(map(str, expected))} once"
    for place, value in enumerate(given, 1):
        if counts[value] > 1:
            faults.add(join(path, place, key), f"is {shown(value)} like another one, {rule}")
        elif value not in expected:
            faults.add(join(path, value, key), f"is {shown(value)}, {rule}")
    for value in expected:
        if value not in counts:
            faults.add(path, f"nothing has {key} = {shown(value)}, {rule}")


def check_distinct(path: str, given: Sequence[object], faults: Faults, key: str = "") -> None:
    """No two elements of an array may be the same, or the same under a key."""
    for place, value in enumerate(given, 1):
        first = given.index(value) + 1
        if first < place:
            where = join(path, place, key) if key else join(path, place)
            faults.add(where, f"is the same as number {first}, expected another one")
