"""The game of the day: the same for everybody on a date, and results that can be told in nine letters."""

from datetime import date

import pytest

from leonardo.play.daily import DayResult, code_of, read_code, seed_of
from leonardo.play.statistics.game import day_of

DAY = date(2026, 11, 20)


def test_everybody_has_the_same_seed_on_a_date() -> None:
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


def test_a_code_is_read_however_it_was_copied() -> None:
    code = code_of("davinci", DayResult(DAY, 47, 1, 6))

    assert read_code("davinci", f"  {code.lower().replace('-', ' ')} ") == DayResult(DAY, 47, 1, 6)
    wrong = [code[:place] + "7" + code[place + 1 :] for place in range(len(code)) if code[place] not in "-7"]
    assert [each for each in wrong if read_code("davinci", each)] == []
    assert read_code("citta", code) is None


@pytest.mark.parametrize(("word", "day"), [("d20261120", "2026-11-20"), ("d20261399", None), ("usual", None)])
def test_the_day_stands_in_what_was_agreed_on_at_the_table(word: str, day: str | None) -> None:
    assert day_of({"day": word}) == day


TOLD = DayResult(DAY, 47, 1, 6)
SPELLINGS = [
    *("{0}-{1}-{2}", "{0} {1} {2}", "{0}{1}{2}", "{0}\u2013{1}\u2013{2}", "{0}\u2014{1}\u2014{2}"),
    *("{0}\u2212{1}\u2212{2}", "{0}\u2011{1}\u2011{2}", "{0}\u00ad-{1}\u00ad-{2}", "\u201c{0}-{1}-{2}\u201d"),
    *("\u00ab {0}-{1}-{2} \u00bb", "'{0}-{1}-{2}'", "`{0}-{1}-{2}`", "*{0}-{1}-{2}*", "> {0}-{1}-{2}"),
    *("{0}-{1}-{2}.", "({0}-{1}-{2})", "{0}. {1}. {2}", "{0}_{1}_{2}", "{0}/{1}/{2}", "{0}--{1}--{2}!"),
    *("{0}\u00a0{1}\u202f{2}", "{0}\u200b-{1}\u200b-{2}\ufeff", "\n{0}-{1}-\n{2}\n", "#{0}-{1}-{2}"),
    *("My code: {0}-{1}-{2}", "{0}-{1}-{2} (1st place, 47 points)", "today I had {0} {1} {2}, and you?"),
]


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_a_code_is_read_as_it_was_meant(spelling: str) -> None:
    groups = code_of("davinci", TOLD).split("-")
    for write in (str.upper, str.lower, str.title, lambda text: text.replace("1", "l").replace("0", "O")):
        assert read_code("davinci", spelling.format(*map(write, groups))) == TOLD


def test_a_code_in_wide_letters_is_read() -> None:
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in code_of("davinci", TOLD))
    assert read_code("davinci", wide) == TOLD


@pytest.mark.parametrize(
    "text", ["", "---", "\u201c\u201d", "hello, how are you", "000-000-000", "x" * 100_000, "1" * 9999]
)
def test_what_is_no_code_is_none(text: str) -> None:
    assert read_code("davinci", text) is None
