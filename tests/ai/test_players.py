"""The built-in players by name, for this game and for any other."""

import subprocess
import sys
from random import Random

import pytest

from leonardo.ai import players
from leonardo.ai.game_players import At
from leonardo.ai.player import UNLIMITED, Budget, stream
from leonardo.ai.players import (
    RANDOM,
    UnknownPlayerError,
    adviser_of,
    built_in,
    chooser,
    is_advised,
    obvious_to,
    players_in,
    players_of,
    seers_of,
    tempers_for,
    tempers_of,
)
from leonardo.engine.davinci import GAME
from tests.tiny.game import GAME as TINY
from tests.tiny.game import HIGH, LOW, PLAYERS, Bid, Bidder, advise, see


def test_every_game_has_at_least_the_random_player() -> None:
    assert players_of("a game that nobody has written yet") == (RANDOM,)
    assert RANDOM in players_of(GAME.name)


def test_names_are_unique_and_found() -> None:
    names = [player.name for player in players_of(GAME.name)]
    assert len(set(names)) == len(names)
    assert [built_in(GAME.name, name).name for name in names] == names


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownPlayerError, match=r"'nobody'.*apprentice, journeyman, master, leonardo, random"):
        chooser(GAME.name, "nobody")


def test_the_random_player_does_anything_that_is_allowed() -> None:
    legal = ("left", "right", "on")
    answers = {RANDOM.choose(None, legal, Random(seed), UNLIMITED) for seed in range(50)}
    assert answers == set(legal)


def test_each_seat_and_decision_has_its_own_stream_that_repeats() -> None:
    draws = {(seat, number): stream(5, seat, number).random() for seat in range(3) for number in range(3)}
    assert len(set(draws.values())) == 9
    assert draws[2, 1] == stream(5, 2, 1).random()
    assert stream(6, 2, 1).random() != draws[2, 1]


def test_the_players_of_the_game_are_the_four_levels_and_chance() -> None:
    assert [player.name for player in players_of(GAME.name)] == [
        "apprentice",
        "journeyman",
        "master",
        "leonardo",
        "random",
    ]


def test_a_level_can_have_a_temper() -> None:
    assert [temper.name for temper in tempers_of(GAME.name)] == ["builder", "collector", "banker", "spoiler"]
    for level in players_of(GAME.name)[:-1]:
        for temper in tempers_of(GAME.name):
            player = built_in(GAME.name, f"{level.name}:{temper.name}")
            assert player.name == f"{level.name}:{temper.name}"
            assert player.choose != level.choose


@pytest.mark.parametrize("name", ["master:angry", "random:builder", "nobody:builder"])
def test_a_temper_that_is_not_there_is_answered_with_a_message(name: str) -> None:
    with pytest.raises(UnknownPlayerError):
        built_in(GAME.name, name)


def test_a_player_of_earlier_saves_is_still_found() -> None:
    assert built_in(GAME.name, "thumb").name == "thumb"


EVERY_NAME = [
    *(player.name for player in (*players_in(GAME.name).levels, *players_in(GAME.name).unlisted)),
    *(f"{player.name}:{temper.name}" for player in players_of(GAME.name)[:-1] for temper in tempers_of(GAME.name)),
]


@pytest.mark.parametrize("name", EVERY_NAME)
def test_every_player_is_where_the_record_says(name: str) -> None:
    assert callable(chooser(GAME.name, name))


def test_the_record_names_all_tempers_and_styles_that_there_are() -> None:
    tempers = At("leonardo.ai.davinci.personalities", "TEMPERS")()
    assert [temper.name for temper in tempers] == [temper.name for temper in tempers_of(GAME.name)]
    styles = At("leonardo.ai.davinci.styles", "STYLES")()
    assert {player.name for player in players_in(GAME.name).unlisted} == {"thumb", *styles}


def test_names_and_budgets_are_told_without_loading_what_thinks() -> None:
    """Importing what thinks takes longer than a bare window: a title or a new game must not wait for it."""
    code = """
import sys
from leonardo.ai import players
assert "leonardo.ai.davinci" not in sys.modules
players.players_of("davinci"), players.tempers_for("davinci", "master:builder"), players.players_in("davinci").long
assert players.is_advised("davinci")
print(*(name for name in sys.modules if name.startswith(("leonardo.ai.davinci.", "leonardo.engine.davinci"))))
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == []


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> str:
    """A second game, whose players are told in one record like those of the first."""
    monkeypatch.setitem(players.GAMES, TINY.name, At("tests.tiny.game", "PLAYERS"))
    return TINY.name


BIDS = tuple(Bid(coins) for coins in range(6))


def choice(game: str, name: str) -> Bid:
    found: Bid = chooser(game, name)(None, BIDS, Random(1), UNLIMITED)
    return found


def test_a_second_game_gives_its_players_in_one_record(tiny: str) -> None:
    assert [player.name for player in players_of(tiny)] == ["low", "high", "random"]
    assert (choice(tiny, "low"), choice(tiny, "high"), choice(tiny, "old")) == (Bid(1), Bid(3), Bid(1))
    assert obvious_to(tiny) is LOW
    assert is_advised(tiny)
    assert adviser_of(tiny) is advise
    assert seers_of(tiny) == {"seer": see}
    assert (players_in(tiny).long, players_in(tiny).hint) == (Budget(tries=7), Budget(tries=3))


def test_tempers_of_a_second_game_are_its_own(tiny: str) -> None:
    assert (choice(tiny, "low:bold"), choice(tiny, "low:shy")) == (Bid(2), Bid(0))
    assert [temper.name for temper in tempers_for(tiny, "low:bold")] == ["bold", "shy"]
    assert tempers_for(tiny, "high") == ()
    for name in ("high:bold", "low:builder", "random:bold"):
        with pytest.raises(UnknownPlayerError):
            built_in(tiny, name)
    assert isinstance(HIGH, Bidder)


def test_texts_of_a_game_bear_its_name() -> None:
    for game, found in ((GAME.name, players_in(GAME.name)), (TINY.name, PLAYERS)):
        texts = [player.text for player in (*found.levels, *found.unlisted)]
        texts += [temper.text for temper in found.tempers]
        assert all(text.startswith(f"{game}.") for text in texts)
