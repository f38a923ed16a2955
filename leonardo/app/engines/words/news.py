"""What concerns the viewer of all that happened since it decided last."""

from collections.abc import Sequence

from leonardo.engine.engines import events
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event


def news(view: View, happened: Sequence[Event]) -> Sequence[Event]:
    """Return how attacks on its territories ended, and its own."""
    return [event for event in happened if view.viewer in _sides(event)]


def _sides(event: Event) -> tuple[int, ...]:
    match event:
        case events.AttackWon(seat=one, defender=other) | events.AttackLost(seat=one, attacker=other):
            return one, other
    return ()
