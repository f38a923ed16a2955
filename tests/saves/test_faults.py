"""Whatever is wrong with a save: the message names the file and the fault, and the file stays as it is."""

import tomllib
from pathlib import Path

import pytest

from leonardo.games import GAMES
from leonardo.saves.faults import SENTENCES, Fault, SaveError
from leonardo.saves.files import ENDING
from leonardo.saves.folder import SaveFolder
from leonardo.saves.opening import Opened, open_save
from leonardo.saves.pictures import embedded
from leonardo.saves.schema import SCHEMA
from tests.saves.make_fixtures import FAULTY, FIXTURES, WHOLE

CATALOGUE = Path(__file__).resolve().parents[2] / "assets" / "texts" / "en" / "saves.toml"


def test_the_catalogue_has_the_sentence_of_every_fault() -> None:
    texts = tomllib.loads(CATALOGUE.read_text("utf-8"))["saves"]
    assert texts == {fault.value: f"{{file}}: {SENTENCES[fault]}" for fault in Fault}


@pytest.mark.parametrize("fault", Fault)
def test_the_sentence_names_the_file_and_what_is_wrong(fault: Fault) -> None:
    error = SaveError(Path("somewhere") / "sunday.leonardo.json", fault, "the detail")
    assert str(error) == f"sunday.leonardo.json: {error.plainly}"
    assert "{" not in error.plainly


EXPECTED: dict[str, tuple[Fault, str]] = {
    "empty": (Fault.EMPTY, ""),
    "blank": (Fault.EMPTY, ""),
    "truncated": (Fault.DAMAGED, "breaks off in line"),
    "truncated_in_a_word": (Fault.DAMAGED, "breaks off in line"),
    "changed_by_hand": (Fault.DAMAGED, "checksum"),
    "not_utf8": (Fault.DAMAGED, "UTF-8"),
    "a_picture": (Fault.FOREIGN, "UTF-8"),
    "other_json": (Fault.FOREIGN, "format"),
    "a_list": (Fault.DAMAGED, "not a JSON object"),
    "a_record": (Fault.FOREIGN, "format"),
    "newer": (Fault.NEWER, "schema 99"),
    "no_schema": (Fault.DAMAGED, "schema number"),
    "schema_zero": (Fault.DAMAGED, "schema number"),
    "schema_as_text": (Fault.DAMAGED, "schema number"),
    "seed_as_text": (Fault.DAMAGED, "save.seed: must be a whole number"),
    "seed_as_truth": (Fault.DAMAGED, "save.seed: must be a whole number"),
    "over_as_number": (Fault.DAMAGED, "save.over: must be true or false"),
    "actions_as_text": (Fault.DAMAGED, "save.actions: must be a list"),
    "action_as_text": (Fault.DAMAGED, "save.actions[0]: must be an object"),
    "setup_as_list": (Fault.DAMAGED, "save.setup: must be an object"),
    "unknown_field": (Fault.DAMAGED, "unknown field 'spice'"),
    "missing_field": (Fault.DAMAGED, "'seed' is missing"),
    "no_seats": (Fault.DAMAGED, "seats"),
    "too_many_seats": (Fault.DAMAGED, "seats"),
    "unknown_kind_of_seat": (Fault.DAMAGED, "save.seats[0]"),
    "unknown_field_of_seat": (Fault.DAMAGED, "unknown field 'level'"),
    "name_with_control_characters": (Fault.DAMAGED, "'name'"),
    "name_without_end": (Fault.DAMAGED, "'name'"),
    "half_a_character": (Fault.DAMAGED, "an incomplete character"),
    "colour_with_a_path": (Fault.DAMAGED, "'colour'"),
    "unknown_colour": (Fault.DAMAGED, "'colour' must be in"),
    "run_with_a_path": (Fault.DAMAGED, "'run'"),
    "impossible_time": (Fault.DAMAGED, "month"),
    "nested": (Fault.DAMAGED, "too deeply"),
    "huge_number": (Fault.DAMAGED, "too large"),
    "large_float": (Fault.DAMAGED, "too large"),
    "not_a_number": (Fault.DAMAGED, "NaN"),
    "twice": (Fault.DAMAGED, "'seed' appears twice"),
    "unknown_game": (Fault.UNKNOWN_GAME, "scopa"),
    "impossible_setup": (Fault.BREAKS_RULE, "set-up: start must be a seat"),
    "setup_field_missing": (Fault.DAMAGED, 'set-up: "deck" is missing'),
    "unknown_action": (Fault.DAMAGED, "decision 1: "),
    "illegal_action": (Fault.BREAKS_RULE, "decision 1: In phase A work is started or interrupted, rule 6.1"),
    "action_without_end": (Fault.BREAKS_RULE, "decision 1: "),
    "another_position": (Fault.DIFFERENT, "state.seats[1].florins is 99 in the save, "),
    "position_with_truth": (Fault.DIFFERENT, "state.treasury is True in the save"),
    "position_with_more": (Fault.DIFFERENT, "'spice' is unknown"),
    "position_with_less": (Fault.DIFFERENT, "state.deck is missing"),
    "one_seat_not_named": (Fault.DAMAGED, "3 seats are named, 4 play"),
    "over_too_early": (Fault.DAMAGED, "the game is not over"),
    "another_round": (Fault.DAMAGED, "round 8"),
    "made_up_older": (Fault.DAMAGED, "is missing"),
}
PAGE = 600  # characters: a message is never longer, whatever the file holds


def opened(path: Path) -> Opened:
    return open_save(SaveFolder(path.parent).read(path), path, GAMES)


def test_every_fixture_has_its_expectation() -> None:
    assert EXPECTED.keys() == FAULTY.keys()
    whole = {f"schema_{number}{ENDING}" for number in range(1, SCHEMA + 1)}
    assert {path.name for path in FIXTURES.iterdir()} == {*whole, *(f"{name}{ENDING}" for name in FAULTY)}


@pytest.mark.parametrize("name", FAULTY)
def test_the_fixtures_are_those_that_are_made(name: str) -> None:
    assert (FIXTURES / f"{name}{ENDING}").read_bytes() == FAULTY[name]()


@pytest.mark.parametrize("name", EXPECTED)
def test_a_faulty_save_is_refused_with_file_and_fault(name: str) -> None:
    path = FIXTURES / f"{name}{ENDING}"
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        opened(path)
    fault, words = EXPECTED[name]
    assert caught.value.fault is fault
    assert words in caught.value.detail
    assert str(caught.value).startswith(f"{path.name}: ")
    assert len(str(caught.value)) < PAGE
    assert str(caught.value).isprintable()
    assert path.read_bytes() == before


def test_the_save_of_the_first_schema_opens() -> None:
    game = opened(WHOLE)
    assert game.save.name == "The first schema"
    assert game.save.round == 2
    assert [seat.name for seat in game.save.seats] == ["Lisa", "Salaì", "Melzi", "Verrocchio"]
    assert embedded(WHOLE) is not None


def test_the_list_goes_on_past_faulty_saves() -> None:
    entries = SaveFolder(FIXTURES).entries()
    unreadable = {Fault.EMPTY, Fault.FOREIGN, Fault.NEWER}
    assert len(entries) == len(FAULTY) + SCHEMA
    assert entries[0].head is not None
    faulty = {entry.path.name.removesuffix(ENDING): entry.fault.fault for entry in entries if entry.fault}
    assert unreadable < set(faulty.values())
    assert all(EXPECTED[name][0] is fault for name, fault in faulty.items())
