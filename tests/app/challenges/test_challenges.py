"""Challenges as a person meets them: the game of the day is the same for all, a puzzle is answered at the table."""

from datetime import date
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.challenges.day import result_on
from leonardo.app.challenges.puzzle_data import puzzles_of
from leonardo.app.challenges.puzzle_table import (
    BestScene,
    GoalScene,
    OpenScene,
    PuzzlePause,
    PuzzleTable,
    VerdictScene,
    play_puzzle,
    tried,
)
from leonardo.app.challenges.scene import ChallengesScene
from leonardo.app.engines.presentation import ENGINES
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.theme import VERMILION
from leonardo.app.kit.translations import Translations, languages, tr
from leonardo.app.kit.widgets.basic import Button, Label
from leonardo.app.scenes.message import Message
from leonardo.app.statistics.record_result import code_lines
from leonardo.app.viewer.scene import ViewerScene
from leonardo.play.daily import DayResult, code_of, day_result
from leonardo.play.replay import Station
from scripts.screens.looking_back import played
from tests.app.scenes.menus_harness import House, WithLearning

DAY = date(2026, 11, 22)
GAME = "davinci"

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


def house_for_day(folder: Path, day: date = DAY) -> House:
    house = House(folder, games=(WithLearning(),))
    house.host.today = lambda: day
    house.host.show_challenges()
    house.turn()
    return house


def other_told(scene: ChallengesScene) -> str:
    """What the page tells of the code of somebody else."""
    (told,) = (each.text for each in scene.form.widgets if isinstance(each, Label) and each.colour == VERMILION)
    return told


def begin_day(house: House) -> None:
    house.press("play")
    house.turn()
    assert "code" in house.top(Message).text
    house.press("answer 1")


def _at_puzzle(house: House) -> PuzzleTable:
    house.press("solve")
    house.turn()
    house.top(GoalScene)
    house.press("begin")
    return next(scene for scene in house.kit.stack.seen() if isinstance(scene, PuzzleTable))


@pytest.mark.slow
def test_a_day_has_one_deal_and_the_next_day_another(tmp_path: Path) -> None:
    setups = []
    for number, day in enumerate((DAY, DAY, date(2026, 11, 23))):
        house = house_for_day(tmp_path / str(number), day)
        begin_day(house)
        session = house.host.session
        assert session is not None
        setups.append((session.played.setup, [getattr(seat, "player", None) for seat in session.seats]))
        assert session.table["day"] == f"d{day:%Y%m%d}"
        house.host.close()

    assert setups[0] == setups[1] != setups[2]


@pytest.mark.slow
def test_the_game_of_the_day_hides_no_other_game(tmp_path: Path) -> None:
    house = house_for_day(tmp_path)
    house.host.begin(house.host.plans.next(GAME, 7))
    house.host.show_title()
    house.host.show_challenges()
    house.turn()
    begin_day(house)
    house.host.show_title()
    house.turn()

    house.press("continue")
    session = house.host.session
    assert session is not None
    assert "day" not in session.table
    house.host.show_title()
    house.host.show_challenges()
    house.turn()
    assert house.names()[0] == "play"
    house.press("play")
    session = house.host.session
    assert session is not None
    assert session.table["day"] == f"d{DAY:%Y%m%d}"


def test_the_title_goes_on_with_the_day_where_there_is_no_other(tmp_path: Path) -> None:
    house = house_for_day(tmp_path)
    begin_day(house)
    house.host.show_title()
    house.turn()

    button = house.menu.form["continue"]
    assert isinstance(button, Button)
    assert tr("challenges.day.heading") in button.aside
    house.press("continue")
    session = house.host.session
    assert session is not None
    assert "day" in session.table


