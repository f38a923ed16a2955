"""The schemas of docs/formats/ are those of the code, and real records and saves keep them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from leonardo.engine.driving import wander
from leonardo.engine.record import VERSION, write_record
from leonardo.engine.record_schema import schema_of_line
from leonardo.games import GAMES
from leonardo.saves.save_schema import schema_of_saves
from leonardo.saves.schema import SCHEMA, read_save, write_save
from scripts.describe_formats import FOLDER, files
from scripts.games.game_kinds import KINDS_OF
from tests.ai.schema_check import faults
from tests.diagonal import first_quick

PROJECT = Path(__file__).resolve().parents[2]
FILES = dict(files())
LINES = {name: schema_of_line(game) for name, game in GAMES.items()}
RECORDS = sorted((PROJECT / "tests" / "versions" / "fixtures" / "records").iterdir())
SAVES = sorted((PROJECT / "saves" / "samples").glob("*.leonardo.json"))


@pytest.mark.parametrize("name", FILES)
def test_what_is_described_is_that_of_the_code(name: str) -> None:
    """If not: python3 scripts/describe_formats.py."""
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name]


def test_nothing_else_is_described() -> None:
    pages = {"README.md", "records.md", "saves.md", "seat-protocol.md"}
    assert {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.*")} == {*pages, *FILES}


@pytest.mark.parametrize("name", FILES)
def test_each_schema_is_named_on_a_page(name: str) -> None:
    assert any(f"({name})" in page.read_text(encoding="utf-8") for page in FOLDER.glob("*.md"))


def unexplained(schema: Any, path: str = "") -> Iterator[str]:  # noqa: ANN401 - a schema holds anything
    """Yield the fields that say nothing of what they mean, wherever they are in a schema."""
    if isinstance(schema, list):
        for number, each in enumerate(schema):
            yield from unexplained(each, f"{path}/{number}")
    if isinstance(schema, dict):
        if schema.get("type") == "object":
            fields = schema.get("properties", {})
            yield from (f"{path}/{name}" for name, field in fields.items() if not field.get("description"))
        for name, each in schema.items():
            yield from unexplained(each, f"{path}/{name}")


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".json")])
def test_each_field_says_what_it_means(name: str) -> None:
    assert list(unexplained(json.loads(FILES[name]))) == []


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".md")])
def test_pages_name_things_as_messages_do_not_as_the_code_does(name: str) -> None:
    assert re.findall(r"`[A-Z][a-z]+[A-Z][A-Za-z]*`", FILES[name]) == []
    assert not re.search(r"_of_int\b", FILES[name])
    rows = re.findall(r"^\| `.*\|$", FILES[name], re.MULTILINE)
    assert all(row.split("|")[-2].strip() for row in rows)


@pytest.mark.parametrize(("page", "number"), [("records.md", VERSION), ("saves.md", SCHEMA)])
def test_each_page_names_its_version(page: str, number: int) -> None:
    text = (FOLDER / page).read_text(encoding="utf-8")
    field = "version" if page == "records.md" else "schema"
    assert f"## Versions\n\n- `{field}` is {number}, or {number + 1} " in text


@first_quick(("game", "kind"), [(game, kind) for game in GAMES for kind in KINDS_OF[game][-1::-6]], ids=str)
def test_each_line_of_a_record_keeps_its_schema(game: str, kind: Any) -> None:  # noqa: ANN401 - each game has its own
    rules, random = GAMES[game], Random(3)
    *_, (played, _) = wander(rules, rules.deal(kind.options, random), random)
    check(write_record(played), game)


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.name)
def test_records_of_earlier_versions_keep_it(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    check(text, json.loads(text.partition("\n")[0])["game"])


def check(record: str, game: str) -> None:
    for line in record.splitlines():
        assert list(faults(json.loads(line), LINES[game], LINES[game])) == []


def test_a_game_that_was_broken_off_keeps_it() -> None:
    check('{"broken_off": "after 500 rounds"}\n', "davinci")


@pytest.mark.parametrize(
    "line",
    [
        {"seat": 0, "do": "side", "side": "guelph"},
        {"seat": 0, "do": "side", "side": "nobody", "of": 2},
        {"chance": "machine", "seat": 0, "for": "start", "number": 13},
        {"broken_off": 3},
    ],
)
def test_what_is_no_line_of_a_record_breaks_it(line: dict[str, Any]) -> None:
    assert list(faults(line, LINES["citta"], LINES["citta"])) != []


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.name)
def test_saves_keep_their_schema(path: Path) -> None:
    schema = schema_of_saves()
    document = json.loads(write_save(read_save(path.read_bytes(), path)))
    assert document["schema"] == SCHEMA
    assert list(faults(document, schema, schema)) == []
    assert list(faults({**document, "writes": -1}, schema, schema)) != []
    assert list(faults({**document, "more": 1}, schema, schema)) != []
