"""Advice in words: what choices are called, and why they are good, in all languages."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from leonardo.ai.advice import Advised
from leonardo.ai.davinci.reasons import Grounds, reason
from leonardo.ai.player import UNLIMITED
from leonardo.ai.players import chooser
from leonardo.ai.thought import Reason
from leonardo.app.davinci.words.advice import choice, why
from leonardo.app.kit.translations import languages, speak
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Bid, Pass, PlaceApprentices, Start, Take
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from tests.engine.davinci.build import ANNA, BIANCA, group, placing, resolving, seat, start_of_work, table

NAMES = ("Anna", "Bianca", "Carlo", "Dora", "Enzo")


def told(key: str, **values: object) -> str:
    return why(Advised(Pass(), 0.5, 40.0, 64, f"davinci.advice.{key}", values), NAMES)


def views() -> Iterator[View]:
    """All that is decided in two games that ask every kind of question, seen by those who decide."""
    for options in (Options(2, "expert"), Options(4, "expert", ("codex_leonardi_1",))):
        state = GAME.begin(GAME.deal(options, Random(5))).state
        decide = chooser(GAME.name, "journeyman")
        while (decider := GAME.decider(state)) is not None:
            view = GAME.view(state, decider)
            yield view
            state = GAME.apply(state, decide(view, view.options, Random(1), UNLIMITED)).state


@cache
def advised() -> list[tuple[View, Action, Reason | None]]:
    """Some choices of all decisions, and why they are good, if anything is to be said for them."""
    found = []
    for view in views():
        grounds = Grounds(view)
        some = view.options[:: max(1, len(view.options) // 6)]
        found += [(view, action, reason(grounds, action)) for action in some]
    return found


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


def test_choices_are_called_as_the_log_tells_of_them() -> None:
    view = GAME.view(placing(table(seat(), seat())).state, ANNA)
    assert choice(view, PlaceApprentices(2, Place.ACADEMY), NAMES) == "Place 2 apprentices at the Academy"
    assert choice(view, Bid(3, 1), NAMES) == "Bid 1 florin"
    work = GAME.view(start_of_work(table(seat(hand="rope"), seat())).state, ANNA)
    assert choice(work, Start(Place.SMALL, 3), NAMES) == "Start Calibrated Sling in the small laboratory"


def test_what_is_taken_names_its_price() -> None:
    queues = {Place.KILN: [group(ANNA, 1), group(BIANCA, 2)]}
    game = resolving(table(seat(), seat(), queues=queues)).does(BIANCA, Take())
    assert choice(GAME.view(game.state, ANNA), Take(), NAMES) == "Take brick for 2 florins"


def test_reasons_put_their_values_in_words() -> None:
    assert told("bid_worth", florins=6, seat=1, theirs=1) == (
        "The card is worth about 6 florins to you, and about 1 florin to Bianca."
    )
    assert (
        told("move_rival", ordinal=1, place=Place.ROPERY, seat=2)
        == "That makes you 1st at the Ropewalk, ahead of Carlo."
    )
    assert "for free" in told("rank", ordinal=1, count=2, price=0)
    assert "for 2 florins" in told("rank", ordinal=2, count=2, price=2)


def test_every_choice_and_reason_of_whole_games_can_be_told(language: str) -> None:
    heard = set()
    for view, action, found in advised():
        assert choice(view, action, NAMES), language
        if found is not None:
            assert why(Advised(action, 0.5, 40.0, 64, found.key, found.values), NAMES)
            heard.add(found.key)
    assert len(heard) > 30
