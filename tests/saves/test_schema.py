"""A save becomes a file and is read back as it was; one of an older schema is upgraded step by step."""

import copy
import json
from datetime import UTC, datetime
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import BEGINNER, CODEX_LEONARDI_1, EXPERT
from leonardo.engine.davinci.setup import Options
from leonardo.engine.driving import wander
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.engine.record import Played
from leonardo.games import GAMES
from leonardo.saves import opening
from leonardo.saves.composing import Circumstances, compose
from leonardo.saves.documents import LONGEST_NAME
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.opening import difference, open_save, snapshot
from leonardo.saves.schema import SCHEMA, UPGRADES, BuiltIn, Person, read_save, upgrade, write_save
from tests.diagonal import first_quick
from tests.engine.davinci.random_games import random_course
from tests.saves.make_fixtures import FIXTURES, WHOLE, sealed

PATH = Path("somewhere.leonardo.json")
SEATS = (Person("Anna", "red"), BuiltIn("Ben", "blue", "random"), Person("Čeněk", "green"), Person("李", "yellow"))


def a_game(options: Options, seed: int, decisions: int) -> Played:
    return next(played for played in random_course(options, seed) if played.over or len(played.turns) == decisions)


def test_a_save_is_read_back_as_it_was_written() -> None:
    save = compose(a_game(Options(4), 1, 50), SEATS, 7, "abc", "Sunday, after lunch")
    assert read_save(write_save(save), PATH) == save


def test_decisions_of_the_last_save_are_not_worded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[object] = []
    write = GAME.write_action

    def counted(action: Action) -> dict[str, Any]:
        written.append(action)
        return write(action)

    monkeypatch.setattr(type(GAME), "write_action", staticmethod(counted))
    one, other = list(islice(random_course(Options(4), 1), 8)), a_game(Options(4), 2, 4)
    for played, new in ((one[5], 5), (one[7], 2), (one[6], 6), (other, 4)):
        written.clear()
        save = compose(played, SEATS, 7, "abc")
        assert len(written) == new
        assert save.actions == tuple(write(turn.action) for turn in played.turns)


def opening_anew() -> Any:  # noqa: ANN401 - a module
    """Return the module that writes states, which knows of no class yet."""
    spec = spec_from_file_location("opening_anew", opening.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("game", "options"), [("davinci", Options(3)), ("citta", CittaOptions(3)), ("engines", EnginesOptions(3))]
)
def test_how_states_are_written_is_found_out_ahead(game: str, options: object, monkeypatch: pytest.MonkeyPatch) -> None:
    opening = opening_anew()
    course = wander(GAMES[game], GAMES[game].deal(options, Random(1)), Random(1))
    states = [played.state for played, _ in islice(course, 60)]
    for piece in opening.ahead(type(states[0])):
        piece()
    monkeypatch.setattr(opening, "make_dict_unstructure_fn", None)
    for state in states:
        assert opening.snapshot(state)["round"] == state.round


def test_a_save_knows_its_time_and_writes_it_in_utc() -> None:
    time = datetime(2026, 11, 20, 13, 22, 5, 123_000, tzinfo=UTC)
    save = compose(a_game(Options(4), 1, 5), SEATS, 7, "abc", time=time)
    assert save.saved_at == "2026-11-20T13:22:05.123Z"
    assert save.time == time


def test_numbers_of_any_length_that_a_seed_may_have_are_kept() -> None:
    save = compose(a_game(Options(4), 1, 5), SEATS, 2**128, "abc")
    assert read_save(write_save(save), PATH).seed == 2**128


def test_a_file_of_a_save_has_one_decision_a_line() -> None:
    save = compose(a_game(Options(4), 1, 50), SEATS, 7, "abc")
    lines = write_save(save).decode().splitlines()
    assert sum(line.startswith('{"do": ') for line in lines) == 50
    assert lines[1:3] == ['"format": "leonardo-save",', '"schema": 8,']


def test_no_save_is_larger_than_40_kilobytes() -> None:
    """Its picture is not in it, and a list of two hundred must be there at once."""
    whole = a_game(Options(5, EXPERT), 1, 1000)
    assert whole.over
    assert len(write_save(compose(whole, (*SEATS, Person("Eva", "purple")), 2**128, "abc"))) < 40_000


def test_a_player_has_a_temper_in_the_save() -> None:
    seats = (*SEATS[:3], BuiltIn("Melzi", "green", "master:builder"))
    assert read_save(write_save(compose(a_game(Options(4), 1, 5), seats, 7, "abc")), PATH).seats == seats


@pytest.mark.parametrize("player", ["", "master:", ":builder", "one:two:three", "Master", "cmd:rm -r", "a" * 41])
def test_a_player_that_is_no_word_is_refused(player: str) -> None:
    with pytest.raises(ValueError, match="player"):
        BuiltIn("Melzi", "green", player)


@first_quick("setup", [BEGINNER, EXPERT])
@first_quick("seats", [2, 3, 4, 5])
def test_a_game_is_opened_where_it_was_saved(seats: int, setup: str) -> None:
    variants = (CODEX_LEONARDI_1,) if seats % 2 else ()
    whole = a_game(Options(seats, setup, variants), seats, 1000)
    assert whole.over
    people = tuple(Person(f"Player {seat}", "red") for seat in range(seats))
    played, _ = Played.begin(GAME, whole.setup)
    for number, turn in enumerate((*whole.turns, None)):
        if number % 40 == 0 or turn is None:
            save = read_save(write_save(compose(played, people, 1, "abc")), PATH)
            assert open_save(save, PATH, GAMES).played == played
        if turn is not None:
            played, _ = played.play(turn.action)


