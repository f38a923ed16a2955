"""Staged before it counts: what a placement or a start would look like, until it is confirmed."""

from collections.abc import Callable

from leonardo.app.davinci.spots import DistrictSpot, LaboratorySpot, Spot
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.terms import LABORATORIES, Place
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve


def to_be_confirmed(action: Action) -> bool:
    """Tell whether an action is staged before it counts."""
    return isinstance(action, actions.PlaceApprentices | actions.PlaceMaster | actions.Start)


class Staging:
    """What is staged and not confirmed yet; nothing to begin with.

    `foresee` returns what the decider would see right after an action.
    """

    def __init__(self, foresee: Callable[[Action], View]) -> None:
        self._foresee = foresee
        self.action: Action | None = None
        self.preview: View | None = None
        """What the table would look like."""

    def stage(self, view: View, action: Action) -> None:
        """Show an action as if it had been carried out, with the question that is asked in `view` still open."""
        self.action = action
        self.preview = evolve(self._foresee(action), question=view.question, options=view.options)

    def clear(self) -> None:
        """Take it back."""
        self.action = self.preview = None

    def stands_at(self, view: View) -> Spot | None:
        """Return the spot where the staged pieces stand, if there are any."""
        return None if self.action is None else stands_at(view, self.action)


def stands_at(view: View, action: Action) -> Spot | None:
    """Return the spot where the staged pieces stand."""
    match action:
        case actions.PlaceApprentices() | actions.PlaceMaster():
            return _spot(view, action.at)
        case actions.Start():
            return _spot(view, action.laboratory)
    return None


def _spot(view: View, place: Place) -> Spot | None:
    if place not in LABORATORIES:
        return DistrictSpot(place)
    return LaboratorySpot(view.viewer, place) if view.viewer is not None else None
