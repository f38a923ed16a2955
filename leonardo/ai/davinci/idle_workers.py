"""Not to rest while anything is to be had for nothing: what comes after the choice among sensible actions."""

from collections.abc import Sequence

from leonardo.ai.davinci.bounds import Bounds
from leonardo.engine.davinci.actions import Action, Pass, PlaceApprentices, PlaceMaster
from leonardo.engine.davinci.constants import LABORATORIES, SHOP_SELLS
from leonardo.engine.davinci.view import View


def never_idle(view: View, kept: Sequence[Action]) -> Sequence[Action]:
    """Return the actions without passing, if a worker at hand could be the first where anything is to be won.

    To be first costs nothing, and all workers come home in the end (rule 8.9): nobody at the table would see why one
    rests. A player may still rate passing beside the others, as long as it does something else then.
    """
    if not (isinstance(kept[-1], Pass) and len(kept) > 1):
        return kept
    bounds = Bounds(view)
    free = bounds.city and any(_is_free(bounds, action) for action in kept)
    return kept[:-1] if free else kept


def settled(view: View, kept: Sequence[Action], chosen: Action) -> Action:
    """Return what was chosen of sensible actions, or the last of them if it is none.

    Who would rather rest sends as few as can be where they are the first, best where what is won serves anything.
    """
    wished = chosen if chosen in kept else kept[-1]
    awake = never_idle(view, kept)
    if wished in awake:
        return wished
    bounds = Bounds(view)
    free = [action for action in awake if _is_free(bounds, action)]
    return next((action for action in free if _serves(bounds, action)), free[0])


def _is_free(bounds: Bounds, action: Action) -> bool:
    if not isinstance(action, PlaceApprentices | PlaceMaster) or action.at in LABORATORIES:
        return False
    return not bounds.view.queues[action.at] and bounds.to_win(action.at)


def _serves(bounds: Bounds, action: Action) -> bool:
    """Return whether what is won by a placement serves anything; what no shop sells always does."""
    kind = SHOP_SELLS.get(action.at) if isinstance(action, PlaceApprentices | PlaceMaster) else None
    return kind is None or bounds.useful(kind)
