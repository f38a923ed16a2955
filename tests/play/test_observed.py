"""What happens is kept for the table until it is shown, and each viewer is told what it may know."""

import pytest

from leonardo.engine.davinci import GAME, DaVinci
from leonardo.engine.davinci.actions import Action, Done, PlaceApprentices, Start
from leonardo.engine.davinci.constants import Phase, Place
from leonardo.engine.davinci.events import WorkStarted
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import IllegalActionError, Step
from leonardo.engine.record import Played
from leonardo.play.observed import ObservedEvent
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.engine.davinci.build import group, lab, placing, seat, table

ANNA, BEN = Person("Anna", "red"), Person("Ben", "blue")
START = Start(Place.SMALL, 8)


def begun() -> Session:
    return Session.new(GAME, Options(2, start=0), (ANNA, BEN), 1)


def test_what_happens_is_kept_once_somebody_watches() -> None:
    session = begun()
    session.submit(START)
    watch = session.watch()
    session.submit(Done())
    happened = [happening.seen_by(0) for happening in watch.take()]
    assert happened == session.latest()
    assert watch.take() == []


def test_each_viewer_sees_what_it_may_know_after_an_event() -> None:
    session = begun()
    watch = session.watch()
    session.submit(START)
    started, *_ = watch.take()
    session.submit(Done())
    assert started.seen_by(0) == WorkStarted(0, Place.SMALL, 8, shown=False)
    assert started.seen_by(1) == WorkStarted(0, Place.SMALL, None, shown=False)
    own, other = started.view(0), started.view(1)
    assert own.question.seat == other.question.seat == 0, "Anna had not been done then"
    assert (own.seats[0].laboratories[0].invention, other.seats[0].laboratories[0].invention) == (8, None)


def test_a_view_is_made_only_for_who_looks_and_only_once() -> None:
    asked: list[int | None] = []

    class Counting(DaVinci):
        def view(self, state: State, seat: int | None) -> View:
            asked.append(seat)
            return GAME.view(state, seat)

    stands = ObservedEvent(Counting(), None, begun().played.state)
    assert stands.view(1) is stands.view(1)
    assert stands.seen_by(1) is None
    assert asked == [1]


def test_what_is_taken_back_need_not_be_shown() -> None:
    session = begun()
    watch = session.watch()
    session.submit(START)
    kept = session.latest()
    session.submit(Done())
    session.undo(1)
    assert [happening.seen_by(0) for happening in watch.take()] == kept
    session.undo(0)
    assert watch.take() == [], "it was shown already"


def test_trying_out_a_decision_leaves_the_game_as_it_was() -> None:
    session = begun()
    before = session.view(0)
    tried = session.preview(START)
    assert session.view(0) == before
    session.submit(START)
    assert tried.seats == session.view(0).seats
    with pytest.raises(IllegalActionError):
        session.preview(Start(Place.LARGE, 8))


def test_trying_out_shows_nothing_that_follows_by_itself() -> None:
    """Nobody has another worker: all that was placed is resolved at once, and yet only the placement is seen."""
    bound = seat(apprentices=0, master=False, small=lab(on=8, master=True))
    state = placing(table(evolve(bound, apprentices=1), bound)).state
    action = PlaceApprentices(1, Place.KILN)
    assert GAME.apply(state, action).state.phase is not Phase.PLACEMENT
    tried = Played(GAME, None, (), state).preview(action)
    assert tried.phase is Phase.PLACEMENT
    assert tried.queues[Place.KILN] == (group(0, 1),)


def test_what_reveals_something_cannot_be_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WorkStarted, "reveals", True)
    with pytest.raises(ValueError, match="cannot be seen beforehand"):
        begun().preview(START)


class Silent(DaVinci):
    """The game, in which nothing is told."""

    def apply(self, state: State, action: Action, watched: bool = False) -> Step[State]:
        return Step(super().apply(state, action, watched).state, ())


def test_what_is_not_told_is_seen_all_the_same_and_taken_back() -> None:
    session = Session.new(Silent(), Options(2, start=0), (ANNA, BEN), 1)
    watch = session.watch()
    tried = session.preview(START)
    session.submit(START)
    session.undo(0)
    session.submit(START)
    (untold,) = watch.take()
    assert untold.seen_by(0) is None
    assert untold.view(0) == tried == session.view(0)
