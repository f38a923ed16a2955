"""Writes the JSON Schemas of docs/formats/, and what docs/formats/seat-protocol/ says of each game, from the code.

    python3 scripts/describe_formats.py

A test asks whether they are those of the code.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from leonardo.ai.protocol import of_game, of_messages
from leonardo.engine.record_schema import schema_of_line
from leonardo.games import GAMES
from leonardo.saves.save_schema import schema_of_saves

Schema = dict[str, Any]

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "formats"
TITLES: Final = {
    "davinci": "Leonardo da Vinci",
    "citta": "The City of Leonardo",
    "engines": "Engines of War",
}
_MANY: Final = 12  # words of an enumeration that are listed in a table; of more the first few
_APART: Final = {"rules", "view", "event", "action", "result", "from_table", "from_program"}


def files() -> Iterator[tuple[str, str]]:
    """Yield the names of the files below `FOLDER`, and what they hold."""
    yield "saves/save.schema.json", _json(schema_of_saves())
    yield "seat-protocol/messages.schema.json", _json(of_messages())
    for name, game in GAMES.items():
        schema = of_game(game)
        yield f"records/{name}.schema.json", _json(schema_of_line(game))
        yield f"seat-protocol/{name}.schema.json", _json(schema)
        yield f"seat-protocol/{name}.md", "\n".join(_page(TITLES.get(name, name), name, schema["$defs"]))


def _json(schema: Schema) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def _page(title: str, name: str, defs: Mapping[str, Schema]) -> Iterator[str]:
    yield f"# The words of {title} in the seat protocol"
    yield ""
    schema = f"{name}.schema.json"
    yield f"Made from the code by `scripts/describe_formats.py`. As a JSON Schema: [{schema}]({schema})."
    yield "The conversation itself is in [seat-protocol.md](../seat-protocol.md). Seats are counted clockwise from 0."
    yield ""
    yield "## rules"
    yield ""
    yield "What never changes, told once in `hello`."
    yield ""
    yield from _fields(defs["rules"])
    yield from _parts(defs["rules"])
    yield "## view"
    yield ""
    yield from _object(defs["view"])
    tagged = [each["$ref"].rpartition("/")[2] for each in defs["event"]["anyOf"]]
    for part in (each for each in defs if each not in _APART and each not in tagged and not each.startswith("is_")):
        yield f"### `{part}`"
        yield ""
        yield from _object(defs[part])
    yield "## What an object is"
    yield ""
    yield "Where objects of several kinds can stand, in `question` and in `agenda`, `is` says which one it is."
    yield ""
    for part in (each for each in defs if each.startswith("is_") and each not in tagged):
        yield f"### `{part.removeprefix('is_')}`"
        yield ""
        yield from _object(defs[part])
    yield "## Actions"
    yield ""
    yield "They are the words of game records: `do` says what is done."
    yield ""
    for each in defs["action"]["anyOf"]:
        told = each["properties"]["do"]
        words = [told["const"]] if "const" in told else told["enum"]
        by = each["properties"].get("by", {}).get("enum", [])
        more = f" by {' or '.join(by)}" if len(by) == 1 else ""
        yield f"### `{'` or `'.join(words)}`{more}"
        yield ""
        yield from _object(each)
    yield "## Events"
    yield ""
    yield "`is` says what happened. What your seat may not know is `null`."
    yield ""
    for part in tagged:
        yield f"### `{part.removeprefix('is_')}`"
        yield ""
        yield from _object(defs[part])
    yield "## result"
    yield ""
    yield "It comes with `quit` at the end of a game, and is the last line of a game record."
    yield ""
    yield from _fields(defs["result"])


def _parts(schema: Schema, within: str = "") -> Iterator[str]:
    """Yield a section for each field that is an object with fields of its own, or a list of such."""
    for name, field in schema["properties"].items():
        part = field.get("items", field)
        if "properties" in part:
            yield f"### `{within}{name}`"
            yield ""
            yield from _fields(part)
            yield from _parts(part, f"{within}{name}.")


def _object(schema: Schema) -> Iterator[str]:
    yield schema["description"]
    yield ""
    yield from _fields(schema)


def _fields(schema: Schema) -> Iterator[str]:
    told = {name: each for name, each in schema["properties"].items() if name not in ("is", "do")}
    if not told:
        return
    yield "| field | values | meaning |"
    yield "|---|---|---|"
    for name, each in told.items():
        optional = "" if name in schema["required"] else ", or left out"
        yield f"| `{name}` | {_values(each)}{optional} | {each.get('description', '')} |"
    yield ""


def _values(schema: Schema) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2].removeprefix("is_")
        return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
    if "anyOf" in schema:
        return _either(schema["anyOf"])
    if "const" in schema and "type" not in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        words = [f"`{word}`" for word in schema["enum"]]
        return ", ".join(words if len(words) <= _MANY else [*words[:3], "…", words[-1]])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(map(_values, schema['prefixItems']))}]"
        count = _count(schema)
        return f"{count}: {_values(schema['items'])}" if schema["items"] else count
    if kind == "integer":
        return _range(schema)
    if kind == "object" and 0 < len(schema["properties"]) <= _MANY:
        return f"an object: {', '.join(f'`{name}`' for name in schema['properties'])}"
    return {"object": "an object", "string": "a word", "boolean": "`true`, `false`", "null": "`null`"}.get(
        str(kind), "any"
    )


def _count(schema: Schema) -> str:
    least, most = schema.get("minItems"), schema.get("maxItems")
    if most is None:
        return "a list"
    if least is None:
        return f"up to {most} entries"
    return f"{least} entries" if least == most else f"{least} to {most} entries, one for each seat"


def _either(schemas: Sequence[Schema]) -> str:
    tagged = [each for each in schemas if each.get("$ref", "").startswith("#/$defs/is_")]
    words = [_values(each) for each in schemas if each not in tagged]
    return " or ".join((["an object with `is`"] if tagged else []) + words)


def _range(schema: Schema) -> str:
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is None:
        return "a whole number"
    return f"{low} to {high}" if high is not None else f"a number from {low}"


def main() -> None:
    for name, text in files():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
