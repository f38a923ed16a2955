"""What everybody comes to, in figures: as one reads them, below nothing as well."""

import pytest

from leonardo.app.kit.translations import tr
from leonardo.app.table.standing.forecast import ForecastPart, SeatForecast, Share
from leonardo.app.table.standing.scene import written_sum


def seat(least: int, most: int, *, known: bool = True) -> SeatForecast:
    return SeatForecast((ForecastPart(Share.HELD, least, most, ""),), known=known)


@pytest.mark.parametrize(
    ("least", "most", "told"),
    [(12, 12, "12"), (-12, -12, "\N{MINUS SIGN}12"), (0, 0, "0")],
)
def test_what_is_certain_is_one_figure_with_its_sign(least: int, most: int, told: str) -> None:
    assert written_sum(seat(least, most)) == told


@pytest.mark.parametrize(
    ("least", "most", "ends"),
    [(3, 8, ("3", "8")), (-5, 8, ("\N{MINUS SIGN}5", "8")), (-9, -2, ("\N{MINUS SIGN}9", "\N{MINUS SIGN}2"))],
)
def test_what_is_not_is_a_span_whose_ends_are_written_alike(least: int, most: int, ends: tuple[str, str]) -> None:
    told = written_sum(seat(least, most))
    assert told == tr("table.estimate.span", least=ends[0], most=ends[1])
    assert "-" not in told


def test_what_is_covered_has_no_figure() -> None:
    assert written_sum(seat(7, 7, known=False)) == tr("table.standing.unknown")
