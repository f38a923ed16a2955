"""The hands of the person at the table: what is held, where it may go, and what pressing a spot means.

Mouse and keyboard come to the same here: both press spots. Nothing is decided by the hands; they return the action
that was meant, and the table carries it out.
"""

from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve

from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.moves.choices import (
    candidates,
    card_candidates,
    direct,
    direct_candidates,
    liftable,
    most_apprentices,
    targets,
)
from leonardo.app.davinci.moves.in_hand import Held
from leonardo.app.davinci.spots import ApprenticeSpot, ApprenticesSpot, LaboratorySpot, SpaceSpot, Spot, StockSpot
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.view import View

_NOT_WALKED = (ApprenticeSpot, SpaceSpot, StockSpot)
"""Spots that the keyboard passes over, since a larger one beside them does the same."""


class Hands:
    """What the person at the table holds. `reveal` says whether work is started for all to see (rule 6.9)."""

    def __init__(self) -> None:
        self.held: Held | None = None
        self.reveal = False
        self._swept: set[Spot] = set()
        self._refused = False

    def let_go(self) -> bool:
        """Put back what is held; return whether there was anything."""
        held, self.held = self.held, None
        self.reveal = False
        self._swept.clear()
        return held is not None

    def lift(self, view: View, spots: Sequence[Spot]) -> Spot | None:
        """Take up what lies on the first of the spots that has something to take; return that spot."""
        found = liftable(view)
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

    def turn_card(self) -> None:
        """Turn a card that is held, to start its work for all to see, or face down again."""
        self.reveal = not self.reveal and isinstance(self.held, in_hand.Card)

    def press(self, view: View, spots: Sequence[Spot]) -> Action | str | None:
        """Answer to a click or to Enter on the uppermost of some spots that lie on one another.

        Returns the action that was meant, the key of a button, or nothing when something was only taken up.
        """
        button = next((spot for spot in spots if isinstance(spot, ButtonSpot)), None)
        if button is not None:
            return button.key
        return self._press_free(view, spots) if self.held is None else self._press_holding(view, spots)

    def _press_free(self, view: View, spots: Sequence[Spot]) -> Action | None:
        at_once = direct(view)
        carried = liftable(view)
        for spot in spots:
            if spot in at_once:
                return at_once[spot]
            if spot in carried:
                self.lift(view, (spot,))
                return self._interrupting()
        return None

    def _interrupting(self) -> Action | None:
        """A cover that is pressed, not dragged, has nowhere else to go."""
        if not isinstance(self.held, in_hand.Cover):
            return None
        action = actions.Interrupt(self.held.laboratory)
        self.let_go()
        return action

    def _press_holding(self, view: View, spots: Sequence[Spot]) -> Action | None:
        action = self.drop(view, spots)
        if action is not None:
            return action
        found = liftable(view)
        spot = _first(spots, found)
        if (
            spot is not None
            and isinstance(found[spot], in_hand.Apprentices)
            and isinstance(self.held, in_hand.Apprentices)
        ):
            self.add(view, 1)
        elif spot is not None:
            self.lift(view, spots)
        elif not self.held or not _first(spots, candidates(view, self.held)):
            self.let_go()
        else:
            self._refused = True
        return None

    def refuse(self, view: View, spots: Sequence[Spot]) -> bool:
        """Note that one of the spots was pulled at in vain; return whether there is something to say against it."""
        meaning = self.meaning(view)
        spot = _first(spots, meaning)
        self._refused = spot is not None and meaning[spot] not in view.options
        return self._refused

    def take_refusal(self) -> bool:
        """Tell whether something was to be put where it may not go, or taken up in vain, since this was asked last."""
        refused, self._refused = self._refused, False
        return refused

    def drop(self, view: View, spots: Sequence[Spot]) -> Action | None:
        """Put what is held on the first of the spots that takes it; return the action, or nothing if none does."""
        held = self.held
        if held is None:
            return None
        if isinstance(held, in_hand.Cover):
            beside = LaboratorySpot(held.seat, held.laboratory) not in spots
            return self._interrupting() if beside else None
        legal = targets(view, held)
        goal = _first(spots, legal)
        if goal is None:
            return None
        action = legal[goal]
        if isinstance(action, actions.Start) and self.reveal:
            action = evolve(action, reveal=True)
        self.let_go()
        return action

    def add(self, view: View, count: int) -> bool:
        """Take `count` apprentices more, or fewer; return whether that changed anything."""
        if not isinstance(self.held, in_hand.Apprentices):
            return False
        return self.count(view, self.held.count + count)

    def count(self, view: View, count: int) -> bool:
        """Hold so many apprentices, taken up first if need be; return whether that changed anything."""
        most = most_apprentices(view)
        if view.viewer is None or not most:
            return False
        held = in_hand.Apprentices(view.viewer, max(1, min(count, most)))
        changed = held != self.held
        self.held = held
        return changed

    def sweep(self, view: View, spots: Iterable[Spot]) -> bool:
        """Take one apprentice more for each that is dragged across; return whether that changed anything."""
        if not isinstance(self.held, in_hand.Apprentices):
            return False
        new = {spot for spot in spots if isinstance(spot, ApprenticeSpot)} - self._swept
        if not new or ApprenticesSpot(self.held.seat) in self._swept:
            return False
        self._swept |= new
        return self.add(view, len(new))

    def lit(self, view: View) -> frozenset[Spot]:
        """Return what glows: what can be taken up or pressed, or where what is held may go."""
        if self.held is not None:
            return frozenset(targets(view, self.held))
        return frozenset(direct(view)) | frozenset(liftable(view))

    def barred(self, view: View) -> frozenset[Spot]:
        """Return where what is held may not go, though it might be thought."""
        if self.held is None:
            return frozenset()
        return frozenset(candidates(view, self.held)) - self.lit(view)

    def meaning(self, view: View) -> Mapping[Spot, Action]:
        """Return what pointing at each spot might mean, legal or not, so that it can be said what it gives."""
        if self.held is not None:
            return candidates(view, self.held)
        return {**card_candidates(view), **direct_candidates(view), **direct(view)}

    def walked(self, view: View) -> frozenset[Spot]:
        """Return the spots that the keyboard walks: what glows, without those that repeat another."""
        return frozenset(spot for spot in self.lit(view) if not isinstance(spot, _NOT_WALKED))


def _first(spots: Iterable[Spot], among: Mapping[Spot, object]) -> Spot | None:
    return next((spot for spot in spots if spot in among), None)