@pytest.mark.slow
def test_a_game_of_the_day_goes_on_after_midnight(tmp_path: Path) -> None:
    house = house_for_day(tmp_path)
    assert "former" not in house.names()
    begin_day(house)
    house.host.show_title()
    house.host.today = lambda: date(2026, 11, 23)
    house.host.show_challenges()
    house.turn()

    assert house.names()[:2] == ["play", "former"]
    house.press("former")

    session = house.host.session
    assert session is not None
    assert session.table["day"] == f"d{DAY:%Y%m%d}"


def test_the_end_of_the_game_of_the_day_tells_its_code(tmp_path: Path) -> None:
    house = house_for_day(tmp_path)
    (result,) = played(1, name="Ada")
    result = evolve(result, day=DAY.isoformat())
    told = day_result(result, result.seats[0])
    assert told is not None
    (line,) = code_lines(result, result.seats[0])
    assert line.sentence.endswith(code_of(GAME, told))
    assert code_lines(evolve(result, day=None), result.seats[0]) == []
    house.host.close()


def test_the_first_result_of_a_day_is_kept_with_its_code(tmp_path: Path) -> None:
    house = house_for_day(tmp_path)
    name = house.host.person(GAME).name
    for each in played(2, name=name):
        house.host.statistics.add(evolve(each, day=DAY.isoformat()))

    found = result_on(house.host, GAME, DAY)
    house.menu.rebuild()

    first, _ = house.host.statistics.read().results
    assert found is not None
    assert found.score == first.seats[0].score
    told = [widget.text for widget in house.menu.form.widgets if isinstance(widget, Label)]
    assert any(code_of(GAME, found) in text for text in told)


def test_the_code_of_somebody_else_is_read(tmp_path: Path) -> None:
    house = house_for_day(tmp_path)
    scene = house.top(ChallengesScene)
    field, told = house.menu.form["code"], list[str]()
    for text in (code_of(GAME, DayResult(DAY, 51, 2, -3)), "123-456-789"):
        field.changed(text)  # type: ignore[attr-defined]
        told.append(other_told(scene))
        house.turn()
    assert "not a valid code" not in told[0] != ""
    assert "not a valid code" in told[1]


def test_where_a_game_has_no_puzzles_the_page_says_so(tmp_path: Path) -> None:
    house = house_for_day(tmp_path)
    scene = house.top(ChallengesScene)
    scene.puzzles = ()
    scene.rebuild()

    told = [widget.text for widget in scene.form.widgets if isinstance(widget, Label)]
    assert tr("challenges.no_puzzles") in told
    assert "solve" not in house.names()


@pytest.mark.parametrize("game", list(PRESENTATIONS))
def test_each_puzzle_has_a_title_of_its_own(game: str) -> None:
    names = [each.name for each in puzzles_of(PRESENTATIONS[game])]
    for language in languages():
        texts = Translations(language)
        assert {key for key in texts if key.startswith(f"{game}.puzzles.")} == {
            f"{game}.puzzles.{name}" for name in names
        }
        assert len({texts(f"{game}.puzzles.{name}") for name in names}) == len(names)


@pytest.mark.slow
def test_a_wrong_answer_tells_its_cost_and_can_be_tried_again(tmp_path: Path) -> None:
    house = house_for_day(tmp_path)
    table = _at_puzzle(house)
    before = table.session.played

    table.submit(table.puzzle.answers[1].action)
    house.turn()

    house.top(VerdictScene)
    assert table.session.played is before
    house.key(pygame.K_RETURN)
    assert table in house.kit.stack.seen()
    known = tried(house.host, table.puzzle)
    assert known is not None
    assert (known.tries, known.solved) == (1, False)


@pytest.mark.slow
def test_the_best_answer_is_praised_and_leads_to_the_next(tmp_path: Path) -> None:
    house = house_for_day(tmp_path)
    table = _at_puzzle(house)

    table.submit(table.puzzle.answers[0].action)
    house.turn()

    house.top(BestScene)
    known = tried(house.host, table.puzzle)
    assert known is not None
    assert known.solved
    house.key(pygame.K_RETURN)
    house.turn()
    house.press("begin")
    assert next(s for s in house.kit.stack.seen() if isinstance(s, PuzzleTable)).number == table.number + 1


