"""Names in an arena: with a budget of their own, with a temper, and of players that are shown everything."""

import sys
from random import Random

import pytest

from leonardo.ai.player import Budget
from leonardo.ai.players import UnknownPlayerError, built_in, seers_of
from leonardo.arena.entrants import Entrant, check, entrant
from leonardo.arena.playing import play
from leonardo.arena.seat import Seat
from leonardo.engine.davinci import GAME
from leonardo.games import GAMES
from tests.arena.helpers import task

UNCLOSED = [] if sys.platform == "win32" else [("cmd:'play", "No closing quotation")]
"""Windows itself reads the words of a command line."""


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("leonardo", Entrant("leonardo")),
        ("leonardo@1280", Entrant("leonardo", 1280)),
        ("master:builder@64", Entrant("master:builder", 64)),
        ("cmd:player --mail me@64", Entrant("cmd:player --mail me@64")),
    ],
)
def test_a_name_may_tell_a_budget_of_its_own(name: str, expected: Entrant) -> None:
    assert entrant(name) == expected


def test_tries_of_its_own_leave_the_clock_as_it_is() -> None:
    assert entrant("leonardo@1280").budget(Budget(2.0, 128)) == Budget(2.0, 1280)
    assert entrant("leonardo").budget(Budget(2.0, 128)) == Budget(2.0, 128)


@pytest.mark.parametrize("name", ["leonardo@", "leonardo@0", "leonardo@-1", "leonardo@many", "leonardo@1@2"])
def test_tries_that_are_no_number_are_told(name: str) -> None:
    with pytest.raises(ValueError, match="after @ stands how much leonardo may try for a decision"):
        check(GAME.name, name)


@pytest.mark.parametrize("name", ["nobody", "nobody@5", "@5", "seeing:builder"])
def test_who_is_not_there_is_told(name: str) -> None:
    with pytest.raises(UnknownPlayerError, match="unknown player"):
        check(GAME.name, name)


@pytest.mark.parametrize(("name", "why"), [("cmd:", "no command is given"), *UNCLOSED])
def test_a_command_line_that_is_none_is_told(name: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"after cmd: stands the command line of a program; {why}"):
        check(GAME.name, name)


@pytest.mark.parametrize("name", ["thumb", "master:builder@5", "seeing", "seeing@5", "cmd:anything at all"])
def test_all_others_can_play(name: str) -> None:
    check(GAME.name, name)


@pytest.mark.slow
def test_tries_of_its_own_are_as_good_as_that_budget_for_all() -> None:
    alone = play(task("apprentice", "leonardo@2", budget=Budget(tries=1)))
    assert alone.record == play(task("apprentice", "leonardo", budget=Budget(tries=2))).record
    assert alone.outcome.players == ("apprentice", "leonardo@2")


def test_a_seer_is_shown_the_state_and_decides_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    met = []

    def spy(state: object, seat: int, legal: tuple[object, ...], random: Random, budget: Budget) -> object:  # noqa: ARG001 - a double
        assert isinstance(state, GAME.state_type)
        met.append((seat, budget.tries))
        return legal[0]

    monkeypatch.setattr("leonardo.arena.playing.seers_of", lambda _: {"spy": spy})
    outcome = play(task("thumb", "spy@7")).outcome
    assert met == [(1, 7)] * len(outcome.milliseconds[1])
    assert outcome.fallbacks == (0, 0)


def test_no_seer_is_a_player_or_speaks_the_seat_protocol() -> None:
    assert seers_of(GAME.name)
    for name in seers_of(GAME.name):
        assert not Seat(name, GAMES).known
        with pytest.raises(UnknownPlayerError):
            built_in(GAME.name, name)
