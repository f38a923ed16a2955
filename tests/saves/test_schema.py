"""A save becomes a file and is read back as it was."""

from datetime import UTC, datetime
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
from leonardo.saves import snapshot as snapshots
from leonardo.saves.checks import LONGEST_NAME
from leonardo.saves.composing import compose
from leonardo.saves.opening import open_save
from leonardo.saves.schema import BuiltIn, Person, read_save, write_save
from leonardo.saves.snapshot import difference, snapshot
from tests.engine.davinci.random_games import random_course

PATH = Path("somewhere.leonardo.json")
SEATS = (Person("Anna", "red"), BuiltIn("Ben", "blue", "random"), Person("Čeněk", "green"), Person("李", "yellow"))


def a_game(options: Options, seed: int, decisions: int) -> Played:
    return next(played for played in random_course(options, seed) if played.over or len(played.turns) == decisions)


def test_a_save_is_read_back_as_it_was_written() -> None:
    save = compose(a_game(Options(4), 1, 50), SEATS, 7, "abc", "Sunday, after lunch")
    assert read_save(write_save(save), PATH) == save


def test_decisions_that_stood_in_the_last_save_are_not_put_in_words_again(monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.parametrize(
    ("game", "options"), [("davinci", Options(3)), ("citta", CittaOptions(3)), ("engines", EnginesOptions(3))]
)
def test_how_states_are_written_is_found_out_ahead(game: str, options: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "_CONVERTER", snapshots._make_converter())
    course = wander(GAMES[game], GAMES[game].deal(options, Random(1)), Random(1))
    states = [played.state for played, _ in islice(course, 60)]
    for piece in snapshots.ahead(type(states[0])):
        piece()
    monkeypatch.setattr(snapshots, "make_dict_unstructure_fn", None)
    for state in states:
        assert snapshot(state)["round"] == state.round


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
def test_a_player_that_is_no_word_with_or_without_a_temper_is_refused(player: str) -> None:
    with pytest.raises(ValueError, match="player"):
        BuiltIn("Melzi", "green", player)


@pytest.mark.parametrize("setup", [BEGINNER, EXPERT])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
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


def test_the_snapshot_of_every_question_names_it_and_leaves_out_what_is_derived() -> None:
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