def test_the_snapshot_names_the_question_and_nothing_derived() -> None:
    played, _ = Played.begin(GAME, a_game(Options(4, EXPERT), 3, 0).setup)
    questions = set()
    for turn in a_game(Options(4, EXPERT), 3, 1000).turns:
        taken = snapshot(played.state)
        assert "options" not in taken
        questions.add(taken["question"]["is"])
        assert difference(taken, snapshot(played.state)) is None
        played, _ = played.play(turn.action)
    assert {"FavourQuestion", "WorkQuestion", "PlacementQuestion", "OfferQuestion", "BoxQuestion"} <= questions


@pytest.mark.parametrize(
    ("saved", "played", "words"),
    [
        ({"a": 1}, {"a": 2}, "state.a is 1 in the save, 2 when played again"),
        ({"a": 1}, {"a": True}, "state.a is 1 in the save, True"),
        ({"a": [1, 2]}, {"a": [1]}, "state.a has 2 entries in the save, 1"),
        ({"a": [1, [2]]}, {"a": [1, [3]]}, "state.a[1][0] is 2"),
        ({}, {"a": 1}, "state.a is missing"),
        ({"a": 1}, {}, "'a' is unknown"),
        ({"a": None}, {"a": {}}, "state.a is None in the save, {}"),
        ({"a": "x" * 1000}, {"a": ""}, "xxx... in the save"),
    ],
)
def test_a_difference_says_where_and_what(saved: object, played: object, words: str) -> None:
    assert words in str(difference(saved, played))


@pytest.mark.parametrize("name", ["", " ", " Anna", "A" * (LONGEST_NAME + 1), "Anna\n", "\x07"])
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="'name' must be 1 to 40 printable characters"):
        Person(name, "red")


OLDER = FIXTURES / "made_up_older.leonardo.json"


def seats_for_players(document: dict[str, Any]) -> dict[str, Any]:
    renamed = {name: value for name, value in document.items() if name != "players"}
    return {**renamed, "seats": document["players"]}


def round_added(document: dict[str, Any]) -> dict[str, Any]:
    return {
        **document,
        "round": document["snapshot"]["round"],
        "writes": 0,
        "picture": None,
        "table": {},
        "undone": 0,
        "hints": [0] * len(document["seats"]),
        "changed": [0] * len(document["seats"]),
        "machine": None,
        "line": [],
        "retaken": 0,
        "former": [],
    }


MADE_UP = {1: seats_for_players, 2: round_added}


def test_an_older_save_is_read_through_all_upgrades_in_order() -> None:
    save = read_save(OLDER.read_bytes(), OLDER, upgrades=MADE_UP, schema=3)
    assert save.seats[0].name == "Lisa"
    assert save.round == 2


def test_an_upgrade_changes_no_other_document() -> None:
    document = json.loads(OLDER.read_text("utf-8"))
    before = copy.deepcopy(document)
    upgraded = upgrade(document, 3, MADE_UP)
    assert upgraded["schema"] == 3
    assert document == before


def test_a_save_of_the_present_schema_needs_no_upgrade() -> None:
    document = {"schema": SCHEMA, "seed": 1}
    assert upgrade(document, SCHEMA) == document


def test_damage_is_found_before_an_upgrade_could_hide_it() -> None:
    damaged = OLDER.read_bytes().replace(b'"seed": 1503', b'"seed": 1504')
    with pytest.raises(SaveError) as caught:
        read_save(damaged, OLDER, upgrades=MADE_UP, schema=3)
    assert caught.value.fault is Fault.DAMAGED


def test_every_schema_has_an_upgrade_and_a_fixture() -> None:
    assert set(UPGRADES) == set(range(1, SCHEMA))
    for number in range(1, SCHEMA + 1):
        path = WHOLE.with_name(f"schema_{number}.leonardo.json")
        assert json.loads(path.read_text("utf-8"))["schema"] == number
        read_save(path.read_bytes(), path)


PEOPLE = (Person("Lisa", "red"), Person("Bianca", "yellow"))


def a_new_game() -> Played:
    return Played.begin(GAME, GAME.deal(Options(2), Random(1)))[0]


def test_they_are_kept() -> None:
    save = compose(a_new_game(), PEOPLE, 7, "abc", beside=Circumstances({"memory": "open"}, 2, (3, 0)))
    again = read_save(write_save(save), PATH)
    assert (again.table, again.undone, again.hints) == ({"memory": "open"}, 2, (3, 0))


def test_a_save_of_the_first_schema_agreed_on_nothing() -> None:
    path = FIXTURES / "schema_1.leonardo.json"
    save = read_save(path.read_bytes(), path)
    assert (save.table, save.undone, set(save.hints)) == ({}, 0, {0})


@pytest.mark.parametrize(
    "values",
    [
        {"table": ["memory"]},
        {"table": {"memory": 1}},
        {"table": {"Memory": "open"}},
        {"table": {"memory": "../open"}},
        {"table": {f"choice_{number}": "open" for number in range(41)}},
        {"undone": -1},
        {"undone": "2"},
        {"undone": True},
        {"hints": 2},
        {"hints": [0]},
        {"hints": [0, -1]},
        {"hints": [0, "1"]},
    ],
)
def test_what_nobody_agrees_on_is_refused(values: dict[str, Any]) -> None:
    save = compose(a_new_game(), PEOPLE, 7, "abc")
    with pytest.raises(SaveError, match=next(iter(values))):
        read_save(sealed({**json.loads(write_save(save)), **values}), PATH)
