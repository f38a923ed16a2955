"""Frozen classes as plain data for JSON, and back: how views and events are told to programs of others.

An attrs class is an object with its fields by name; where several classes are possible, and for events, `is` says
which it is. A number with a name is its name and another member of an enumeration its value, both in small letters;
sets become sorted lists. The annotations of the fields say how to read it all back.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, IntEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

import attrs

from leonardo.engine.game import NotationError

TAG: Final = "is"
"""The field that says of which class an object is, where several are possible."""

Fields = dict[str, Any]
_Read = Callable[[Any], Any]


def plain(value: Any) -> Any:
    """Return a value of frozen classes, enumerations, tuples and sets as plain data; objects in it tell no class."""
    if isinstance(value, Enum):
        return _word(value)
    if isinstance(value, frozenset):
        return sorted(plain(item) for item in value)
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if attrs.has(type(value)):
        return _fields(value)
    return value


def tagged(value: Any) -> Fields:
    """Return an object of a frozen class as its fields after its class."""
    return {TAG: _snake(type(value).__name__), **_fields(value)}


def structured(kind: Any, value: Any) -> Any:
    """Return plain data as a value of a type, which may be that of a field.

    Raises:
        NotationError: if it is not of this type; the message names what is wrong.
    """
    return _reader(kind)(value)


def _fields(value: Any) -> Fields:
    kind: Any = type(value)
    kinds = _kinds(kind)
    return {
        name: tagged(part) if several and part is not None else plain(part)
        for name, several in kinds.items()
        for part in (getattr(value, name),)
    }


@cache
def _kinds(kind: Any) -> Mapping[str, bool]:
    """Return the fields of a class, and whether several classes are possible in each."""
    return {attribute.name: len(_classes(attribute.type)) > 1 for attribute in _attributes(kind)}


def _attributes(kind: Any) -> Sequence["attrs.Attribute[Any]"]:
    found: Sequence[attrs.Attribute[Any]] = attrs.fields(attrs.resolve_types(kind))
    return found


def _classes(kind: Any) -> list[Any]:
    return [member for member in _members(kind) if attrs.has(member)]


def _members(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _word(member: Enum) -> Any:
    return member.name.lower() if isinstance(member, IntEnum) else member.value


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@cache
def _reader(kind: Any) -> _Read:
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _one_of(_members(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if origin is frozenset:
        items = _reader(get_args(kind)[0])
        return lambda value: frozenset(items(item) for item in _exactly(list, value))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _member(kind)
    if attrs.has(kind):
        return _object(kind)
    return lambda value: _exactly(kind, value)


def _exactly(kind: type[Any], value: Any) -> Any:
    if type(value) is not kind:
        raise NotationError(f"{value!r:.60} is not of the kind {kind.__name__}")
    return value


def _member(kind: type[Enum]) -> _Read:
    members = {_word(member): member for member in kind}

    def read(value: Any) -> Enum:
        if not isinstance(value, str) or value not in members:
            raise NotationError(f"{value!r:.60} is not one of {', '.join(map(str, members))}")
        return members[value]

    return read


def _tuple(kinds: tuple[Any, ...]) -> _Read:
    if kinds[1:] == (...,):
        items = _reader(kinds[0])
        return lambda value: tuple(items(item) for item in _exactly(list, value))
    readers = [_reader(kind) for kind in kinds]

    def read(value: Any) -> tuple[Any, ...]:
        if len(_exactly(list, value)) != len(readers):
            raise NotationError(f"{value!r:.60} must have {len(readers)} entries")
        return tuple(reader(item) for reader, item in zip(readers, value, strict=True))

    return read


def _one_of(kinds: tuple[Any, ...]) -> _Read:
    """Read nothing where that is possible, one of several classes by its tag, else the one kind that is left."""
    classes = {_snake(kind.__name__): kind for kind in kinds if attrs.has(kind)}
    others = [kind for kind in kinds if kind is not NoneType and not attrs.has(kind)]

    def read(value: Any) -> Any:
        if value is None and NoneType in kinds:
            return None
        if len(classes) == 1:
            (kind,) = classes.values()
            return _reader(kind)(value)
        if not classes:
            return _reader(others[0])(value)
        fields = dict(_exactly(dict, value))
        tag = fields.pop(TAG, None)
        if tag not in classes:
            raise NotationError(f'"{TAG}": {tag!r:.60} is not one of {", ".join(classes)}')
        return _reader(classes[tag])(fields)

    return read


def _object(kind: type[Any]) -> _Read:
    kinds: dict[str, Any] = {attribute.name: attribute.type for attribute in _attributes(kind)}
    readers = {name: _reader(part) for name, part in kinds.items()}

    def read(value: Any) -> Any:
        if _exactly(dict, value).keys() != readers.keys():
            wrong = ", ".join(sorted(map(str, value.keys() ^ readers.keys())))
            raise NotationError(f"fields missing or unknown in {_snake(kind.__name__)}: {wrong:.200}")
        return kind(**{name: reader(value[name]) for name, reader in readers.items()})

    return read
