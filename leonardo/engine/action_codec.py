"""Actions and set-ups as the fields of a record's line, written and read by the annotations of their classes.

A game lists the words for its actions (`Form`). Attributes with their default are left out. A number with a name is
written as its name in small letters, another member of an enumeration as its value.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from reprlib import repr as brief
from types import NoneType
from typing import Any, Final, Generic, TypeVar, cast, get_args, get_origin

import attrs
from attrs import Factory, frozen

from leonardo.engine.codec import encode, members_of, parts_of
from leonardo.engine.game import NotationError

ValueT = TypeVar("ValueT")

_KINDS: Final[dict[type, str]] = {
    int: "a whole number",
    str: "a word",
    bool: "true or false",
    list: "a list",
    dict: "an object",
}


class FieldReader:
    """Takes the fields of a line one by one, so that none is left unread. Each method raises `NotationError`."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._left = dict(fields)

    def has(self, name: str) -> bool:
        return name in self._left

    def take(self, name: str, kind: type[ValueT]) -> ValueT:
        """Take a value of a type; a truth is no number."""
        if name not in self._left:
            raise NotationError(f'"{name}" is missing')
        value = self._left.pop(name)
        if type(value) is not kind:
            raise NotationError(f'"{name}" must be {_KINDS[kind]}, not {brief(value)}')
        return value

    def integer(self, name: str) -> int:
        """Take a whole number."""
        return self.take(name, int)

    def text(self, name: str) -> str:
        return self.take(name, str)

    def truth(self, name: str) -> bool:
        """Take true or false."""
        return self.take(name, bool)

    def list_of(self, name: str, kind: type[ValueT]) -> list[ValueT]:
        items: list[Any] = self.take(name, list)
        if any(type(item) is not kind for item in items):
            raise NotationError(f'"{name}" must be a list in which each item is {_KINDS[kind]}')
        return items

    def member(self, name: str, members: Mapping[Any, ValueT], kind: type[Any]) -> ValueT:
        value = self.take(name, kind)
        if value not in members:
            raise NotationError(f'"{name}": {brief(value)} is not one of {", ".join(map(str, members))}')
        return members[value]

    def members(self, name: str, members: Mapping[str, ValueT]) -> tuple[ValueT, ...]:
        """Take a list of words that each name a member."""
        words = self.list_of(name, str)
        if wrong := [word for word in words if word not in members]:
            raise NotationError(f'"{name}": {brief(wrong[0])} is not one of {", ".join(members)}')
        return tuple(members[word] for word in words)

    def refuse_others(self) -> None:
        if self._left:
            raise NotationError(f'"{next(iter(self._left))}" does not belong here')


ActionT = TypeVar("ActionT")
SetupT = TypeVar("SetupT")

DO: Final = "do"
CHANCE: Final = "chance"
_LEADS: Final = {DO: "a decision", CHANCE: "a kind of chance"}

_Write = Callable[[Any], Any]
_Read = Callable[[FieldReader, str], Any]


@frozen
class Form:
    """One way to write actions of a class: a `word`, perhaps with fixed fields `beside` it.

    `says` has the attributes that the word and these fields stand for. What `chance` did is written with that field
    instead of `do`.
    """

    word: str
    kind: type[Any]
    beside: Mapping[str, str] = Factory(dict)
    says: Mapping[str, Any] = Factory(dict)
    chance: bool = False

    @property
    def lead(self) -> str:
        return CHANCE if self.chance else DO


@frozen
class FieldCodec:
    """How values of a type are written and read where that does not follow from the type."""

    write: _Write
    read: _Read


@frozen
class _Part:
    """An attribute of an action, and the `name` of its field."""

    attribute: str
    name: str
    default: Any
    codec: FieldCodec


