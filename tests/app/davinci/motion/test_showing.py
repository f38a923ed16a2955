"""The shown view, changed event by event, ends where the real view is: for every seat and for an onlooker."""

from random import Random

import pytest

from leonardo.app.davinci.motion.showing import SHOWN, after
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.terms import BEGINNER, CODEX_LEONARDI_1, EXPERT
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event

KINDS = [
    (seats, setup, variants)
    for seats in (2, 3, 4, 5)
    for setup in (BEGINNER, EXPERT)
    for variants in ((), (CODEX_LEONARDI_1,))
]


def settled(view: View) -> View:
    """Leave out what no event tells: the question and its options."""
    return evolve(view, question=None, options=())


def seats_own_events(all_events: tuple[Event, ...], seat: int | None) -> list[Event]:
    seen = (event.seen_by(seat) for event in all_events)
    return [event for event in seen if event is not None]


@pytest.mark.parametrize(("seats", "setup", "variants"), KINDS)
def test_after_all_events_of_a_step_the_shown_view_is_the_real_one(
    seats: int, setup: str, variants: tuple[str, ...]
) -> None:
    random = Random(f"{seats} {setup} {variants}")
    state = GAME.begin(GAME.deal(Options(seats, setup, variants), random)).state
    viewers: list[int | None] = [*range(seats), None]
    shown = {viewer: GAME.view(state, viewer) for viewer in viewers}
    while GAME.decider(state) is not None:
        step = GAME.apply(state, random.choice(GAME.legal(state)))
        state = step.state
        for viewer in viewers:
            for event in seats_own_events(step.events, viewer):
                shown[viewer] = after(shown[viewer], event)
            real = GAME.view(state, viewer)
            assert settled(shown[viewer]) == settled(real), step.events
            shown[viewer] = real


def test_the_coin_marker_and_the_boxes_move_while_events_are_shown() -> None:
    """The question that events alone tell agrees with the real one in every district."""
    random = Random(8)
    state = GAME.begin(GAME.deal(Options(4), random)).state
    compared = 0
    while GAME.decider(state) is not None:
        shown = GAME.view(state, None)
        step = GAME.apply(state, random.choice(GAME.legal(state)))
        state = step.state
        real = GAME.view(state, None)
        for event in seats_own_events(step.events, None):
            shown = after(shown, event)
        if real.lord is not None and shown.question is not None:
            assert type(shown.question) is type(real.question)
            if type(shown.question).__name__ in ("OfferQuestion", "BoxQuestion", "LeonardoQuestion"):
                assert shown.question == real.question
                compared += 1
    assert compared > 50


def test_every_event_of_the_game_can_be_shown() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert set(SHOWN) == kinds
