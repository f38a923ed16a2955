"""The game of the day: the same for everybody on a date, and results that can be told in nine letters."""

from datetime import date

import pytest

from leonardo.play.daily import DayResult, code_of, read_code, seed_of
from leonardo.play.statistics.results import day_of

DAY = date(2026, 11, 20)


def test_everybody_has_the_same_seed_on_a_date_and_another_on_the_next() -> None:
    assert seed_of("davinci", DAY) == seed_of("davinci", DAY) == 677451714
    assert len({seed_of("davinci", date(2026, 11, day)) for day in range(1, 29)}) == 28
    assert seed_of("citta", DAY) != seed_of("davinci", DAY)


@pytest.mark.parametrize(
    "told", [DayResult(DAY, 47, 1, 6), DayResult(DAY, 0, 5, -40), DayResult(date(2063, 4, 5), -3, 2, -1)]
)
def test_a_code_tells_the_result_again(told: DayResult) -> None:
    assert read_code("davinci", code_of("davinci", told)) == told


def test_large_results_in_steps_of_five_fit_into_a_code() -> None:
    told = DayResult(DAY, 2345, 1, 905)
    assert read_code("citta", code_of("citta", told, 5), 5) == told


def test_a_code_is_read_however_it_was_copied_and_not_if_a_letter_is_wrong() -> None:
    code = code_of("davinci", DayResult(DAY, 47, 1, 6))

    assert read_code("davinci", f"  {code.lower().replace('-', ' ')} ") == DayResult(DAY, 47, 1, 6)
    wrong = [code[:place] + "7" + code[place + 1 :] for place in range(len(code)) if code[place] not in "-7"]
    assert [each for each in wrong if read_code("davinci", each)] == []
    assert read_code("citta", code) is None


@pytest.mark.parametrize(("word", "day"), [("d20261120", "2026-11-20"), ("d20261399", None), ("usual", None)])
def test_the_day_stands_in_what_was_agreed_on_at_the_table(word: str, day: str | None) -> None:
    assert day_of({"day": word}) == day
