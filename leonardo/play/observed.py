"""What happens in a game: kept for the table until it is shown, and collected anew since a decision of a seat."""

from collections.abc import Callable, Hashable
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

from leonardo.engine.game import AnyGame, Event, Step
from leonardo.engine.record import Played

if TYPE_CHECKING:
    from leonardo.play.session import Session


HEARD: Final = "heard"


def heard(session: "Session") -> frozenset[int]:
    """Return the seats that have heard what the last decision left them."""
    about, *seats = session.table.get(HEARD, "").split("_")
    return frozenset(map(int, filter(str.isdecimal, seats))) if about == _number(session) else frozenset()


def hear(session: "Session", seat: int) -> None:
    """Keep with the game that a seat has heard it, beside those that have."""
    seats = sorted(heard(session) | {seat})
    session.keep_word(HEARD, "_".join(map(str, (_number(session), *seats))))


def _number(session: "Session") -> str:
    return str(len(session.played.turns))


Viewer = int | None  # a seat, or an onlooker


class ObservedEvent:
    """Something that has happened, and how everything stood after it, to be asked for what each viewer may know.

    Without an event it only tells how everything stands.
    """

    def __init__(self, game: AnyGame, event: Event | None, state: Any) -> None:
        self._game = game
        self._event = event
        self._state = state
        self._views: dict[Hashable, Any] = {}

    def stands(self, state: Any) -> bool:
        return self._state is state

    @property
    def event(self) -> Event | None:
        """What happened, as it happened: for eyes from which nothing is hidden."""
        return self._event

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Return the event as a viewer may know it, or nothing if there is none that it may notice."""
        return None if self._event is None else self._event.seen_by(viewer)

    def view(self, viewer: Viewer) -> Any:
        """Return all that a viewer might know right after it; made when it is first asked for, since it takes time."""
        return self.kept(viewer, lambda: self._game.view(self._state, viewer))

    def kept(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Return what was made of it under a key before, or make it."""
        if key not in self._views:
            self._views[key] = make()
        return self._views[key]


class Watch:
    """Keeps what happens in a game until it is taken."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._kept: list[list[ObservedEvent]] = []

    def see(self, step: Step[Any]) -> None:
        """Keep all that a decision led to, which must have been watched; if it tells nothing, how everything stands."""
        pairs = zip(step.events or (None,), step.states or (step.state,), strict=True)
        self._kept.append([ObservedEvent(self._game, event, state) for event, state in pairs])

    def take(self) -> list[ObservedEvent]:
        """Return what happened since it was taken last, in order."""
        taken, self._kept = self._kept, []
        return [happening for step in taken for happening in step]

    def forget(self, decisions: int) -> None:
        """Forget what so many of the last decisions led to, as far as it was not taken: they are taken back."""
        del self._kept[max(0, len(self._kept) - decisions) :]


@frozen(eq=False)
class Past:
    """Something that happened, how all stood `before` it, and whether it is the `own` move of the seat."""

    before: ObservedEvent
    happening: ObservedEvent
    own: bool


def since_move_of(played: Played, seat: int, throws: Callable[[Any], int | None] = lambda _: None) -> list[Past]:
    """Return all that happened after the last move of a seat, or since the game began; its own move comes first.

    A move is any decision, asked or not, and what chance gave when it was its turn: `throws` tells by a view whose that
    is. What happened is carried out once more, since no state is kept that has been shown.
    """
    turns, game = played.turns, played.game
    asked = [step.state for _, step in islice(played.steps(), len(turns))]

    def own(number: int) -> bool:
        turn = turns[number]
        return turn.seat == seat or (turn.by_nature and throws(game.view(asked[number], seat)) == seat)

    moved = next(filter(own, reversed(range(len(turns)))), None)
    state = asked[moved or 0] if turns else played.state
    found, first = list[Past](), moved is not None
    for turn in turns[moved or 0 :]:
        step = played.game.apply(state, turn.action, watched=True)
        before = ObservedEvent(played.game, None, state)
        for number, (event, after) in enumerate(zip(step.events, step.states, strict=True)):
            happening = ObservedEvent(played.game, event, after)
            found.append(Past(before, happening, own=first and not number))
            before = happening
        state, first = step.state, False
    return found
