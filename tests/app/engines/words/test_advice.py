"""Advice in words: why choices are good, and a moment of a review, in all languages."""

from collections.abc import Iterator
from random import Random

import pytest

from leonardo.ai.advice import Advised
from leonardo.ai.engines.reasons import THOUGHTS, reason
from leonardo.ai.player import UNLIMITED
from leonardo.ai.players import chooser
from leonardo.ai.review import Decision, Weighed
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.advice import choice, why
from leonardo.app.kit.translations import languages, speak
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Action, BuildTower, EndTurn
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import VARIANTS, Machine
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.view import View
from leonardo.engine.game import NATURE
from tests.ai.engines.blunders.position import ELSEWHERE, FAR
from tests.ai.reviewing import for_certain
from tests.engine.engines.build import ANNA, MILAN, land, seat, turn

NAMES = ("Anna", "Bianca", "Carlo", "Dora", "Enzo")


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


@pytest.fixture
def view() -> View:
    """Anna may build the fourth tower."""
    return GAME.view(turn(seat(20, milan=land(2, 4)), ELSEWHERE, FAR).state, ANNA)


@pytest.fixture(scope="module")
def views() -> list[View]:
    """All that is decided in a game of rules of thumb, as those see it who decide."""
    choose, random, found = chooser(GAME.name, "journeyman"), Random(3), []
    state = GAME.begin(GAME.deal(Options(4, 20, VARIANTS), random)).state
    while (who := GAME.decider(state)) is not None:
        if who == NATURE:
            state = GAME.apply(state, GAME.chance(state, random)).state
            continue
        seen = GAME.view(state, who)
        found.append(seen)
        state = GAME.apply(state, choose(seen, seen.options, random, UNLIMITED)).state
    return found


def advised(action: Action, score: float, chance: float, reason_: str, **values: object) -> Advised:
    return Advised(action, chance, score, 24, f"engines.advice.{reason_}", values, chance=chance)


def test_reasons_put_their_values_in_words() -> None:
    def told(key: str, **values: object) -> str:
        return why(advised(EndTurn(), 20.0, 0.3, key, **values), NAMES)

    assert told("is_city", points=1) == "It makes a perfect city, which gives 1 point every round."
    assert told("design_first", machine=Machine.TANK, points=2) == (
        "The design works at once, and the first tank of the game gives 2 points."
    )
    assert told("is_threatened", seat=1, source=Territory.VENICE, count=6) == (
        "Bianca could attack there with 6 infantry from Venice."
    )
    assert told("leonardo_and_card", card=Card.BOMBARD, points=2).startswith("Most useful to you here: Bombard.")
    assert told("thought_both", more=(3, 3), by=(3, 8)) == (
        "Looking ahead, you end with 3 points more than with another choice, and "
        "your chance of winning is 3\N{EN DASH}8 percentage points higher."
    )


def test_every_reason_of_a_whole_game_can_be_told(language: str, views: list[View]) -> None:
    keys = set()
    for seen in views:
        for action in (*seen.options[:3], *seen.options[-3:]):
            assert choice(seen, action, NAMES)
            found = reason(seen, action)
            if found is None:
                continue
            keys.add(found.key)
            sentence = why(Advised(action, 0.5, 20.0, 24, found.key, found.values), NAMES)
            assert sentence.endswith("."), f"{language}: {sentence}"
            assert "{" not in sentence, f"{language}: {sentence}"
    assert len(keys) >= 10


def test_what_thinking_on_finds_can_be_told(language: str) -> None:
    values = {"more": (1, 3), "by": (3, 8)}
    for key in THOUGHTS.keys:
        sentence = why(Advised(EndTurn(), 0.5, 20.0, 24, key, values), NAMES)
        assert "{" not in sentence, f"{language}: {sentence}"


def test_a_moment_tells_what_it_cost_and_why(view: View) -> None:
    done, other = advised(EndTurn(), 18.0, 0.31, "as_good"), advised(BuildTower(MILAN), 21.0, 0.46, "is_city", points=1)
    told = TABLE.moment(
        Weighed(Decision(7, ANNA, view, view.options, EndTurn()), done, other, 0.01, for_certain(done, other)), NAMES
    )
    assert told.cost
    assert told.heading == "This cost 3 points"
    assert [(each.action, each.expected) for each in told.choices] == [
        ("End the turn", "At the end 18 points, chance of winning 31%"),
        ("Build a tower: Milan", "At the end 21 points, chance of winning 46%"),
    ]
    assert told.why == "It makes a perfect city, which gives 1 point every round."


def test_each_choice_of_a_game_takes_place_on_the_table(views: list[View]) -> None:
    for seen in views:
        done, other = seen.options[0], seen.options[-1]
        rated = [Advised(each, 0.5, 20.0, 24, "engines.advice.as_good", {}) for each in (done, other)]
        moment = Weighed(Decision(7, seen.viewer or 0, seen, seen.options, done), rated[0], rated[1], 0.01)
        assert all(TABLE.moment_spots(moment))
