"""A lesson of the tiny game: what is told and refused, left and gone on with, taken back, and done."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.kit.translations import tr
from leonardo.app.lessons.lesson_list import LessonsScene
from leonardo.app.lessons.slip import draw_slip
from leonardo.app.lessons.table import LessonPause, LessonTable
from leonardo.app.presentation import Learning
from leonardo.app.table.motion.announcing import Announced
from leonardo.engine.record import Played
from leonardo.play.lessons.lesson import Lesson, LessonCourse, LessonStep, Refusal
from leonardo.play.lessons.progress import Learnt
from tests.app.table.table_harness import Desk
from tests.tiny.game import GAME, Bid, Setup, Throw, View
from tests.tiny.table.desk import TinyDesk
from tests.tiny.table.game import TinyPresentation, TinyTable
from tests.tiny.table.picture import BowlSpot, PurseSpot

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


def bids(view: View) -> bool:
    return bool(view.options)


def least(coins: int, _view: View, bid: Bid) -> bool:
    return bid.coins >= coins


def nothing(_view: View, bid: Bid) -> bool:
    return not bid.coins


def at_bowl(_view: View) -> BowlSpot:
    return BowlSpot()


ONE = Lesson(
    "one",
    begins=1,
    steps=(
        LessonStep("purse", lambda _: PurseSpot(0)),
        LessonStep("bid", at_bowl, partial(least, 2), bids, (Refusal(nothing, "bid_nothing"),), then=at_bowl),
    ),
    ends=lambda view: view.round > 1,
    spot=lambda _: PurseSpot(0),
    wishes={1: (Bid(1),), 2: (Bid(0),)},
)
TWO = evolve(ONE, name="two", steps=ONE.steps[1:])


def played() -> Played:
    return Played.replay(GAME, Setup(5), [Throw(4)])


COURSE = LessonCourse(GAME.name, "tiny.lessons", played, (ONE, TWO), "random")


class Teaching(TinyPresentation):
    learning = Learning(lessons=lambda: COURSE, table=lambda: TinyTable(openly=True))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[TinyDesk]:
    desk = TinyDesk(tmp_path / "saves")
    Desk.__init__(desk, tmp_path / "saves", (1280, 720), games={GAME.name: Teaching(openly=True)})
    desk.host.play_lesson(GAME.name, "one")
    desk.wait(lambda: lesson(desk).slip is not None)
    desk.breathe()
    yield desk
    desk.host.close()


def lesson(desk: Desk) -> LessonTable:
    table = desk.table
    assert isinstance(table, LessonTable)
    return table


def told(desk: Desk) -> tuple[str, str]:
    slip = lesson(desk).slip
    return ("", "") if slip is None else (slip.told.text, slip.told.against)


def test_no_danger_is_told_over_a_lesson(desk: TinyDesk) -> None:
    table, settings = lesson(desk), desk.kit.settings
    settings.silenced = ()
    view = table.course.view()
    everything = Bid(view.coins[view.seat or 0])
    assert not table.warner.warns(view, everything)
    table.warner.tells = True
    assert table.warner.warns(view, everything), "at a usual table it is a danger"


def test_the_key_of_hints_says_that_a_lesson_has_none(desk: TinyDesk) -> None:
    desk.key(pygame.K_h)
    assert desk.kit.aside.text == "There are no hints here."


def test_a_slip_is_read_by_mouse_or_key_and_the_next_follows(desk: TinyDesk) -> None:
    assert told(desk) == ("tiny.lessons.one.purse", "")
    desk.key(pygame.K_RETURN)
    assert told(desk) == ("tiny.lessons.one.bid", "")


def test_what_a_lesson_does_not_want_is_refused_with_a_reason(desk: TinyDesk) -> None:
    slip = lesson(desk).slip
    assert slip is not None
    desk.press(slip.rect.center)
    desk.bid_by_mouse(1)
    assert told(desk) == ("tiny.lessons.one.bid", "tiny.lessons.one.bid_not")
    desk.bid_by_keys(0)
    assert told(desk) == ("tiny.lessons.one.bid", "tiny.lessons.one.bid_nothing")
    assert len(desk.table.session.played.turns) == 1
    assert desk.table.hands.held is None


def test_what_is_sensible_counts_before_all_was_read(desk: TinyDesk) -> None:
    desk.bid_by_mouse(3)
    desk.wait(lambda: told(desk)[0] == "tiny.lessons.one.done")
    assert [turn.action for turn in desk.table.session.played.turns[1:4]] == [Bid(3), Bid(1), Bid(0)]


def test_the_next_lesson_follows_and_the_list_after_the_last_one(desk: TinyDesk) -> None:
    for name in ("one", "two"):
        assert lesson(desk).lesson.lesson.name == name
        desk.wait(lambda: desk.table.free)
        desk.breathe()
        desk.bid_by_mouse(2)
        desk.wait(lambda: told(desk)[0].endswith(".done"))
        desk.breathe()
        desk.key(pygame.K_SPACE)
    assert isinstance(desk.kit.stack.top, LessonsScene)
    assert desk.host.progress.of(GAME.name) == Learnt(("one", "two"))


def test_after_a_lesson_nobody_decides_and_all_comes_to_rest(desk: TinyDesk) -> None:
    table = lesson(desk)
    desk.bid_by_mouse(2)
    desk.wait(lambda: told(desk)[0] == "tiny.lessons.one.done")
    turns = table.session.played.turns
    table.course.playback.announcing.begin(Announced("2", "Round 2"))
    table.unrolling.begin(1.0)
    for _ in range(90):
        desk.turn()
    assert table.course.playback.announcing.now is None
    assert not table.unrolling.busy
    assert not table.free
    assert table.prompt().words == tr("lessons.over")
    assert table.session.played.turns == turns


def test_a_lesson_goes_on_where_it_was_after_the_program_ended(desk: TinyDesk) -> None:
    desk.bid_by_mouse(2)
    desk.turn()
    turns = desk.table.session.played.turns
    desk.host.show_title()
    again = Desk(desk.host.folder.path, (1280, 720), games={GAME.name: Teaching(openly=True)})
    again.host.play_lesson(GAME.name, "one")
    assert again.table.session.played.turns[: len(turns)] == turns
    again.host.play_lesson(GAME.name, "one", anew=True)
    assert len(again.table.session.played.turns) == 1
    again.host.close()


def test_nothing_before_the_lesson_can_be_taken_back(desk: TinyDesk) -> None:
    assert desk.table.session.undo_objection(0) is not None


def test_escape_leads_to_a_pause_with_all_lessons(desk: TinyDesk) -> None:
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.kit.stack.top, LessonPause)
    desk.press("lessons")
    desk.turn()
    assert isinstance(desk.kit.stack.top, LessonsScene)


def test_a_slip_stays_as_it_is_over_many_frames(desk: TinyDesk) -> None:
    for _ in range(5):
        lesson(desk).redraw()
        desk.turn()
    whole = pygame.Surface(desk.canvas.size)
    lesson(desk).draw(whole)
    assert pygame.image.tobytes(desk.canvas.surface, "RGB") == pygame.image.tobytes(whole, "RGB")
    assert lesson(desk).slip is not None


def test_a_tip_keeps_clear_of_the_slip_where_it_can(desk: TinyDesk) -> None:
    desk.key(pygame.K_RETURN)
    table, window = lesson(desk), desk.canvas.surface.get_rect()
    assert table.slip is not None
    desk.hover(BowlSpot())
    desk.wait(lambda: bool(table.marks().tips))
    tip = tips(table)
    assert not tip.colliderect(table.slip.rect)
    for covers in (tip, window):
        table.slip = evolve(table.slip, rect=covers)
        table.picture.covers = (covers,)
        seen = pygame.Surface(window.size)
        table.draw(seen)
        over = tips(table)
        assert over.colliderect(covers) == (covers == window)
    without = seen.copy()
    draw_slip(without, table.picture.brush, table.slip)
    inner = over.inflate(-8, -8)
    assert pygame.image.tobytes(seen.subsurface(inner), "RGB") != pygame.image.tobytes(without.subsurface(inner), "RGB")


def tips(table: LessonTable) -> pygame.Rect:
    first, *others = table.picture.draw_tips(pygame.Surface(table.kit.layout.size), table.view(), table.marks())
    return first.unionall(others)