def _at_one_with_plans(folder: Path) -> tuple[House, PuzzleTable]:
    """At the puzzle of the war game whose best answer may come after most others."""
    house = House(folder, games=(ENGINES,))
    puzzles = puzzles_of(ENGINES)
    play_puzzle(house.host, "engines", puzzles, max(range(len(puzzles)), key=lambda number: len(puzzles[number].open)))
    house.turn()
    house.press("begin")
    return house, next(scene for scene in house.kit.stack.seen() if isinstance(scene, PuzzleTable))


@pytest.mark.slow
def test_what_would_come_of_a_wrong_answer_is_shown_and_leads_back(tmp_path: Path) -> None:
    house, table = _at_one_with_plans(tmp_path)
    answer, before = table.puzzle.wrong[0].action, table.session.played
    table.submit(answer)
    house.turn()
    verdict = house.top(VerdictScene)

    house.key(pygame.K_UP)
    house.key(pygame.K_LEFT)
    assert verdict.form.focus == "course"
    house.key(pygame.K_RETURN)
    for _ in range(500):
        house.turn()
        if house.kit.stack.top is not verdict:
            break

    viewer = house.top(ViewerScene)
    assert viewer.playing
    assert viewer.replay.turns[len(before.turns)].action == answer
    viewer.go(viewer.replay.end)
    viewer.play()
    assert viewer.place == Station(len(before.turns)), "it begins anew at the puzzle, not at the beginning of the game"
    house.key(pygame.K_ESCAPE)
    assert house.top(VerdictScene) is verdict
    house.press("again")
    assert table.session.played is before
    known = tried(house.host, table.puzzle)
    assert known is not None
    assert (known.tries, known.solved) == (1, False)


@pytest.mark.slow
def test_an_answer_that_leaves_the_best_one_open_does_not_count(tmp_path: Path) -> None:
    house, table = _at_one_with_plans(tmp_path)

    table.submit(table.puzzle.open[0].action)
    house.turn()

    house.top(OpenScene)
    assert tried(house.host, table.puzzle) is None
    house.key(pygame.K_RETURN)
    table.submit(table.puzzle.wrong[0].action)
    house.turn()
    house.top(VerdictScene)
    known = tried(house.host, table.puzzle)
    assert known is not None
    assert (known.tries, known.solved) == (1, False)


@pytest.mark.slow
def test_the_best_plan_is_told_once_beside_the_others(tmp_path: Path) -> None:
    house, table = _at_one_with_plans(tmp_path)

    table.submit(table.puzzle.right[-1].action)
    house.turn()

    told = [each.plan for each in table.puzzle.ranked]
    assert len(told) == len(set(told))
    rows = house.top(BestScene).rows()
    assert rows[0].strong
    assert len(rows) == min(5, len(told))


@pytest.mark.slow
def test_the_answer_can_be_asked_for_and_counts_as_not_found(tmp_path: Path) -> None:
    house = house_for_day(tmp_path)
    table = _at_puzzle(house)
    table.submit(table.puzzle.answers[1].action)
    house.turn()

    house.press("answer")

    house.top(BestScene)
    known = tried(house.host, table.puzzle)
    assert known is not None
    assert not known.solved


@pytest.mark.slow
def test_the_pause_of_a_puzzle_leads_back_to_the_list(tmp_path: Path) -> None:
    house = house_for_day(tmp_path)
    house.top(ChallengesScene).chosen = 3
    table = _at_puzzle(house)
    table.submit(table.puzzle.answers[0].action)
    house.turn()
    house.top(BestScene).close()
    table.pause_game()
    house.turn()
    house.top(PuzzlePause)

    house.press("list")

    scene = house.top(ChallengesScene)
    assert (scene.chosen, scene.form.focus) == (3, "puzzles"), "one is where one was, solved or not"
    assert house.host.session is None
