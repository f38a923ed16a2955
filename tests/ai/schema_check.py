"""A small validator of JSON Schema: of the words that our schemas use, and of no others."""

import re
from collections.abc import Callable, Iterator
from operator import ge, gt, le, pos
from typing import Any

Schema = dict[str, Any]
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
IGNORED = {"$schema", "$defs", "title", "description"}


def faults(value: Any, schema: Schema, root: Schema, at: str = "$") -> Iterator[str]:
    for word, told in schema.items():
        if word not in IGNORED:
            yield from _WORDS[word](value, told, schema, root, at)


def _ref(value: Any, told: str, schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - all words are asked alike
    yield from faults(value, root["$defs"][told.removeprefix("#/$defs/")], root, at)


def _any_of(value: Any, told: list[Schema], schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - all words are asked alike
    if all(next(faults(value, each, root, at), None) is not None for each in told):
        yield f"{at}: {value!r:.80} is none of {len(told)}"


def _type(value: Any, told: str | list[str], schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - all words are asked alike
    if not any(_is(value, each) for each in ([told] if isinstance(told, str) else told)):
        yield f"{at}: {value!r:.80} is no {told}"


def _is(value: Any, kind: str) -> bool:
    if kind in ("integer", "number"):
        return type(value) is int or (kind == "number" and type(value) is float)
    return type(value) is TYPES[kind]


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def _const(value: Any, told: Any, schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - all words are asked alike
    if not _same(value, told):
        yield f"{at}: {value!r:.80} is not {told!r}"


def _enum(value: Any, told: list[Any], schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - all words are asked alike
    if not any(_same(value, each) for each in told):
        yield f"{at}: {value!r:.80} is not one of {told}"


def _properties(value: Any, told: Schema, schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - all words are asked alike
    if isinstance(value, dict):
        for name in value.keys() & told.keys():
            yield from faults(value[name], told[name], root, f"{at}.{name}")


def _more(value: Any, told: Schema | bool, schema: Schema, root: Schema, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        return
    more = sorted(value.keys() - schema.get("properties", {}).keys())
    if isinstance(told, dict):
        for name in more:
            yield from faults(value[name], told, root, f"{at}.{name}")
    elif more and not told:
        yield f"{at}: {more} are unknown"


def _names(value: Any, told: Schema, schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - all words are asked alike
    for name in value if isinstance(value, dict) else ():
        yield from faults(name, told, root, f"{at} {name!r:.40}")


def _required(value: Any, told: list[str], schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - all words are asked alike
    if isinstance(value, dict) and (missing := set(told) - value.keys()):
        yield f"{at}: {sorted(missing)} are missing"


def _items(value: Any, told: Schema | bool, schema: Schema, root: Schema, at: str) -> Iterator[str]:
    before = len(schema.get("prefixItems", ()))
    for number, each in enumerate(value[before:] if isinstance(value, list) else ()):
        if told is False:
            yield f"{at}: more than {before} entries"
        elif isinstance(told, dict):
            yield from faults(each, told, root, f"{at}[{before + number}]")


def _prefix(value: Any, told: list[Schema], schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - all words are asked alike
    for number, (each, one) in enumerate(zip(value, told, strict=False) if isinstance(value, list) else ()):
        yield from faults(each, one, root, f"{at}[{number}]")


def _unique(value: Any, told: bool, schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - all words are asked alike
    if isinstance(value, list) and len({repr(each) for each in value}) < len(value):
        yield f"{at}: an entry stands twice"


def _pattern(value: Any, told: str, schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - all words are asked alike
    if isinstance(value, str) and not re.search(told, value):
        yield f"{at}: {value!r:.40} against {told}"


def _bounding(word: str, kind: Any, measure: Callable[[Any], Any], kept: Callable[[Any, Any], bool]) -> Any:
    def bound(value: Any, told: int, schema: Schema, root: Schema, at: str) -> Iterator[str]:  # noqa: ARG001 - as above
        if isinstance(value, kind) and not kept(measure(value), told):
            yield f"{at}: {value!r:.40} against {word} {told}"

    return bound


_WORDS = {
    "$ref": _ref,
    "anyOf": _any_of,
    "type": _type,
    "const": _const,
    "enum": _enum,
    "properties": _properties,
    "required": _required,
    "additionalProperties": _more,
    "propertyNames": _names,
    "items": _items,
    "prefixItems": _prefix,
    "uniqueItems": _unique,
    "pattern": _pattern,
    "minimum": _bounding("minimum", int | float, pos, ge),
    "exclusiveMinimum": _bounding("exclusiveMinimum", int | float, pos, gt),
    "maximum": _bounding("maximum", int | float, pos, le),
    "minItems": _bounding("minItems", list, len, ge),
    "maxItems": _bounding("maxItems", list, len, le),
    "minLength": _bounding("minLength", str, len, ge),
    "maxLength": _bounding("maxLength", str, len, le),
    "maxProperties": _bounding("maxProperties", dict, len, le),
}
