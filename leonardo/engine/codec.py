"""Frozen classes as plain data for JSON, and back: how views and events are told to programs of others.

An attrs class is an object with its fields by name; where several classes are possible, and for events, `is` says
which it is. A number with a name is its name and another member of an enumeration its value, both in small letters;
sets become sorted lists. The annotations of the fields say what is possible where, and so how to read it all back.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, IntEnum
from functools import cache
from reprlib import repr as brief
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin

import attrs

from leonardo.engine.game import NotationError

TAG: Final = "is"  # the field that says of which class an object is, where several are possible

Fields = dict[str, Any]
ViewT = TypeVar("ViewT")
PartT = TypeVar("PartT")
_IN_WORDS: Final[Mapping[type[Any], str]] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number with a point",
    str: "a text",
    list: "a list",
    dict: "an object",
    NoneType: "null",
}
_Read = Callable[[Any], Any]
_Write = Callable[[Any], Any]


def encode(value: Any) -> Any:
    """Return a value of frozen classes, enumerations, tuples and sets as plain data; objects in it tell no class."""
    if isinstance(value, Enum):
        return _word(value)
    if isinstance(value, frozenset):
        return _in_order(encode(item) for item in value)
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    if attrs.has(type(value)):
        return _fields(value)
    return value


def encode_tagged(value: Any) -> Fields:
    """Return an object of a frozen class as its fields after its class."""
    return {TAG: snake(type(value).__name__), **_fields(value)}


def decode(kind: Any, value: Any) -> Any:
    """Return plain data as a value of a type, which may be that of a field.

    Raises:
        NotationError: if it is not of this type; the message names what is wrong.
    """
    return _reader(kind)(value)


def encode_view(view: Any) -> Fields:
    """Return a view as plain data without its `options`: the legal answers are told apart from it."""
    fields: Fields = encode(attrs.evolve(view, options=()))
    del fields["options"]
    return fields


def decode_view(kind: type[ViewT], fields: Mapping[str, Any], legal: Sequence[Any]) -> ViewT:
    """Return the view that `encode_view` told, of a seat that may do what is `legal`.

    Raises:
        NotationError: if the fields are not those of such a view.
    """
    view: Any = decode(kind, {**decode(dict, fields), "options": []})
    found: ViewT = attrs.evolve(view, options=tuple(legal))
    return found


def _fields(value: Any) -> Fields:
    kind: Any = type(value)
    return {name: write(getattr(value, name)) for name, write in _writers(kind).items()}


@cache
def _writers(kind: Any) -> Mapping[str, _Write]:
    return {name: _writer(part) for name, part in parts_of(kind).items()}


@cache
def _writer(kind: Any) -> _Write:
    """Return what writes a value of a type, wherever in it several classes are possible."""
    if get_origin(kind) is Sequence:
        kind = tuple[get_args(kind)[0], ...]  # type: ignore[misc] # it is a type
    if get_origin(kind) is tuple:
        return _tuple_writer(get_args(kind))
    if get_origin(kind) is frozenset:
        items = _writer(get_args(kind)[0])
        return lambda value: _in_order(map(items, value))
    several = len([member for member in members_of(kind) if attrs.has(member)]) > 1
    others = [_writer(member) for member in members_of(kind) if get_origin(member) in (tuple, frozenset)]

    def write(value: Any) -> Any:
        if several and attrs.has(type(value)):
            return encode_tagged(value)
        return others[0](value) if len(others) == 1 and isinstance(value, tuple | frozenset) else encode(value)

    return write


def _tuple_writer(kinds: tuple[Any, ...]) -> _Write:
    if kinds[1:] == (...,):
        items = _writer(kinds[0])
        return lambda value: [items(item) for item in value]
    writers = [_writer(kind) for kind in kinds]
    return lambda value: [write(item) for write, item in zip(writers, value, strict=True)]


def _in_order(items: Iterable[Any]) -> list[Any]:
    return sorted(items, key=lambda item: json.dumps(item, sort_keys=True) if isinstance(item, dict) else item)


def parts_of(kind: Any) -> dict[str, Any]:
    """Return the fields of a class by name, with their types; those of a generic class as it is given."""
    cls, given = get_origin(kind) or kind, get_args(kind)
    types = {attribute.name: attribute.type for attribute in attrs.fields(attrs.resolve_types(cls)) if attribute.init}
    if not given:
        return types
    return {name: part[given] if getattr(part, "__parameters__", ()) else part for name, part in types.items()}


def members_of(kind: Any) -> tuple[Any, ...]:
    """Return the types that a value may have, `NoneType` among them where it may be nothing."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _word(member: Enum) -> Any:
    return member.name.lower() if isinstance(member, IntEnum) else member.value


