"""Showing what happened, one event after another, each for a while: the table's memory of what it has shown.

Several persons may sit at one screen, each of whom may know something else. So every event is kept in one version for
each of them, and all their shown views go on together; which one is drawn is not decided here.
"""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

from attrs import frozen

from leonardo.app.davinci.showing import after
from leonardo.app.davinci.travel import Flight, flights
from leonardo.app.davinci.under_way import under_way
from leonardo.app.kit.tween import Tween, ease_in_out
from leonardo.engine.davinci import events
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event

Viewer = int | None
"""A seat, or an onlooker."""

Versions = Mapping[Viewer, Event]
"""One thing that happened, as each viewer may know it."""

FLIGHT: Final = 220
"""Milliseconds that a piece flies, at normal speed."""
STAGGER: Final = 45
"""Milliseconds between the starts of pieces that fly one after the other."""
REST: Final = 15
"""Milliseconds after the last piece has landed."""

PAUSES: Final[Mapping[type[Event], int]] = {
    events.RoundBegan: 280,
    events.PhaseBegan: 180,
    events.WorkDone: 80,
    events.PlacementPassed: 90,
    events.DistrictOpened: 60,
    events.BoxTaken: 200,
    events.MoveDeclined: 140,
    events.PurchaseDeclined: 140,
    events.InventionCompleted: 300,
    events.WorkShown: 360,
    events.AuctionOpened: 400,
    events.AuctionSettled: 600,
    events.GameEnded: 600,
}
"""Milliseconds at normal speed for which an event is left to be seen after its pieces have landed."""


@frozen
class Flying:
    """A piece in the air: its flight and how far it has come."""

    flight: Flight
    tween: Tween


def pace(event: Event, count: int) -> float:
    """Return how many milliseconds an event with so many flights takes at normal speed."""
    flying = FLIGHT + STAGGER * (count - 1) + REST if count else 0
    return flying + PAUSES.get(type(event), 0)


class Playback:
    """The events still to be shown, and the views as far as they have been.

    `views` are the views of all viewers to begin with. `done` is called with each event that has been shown. Before
    an event is begun, `gate` is asked whether it may be; while it may not, nothing goes on.
    """

    def __init__(
        self,
        views: Mapping[Viewer, View],
        done: Callable[[Versions], None],
        gate: Callable[[Versions], bool] = lambda _: True,
    ) -> None:
        self._views = dict(views)
        self._done = done
        self._gate = gate
        self._pending: deque[Versions] = deque()
        self._under_way: dict[Viewer, View] = {}
        self._at_once = False
        self._left = 0.0
        self._air: tuple[Flying, ...] = ()

    @property
    def busy(self) -> bool:
        """Whether something has still to be shown."""
        return bool(self._pending)

    @property
    def present(self) -> Versions | None:
        """What is being shown, if something has begun to be."""
        return self._pending[0] if self._pending and self._left > 0 else None

    @property
    def pending(self) -> int:
        """How many events have still to be shown."""
        return len(self._pending)

    @property
    def flying(self) -> tuple[Flying, ...]:
        """The pieces in the air."""
        return self._air

    def view(self, viewer: Viewer) -> View:
        """Return what a viewer sees now."""
        return self._under_way.get(viewer, self._views[viewer])

    def ends(self, viewer: Viewer) -> tuple[View, View]:
        """Return the views before and after what is being shown."""
        before = self._views[viewer]
        return before, after(before, self._pending[0][viewer]) if self._pending else before

    def feed(self, versions: Versions) -> None:
        """Let something more be shown."""
        self._pending.append(versions)

    def show_next_at_once(self) -> None:
        """Let nothing fly for the next event: a hand has brought the piece there."""
        self._at_once = True

    def settle(self, views: Mapping[Viewer, View]) -> None:
        """Forget what has not been shown, and show these views."""
        self._pending.clear()
        self._land()
        self._views = dict(views)

    def update(self, milliseconds: float, speed: float, viewer: Viewer, moving: bool = True) -> bool:
        """Let time pass; return whether the picture changed.

        `speed` is what designed milliseconds are multiplied with, 0 shows all at once; `viewer` is who looks, which
        says what flies; without `moving` nothing flies and things change in place.
        """
        changed = False
        while self._pending:
            if self._left <= 0:
                if not self._gate(self._pending[0]):
                    return changed
                changed = True
                if not self._begin(speed, viewer, moving):
                    continue
            for flying in self._air:
                flying.tween.update(milliseconds)
            self._left -= milliseconds if speed > 0 else self._left
            if self._left > 0:
                return changed or bool(self._air)
            self._finish()
            changed = True
            milliseconds = 0
        return changed

    def _begin(self, speed: float, viewer: Viewer, moving: bool) -> bool:
        """Begin to show the next event; return whether it takes any time."""
        versions = self._pending[0]
        event = versions[viewer]
        air = flights(self._views[viewer], event)
        takes = 0.0 if self._at_once else pace(event, len(air)) * speed
        self._at_once = False
        if takes <= 0:
            self._finish()
            return False
        self._left = takes
        if moving and air:
            self._air = tuple(_flying(flight, speed) for flight in air)
            self._under_way = {viewer: under_way(self._views[viewer], after(self._views[viewer], versions[viewer]))}
        return True

    def _finish(self) -> None:
        versions = self._pending.popleft()
        self._land()
        self._views = {viewer: after(view, versions[viewer]) for viewer, view in self._views.items()}
        self._done(versions)

    def _land(self) -> None:
        self._left = 0.0
        self._air = ()
        self._under_way = {}


def _flying(flight: Flight, speed: float) -> Flying:
    return Flying(flight, Tween(FLIGHT * speed, delay=STAGGER * flight.wait * speed, ease=ease_in_out))
