"""The list of lands in a person's hands: opened, walked with the keyboard, put away again."""

from typing import TYPE_CHECKING, Final

from leonardo.app.engines.picture.chart.places import Eye
from leonardo.app.engines.picture.listing import Listing, Unveiled, bare, in_order
from leonardo.app.engines.spots import LandSpot
from leonardo.app.table.input.controls import Controls
from leonardo.app.table.input.keyboard import Direction, following
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.view import View

if TYPE_CHECKING:
    from leonardo.app.table.played import PlayedTable

_PAGE: Final = 8  # lands that a key goes on by that turns pages


def is_open(table_eye: object, view: View) -> bool:
    """Tell whether the list is to be seen, by how the picture is looked at."""
    return isinstance(table_eye, Listing) and bare(view)


def turn(table: "PlayedTable") -> None:
    """Open the list beside the chart, or put it away; the keyboard comes to a land on it."""
    eye, view = table.picture.eye, table.view()
    if isinstance(eye, Listing):
        table.look_through(eye.chart)
    elif isinstance(eye, Eye):
        table.look_through(Listing(eye))
        if table.kit.stack.by_keys:
            _go(table.controls, view, _beginning(table.controls, view))


def look_beneath(table: "PlayedTable") -> None:
    """Look at the chart that a stage stands over, or at the stage again."""
    eye = table.picture.eye
    if isinstance(eye, Unveiled):
        table.look_through(eye.chart)
    elif isinstance(eye, Eye | Listing):
        table.look_through(Unveiled(eye.chart if isinstance(eye, Listing) else eye))


def _beginning(controls: Controls, view: View) -> Territory:
    """Return where one begins on the list: the land where the keyboard is, or else the first that can be used."""
    at, order = controls.walk.at, in_order(view)
    if isinstance(at, LandSpot):
        return at.at
    usable = set(controls.walk.usable())
    return next((land for land in order if LandSpot(land) in usable), order[0])


def walk(controls: Controls, view: View, direction: Direction) -> bool:
    """Go up or down the list, if it lies open and the keyboard is at a land; tell whether that was meant.

    With something in hand, go only where it may or might be put, so that it is said why not.
    """
    across, down = direction
    at = controls.walk.at
    if across or not is_open(controls.table.picture.eye, view) or not isinstance(at, LandSpot | None):
        return False
    land = following(_walked(controls, view), at.at if at is not None else None, down)
    if land is not None:
        _go(controls, view, land)
    return True


def _walked(controls: Controls, view: View) -> list[Territory]:
    """Return the lands that are walked, in their order: all, or those where what is held may or might be put."""
    order, hands = list(in_order(view)), controls.table.hands
    if hands.held is None:
        return order
    within = {*controls.walk.usable(), *hands.barred(view)}
    return [land for land in order if LandSpot(land) in within] or order


def turn_page(controls: Controls, view: View, step: int) -> bool:
    """Go on by several lands, or back if `step` is -1, as far as the list goes; tell whether it lies open."""
    at = controls.walk.at
    if not is_open(controls.table.picture.eye, view) or not isinstance(at, LandSpot):
        return False
    order = in_order(view)
    _go(controls, view, order[min(max(0, order.index(at.at) + step * _PAGE), len(order) - 1)])
    return True


def _go(controls: Controls, view: View, at: Territory) -> None:
    spot = LandSpot(at)
    controls.go_to(spot)
    controls.table.look_through(controls.table.picture.following(view, spot))
