"""Looking back as a person does: a finished game is found in the statistics, and can be kept or deleted."""

from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.davinci.learn.deeds import ACHIEVEMENTS, deeds
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Label
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.statistics import export
from leonardo.app.statistics.export import ExportScene, write_picture
from leonardo.app.statistics.person_statistics import PersonStatistics
from leonardo.app.statistics.record_result import keep_result
from leonardo.app.statistics.scene import StatisticsScene
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.game import Standing
from leonardo.play.session import Session
from leonardo.play.statistics.game import places_of
from leonardo.saves.schema import Person
from scripts.screens.looking_back import played
from tests.app.scenes.menus_harness import House, WithLearning


def _house(folder: Path) -> House:
    house = House(folder, games=(WithLearning(),))
    for each in played(12):
        house.host.statistics.add(each)
    return house


def _finish(session: Session) -> None:
    """Play a game to its end, whoever decides doing the first thing that can be done."""
    while not session.over:
        if session.is_person(session.decider or 0):
            session.submit(session.legal()[-1])
        else:
            session.poll()


def test_a_game_that_goes_on_from_another_one_counts_nowhere(tmp_path: Path) -> None:
    house = House(tmp_path, games=(WithLearning(),))
    people = Person("Lisa", "red"), Person("Ada", "blue")
    first = Session.new(GAME, Options(2), people, 7, house.folder)
    first.submit(first.legal()[-1])
    branch = Session.branch(first.played, people, 9, house.folder)
    again = Session.branch(branch.played, people, 11, house.folder, branch.table)
    for session in (branch, again):
        house.host.play(session)
        _finish(session)
        keep_result(house.host, session)
        assert house.host.statistics.read().results == ()
        assert [line.sentence for line in house.host.brought] == [tr("statistics.branched")]


@pytest.fixture
def house(tmp_path: Path) -> House:
    return _house(tmp_path)


def test_a_finished_game_is_kept_once_however_often_it_ends(tmp_path: Path) -> None:
    house = House(tmp_path, games=(WithLearning(),))
    people = Person("Lisa", "red"), Person("Ada", "blue")
    session = Session.new(GAME, Options(2), people, 7, house.folder)
    house.host.play(session)

    _finish(session)
    if session.undo_objection() is None:
        session.undo()
        _finish(session)

    (kept,) = house.host.statistics.read().results
    assert [seat.score for seat in kept.seats] == list(session.standing().scores)
    assert kept.setup == "beginner"


def test_a_game_that_is_broken_off_is_not_counted(tmp_path: Path) -> None:
    house = House(tmp_path, games=(WithLearning(),))
    house.begin()

    house.host.show_title()

    assert house.host.statistics.read().results == ()


def test_all_pages_are_reached_by_keys(house: House) -> None:
    house.host.show_statistics()
    scene = house.top(StatisticsScene)

    for number in range(1, 4):
        house.key(pygame.K_RIGHT)
        assert scene.number == number


def test_the_game_is_named_though_there_is_no_other_to_choose(house: House) -> None:
    house.host.show_statistics()
    house.turn()
    scene = house.top(StatisticsScene)
    titles = [widget.text for widget in scene.form.widgets if isinstance(widget, Label)]
    assert titles == [house.host.title_of(GAME.name)]


def test_statistics_are_deleted_only_after_a_safe_question(house: House) -> None:
    house.host.show_statistics()
    house.turn()
    house.press("delete")
    house.key(pygame.K_RETURN)
    assert len(house.host.statistics.read().results) == 12

    house.press("delete")
    question = house.top(Message)
    yes = question.form.widgets[-1]
    house.press(yes.rect.center)

    assert house.host.statistics.read().results == ()


def test_a_proposed_level_is_played_at_once(house: House) -> None:
    for number, each in enumerate(played(2, seed=9)):
        first, *others = each.seats
        won = evolve(first, place=1, score=90)
        seats = (won, *(evolve(other, place=2, player="apprentice") for other in others))
        house.host.statistics.add(evolve(each, identity=f"{number + 77:016x}", seats=seats))
    house.host.show_statistics()
    house.turn()

    house.press("play")

    person, *rest = house.top(NewGameScene).plan.seats
    assert {seat.player for seat in rest} == {"journeyman"}
    assert person.player is None


@pytest.mark.slow
def test_a_picture_is_written_where_the_person_is_told(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "pictures_folder", lambda: tmp_path / "pictures")
    house.host.show_statistics()
    house.turn()
    house.press("keep")
    house.top(ExportScene)
    house.press("picture")

    (file,) = (tmp_path / "pictures").iterdir()

    assert pygame.image.load(file).get_width() > 1000
    house.top(Message)


def test_no_picture_is_written_over_another(tmp_path: Path) -> None:
    now, dot = datetime(2026, 11, 20, 12, tzinfo=UTC), pygame.Surface((1, 1))

    names = [write_picture(dot, tmp_path, "davinci", now).name for _ in range(2)]

    assert names == ["davinci-2026-11-20-120000.png", "davinci-2026-11-20-120000-2.png"]


@pytest.mark.slow
def test_a_table_is_copied_as_lines_of_cells(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    house.host.show_statistics()
    house.turn()
    house.press("keep")
    house.press("table")

    first = copied[0].splitlines()[0].split("\t")

    assert first[1:] == ["games", "won", "place", "result"]


@pytest.mark.slow
def test_equals_share_a_place_unless_a_tie_is_broken() -> None:
    assert places_of(Standing((30, 30, 20, 20), (1,), over=True)) == [2, 1, 3, 3]
    assert places_of(Standing((30, 30, 20), (0, 1), over=True)) == [1, 1, 3]


def test_who_comes_after_two_that_win_together_is_third() -> None:
    assert places_of(Standing((30, 20, 30, 20), (0, 2), over=True, sides=(2, 1, 2, 1))) == [1, 3, 1, 3]


def test_what_this_game_tells_of_a_seat_agrees_with_its_end() -> None:
    people = Person("Lisa", "red"), Person("Ada", "blue")
    session = Session.new(GAME, Options(2), people, 11)
    _finish(session)

    told = deeds(session.played)

    owned = [tuple(map(str, seat.owned)) for seat in session.played.state.seats]
    assert [each.things for each in told] == owned
    assert {each.name for each in ACHIEVEMENTS} >= {"variety", "races", "gold"}


@pytest.mark.parametrize(
    ("player", "called"),
    [("master:builder", "Master"), ("thumb", "Rules of thumb"), ("program_greedy", "greedy")],
)
def test_whoever_was_played_against_has_a_name_in_the_averages(tmp_path: Path, player: str, called: str) -> None:
    house = House(tmp_path, games=(WithLearning(),))
    (result,) = played(1, name="Ada")
    others = tuple(evolve(seat, player=player) for seat in result.seats[1:])
    house.host.statistics.add(evolve(result, seats=(result.seats[0], *others)))
    outlook = PersonStatistics(house.host.statistics.read(), "Ada", house.host.games[GAME.name])
    _, (_, rows), *_ = outlook.averages()
    assert [name for name, _ in rows] == [called]
