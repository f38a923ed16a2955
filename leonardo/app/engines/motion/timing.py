"""Which wars must not last long."""

from collections.abc import Collection

from leonardo.engine.engines import events
from leonardo.engine.game import Event


def war(event: Event, people: Collection[int]) -> bool | None:
    """Tell whether a war begins by an event (yes) that no person is in, or whether one ends (no).

    Every war ends with one of these, also of who is lost at sea (rules 11.12 to 11.14).
    """
    if isinstance(event, events.AttackBegan):
        return event.seat not in people and event.defender not in people
    return False if isinstance(event, events.AttackWon | events.AttackLost | events.Retreated) else None
