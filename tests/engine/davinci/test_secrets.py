"""Nobody learns what its seat may not know: neither from its view nor from the events that it sees (rule 13).

Two worlds are played side by side: the true one, and one dealt anew from what a seat knows. They differ in secrets
only, so the seat must not be able to tell them apart until something is shown.
"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Bid, Done, Reorder, Start
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.events import WorkDone
from leonardo.engine.davinci.questions import WorkQuestion
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event
from scripts.games.game_kinds import KINDS, Kind
from scripts.games.many_games import Style, walk
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, Game, lab, rule, seat, start_of_work, table

kinds = st.sampled_from(KINDS)
styles = st.sampled_from(Style)
seeds = st.integers(0, 2**32 - 1)


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.table.seats)]


def decisions(kind: Kind, seed: int, style: Style) -> Iterator[tuple[State, Action]]:
    """Yield each decision of a random game, after the state in which it was made."""
    steps = list(walk(kind, seed, style))
    for (_, before), (action, _) in pairwise(steps):
        assert action is not None
        yield before.state, action


@given(kind=kinds, seed=seeds, style=styles)
def test_a_view_does_not_change_with_secrets_of_others(kind: Kind, seed: int, style: Style) -> None:
    random = Random(seed)
    for _, step in walk(kind, seed, style):
        if random.random() < 0.3:
            viewer = random.choice(viewers(step.state))
            view = GAME.view(step.state, viewer)
            other = GAME.determinize(view, random)
            assert GAME.view(other, viewer) == view


@given(kind=kinds, seed=seeds, style=styles)
def test_a_seat_cannot_tell_two_worlds_apart_by_what_happens(kind: Kind, seed: int, style: Style) -> None:
    random = Random(seed)
    for state, action in decisions(kind, seed, style):
        if random.random() < 0.7:
            continue
        viewer = random.choice(viewers(state))
        other = GAME.determinize(GAME.view(state, viewer), random)
        same = counterpart(state, other, action, viewer, random)
        if same is not None:
            compare(seen(state, action, viewer), seen(other, same, viewer))


def counterpart(state: State, other: State, action: Action, viewer: int | None, random: Random) -> Action | None:
    """Return what looks to the viewer as `action` does, in the other world; nothing if that cannot be there."""
    own = GAME.decider(state) == viewer
    if own or not isinstance(action, Start | Reorder | Bid):
        return action if action in GAME.legal(other) else None
    alike = [
        answer
        for answer in GAME.legal(other)
        if type(answer) is type(action)
        if not isinstance(answer, Start) or answer.laboratory is getattr(action, "laboratory", None)
    ]
    return random.choice(alike) if alike else None


Sight = tuple[Event | None, View]  # what a viewer knows of an event, and what it sees right after it


def seen(state: State, action: Action, viewer: int | None) -> list[tuple[Sight, Event]]:
    """Return what the viewer sees of a decision, event by event, beside the whole of each.

    In phase A the others are done at once, so that nobody sees whether they were asked (rule 13.4).
    """
    step = GAME.apply(state, action, watched=True)
    told = list(zip(step.events, step.states, strict=True))
    while isinstance(step.state.question, WorkQuestion) and step.state.question.seat != viewer:
        step = GAME.apply(step.state, Done(), watched=True)
        told += zip(step.events, step.states, strict=True)
    return [((event.seen_by(viewer), GAME.view(after, viewer)), event) for event, after in told]


def compare(one: list[tuple[Sight, Event]], other: list[tuple[Sight, Event]]) -> None:
    """Two worlds may part only where one of them shows something."""
    for (first, whole), (second, another) in zip(one, other, strict=False):
        if first != second:
            assert whole.reveals or another.reveals, f"{whole} and {another} tell two worlds apart"
            return
    assert len(one) == len(other)


@given(kind=kinds, seed=seeds, style=styles)
def test_others_see_no_word_of_a_hidden_start(kind: Kind, seed: int, style: Style) -> None:
    """Whichever invention is started in a laboratory: the same events are seen, and the same view."""
    for _, step in walk(kind, seed, style):
        starts = [action for action in GAME.legal(step.state) if isinstance(action, Start)]
        for laboratory in (Place.SMALL, Place.LARGE):
            alike = [start for start in starts if start.laboratory is laboratory][:3]
            for viewer in viewers(step.state):
                if viewer != GAME.decider(step.state):
                    worlds = [_after_phase_a(step.state, start, viewer) for start in alike]
                    assert all(world == worlds[0] for world in worlds)


def _after_phase_a(state: State, start: Start, viewer: int | None) -> tuple[list[Event | None], object]:
    step = GAME.apply(state, start)
    events = list(step.events)
    while isinstance(step.state.question, WorkQuestion) and step.state.question.seat != viewer:
        step = GAME.apply(step.state, Done())
        events += step.events
    return [event.seen_by(viewer) for event in events], GAME.view(step.state, viewer)


@rule("13.4")
def test_others_cannot_tell_whether_a_hand_could_start_work() -> None:
    """Bianca holds iron and rope: she may work on one and keep the other, or hold two and wait. Carlo cannot tell."""
    forced = start_of_work(table(seat(hand="iron"), seat(small=lab(on=13)), seat(hand="iron"), round=1))
    chosen = start_of_work(table(seat(hand="iron"), seat(hand="iron rope"), seat(hand="iron"), round=1))
    forced.does(ANNA, Done())
    chosen.does(ANNA, Done()).does(BIANCA, Done())
    assert forced.decider == chosen.decider == CARLO
    assert _told(forced) == _told(chosen)


def _told(game: Game) -> list[Event | None]:
    return [event.seen_by(CARLO) for event in game.happened(WorkDone)]
