"""The built-in players by name, for this game and for any other."""

from random import Random

import pytest

from leonardo.ai.player import UNLIMITED, stream
from leonardo.ai.players import RANDOM, UnknownPlayerError, built_in, chooser, players_of, tempers_of
from leonardo.engine.davinci import GAME


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


def test_each_seat_and_decision_has_a_stream_of_its_own_that_repeats() -> None:
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
