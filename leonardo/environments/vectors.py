"""Views as vectors of a fixed length: each number of a view has its place, as the JSON Schema of its game lays it out.

- A number is itself, a yes or no is 1 or 0, one of several names is its place in the schema's list, from 1.
- What may be missing (`null`, or a kind of component nobody has) is 0; a slot `?` before it says whether it is there.
- A list of names is a count for each name. Any other list is its length and then its items, up to the most of them.
- What is one of several kinds has a slot for the kind, from 1, and then slots for the fields of each kind.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from attrs import frozen

from leonardo import api

Write = Callable[[Any, list[float], int], None]
"""Writes a value of a view into a vector, from a slot on; the slots were all 0."""

_KINDS: Final = ("is", "do")  # the fields that tell kinds apart


@frozen
class Layout:
    """Where what a view tells lies in a vector: the name of each slot, such as `seats.0.florins`."""

    slots: tuple[str, ...]
    fields: Mapping[str, slice]
    """The slots of each field of a view."""
    _write: Write

    def vector(self, view: api.Data) -> list[float]:
        """Return a view of the game as a vector."""
        vector = [0.0] * len(self.slots)
        self._write(view, vector, 0)
        return vector


@cache
def layout(game: str, seats: int) -> Layout:
    """Return the layout of the views of a game with that many seats.

    Raises:
        ValueError: if there is no such game.
    """
    schemas = api.schemas(game)
    view = schemas["view"]
    slots, write = _of(view, schemas, "", seats)
    fields, at = dict[str, slice](), 0
    for name, schema in view["properties"].items():
        count = len(_of(schema, schemas, name, seats)[0])
        fields[name] = slice(at, at + count)
        at += count
    return Layout(tuple(slots), fields, write)


def _of(schema: Any, schemas: api.Data, name: str, seats: int) -> tuple[list[str], Write]:  # noqa: ANN401 - JSON
    """Return the names of the slots of a schema's data, and what writes them."""
    if "$ref" in schema:
        return _of(schemas[schema["$ref"].rsplit("/", 1)[1]], schemas, name, seats)
    if "anyOf" in schema:
        return _either(schema["anyOf"], schemas, name, seats)
    if "enum" in schema:
        return [name], _write_name(schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        return _object(schema, schemas, name, seats)
    if kind == "array":
        return _list(schema, schemas, name, seats)
    if kind in ("integer", "boolean", "number"):
        return [name], _write_number
    if "const" in schema:
        return [], _write_nothing
    raise TypeError(f"{name} has a schema that has no slots: {schema}")


def _write_number(value: Any, vector: list[float], at: int) -> None:  # noqa: ANN401 - JSON
    vector[at] = value


def _write_nothing(value: object, vector: list[float], at: int) -> None:
    """Write nothing: it is always the same."""


def _write_name(names: Sequence[str]) -> Write:
    places = {name: place for place, name in enumerate(names, 1)}

    def write(value: Any, vector: list[float], at: int) -> None:  # noqa: ANN401 - JSON
        vector[at] = places[value]

    return write


def _object(schema: api.Data, schemas: api.Data, name: str, seats: int) -> tuple[list[str], Write]:
    slots: list[str] = []
    parts: list[tuple[str, int, Write]] = []
    for key, each in schema["properties"].items():
        inner, write = _of(each, schemas, f"{name}.{key}" if name else key, seats)
        if inner:
            parts.append((key, len(slots), write))
        slots += inner

    def write_all(value: Any, vector: list[float], at: int) -> None:  # noqa: ANN401 - JSON
        for key, offset, write in parts:
            if key in value:
                write(value[key], vector, at + offset)

    return slots, write_all


def _either(options: Sequence[api.Data], schemas: api.Data, name: str, seats: int) -> tuple[list[str], Write]:
    """Lay out what is nothing or of one or more kinds."""
    some = [_resolved(each, schemas) for each in options if each.get("type") != "null"]
    if len(some) > 1:
        return _kinds(some, schemas, name, seats)
    inner, write = _of(some[0], schemas, name, seats)
    if len(some) == len(options):
        return inner, write

    def write_maybe(value: Any, vector: list[float], at: int) -> None:  # noqa: ANN401 - JSON
        if value is not None:
            vector[at] = 1
            write(value, vector, at + 1)

    return [f"{name}?", *inner], write_maybe


def _kinds(options: Sequence[api.Data], schemas: api.Data, name: str, seats: int) -> tuple[list[str], Write]:
    slots = [f"{name}.kind"]
    writers: dict[str, tuple[int, int, Write]] = {}
    tag = next(key for key in _KINDS if key in options[0]["properties"])
    for number, option in enumerate(options, 1):
        kind = option["properties"][tag]["const"]
        inner, write = _of(option, schemas, f"{name}.{kind}", seats)
        writers[kind] = number, len(slots), write
        slots += inner

    def write_kind(value: Any, vector: list[float], at: int) -> None:  # noqa: ANN401 - JSON
        if value is not None:
            number, offset, write = writers[value[tag]]
            vector[at] = number
            write(value, vector, at + offset)

    return slots, write_kind


def _list(schema: api.Data, schemas: api.Data, name: str, seats: int) -> tuple[list[str], Write]:
    if "prefixItems" in schema:
        return _tuple(schema["prefixItems"], schemas, name, seats)
    items = schema["items"]
    if "enum" in items:
        return _counts(items["enum"], name)
    least, most = schema.get("minItems", 0), schema["maxItems"]
    fixed = least == most
    if least and not fixed:
        most = seats  # a list between the fewest and the most seats has an entry for each
    laid = [_of(items, schemas, f"{name}.{number}", seats) for number in range(most)]
    first, write, size = 0 if fixed else 1, laid[0][1], len(laid[0][0])

    def write_items(value: Any, vector: list[float], at: int) -> None:  # noqa: ANN401 - JSON
        if first:
            vector[at] = len(value)
        for number, each in enumerate(value):
            write(each, vector, at + first + number * size)

    return [*([] if fixed else [f"{name}.count"]), *(slot for slots, _ in laid for slot in slots)], write_items


def _tuple(items: Sequence[api.Data], schemas: api.Data, name: str, seats: int) -> tuple[list[str], Write]:
    slots: list[str] = []
    parts: list[tuple[int, Write]] = []
    for number, each in enumerate(items):
        inner, write = _of(each, schemas, f"{name}.{number}", seats)
        parts.append((len(slots), write))
        slots += inner

    def write_all(value: Any, vector: list[float], at: int) -> None:  # noqa: ANN401 - JSON
        for each, (offset, write) in zip(value, parts, strict=True):
            write(each, vector, at + offset)

    return slots, write_all


def _counts(names: Sequence[str], name: str) -> tuple[list[str], Write]:
    places = {each: place for place, each in enumerate(names)}

    def write(value: Any, vector: list[float], at: int) -> None:  # noqa: ANN401 - JSON
        for each in value:
            vector[at + places[each]] += 1

    return [f"{name}.{each}" for each in names], write


def _resolved(schema: api.Data, schemas: api.Data) -> api.Data:
    resolved: api.Data = schemas[schema["$ref"].rsplit("/", 1)[1]] if "$ref" in schema else schema
    return resolved
