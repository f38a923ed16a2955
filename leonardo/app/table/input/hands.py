"""The hands of the person at the table: what is held, where it may go, and what pressing a spot means.

Mouse and keyboard come to the same here: both press spots. Nothing is decided by the hands; they return the action
that was meant, and the table carries it out.
"""

from collections.abc import Iterable, Mapping, Sequence

from attrs import frozen

from leonardo.app.table.game import AnyMoves
from leonardo.app.table.kinds import Action, Held, Spot, View


@frozen
class Further:
    """Stands where `Moves` has an action: from now on `held` is held, such as an army whose numbers come next."""

    held: Held


class Hands:
    """What the person at the table holds; `moves` knows what can be taken up in this game, and where it may go."""

    def __init__(self, moves: AnyMoves) -> None:
        self.moves = moves
        self.held: Held | None = None
        self._swept: set[Spot] = set()
        self._refused = False

    @property
    def lies(self) -> bool:
        """Whether what is held lies on the table while it is composed, so that the hands are free."""
        return isinstance(self.held, self.moves.traits.laid)

    @property
    def lasts(self) -> bool:
        """Whether what is held lies there until it is decided on or put back, whatever else is pressed."""
        return isinstance(self.held, self.moves.traits.lasting)

    def let_go(self) -> bool:
        """Put back what is held; return whether there was anything."""
        held, self.held = self.held, None
        self._swept.clear()
        return held is not None

    def lift(self, view: View, spots: Sequence[Spot]) -> Spot | None:
        """Take up what lies on the first of the spots that has something to take; return that spot."""
        found = self.moves.liftable(view)
        spot = _first(spots, found)
        if spot is not None:
            self.let_go()
            self.held = found[spot]
            self._swept = {spot}
        return spot

    def take(self, held: Held) -> None:
        """Take up something that lies on no spot, such as a card chosen in a dialog."""
        self.let_go()
        self.held = held

    def turn(self) -> None:
        turned = self.moves.turned(self.held) if self.held is not None else None
        self.held = self.held if turned is None else turned

    def press(self, view: View, spots: Sequence[Spot]) -> Action | None:
        """Answer to a click or to Enter on the uppermost of some spots that lie on one another.

        Return an action that was decided, or nothing if something was only taken up or put back.
        """
        return self._press_free(view, spots) if self.held is None else self._press_holding(view, spots)

    def _press_free(self, view: View, spots: Sequence[Spot]) -> Action | None:
        at_once = self.moves.direct(view)
        carried = self.moves.liftable(view)
        for spot in spots:
            if spot in at_once:
                return self._or_further(at_once[spot])
            if spot in carried:
                self.lift(view, (spot,))
                return self._beside(view, ())
        return None

    def _press_holding(self, view: View, spots: Sequence[Spot]) -> Action | None:
        if self.go_further(view, spots):
            return None
        action = self.drop(view, spots)
        if action is not None or self.lasts:
            return action
        heaps = self.moves.heaps(view) if self.count else {}
        heap = _first(spots, heaps)
        if heap is not None:
            self.add(view, heaps[heap])
        elif _first(spots, self.moves.liftable(view)) is not None:
            self.lift(view, spots)
        elif self.held is not None and _first(spots, self.moves.candidates(view, self.held)) is not None:
            self._refused = True
        elif not self.lies:
            self.let_go()
        return None

    def refuse(self, view: View, spots: Sequence[Spot]) -> bool:
        """Note that one of the spots was pulled at in vain; return whether there is something to say against it."""
        meaning = self.meaning(view)
        spot = _first(spots, meaning)
        self._refused = spot is not None and meaning[spot] not in view.options
        return self._refused

    def note_refusal(self) -> None:
        self._refused = True

    def take_refusal(self) -> bool:
        """Tell whether something was to be put where it may not go, or taken up in vain, since this was asked last."""
        refused, self._refused = self._refused, False
        return refused

    def go_further(self, view: View, spots: Sequence[Spot]) -> bool:
        """Hold what comes next, if the spot that takes what is held asks for more; tell whether it does."""
        if self.held is None:
            return False
        legal = self.moves.targets(view, self.held)
        goal = _first(spots, legal)
        return goal is not None and isinstance(legal[goal], Further) and self._or_further(legal[goal]) is None

    def _or_further(self, meant: Action | Further) -> Action | None:
        """Return an action; of what asks for more take up what comes next, and return nothing."""
        if not isinstance(meant, Further):
            return meant
        self.held = meant.held
        return None

    def drop(self, view: View, spots: Sequence[Spot]) -> Action | None:
        """Put what is held on the first of the spots that takes it; return the action, or nothing if none does."""
        if self.held is None:
            return None
        legal = self.moves.targets(view, self.held)
        goal = _first(spots, legal)
        if goal is None:
            return self._beside(view, spots)
        self.let_go()
        return legal[goal]

    def _beside(self, view: View, spots: Sequence[Spot]) -> Action | None:
        """Let go what has no place to go to, but means something by being taken away."""
        action = self.moves.beside(view, self.held, spots)
        if action is not None:
            self.let_go()
        return action

    @property
    def count(self) -> int:
        """How many are held, of what is held in numbers; else 0."""
        return self.moves.count_of(self.held) if self.held is not None else 0

    def add(self, view: View, count: int) -> bool:
        """Take `count` more of what is held in numbers, or fewer; return whether that changed anything."""
        return bool(self.count) and self.hold(view, self.count + count)

    def hold(self, view: View, count: int) -> bool:
        """Hold so many of what can be held in numbers, taken up first if need be; return whether that changed it."""
        held = self.moves.handful(view, count)
        if held is None:
            return False
        changed: bool = held != self.held
        self.held = held
        return changed

    def sweep(self, view: View, spots: Iterable[Spot]) -> bool:
        """Take one more for each that is dragged across; return whether that changed anything."""
        single = self.moves.traits.swept
        if not self.count or any(not isinstance(spot, single) for spot in self._swept):
            return False
        new = {spot for spot in spots if isinstance(spot, single)} - self._swept
        self._swept |= new
        return bool(new) and self.add(view, len(new))

    def lit(self, view: View) -> frozenset[Spot]:
        """Return what glows: what can be taken up or pressed, or where what is held may go."""
        if self.held is not None:
            return frozenset(self.moves.targets(view, self.held))
        return frozenset(self.moves.direct(view)) | frozenset(self.moves.liftable(view))

    def barred(self, view: View) -> frozenset[Spot]:
        """Return where what is held may not go, though it might be thought."""
        if self.held is None:
            return frozenset()
        return frozenset(self.moves.candidates(view, self.held)) - self.lit(view)

    def meaning(self, view: View) -> Mapping[Spot, Action]:
        """Return what pointing at each spot might mean, legal or not, so that it can be said what it gives."""
        if self.held is not None:
            return self.moves.candidates(view, self.held)
        return {**self.moves.near_misses(view), **self.moves.direct(view)}

    def shown(self, view: View) -> frozenset[Spot]:
        """Return what glows by itself: what is walked, without that by which something would be given up."""
        return frozenset(spot for spot in self.walked(view) if not isinstance(spot, self.moves.traits.unlit))

    def walked(self, view: View) -> frozenset[Spot]:
        """Return the spots that the keyboard walks: what glows, without those that repeat another."""
        return frozenset(spot for spot in self.lit(view) if not isinstance(spot, self.moves.traits.not_walked))


def goals_in(moves: AnyMoves, view: View) -> frozenset[Spot]:
    """Return where anything may go that can be taken up now."""
    return frozenset(spot for held in moves.liftable(view).values() for spot in moves.targets(view, held))


def _first(spots: Iterable[Spot], among: Mapping[Spot, object]) -> Spot | None:
    return next((spot for spot in spots if spot in among), None)
