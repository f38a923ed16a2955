"""Staged before it counts: what a placement or a start would look like, until it is confirmed."""

from leonardo.app.davinci.motion.showing import after
from leonardo.app.davinci.spots import DistrictSpot, LaboratorySpot, Spot
from leonardo.engine.davinci import actions, events
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.terms import LABORATORIES, Place
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event


def to_be_confirmed(action: Action) -> bool:
    """Tell whether an action is staged before it counts."""
    return isinstance(action, actions.PlaceApprentices | actions.PlaceMaster | actions.Start)


class Staging:
    """What is staged and not confirmed yet; nothing to begin with."""

    def __init__(self) -> None:
        self.action: Action | None = None
        self.preview: View | None = None
        """What the table would look like."""

    def stage(self, view: View, action: Action) -> None:
        """Show an action as if it had been carried out."""
        self.action, self.preview = action, preview(view, action)

    def clear(self) -> None:
        """Take it back."""
        self.action = self.preview = None

    def stands_at(self, view: View) -> Spot | None:
        """Return the spot where the staged pieces stand, if there are any."""
        return None if self.action is None else stands_at(view, self.action)


def preview(view: View, action: Action) -> View:
    """Return the view as if an action that is to be confirmed had been carried out; the question stays."""
    event = _event(view, action)
    if event is None:
        return view
    return evolve(after(view, event), question=view.question, options=view.options)


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


def _event(view: View, action: Action) -> Event | None:
    seat = view.viewer
    if seat is None:
        return None
    match action:
        case actions.PlaceApprentices():
            return events.WorkersPlaced(seat, action.at, action.count, master=False)
        case actions.PlaceMaster():
            return events.WorkersPlaced(seat, action.at, 0, master=True)
        case actions.Start():
            return events.WorkStarted(seat, action.laboratory, action.invention, action.reveal)
    return None
