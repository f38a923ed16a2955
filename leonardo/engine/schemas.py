"""JSON Schemas of what programs are told and say, made from the classes whose plain data it is.

Types, enumerations and what may be nothing come from the classes; what a field means, and the bounds of its numbers, a
game says with a `Meaning` for each name. Actions are described from what their notation writes.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from inspect import getdoc
from types import ModuleType, NoneType
from typing import Any, Final, get_args, get_origin

import attrs
from attrs import frozen

from leonardo.engine.codec import TAG, encode, members_of, parts_of, snake

Schema = dict[str, Any]


@frozen
class Meaning:
    """What a field says, and what its values can be beyond their type.

    `low` and `high` bound its whole numbers, also those in lists. A list has `length` entries, or `least` to `most`.
    If it has one for each seat, these are the fewest and the most that can play. `each` is the meaning of the entries
    of a list of lists, `parts` are those of a short list of a fixed length. `words` are those of an enumeration that
    can stand here.
    """

    text: str
    low: int | None = 0
    high: int | None = None
    length: int | None = None
    least: int = 0
    most: int | None = None
    each: "Meaning | None" = None
    parts: "tuple[Meaning, ...]" = ()
    words: tuple[str, ...] = ()
    pattern: str = ""


NUMBER: Final = Meaning("")
_AT_LEAST_ONE: Final = Meaning("", low=1)  # what is counted by kind: kinds of which there are none are left out
_CHANCE: Final = "chance"
_SAID: Final = {"do": "what is done", _CHANCE: "what chance did"}
_LEFT_OUT: Final = "options"  # the legal actions of a view, which are told apart from it


def classes_in(module: ModuleType, base: type[Any]) -> list[type[Any]]:
    """Return the classes of a kind that a module defines, in its order."""
    found = (each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__)
    return [each for each in found if issubclass(each, base)]


class Schemas:
    """The schemas of a game; `defs` holds those of its classes, by the names under which the others refer to them."""

    def __init__(self, meanings: Mapping[str, Meaning]) -> None:
        self.defs: dict[str, Schema] = {}
        self._meanings = meanings
        self._kinds: dict[str, Any] = {}

    def named(self, kind: Any, *, tagged: bool = False) -> Schema:
        """Return a reference to the schema of a class, which is made if need be; `tagged` objects say what they are."""
        name = f"is_{_name(kind)}" if tagged else _name(kind)
        if self._kinds.setdefault(name, kind) is not kind and self._kinds[name] != kind:
            raise ValueError(f"two classes are called {name}")
        if name not in self.defs:
            self.defs[name] = self._object(kind, tagged)
        return {"$ref": f"#/$defs/{name}"}

    def any_of(self, kinds: Iterable[Any]) -> Schema:
        """Return the schema of an object of one of several classes, which says which."""
        return {"anyOf": [self.named(kind, tagged=True) for kind in kinds]}

    def of(self, kind: Any, meaning: Meaning = NUMBER) -> Schema:
        """Return the schema of the plain data of a type."""
        members = [member for member in members_of(kind) if member is not NoneType]
        classes = [member for member in members if attrs.has(get_origin(member) or member)]
        several = len(classes) > 1
        found = [
            self.named(member, tagged=several) if member in classes else self._one(member, meaning)
            for member in members
        ]
        if NoneType in members_of(kind):
            found.append({"type": "null"})
        return found[0] if len(found) == 1 else {"anyOf": found}

    def action(self, kind: Any, write: Callable[[Any], Mapping[str, Any]]) -> Schema | None:
        """Return the schema of what is written of an action of a class; nothing for what chance does."""
        written = [write(action) for action in samples(kind)]
        return self._written(kind, written) if "do" in written[0] else None

    def chance(self, kind: Any, write: Callable[[Any], Mapping[str, Any]]) -> Schema | None:
        """Return the schema of what is written of what chance does; nothing for an action of a seat."""
        written = [write(action) for action in samples(kind)]
        return self._written(kind, written) if _CHANCE in written[0] else None

    def _written(self, kind: Any, written: Sequence[Mapping[str, Any]]) -> Schema:
        always = set(written[0]).intersection(*written)
        names = dict.fromkeys(name for each in written for name in each)
        properties = {name: self._seen(kind, name, [each[name] for each in written if name in each]) for name in names}
        return _described(kind, properties, [name for name in names if name in always])

    def all_of(
        self,
        view: Any,
        events: Iterable[Any],
        actions: Iterable[Any],
        write: Callable[[Any], Mapping[str, Any]],
        result: Any,
        setup: Any,
    ) -> dict[str, Schema]:
        """Return `defs` with what is told and answered: `view`, `event`, `action` and `result`.

        A record has `setup` and `chance` beside these; where chance does nothing during play, nothing is of its kind.
        """
        self.named(view)
        self.named(result)
        self.named(setup)
        self.defs["event"] = self.any_of(events)
        answers = (self.action(kind, write) for kind in actions)
        self.defs["action"] = {"anyOf": [answer for answer in answers if answer is not None]}
        drawn = (self.chance(kind, write) for kind in actions)
        self.defs["chance"] = {"anyOf": [draw for draw in drawn if draw is not None]}
        return self.defs

    def meaning(self, kind: Any, name: str) -> Meaning:
        """Return what a field of a class means.

        Raises:
            KeyError: if nobody says it.
        """
        own = f"{_name(kind)}.{name}"
        return self._meanings[own if own in self._meanings else name]

    def _object(self, kind: Any, tagged: bool) -> Schema:
        properties: Schema = {TAG: _tag(kind)} if tagged else {}
        for name, part in parts_of(kind).items():
            if name == _LEFT_OUT:
                continue
            meaning = self.meaning(kind, name)
            properties[name] = {"description": meaning.text, **self.of(part, meaning)}
        return _described(kind, properties, list(properties))

    def _one(self, kind: Any, meaning: Meaning) -> Schema:
        origin = get_origin(kind)
        if origin in (tuple, Sequence):
            return self._list(get_args(kind), meaning)
        if origin is frozenset:
            return {**self._items(get_args(kind)[0], meaning), "uniqueItems": True}
        if isinstance(kind, type) and issubclass(kind, Enum):
            return {"enum": list(meaning.words) or [encode(member) for member in kind]}
        if kind is int:
            return _number(meaning)
        if kind is str and meaning.words:
            return {"enum": list(meaning.words)}
        return {"type": {bool: "boolean", str: "string"}[kind]}

    def _list(self, kinds: tuple[Any, ...], meaning: Meaning) -> Schema:
        if len(kinds) == 1 or kinds[1:] == (...,):
            return self._items(kinds[0], meaning)
        parts = meaning.parts or (_of_entries(meaning),) * len(kinds)
        entries = [
            {**({"description": part.text} if meaning.parts else {}), **self.of(kind, part)}
            for kind, part in zip(kinds, parts, strict=True)
        ]
        return {"type": "array", "prefixItems": entries, "items": False, **_length(len(kinds), len(kinds))}

    def _items(self, kind: Any, meaning: Meaning) -> Schema:
        least, most = (meaning.least, meaning.most) if meaning.length is None else (meaning.length, meaning.length)
        return {"type": "array", "items": self.of(kind, _of_entries(meaning)), **_length(least, most)}

    def _seen(self, kind: Any, name: str, values: Sequence[Any]) -> Schema:
        if name in _SAID:
            words = list(dict.fromkeys(values))
            return {"description": _SAID[name], **({"const": words[0]} if len(words) == 1 else {"enum": words})}
        meaning = self.meaning(kind, name)
        if isinstance(values[0], dict):
            counted = dict.fromkeys(each for value in values for each in value)
            counts = {
                each: {"description": self.meaning(kind, each).text, **_number(_AT_LEAST_ONE)} for each in counted
            }
            return {"description": meaning.text, **_exactly(counts, [])}
        return {"description": meaning.text, **_read_off(values, meaning)}


def samples(kind: Any) -> Iterator[Any]:
    """Yield objects of a class that differ in each field in all that its type allows, numbers but for a few."""
    fields = {name: list(_values(part)) for name, part in parts_of(kind).items()}
    usual = {name: values[0] for name, values in fields.items()}
    yield kind(**usual)
    for name, values in fields.items():
        yield from (kind(**{**usual, name: value}) for value in values[1:])


def constant(fields: Mapping[str, Any], meanings: Mapping[str, str]) -> Schema:
    """Return the schema of data that never change: what each field means and is made of, and its very value.

    `meanings` has those of a field's own fields behind a dot; `.*` are all that have none of their own.

    Raises:
        KeyError: if nobody says what a field means.
    """
    schema = _inferred(fields)
    properties = _explained(schema, meanings)["properties"]
    return {**schema, "properties": {name: {**properties[name], "const": value} for name, value in fields.items()}}


def _explained(schema: Schema, meanings: Mapping[str, str], within: str = "") -> Schema:
    """Return a schema in which each field of its objects says what it means."""
    if "items" in schema:
        return {**schema, "items": _explained(schema["items"], meanings, within)}
    if "properties" not in schema:
        return schema
    properties = {}
    for name, each in schema["properties"].items():
        own = f"{within}{name}"
        text = meanings[own if own in meanings else f"{within}*"]
        properties[name] = {"description": text, **_explained(each, meanings, f"{own}.")}
    return {**schema, "properties": properties}


def _inferred(value: Any) -> Schema:
    if isinstance(value, dict):
        properties = {name: _inferred(each) for name, each in value.items()}
        return _exactly(properties, list(properties))
    if isinstance(value, list):
        return {"type": "array", "items": _merged([_inferred(each) for each in value])}
    kinds = {bool: "boolean", int: "integer", str: "string", NoneType: "null"}
    return {"type": kinds[type(value)], **({"minimum": 0} if type(value) is int and value >= 0 else {})}


def _merged(schemas: Sequence[Schema]) -> Schema:
    """Return the schema of entries of a list, which may differ in which fields they have."""
    if not schemas:
        return {}
    kinds = {schema["type"] for schema in schemas}
    if kinds == {"array"}:
        return {"type": "array", "items": _merged([schema["items"] for schema in schemas if schema["items"]])}
    if kinds != {"object"}:
        return dict(schemas[0]) if len(kinds) == 1 else {"type": sorted(kinds)}
    names = dict.fromkeys(name for schema in schemas for name in schema["properties"])
    having = {
        name: [schema["properties"][name] for schema in schemas if name in schema["properties"]] for name in names
    }
    properties = {name: _merged(each) for name, each in having.items()}
    return _exactly(properties, [name for name, each in having.items() if len(each) == len(schemas)])


def _values(kind: Any) -> Iterator[Any]:
    members = members_of(kind)
    for member in (each for each in members if each is not NoneType):
        origin = get_origin(member)
        if origin is tuple and get_args(member)[1:] != (...,):
            count = len(get_args(member))
            yield tuple(range(1, count + 1))
            yield from (tuple(int(place == one) for place in range(count)) for one in range(count))
        elif origin is tuple:
            yield tuple(_values(get_args(member)[0]))
        elif isinstance(member, type) and issubclass(member, Enum):
            yield from member
        else:
            yield from {bool: (False, True), int: (1, 2)}[member]
    if NoneType in members:
        yield None


def _read_off(values: Sequence[Any], meaning: Meaning) -> Schema:
    first = values[0]
    if isinstance(first, bool):
        return {"const": first} if len(set(values)) == 1 else {"type": "boolean"}
    if isinstance(first, int):
        return _number(meaning)
    if isinstance(first, str):
        return (
            {"type": "string", "pattern": meaning.pattern}
            if meaning.pattern
            else {"enum": list(meaning.words) or list(dict.fromkeys(values))}
        )
    return {"type": "array", "items": _number(meaning)}


def _tag(kind: Any) -> Schema:
    return {"description": "what it is", "const": snake((get_origin(kind) or kind).__name__)}


def _described(kind: Any, properties: Schema, required: list[str]) -> Schema:
    about = (getdoc(get_origin(kind) or kind) or "").split("\n\n")[0].replace("\n", " ")
    return {"description": about, **_exactly(properties, required)}


def _exactly(properties: Schema, required: list[str]) -> Schema:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _number(meaning: Meaning) -> Schema:
    bounds = {"minimum": meaning.low, "maximum": meaning.high}
    return {"type": "integer", **{name: bound for name, bound in bounds.items() if bound is not None}}


def _of_entries(meaning: Meaning) -> Meaning:
    return meaning.each or attrs.evolve(meaning, length=None, least=0, most=None)


def _length(least: int, most: int | None) -> Schema:
    return {**({"minItems": least} if least else {}), **({} if most is None else {"maxItems": most})}


def _name(kind: Any) -> str:
    cls, given = get_origin(kind) or kind, get_args(kind)
    return "_of_".join((snake(cls.__name__), *(snake(each.__name__) for each in given)))
