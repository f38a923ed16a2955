"""Saves and table agree on the colours of seats."""

from leonardo.app.kit.seats import PAINT, SEAT_COLOURS
from leonardo.saves.schema import COLOURS


def test_every_colour_that_a_seat_can_have_can_be_painted() -> None:
    assert COLOURS == SEAT_COLOURS == tuple(PAINT)
