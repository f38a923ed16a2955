"""Who leads: those of one side, or nobody where that is not beyond doubt; by the numbers that are shown."""

from collections.abc import Sequence

import pytest

from leonardo.ai.estimate import Estimate, Scale, SeatEstimate, Span, in_percent, sure
from leonardo.app.table.words.last_acts import chance


def about(likely: float, doubt: float) -> Span:
    return Span(likely - doubt, likely, likely + doubt)


def estimate(chances: Sequence[Span], sides: tuple[int | None, ...] = ()) -> Estimate:
    return Estimate(tuple(SeatEstimate(each, sure(30)) for each in chances), 64, Scale(1, 1), sides)


@pytest.mark.parametrize(
    ("chances", "leads"),
    [
        ([about(0.725, 0.07), about(0.275, 0.07)], (0,)),
        ([about(0.5, 0.1), about(0.2, 0.1), about(0.3, 0.05)], (0,)),
        ([about(0.4, 0.1), about(0.3, 0.1), about(0.3, 0.1)], ()),
        ([about(0.3, 0.3), about(0.6, 0.02), about(0.1, 0.05)], ()),
        ([about(0.54, 0.03), about(0.46, 0.03)], (0,)),
        ([about(0.53, 0.04), about(0.47, 0.04)], ()),
        ([about(0.47, 0.04), about(0.37, 0.06), about(0.16, 0.06)], ()),
        ([sure(0.5), sure(0.5), sure(0.0)], ()),
        ([sure(0.0), sure(1.0)], (1,)),
    ],
)
def test_one_leads_where_no_spans_overlap_or_nobody_does(chances: list[Span], leads: tuple[int, ...]) -> None:
    told = estimate(chances)
    assert told.leading == leads
    shown = [in_percent(each, chances) for each in chances]
    for seat in leads:
        assert all(shown[seat][0] > most for other, (_, most) in enumerate(shown) if other != seat)


def test_those_who_win_together_lead_together() -> None:
    told = estimate([about(0.7, 0.08), about(0.3, 0.08), about(0.7, 0.08)], (0, 1, 0))
    assert told.leading == (0, 2)
    assert [told.beside(seat) for seat in range(3)] == [(2,), (), (0,)]


def test_a_chance_that_could_be_anything_is_told_in_words() -> None:
    wide, narrow, none = about(0.2, 0.16), about(0.3, 0.04), sure(0.0)
    assert [chance(each, [wide, narrow, none]) for each in (wide, narrow, none)] == ["not clear yet"] * 2 + ["0%"]
    assert [chance(each, [narrow, none]) for each in (narrow, none)] == ["30%", "0%"]


def test_what_is_nearly_certain_is_told_as_over_or_under() -> None:
    nearly, hardly = Span(0.98, 0.997, 0.9996), Span(0.0001, 0.00003, 0.02)
    assert [chance(each, [nearly, hardly]) for each in (nearly, hardly)] == ["over 99%", "under 1%"]
    assert [chance(about(each, 0.001)) for each in (0.012, 0.989)] == ["1%", "99%"]
    assert [chance(sure(each)) for each in (0.0, 1.0)] == ["0%", "100%"]


@pytest.mark.parametrize(
    ("amount", "telling"),
    [
        (Span(0, 700, 1400), False),
        (Span(38, 47, 56), True),
        (Span(12, 22, 32), False),
        (sure(0), True),
        (sure(-5), True),
    ],
)
def test_an_amount_of_which_more_than_half_is_open_says_nothing(amount: Span, telling: bool) -> None:
    assert amount.telling == telling
