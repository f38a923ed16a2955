"""The lessons of a game: their list, how one is begun or gone on with, and what comes after it."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState
from leonardo.app.lessons.table import LessonTable
from leonardo.app.scenes.menu import MARGIN, SheetScene
from leonardo.app.scenes.new_game.page import offers_practice, practise
from leonardo.app.table.kinds import View
from leonardo.app.table.looks.colours import LEAF
from leonardo.engine.game import NotationError
from leonardo.play.lessons.lesson import Lesson, LessonCourse
from leonardo.play.lessons.progress import Learnt
from leonardo.play.lessons.session import LessonSession
from leonardo.saves.schema import BuiltIn, Person, Seated

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_TOP: Final = 136
_FOOT: Final = 150  # units from the top of the sheet to the first lesson, and from the last one to the foot
_GAP: Final = 16
_BETWEEN: Final = 40
_HIGHEST: Final = 132  # units between two lessons, between two columns, and of a lesson at most
_TITLE: Final = 28
_TEXT: Final = 24  # sizes of what is written, in units
_COUNTER: Final = 62
_FOOT_GAP: Final = 28
_SHARES: Final = {"back": 2.4, "practice": 4.2, "go on": 4.2}
"""Units between two buttons at the foot, and how they share its width."""


class LessonButton(Button):
    """A slip with the number of a lesson, its title, what it is about, and whether it was done or left."""

    def __init__(self, rect: pygame.Rect, course: LessonCourse, lesson: Lesson, state: str, host: "Host") -> None:
        game = course.game
        super().__init__(
            f"lesson {lesson.name}",
            rect,
            tr(course.text_of(lesson, "title")),
            lambda: play_lesson(host, game, lesson.name),
        )
        self._number = course.lessons.index(lesson) + 1
        self._about = tr(course.text_of(lesson, "about"))
        self._state = state

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        px, painter = kit.layout.px, kit.painter
        skins.lay_shadow(surface, kit.pictures, self.rect, kit.layout.k, drop=2 if look.held else 4)
        rect = self.rect.move(0, max(1, px(2))) if look.held else self.rect
        surface.blit(skins.plate(kit.pictures, rect.size, kit.layout.k, self._skin(look)), rect)
        side = min(px(_COUNTER), rect.height - px(20))
        place = pygame.Rect(rect.left + px(20), 0, side, side)
        place.centery = rect.centery
        self._draw_counter(surface, kit, place)
        inner = pygame.Rect(place.right + px(18), rect.top + px(10), 0, rect.height - px(20))
        inner.width = rect.right - px(20) - inner.left
        head = pygame.Rect(inner.left, inner.top, inner.width, painter.line(Face.TITLE_STRONG, _TITLE))
        if self._state == "left":
            told = tr("lessons.left")
            written = painter.draw(surface, told, head, Face.ITALIC, _TEXT, VERMILION, "right")
            head.width = written.left - head.left - px(10)
        painter.draw(surface, self.text, head, Face.TITLE_STRONG, _TITLE, INK)
        below = pygame.Rect(inner.left, head.bottom, inner.width, inner.bottom - head.bottom)
        painter.draw_wrapped(surface, self._about, below, Face.TEXT, _TEXT, SEPIA, valign="middle")

    def _draw_counter(self, surface: pygame.Surface, kit: Kit, place: pygame.Rect) -> None:
        """Draw the number on a disc; on a green one with a tick beside it if the lesson was done."""
        done = self._state == "done"
        disc = shapes.disc(place.height, (*(LEAF if done else IVORY), 255), (*INK, 255), max(1.5, 2 * kit.layout.k))
        shapes.lay(surface, disc, place.topleft)
        if not done:
            kit.painter.draw(surface, str(self._number), place, Face.TITLE_BOLD, _TITLE, INK, "centre")
            return
        x, y, reach = place.centerx, place.centery, place.height // 4
        tick = [(x - reach, y), (x - reach // 4, y + reach * 3 // 4), (x + reach, y - reach * 3 // 4)]
        pygame.draw.lines(surface, IVORY, False, tick, max(3, kit.layout.px(6)))


class LessonsScene(SheetScene):
    """All lessons of a course, in two columns or one; the keyboard begins where one goes on."""

    upright = True

    def __init__(self, host: "Host", course: LessonCourse) -> None:
        super().__init__(host.kit)
        self.host = host
        self.course = course
        self.first_focus = self._strongest(host.progress.of(course.game))

    def heading(self) -> str:
        return tr("lessons.heading", game=self.host.title_of(self.course.game))

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        learnt, course = self.host.progress.of(self.course.game), self.course
        following = next_lesson(course, learnt)
        buttons: list[Widget] = []
        for lesson, place in zip(course.lessons, self._places(layout), strict=True):
            done = "done" if lesson.name in learnt.done else ""
            state = "left" if lesson.name == learnt.left else done
            buttons.append(LessonButton(place, course, lesson, state, self.host))
        return [*buttons, *self._at_the_foot(layout, learnt, following)]

    def _at_the_foot(self, layout: Layout, learnt: Learnt, following: Lesson) -> list[Widget]:
        host, course = self.host, self.course
        begins = following is course.lessons[0] and not learnt.left
        entries = [("back", tr("message.back"), self.back)]
        if offers_practice(host, course.game):
            entries.append(("practice", tr("lessons.practice"), lambda: practise(host, course.game)))
        go_on = tr("lessons.begin" if begins else "lessons.continue")
        entries.append(("go on", go_on, lambda: play_lesson(host, course.game, following.name)))
        strong = self._strongest(learnt)
        across = layout.px(2 * MARGIN + _FOOT_GAP * (len(entries) - 1))
        unit = (self.sheet(layout).width - across) / layout.k / sum(_SHARES[name] for name, *_ in entries)
        left, found = 0.0, list[Widget]()
        for name, text, action in entries:
            wide = unit * _SHARES[name]
            found.append(Button(name, self.at_foot(layout, left, wide), text, action, strong=name == strong))
            left += wide + _FOOT_GAP
        return found

    def _strongest(self, learnt: Learnt) -> str:
        """Return the name of the button that one wants next: who has done all lessons practises."""
        done = all(lesson.name in learnt.done for lesson in self.course.lessons) and not learnt.left
        return "practice" if done and offers_practice(self.host, self.course.game) else "go on"

    def _places(self, layout: Layout) -> list[pygame.Rect]:
        """Return where the lessons lie: down one column and then the other, or all in one."""
        sheet, px, count = self.sheet(layout), layout.px, len(self.course.lessons)
        columns = 1 if layout.upright else 2
        rows = -(-count // columns)
        room = sheet.height - px(_TOP + _FOOT)
        high = min(px(_HIGHEST), (room - px(_GAP) * (rows - 1)) // rows)
        wide = (sheet.width - px(2 * MARGIN) - px(_BETWEEN) * (columns - 1)) // columns
        found = []
        for number in range(count):
            column, row = divmod(number, rows)
            left = sheet.left + px(MARGIN) + column * (wide + px(_BETWEEN))
            found.append(pygame.Rect(left, sheet.top + px(_TOP) + row * (high + px(_GAP)), wide, high))
        return found


def course_of(host: "Host", game: str) -> LessonCourse:
    """Return the lessons of a game.

    Raises:
        ValueError: if it gives none.
    """
    given = host.games[game].learning.lessons
    if given is None:
        raise ValueError(f"there are no lessons of {game!r}")
    return given()


def next_lesson(course: LessonCourse, learnt: Learnt) -> Lesson:
    """Return the lesson to go on with: the one that was left, or the first that was not done, or the first again."""
    left = course.lesson(learnt.left)
    if left is not None:
        return left
    return next((lesson for lesson in course.lessons if lesson.name not in learnt.done), course.lessons[0])


def show_lessons(host: "Host", game: str) -> None:
    """List the lessons of a game, over the title: a lesson that is being given is left as far as it came."""
    host.show_title()
    host.kit.stack.push(LessonsScene(host, course_of(host, game)))


def play_lesson(host: "Host", game: str, name: str, *, anew: bool = False) -> None:
    """Give a lesson of a game: from where it was left, or from its beginning if it is to begin `anew`."""
    course = course_of(host, game)
    lesson = course.lesson(name) or course.lessons[0]
    learnt = host.progress.of(game)
    turns = () if anew or learnt.left != lesson.name else learnt.turns
    _sit_down(host, course, lesson, turns)


def _sit_down(
    host: "Host",
    course: LessonCourse,
    lesson: Lesson,
    turns: Sequence[Mapping[str, Any]] = (),
    before: View | None = None,
) -> None:
    """Give a lesson, gone on with after some turns; `before` is what was just seen in the one before, if it was."""
    game = course.game
    session = LessonSession(
        course, lesson, _seats(course), turns_of(course, turns), partial(_left, host, course, lesson)
    )
    table = host.games[game].learning.table
    if table is None:
        raise ValueError(f"there is no table for lessons of {game!r}")
    host.sit_down(
        session,
        lambda: LessonTable(host, table(), session, partial(_done, host, session), before),
        again=partial(play_lesson, host, game, lesson.name),
    )


def _done(host: "Host", session: LessonSession) -> None:
    """Note that a lesson is done, and go on to the next one, or back to the list after the last."""
    course, lesson = session.course, session.lesson
    host.progress.keep(course.game, host.progress.of(course.game).with_done(lesson.name))
    following = course.after(lesson)
    if following is None:
        show_lessons(host, course.game)
    else:
        _sit_down(host, course, following, before=session.view(course.learner))


def _left(host: "Host", course: LessonCourse, lesson: Lesson, turns: Sequence[Any]) -> None:
    write = course.played().game.write_action
    host.progress.keep(
        course.game, host.progress.of(course.game).with_left(lesson.name, [write(each) for each in turns])
    )


def turns_of(course: LessonCourse, turns: Sequence[Any]) -> list[Any]:
    """Return what was decided in a lesson that was left; nothing where that cannot be read."""
    try:
        return [course.played().game.read_action(dict(turn)) for turn in turns]
    except (NotationError, TypeError):
        return []


def _seats(course: LessonCourse) -> tuple[Seated, ...]:
    whole = course.played()
    seats = range(whole.game.seats(whole.state))
    names = [tr(f"new_game.names.{seat + 1}") for seat in seats]
    return tuple(
        Person(names[seat], SEAT_COLOURS[seat])
        if seat == course.learner
        else BuiltIn(names[seat], SEAT_COLOURS[seat], course.partner)
        for seat in seats
    )
