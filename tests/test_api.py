"""The games from Python, as docs/python.md tells it: every example there runs, and what is promised holds."""

import json
import pickle
import re
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from leonardo import api
from leonardo.engine.record import Played, write_record
from leonardo.games import GAMES
from leonardo.simulate import Simulation, games_of
from tests.test_architecture import PROJECT

PAGE = (PROJECT / "docs" / "python.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
SHORT: Mapping[str, Mapping[str, Any]] = {"davinci": {}, "citta": {"rounds": 2}, "engines": {"target": 5}}


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_every_example_of_the_page_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], f"docs/python.md example {number + 1}", "exec"), {})  # noqa: S102 - our own page
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("game", api.GAMES)
def test_a_game_is_the_same_data_all_the_way(game: str) -> None:
    position = api.new(game, seed=4, **SHORT[game])
    assert position.seats in api.seat_counts(game)
    random = Random(2)
    while not position.over:
        seat = position.decider
        assert seat is not None
        told = [position.view(seat), position.view(), position.legal, position.events(seat), position.events()]
        assert json.loads(json.dumps(told)) == told
        assert position.choices == len(position.legal)
        action = position.legal[random.randrange(position.choices)]
        position = position.act(action)
    assert position.legal == []
    assert api.read(position.record()).record() == position.record()
    with pytest.raises(ValueError, match="the game is over"):
        position.act(0)


@pytest.mark.parametrize("game", api.GAMES)
def test_players_play_as_in_simulations(game: str) -> None:
    names = ("apprentice", "random", "random")
    simulated = Simulation(GAMES[game], _options(game), names, 1, 9)
    (expected,) = games_of(simulated)
    end = api.play(game, names, "9/0", **SHORT[game])
    assert end.record().splitlines()[1:] == _lines(expected)


def test_positions_do_not_change() -> None:
    before = api.new("citta", seed=1)
    told = before.legal, before.view(before.decider)
    after = before.act(0)
    assert (before.legal, before.view(before.decider)) == told
    assert after != before
    assert before.act(0) == before.act(before.legal[0]) == after


@pytest.mark.parametrize("game", api.GAMES)
def test_a_drawn_position_looks_the_same_and_has_no_record(game: str) -> None:
    position = api.new(game, seed=6, **SHORT[game]).ask("random").ask("random")
    seat = position.decider
    assert seat is not None
    drawn = position.drawn(seat, Random(3))
    assert (drawn.view(seat), drawn.legal) == (position.view(seat), position.legal)
    for each in (drawn, drawn.act(0), drawn.act(0).ask("random")):
        with pytest.raises(ValueError, match="a drawn position has no record"):
            each.record()
    assert "deck" not in repr(drawn)
    assert drawn.act(0) == drawn.act(drawn.legal[0])


def test_the_same_seed_gives_the_same_game_another_another() -> None:
    records = [api.play("citta", ["random"] * 4, seed, rounds=2).record() for seed in (1, 1, 2)]
    assert records[0] == records[1] != records[2]


@pytest.mark.parametrize("game", api.GAMES)
def test_what_is_handed_out_can_be_changed_without_harm(game: str) -> None:
    for give in (api.rules, api.schemas, api.options):
        given, kept = give(game), json.dumps(give(game))
        for inner in given.values():
            if isinstance(inner, dict | list):
                inner.clear()
        given.clear()
        assert json.dumps(give(game)) == kept
    assert api.new(game, seed=1) == pickle.loads(pickle.dumps(api.new(game, seed=1)))  # noqa: S301 - our own


def test_steps_end_with_the_position_at_the_end() -> None:
    positions = list(api.steps("citta", ["random"] * 3, 5, rounds=1))
    assert [position.over for position in positions] == [False] * (len(positions) - 1) + [True]
    assert [position.decisions for position in positions] == list(range(len(positions)))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda: api.new("chess"), "there is no game 'chess'; there are: davinci, citta, engines"),
        (lambda: api.new("citta", seats=9), "citta is played by 3, 4, 5, 6, not by 9"),
        (lambda: api.new("citta", speed=3), "citta has no option 'speed'; there are: rounds, variants"),
        (lambda: api.new("citta", variants=["chess"]), "chess"),
        (lambda: api.play("citta", ["nobody"] * 3), "unknown player 'nobody'"),
        (lambda: api.new("citta").view(7), "seats, numbered from 0; 7 is none of them"),
        (lambda: api.new("citta").act({"do": "fly"}), "fly"),
        (lambda: api.new("citta").act(99), "numbered from 0; 99 is none of them"),
        (lambda: api.new("citta").act(True), "True is none of them"),
        (lambda: api.play("citta", [lambda *_: -1] * 3), "-1 is none of them"),
        (lambda: api.new("citta").view(1.5), "1.5 is none of them"),  # type: ignore[arg-type]
        (lambda: api.new("citta", rounds=2.5), "rounds cannot be 2.5; the usual value is 20"),
        (lambda: api.new("citta", variants=None), "variants cannot be None"),
        (lambda: api.new("davinci", start=True), "start cannot be True"),
        (lambda: api.new("citta", seats=3.0), "not by 3.0"),  # type: ignore[arg-type]
        (lambda: api.new("citta", seed=None), "a seed is a whole number of 256 bits at most or a short text, not None"),  # type: ignore[arg-type]
        (lambda: api.new("citta", seed=10**5000), "a seed is a whole number"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(wrong: Callable[[], object], told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        wrong()


def _options(game: str) -> object:
    parser = ArgumentParser()
    GAMES[game].add_arguments(parser)
    arguments = parser.parse_args([])
    vars(arguments).update(SHORT[game])
    return GAMES[game].options(3, arguments)


def _lines(played: Played) -> list[str]:
    return write_record(played).splitlines()[1:]