class ActionCodec(Generic[ActionT]):
    """Writes and reads the actions of a game.

    `names` are those of fields that are called otherwise than their attributes; `own` are codecs by type.
    """

    def __init__(
        self, forms: Iterable[Form], names: Mapping[str, str] | None = None, own: Mapping[Any, FieldCodec] | None = None
    ) -> None:
        self._names, self._own = names or {}, own or {}
        self._by_kind: dict[type[Any], list[tuple[Form, list[_Part]]]] = {}
        self._by_word: dict[tuple[str, str], list[tuple[Form, list[_Part]]]] = {}
        for form in forms:
            known = form, self._parts(form)
            self._by_kind.setdefault(form.kind, []).append(known)
            self._by_word.setdefault((form.lead, form.word), []).append(known)

    def write(self, action: ActionT) -> dict[str, Any]:
        """Return the fields of a record's line that are the game's own, the word first."""
        form, parts = next(known for known in self._by_kind[type(action)] if _says(known[0], action))
        fields: dict[str, Any] = {form.lead: form.word, **form.beside}
        for part in parts:
            value = getattr(action, part.attribute)
            if part.default is attrs.NOTHING or value != part.default:
                fields[part.name] = part.codec.write(value)
        return fields

    def read(self, fields: Mapping[str, Any]) -> ActionT:
        """Return the action of a record's line, without `seat` and `of`.

        Raises:
            NotationError: if a field is missing, unknown or of the wrong type.
        """
        reader = FieldReader(fields)
        lead = CHANCE if reader.has(CHANCE) and any(lead == CHANCE for lead, _ in self._by_word) else DO
        word = reader.text(lead)
        forms = self._by_word.get((lead, word))
        if forms is None:
            raise NotationError(f'"{lead}": {brief(word)} is not {_LEADS[lead]} of this game')
        form, parts = _chosen(forms, reader)
        values = {part.attribute: part.codec.read(reader, part.name) for part in parts if _given(part, reader)}
        reader.refuse_others()
        for part in parts:
            if part.attribute in values and values[part.attribute] == part.default:
                raise NotationError(f'"{part.name}" is left out where it is {part.default!r}')
        return cast("ActionT", form.kind(**form.says, **values))

    def _parts(self, form: Form) -> list[_Part]:
        defaults = {attribute.name: attribute.default for attribute in attrs.fields(form.kind)}
        return [
            _Part(name, self._names.get(name, name), defaults[name], self._codec(kind))
            for name, kind in parts_of(form.kind).items()
            if name not in form.says
        ]

    def _codec(self, kind: Any) -> FieldCodec:
        (kind,) = [member for member in members_of(kind) if member is not NoneType]
        return self._own.get(kind) or FieldCodec(encode, _reader(kind))


def _chosen(forms: list[tuple[Form, list[_Part]]], reader: FieldReader) -> tuple[Form, list[_Part]]:
    """Return the form with the fixed fields of a line; of several, the first whose fields are all there."""
    for name in forms[0][0].beside:
        value = reader.member(name, {form.beside[name]: form.beside[name] for form, _ in forms}, str)
        forms = [known for known in forms if known[0].beside[name] == value]
    fitting = [known for known in forms if all(reader.has(part.name) for part in known[1])]
    return (fitting or forms)[0]


def _says(form: Form, action: object) -> bool:
    return all(getattr(action, name) == value for name, value in form.says.items())


def _given(part: _Part, reader: FieldReader) -> bool:
    """Return whether a field is read: one that may be left out only if it is there."""
    return part.default is attrs.NOTHING or reader.has(part.name)


def _reader(kind: Any) -> _Read:
    if get_origin(kind) is tuple:
        item = get_args(kind)[0]
        if issubclass(item, Enum):
            members = _members(item)
            return lambda reader, name: reader.members(name, members)
        return lambda reader, name: tuple(reader.list_of(name, item))
    if issubclass(kind, Enum):
        members = _members(kind)
        return lambda reader, name: reader.member(name, members, str)
    return lambda reader, name: reader.take(name, kind)


def _members(kind: type[Enum]) -> Mapping[str, Enum]:
    return {encode(member): member for member in kind}


def read_setup(kind: type[SetupT], fields: Mapping[str, Any]) -> SetupT:
    """Return the set-up of a record's first line, of a frozen class with a field for each attribute.

    Raises:
        NotationError: if a field is missing, unknown or of the wrong type.
    """
    reader = FieldReader(fields)
    values = {name: _reader(part)(reader, name) for name, part in parts_of(kind).items()}
    reader.refuse_others()
    return kind(**values)
