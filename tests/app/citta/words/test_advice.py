"""Advice in words: why choices are good, and a moment of a review, in all languages."""

from collections.abc import Iterator

import pytest

from leonardo.ai.advice import Advised
from leonardo.ai.citta.reasons import THOUGHTS, reason
from leonardo.ai.review import Decision, Weighed
from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.advice import choice, why
from leonardo.app.kit.translations import languages, speak
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Action, Buy, Decline, Done
from leonardo.engine.citta.constants import STANDARD, VARIANTS
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.view import View
from tests.ai.citta.test_advice import views
from tests.ai.reviewing import for_certain
from tests.engine.citta.build import ANNA, moving, party

NAMES = ("Anna", "Bianca", "Carlo", "Dora", "Enzo", "Flavia")


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


@pytest.fixture
def view() -> View:
    """Anna comes to the last palace of a quarter."""
    game = moving(party(300, 6, owns=[8]), party(), party())
    game.draws(4)
    return GAME.view(game.state, ANNA)


def advised(action: Action, score: float, chance: float, reason_: str, **values: object) -> Advised:
    return Advised(action, chance, score, 256, f"citta.advice.{reason_}", values, chance=chance)


def test_reasons_put_their_values_in_words() -> None:
    def told(key: str, **values: object) -> str:
        return why(advised(Done(), 900.0, 0.3, key, **values), NAMES)

    assert told("makes_whole", quarter="elmo") == ("It completes your quarter, and its rents double: Helmet Quarter.")
    assert told("pays_other", seat=1, other=2, florins=200) == "There Bianca pays 200 florins to Carlo."
    assert told("work_is_near", florins=80, count=2, seat=1) == (
        "The rent rises to 80 florins, and 2 rivals may stop there on their next move."
    )
    assert told("thought_chance", by=(3, 8)) == (
        "Looking ahead, your chance of winning is 3\N{EN DASH}8 percentage points higher than with another choice."
    )


def test_every_reason_of_whole_games_can_be_told(language: str) -> None:
    keys = set()
    for options in (Options(4, 20, VARIANTS), Options(3, 10, STANDARD)):
        for seen in views(options, 6):
            for action in seen.options[-40:]:
                found = reason(seen, action)
                if found is None:
                    continue
                keys.add(found.key)
                sentence = why(Advised(action, 0.5, 900.0, 64, found.key, found.values), NAMES)
                assert sentence.endswith("."), f"{language}: {sentence}"
                assert "{" not in sentence, f"{language}: {sentence}"
            assert choice(seen, seen.options[-1], NAMES)
    assert len(keys) >= 18


def test_what_thinking_on_finds_can_be_told(language: str) -> None:
    values = {"more": (10, 30), "by": (3, 8)}
    for key in THOUGHTS.keys:
        sentence = why(Advised(Done(), 0.5, 900.0, 64, key, values), NAMES)
        assert "{" not in sentence, f"{language}: {sentence}"


def test_a_moment_tells_what_it_cost_and_why(view: View) -> None:
    done, other = (
        advised(Decline(), 812.0, 0.31, "as_good"),
        advised(Buy(), 861.0, 0.36, "makes_whole", quarter="elmo"),
    )
    told = TABLE.moment(
        Weighed(Decision(7, ANNA, view, view.options, Decline()), done, other, 0.01, for_certain(done, other)), NAMES
    )
    assert told.cost
    assert told.heading == "This cost 49 florins"
    assert told.when == "Round 2"
    assert [(each.action, each.expected) for each in told.choices] == [
        ("Decline: Sword Alley", "At the end 812 florins, chance of winning 31%"),
        ("Buy Sword Alley", "At the end 861 florins, chance of winning 36%"),
    ]
    assert told.why == "It completes your quarter, and its rents double: Helmet Quarter."


def test_a_moment_without_a_fact_is_told_by_what_came_of_it(view: View) -> None:
    done, other = advised(Buy(), 861.0, 0.36, "is_kept", florins=25, price=50), advised(Decline(), 870.0, 0.4, "behind")
    told = TABLE.moment(
        Weighed(Decision(7, ANNA, view, view.options, Buy()), done, other, 0.01, for_certain(done, other)), NAMES
    )
    assert told.why == (
        "Looking ahead, you end with 9 florins more than with another choice, "
        "and your chance of winning is 4 percentage points higher."
    )


def test_each_choice_of_a_game_takes_place_on_the_table() -> None:
    for seen in views(Options(4, 12, VARIANTS), 6):
        done, other = seen.options[0], seen.options[-1]
        rated = [Advised(each, 0.5, 900.0, 64, "citta.advice.as_good", {}) for each in (done, other)]
        moment = Weighed(Decision(7, seen.viewer or 0, seen, seen.options, done), rated[0], rated[1], 0.01)
        assert all(TABLE.moment_spots(moment))
