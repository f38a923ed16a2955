"""The game of the day is fair and stays: what makes it unequal is noted, and no clock takes a begun one away."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from attrs import evolve

from leonardo.app.challenges.day import begun, noted_at_the_end
from leonardo.app.challenges.scene import ChallengesScene
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Label
from leonardo.app.scenes.message import Message
from leonardo.app.statistics.record_result import code_lines
from leonardo.play.daily import (
    AGAIN,
    AGREED,
    CHANGED,
    EARLIER,
    LOOKED,
    RETAKEN,
    DayResult,
    code_of,
    day_of,
    day_result,
    has_game,
    seed_of,
)
from leonardo.play.session import Session
from leonardo.saves.archive import Archive
from leonardo.saves.statistics import StatisticsFile
from scripts.screens.looking_back import played
from tests.app.challenges.test_challenges import DAY, GAME, begin_day, house_for_day, other_told
from tests.app.scenes.menus_harness import House
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_for_day(tmp_path)
    yield house
    house.host.close()


def noted(house: House) -> str | None:
    found = begun(house.host, GAME, DAY)
    assert found is not None
    return found.noted


def at_the_table(house: House) -> Session:
    session = house.host.session
    assert session is not None
    return session


def decide(house: House) -> None:
    """Let the person decide, once it is their turn."""
    session = at_the_table(house)
    while session.decider is None or not session.is_person(session.decider):
        session.poll()
    session.submit(session.legal()[0])


def leave(house: House) -> None:
    house.host.show_title()
    house.host.show_challenges()
    house.turn()


@pytest.mark.slow
def test_a_game_of_the_day_that_is_gone_on_with_counts(house: House) -> None:
    begin_day(house)
    assert noted(house) is None
    leave(house)
    house.press("play")
    assert noted(house) is None
    assert at_the_table(house).table[AGREED] == f"d{DAY:%Y%m%d}"


def test_one_deleted_and_begun_anew_does_not_count(house: House) -> None:
    begin_day(house)
    leave(house)
    (entry,) = house.host.folder.entries()
    house.host.folder.delete(entry.path)
    leave(house)
    house.press("play")
    house.turn()
    assert house.top(Message).text == tr("challenges.day.uncounted.again")
    assert noted(house) == AGAIN


@pytest.mark.slow
def test_one_from_an_earlier_save_does_not_count_and_is_asked(house: House) -> None:
    begin_day(house)
    session = at_the_table(house)
    path = session.save("Before the auction")
    decide(house)
    leave(house)
    for answer, found in (("answer 0", None), ("answer 1", EARLIER)):
        house.host.open(path)
        house.turn()
        assert house.top(Message).text == tr("challenges.day.earlier_text")
        house.press(answer)
        house.turn()
        assert noted(house) == found
    assert not isinstance(house.host.kit.stack.top, Message)


def test_one_gone_on_with_from_a_named_save_of_now_counts(house: House) -> None:
    begin_day(house)
    run = at_the_table(house).autosave.run
    path = at_the_table(house).save("Before the auction")
    house.host.open(path)
    assert noted(house) is None
    assert at_the_table(house).autosave.run == run
    leave(house)
    house.host.open(path)
    assert noted(house) is None
    assert at_the_table(house).autosave.run == run


def test_a_usual_game_with_the_deal_of_the_day_is_a_rehearsal(house: House) -> None:
    begin_day(house)
    session = at_the_table(house)
    usual = Session(session.played, session.seats, seed_of(GAME, DAY), house.host.folder, "usual")
    house.host.play(usual)
    assert noted(house) == AGAIN


def test_other_usual_games_are_none(house: House) -> None:
    begin_day(house)
    session = at_the_table(house)
    house.host.play(Session(session.played, session.seats, 7, house.host.folder, "usual"))
    assert noted(house) is None


@pytest.mark.slow
def test_looking_back_at_an_unfinished_day_is_asked_and_noted(house: House) -> None:
    begin_day(house)
    decide(house)
    leave(house)
    (kept,) = Archive.of(house.host.folder).entries()
    for answer, found in (("answer 0", None), ("answer 1", LOOKED)):
        house.host.show_played()
        house.turn()
        house.press("open")
        house.turn()
        assert house.top(Message).text == tr("challenges.day.look_text")
        house.press(answer)
        assert noted(house) == found
    assert kept.head is not None


def test_looking_back_at_anothers_game_of_the_day_is_noted(house: House) -> None:
    begin_day(house)
    session = at_the_table(house)
    other = Session(session.played, session.seats, session.seed, None, "else", circumstances=session.circumstances)
    house.host.close()
    house.host.statistics.path.unlink()  # type: ignore[union-attr]
    house.host.look_back(other)
    house.turn()
    house.press("answer 1")
    assert noted(house) == LOOKED


def test_what_was_finished_is_looked_back_at_without_a_word(house: House) -> None:
    begin_day(house)
    session = at_the_table(house)
    name = house.host.person(GAME).name
    (result,) = played(1, name=name)
    house.host.statistics.add(evolve(result, day=DAY.isoformat()))
    asked = isinstance(house.kit.stack.top, Message)
    house.host.look_back(session)
    assert not asked
    assert noted(house) is None
    assert tr("challenges.day.look_text") != getattr(house.kit.stack.top, "text", "")


def test_what_was_noted_stands_in_the_result_which_has_no_code(house: House) -> None:
    begin_day(house)
    session = at_the_table(house)
    name = house.host.person(GAME).name
    (result,) = played(1, name=name)
    result = evolve(result, day=DAY.isoformat())
    assert noted_at_the_end(house.host, session, result).noted is None
    known = begun(house.host, GAME, DAY)
    assert known is not None
    house.host.statistics.begun(evolve(known, noted=LOOKED))
    told = noted_at_the_end(house.host, session, result)
    assert told.noted == LOOKED
    (line,) = code_lines(told, told.seats[0])
    assert line.sentence == tr("challenges.day.uncounted.looked")
    assert day_result(told, told.seats[0]) is None


@pytest.mark.parametrize("word", [LOOKED, AGAIN, RETAKEN, CHANGED])
def test_what_does_not_count_says_why(house: House, word: str) -> None:
    (result,) = played(1)
    result = evolve(result, day=DAY.isoformat())
    seat = result.seats[0]
    odd = {
        RETAKEN: evolve(result, retaken=1),
        CHANGED: evolve(result, seats=(evolve(seat, changed=1), *result.seats[1:])),
    }.get(word, evolve(result, noted=word))
    (line,) = code_lines(odd, odd.seats[0])
    assert line.sentence == tr(f"challenges.day.uncounted.{word}")
    assert house.host.statistics.add(odd)


def test_what_is_played_on_from_a_day_is_the_game_of_no_day(house: House) -> None:
    begin_day(house)
    session = at_the_table(house)
    branch = Session.branch(session.played, session.seats, 7, None, session.table)
    assert not branch.of_a_day
    assert session.of_a_day


def test_what_was_noted_lasts_and_is_forgotten_with_the_person(house: House, tmp_path: Path) -> None:
    begin_day(house)
    path = house.host.statistics.path
    kept = StatisticsFile(path).read().days
    assert [each.day for each in kept] == [DAY.isoformat()]
    StatisticsFile(path).forget(kept[0].name)
    assert StatisticsFile(path).read().days == ()
    assert tmp_path.exists()


# ---- whatever the clock says


@first_quick("now", [date(2026, 11, 21), date(2026, 11, 23), date(2027, 1, 1), date(2019, 5, 3)], 2)
def test_a_begun_game_is_offered_on_any_date(house: House, now: date) -> None:
    begin_day(house)
    run = at_the_table(house).autosave.run
    house.host.today = lambda: now
    leave(house)
    house.press("former")
    assert at_the_table(house).autosave.run == run


@pytest.mark.slow
@pytest.mark.parametrize("now", [date(2019, 5, 3), date(1970, 1, 1), date(2025, 12, 31), date(9999, 1, 1)])
def test_with_a_wrong_clock_no_game_is_offered(house: House, now: date) -> None:
    house.host.today = lambda: now
    leave(house)
    assert "play" not in house.names()
    told = [widget.text for widget in house.menu.form.widgets if isinstance(widget, Label)]
    assert any("clock" in text for text in told)
    assert not has_game(now)
    assert day_of(f"d{now:%Y%m%d}") is None


def test_no_result_of_a_day_without_a_game_has_a_code() -> None:
    (result,) = played(1)
    for day in ("2019-05-03", "2025-12-31", "9999-01-01"):
        assert day_result(evolve(result, day=day), result.seats[0]) is None
    for day in ("2026-01-01", "2026-11-20"):
        assert day_result(evolve(result, day=day), result.seats[0]) is not None


def test_ones_result_stands_beside_the_code_of_its_day(house: House) -> None:
    name = house.host.person(GAME).name
    for number, (each, day) in enumerate(zip(played(2, name=name), ("2026-11-20", "2026-11-21"), strict=True)):
        house.host.statistics.add(evolve(each, identity=f"{number:016x}", day=day))
    leave(house)
    scene = house.top(ChallengesScene)
    scene.form["code"].changed(code_of(GAME, DayResult(date(2026, 11, 20), 51, 2, -3)))  # type: ignore[attr-defined] # a field
    first, last = house.host.statistics.read().results
    assert str(first.seats[0].score) in other_told(scene).partition("You:")[2]
    told = [widget.text for widget in scene.form.widgets if isinstance(widget, Label)]
    mine = day_result(last, last.seats[0])
    assert mine is not None
    assert any(code_of(GAME, mine) in text for text in told), "that of the day finished last"