def snake(name: str) -> str:
    """Return the name of a class in small letters and underscores."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@cache
def _reader(kind: Any) -> _Read:
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _one_of(members_of(kind))
    if origin is Sequence:
        return _reader(tuple[get_args(kind)[0], ...])  # type: ignore[misc] # it is a type
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
        raise NotationError(f"{brief(value)} is not {_IN_WORDS.get(kind, kind.__name__)}")
    return value


def part_of(fields: Any, name: str, read: Callable[[Any], PartT]) -> PartT:
    """Return what a field of an object holds as `read` returns it.

    Raises:
        NotationError: if these are no fields, the field is missing, or `read` refuses it; the message names the field.
    """
    if name not in _exactly(dict, fields):
        raise NotationError(f'"{name}" is missing')
    try:
        return read(fields[name])
    except NotationError as error:
        raise NotationError(f'"{name}": {error}') from error


def _member(kind: type[Enum]) -> _Read:
    members = {_word(member): member for member in kind}

    def read(value: Any) -> Enum:
        if not isinstance(value, str) or value not in members:
            raise NotationError(f"{brief(value)} is not one of {', '.join(map(str, members))}")
        return members[value]

    return read


def _tuple(kinds: tuple[Any, ...]) -> _Read:
    if kinds[1:] == (...,):
        items = _reader(kinds[0])
        return lambda value: tuple(items(item) for item in _exactly(list, value))
    readers = [_reader(kind) for kind in kinds]

    def read(value: Any) -> tuple[Any, ...]:
        if len(_exactly(list, value)) != len(readers):
            raise NotationError(f"{brief(value)} must have {len(readers)} entries")
        return tuple(reader(item) for reader, item in zip(readers, value, strict=True))

    return read


def _one_of(kinds: tuple[Any, ...]) -> _Read:
    """Read nothing where that is possible, one of several classes by its tag, else the first that fits."""
    classes = {snake(kind.__name__): kind for kind in kinds if attrs.has(kind)}
    others = [_reader(kind) for kind in kinds if kind is not NoneType and not attrs.has(kind)]
    if len(classes) == 1:
        others.extend(map(_reader, classes.values()))

    def read(value: Any) -> Any:
        if value is None and NoneType in kinds:
            return None
        if len(classes) > 1 and (isinstance(value, dict) or not others):
            return _tagged(value, classes)
        return _first_that_fits(others, value)

    return read


def _tagged(value: Any, classes: Mapping[str, Any]) -> Any:
    fields = dict(_exactly(dict, value))
    tag = fields.pop(TAG, None)
    if not isinstance(tag, str) or tag not in classes:
        raise NotationError(f'"{TAG}": {brief(tag)} is not one of {", ".join(classes)}')
    return _reader(classes[tag])(fields)


def _first_that_fits(readers: Sequence[_Read], value: Any) -> Any:
    *most, last = readers
    for reader in most:
        try:
            return reader(value)
        except NotationError:
            continue
    return last(value)


def _object(kind: type[Any]) -> _Read:
    readers = {name: _reader(part) for name, part in parts_of(kind).items()}

    def read(value: Any) -> Any:
        if _exactly(dict, value).keys() != readers.keys():
            wrong = ", ".join(sorted(map(str, value.keys() ^ readers.keys())))
            raise NotationError(f"fields missing or unknown in {snake(kind.__name__)}: {wrong:.200}")
        return kind(**{name: part_of(value, name, reader) for name, reader in readers.items()})

    return read
