"""Makes the faulty saves in `fixtures`: `python -m tests.saves.make_fixtures`.

Each is `schema_1.leonardo.json` with one thing changed. That one is what the first version wrote: it is never made
again, because every later version must open it.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from leonardo.saves.documents import checksum
from leonardo.saves.files import ENDING

FIXTURES: Final = Path(__file__).parent / "fixtures"
WHOLE: Final = FIXTURES / f"schema_1{ENDING}"

Fields = dict[str, Any]


def document() -> Fields:
    fields: Fields = json.loads(WHOLE.read_text("utf-8"))
    return fields


def sealed(fields: Fields) -> bytes:
    """The file of a document, with the checksum that belongs to it."""
    fields.pop("checksum", None)
    return json.dumps({**fields, "checksum": checksum(fields)}).encode()


def changed(change: Callable[[Fields], Any]) -> bytes:
    fields = document()
    change(fields)
    return sealed(fields)


def setting(**values: object) -> bytes:
    return changed(lambda fields: fields.update(values))


def seat(**values: object) -> bytes:
    return changed(lambda fields: fields["seats"][0].update(values))


def replaced(old: str, new: str) -> bytes:
    text = WHOLE.read_text("utf-8")
    assert text.count(old) == 1
    return text.replace(old, new).encode()


def first_action(**values: object) -> bytes:
    return changed(lambda fields: fields["actions"].__setitem__(0, values))


def without_seat(fields: Fields) -> None:
    fields["seats"].pop()


def older() -> bytes:
    """A save of a schema that never was: seats were called players, and there was no round."""
    fields = document()
    fields["players"] = fields.pop("seats")
    del fields["round"]
    return sealed(fields)


FAULTY: Final[dict[str, Callable[[], bytes]]] = {
    "empty": lambda: b"",
    "blank": lambda: b" \n\n",
    "truncated": lambda: WHOLE.read_bytes()[:3000],
    "truncated_in_a_word": lambda: WHOLE.read_bytes()[:101],
    "changed_by_hand": lambda: replaced('"name": "Lisa"', '"name": "Mona"'),
    "not_utf8": lambda: WHOLE.read_bytes().replace(b"Lisa", b"L\xefsa"),
    "a_picture": lambda: b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
    "other_json": lambda: b'{"format": "shopping-list", "items": ["ultramarine"]}',
    "a_list": lambda: b'["leonardo-save"]',
    "a_record": lambda: b'{"format": "leonardo-record", "version": 1}\n',
    "newer": lambda: setting(schema=99, spice="saffron"),
    "no_schema": lambda: changed(lambda fields: fields.pop("schema")),
    "schema_zero": lambda: setting(schema=0),
    "schema_as_text": lambda: setting(schema="1"),
    "seed_as_text": lambda: setting(seed="12"),
    "seed_as_truth": lambda: setting(seed=True),
    "over_as_number": lambda: setting(over=0),
    "actions_as_text": lambda: setting(actions="place"),
    "action_as_text": lambda: setting(actions=["place"]),
    "setup_as_list": lambda: setting(setup=[1, 2]),
    "unknown_field": lambda: setting(spice="saffron"),
    "missing_field": lambda: changed(lambda fields: fields.pop("seed")),
    "no_seats": lambda: setting(seats=[]),
    "too_many_seats": lambda: setting(seats=document()["seats"] * 10),
    "unknown_kind_of_seat": lambda: seat(kind="ghost"),
    "unknown_field_of_seat": lambda: seat(level=3),
    "name_with_control_characters": lambda: seat(name="Lisa\x1b[2J"),
    "name_without_end": lambda: seat(name="L" * 1000),
    "half_a_character": lambda: seat(name="\ud800"),
    "colour_with_a_path": lambda: seat(colour="../../red"),
    "unknown_colour": lambda: seat(colour="octarine"),
    "run_with_a_path": lambda: setting(run="../../etc"),
    "impossible_time": lambda: setting(saved_at="2026-13-41T25:00:00.000Z"),
    "nested": lambda: replaced('"snapshot": {', '"snapshot": ' + '{"a": ' * 20000 + "{"),
    "huge_number": lambda: replaced('"seed": ', '"seed": ' + "9" * 5000),
    "large_float": lambda: replaced('"seed": ', '"seed": 1e999, "x": '),
    "not_a_number": lambda: replaced('"seed": ', '"seed": NaN, "x": '),
    "twice": lambda: replaced('"seed": ', '"seed": 1, "seed": '),
    "unknown_game": lambda: setting(game="scopa"),
    "impossible_setup": lambda: changed(lambda fields: fields["setup"].update(start=7)),
    "setup_field_missing": lambda: changed(lambda fields: fields["setup"].pop("deck")),
    "unknown_action": lambda: first_action(do="juggle"),
    "illegal_action": lambda: first_action(do="place", worker="master", at="academy"),
    "action_without_end": lambda: first_action(do="start", laboratory="small", invention=10**60),
    "another_position": lambda: changed(lambda fields: fields["snapshot"]["seats"][1].update(florins=99)),
    "position_with_truth": lambda: changed(lambda fields: fields["snapshot"].update(treasury=True)),
    "position_with_more": lambda: changed(lambda fields: fields["snapshot"].update(spice=1)),
    "position_with_less": lambda: changed(lambda fields: fields["snapshot"].pop("deck")),
    "one_seat_not_named": lambda: changed(without_seat),
    "over_too_early": lambda: setting(over=True),
    "another_round": lambda: setting(round=8),
    "made_up_older": older,
}
"""Every faulty save by the name of its file; the last one is faulty only as long as nothing upgrades it."""


def main() -> None:
    for name, content in FAULTY.items():
        (FIXTURES / f"{name}{ENDING}").write_bytes(content())


if __name__ == "__main__":
    main()
