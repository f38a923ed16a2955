"""The scripted players of Engines of War: each plays a game to its end by the rules."""

from collections.abc import Sequence
from random import Random

import pytest

from leonardo.ai import random_player
from leonardo.ai.player import UNLIMITED
from leonardo.engine.driving import drive
from leonardo.engine.engines import GAME
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.state import State
from leonardo.engine.record import Played
from scripts.panel import engines, engines_unseen

STYLES = engines.STYLES | engines_unseen.STYLES
TARGET = 12


def play(seats: Sequence[str], seed: int) -> State:
    random = Random(seed)
    players = [STYLES.get(name, random_player.choose) for name in seats]

    def decide(played: Played, seat: int) -> object:
        legal = GAME.legal(played.state)
        answer = players[seat](GAME.view(played.state, seat), legal, random, UNLIMITED)
        assert answer in legal
        return answer

    played = drive(GAME, GAME.deal(Options(len(seats), TARGET), random), decide, lambda _: random, most_rounds=30)
    assert played.over
    state = played.state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("name", STYLES)
def test_a_style_plays_to_the_end_by_the_rules(name: str) -> None:
    assert max(player.points for player in play((name, "random", "random"), seed=5).players) >= TARGET


@pytest.mark.parametrize("name", STYLES)
def test_a_style_gives_the_same_answer_again(name: str) -> None:
    assert play((name, "random", "random"), seed=6).players == play((name, "random", "random"), seed=6).players


def test_there_are_twelve_styles() -> None:
    assert len(STYLES) == 12
