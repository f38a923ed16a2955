"""How far to count on an invention that is still in the deck, by the known piles of it (rule 3.6)."""

from typing import Final

from leonardo.engine.davinci.constants import LAST_CITY_ROUND
from leonardo.engine.davinci.setup import BOTTOM, MIDDLE_GOLD, MIDDLE_SIZE

_COMPLETED_A_ROUND: Final = 1.7
"""How many cards are drawn in a round of four, as games went; fewer seats complete less."""
_LAYERS: Final = len(BOTTOM) + MIDDLE_SIZE
"""Cards of the two lower piles."""


def cards_to_come(round_: int, seats: int) -> float:
    """Return how many cards of the deck will be drawn from a round on, as a rule."""
    return max(0.0, _COMPLETED_A_ROUND * (LAST_CITY_ROUND + 1 - max(round_, 1)) * (0.5 + 0.125 * seats))


def usual_place(number: int, size: int) -> float:
    """Return how many cards of a deck of this size lie above an invention, as a rule (rule 3.6)."""
    if number in BOTTOM:
        return size - 3.0
    if number in MIDDLE_GOLD:
        return max(size - 10.5, (size - 5) / 2)
    return max(0, size - _LAYERS) / 2 + 1.5


def chance_to_show_up(place: float, draws: float) -> float:
    """Return how likely a card with so many above it comes in time to be completed."""
    return 0.0 if draws <= place else min(0.95, (draws - place) / (draws + 1.0) + 0.25)
