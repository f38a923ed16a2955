"""What concerns the viewer of all that happened since it decided last."""

from collections.abc import Sequence

from leonardo.engine.engines import events
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event


def news(view: View, happened: Sequence[Event]) -> Sequence[Event]:
    """Return how attacks on its territories ended."""
    return [event for event in happened if view.viewer is not None and _defender(event) == view.viewer]


def _defender(event: Event) -> int | None:
    match event:
        case events.AttackWon(defender=seat) | events.AttackLost(seat=seat):
            return seat
    return None
