"""A question with two or three answers, which may be asked for the last time."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import PlayerStyle, hang, lay_plaque
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.kit.translations import tr as spoken
from leonardo.app.kit.widgets.basic import Button, Toggle, Widget
from leonardo.app.table.course import Course
from leonardo.app.table.dialogs.dialog import Dialog, Said, in_words

HEIGHT: Final = 132  # units that a plaque is high
_MARGIN: Final = 14
_APART: Final = 44  # units beside all that is at the right, and between two kinds of things
_PORTRAIT: Final = 0.82  # the width of a portrait by its height
_TALL: Final = 0.84  # how high the tallest thing is, in heights of what is within the edge
_STEP: Final = 0.84  # from one of a kind to the next, in their widths
_MOST: Final = 4  # of a kind so many stand side by side; of more there is one with their number
_NAME, _NUMBER = 34, 42  # units of the type of the name, and of a number


@frozen
class Thing:
    """Something a question is about: its picture, where `{colour}` is that of the seat, and how many there are of it.

    One that is `counted` has its number beside it in any case; `size` is its height in heights of the tallest things.
    """

    picture: str
    count: int = 1
    counted: bool = False
    size: float = 1.0


@frozen
class Plaque:
    """The plaque of a seat that looks like `look`, with some things on it."""

    look: PlayerStyle
    things: Sequence[Thing]

    def draw(self, surface: Surface, kit: Kit, place: Rect) -> None:
        """Draw it: the portrait and the name at the left, the things at the right."""
        px, inner = kit.layout.px, lay_plaque(surface, kit.layout, place, self.look.colour)
        portrait = Rect(inner.left, inner.top, round(inner.height * _PORTRAIT), inner.height)
        hang(surface, kit.pictures, self.look, portrait)
        left = inner.right - sum(self._width(kit, thing, inner.height) for thing in self.things)
        left -= px(_APART) * max(0, len(self.things) - 1) + px(_MARGIN)
        name = Rect(portrait.right + px(28), inner.top, left - px(_APART) - portrait.right - px(28), inner.height)
        kit.painter.draw(surface, self.look.name, name, Face.TITLE_BOLD, _NAME)
        for thing in self.things:
            self._draw_thing(surface, kit, thing, (left, inner.bottom), inner.height)
            left += self._width(kit, thing, inner.height) + px(_APART)

    def _picture(self, kit: Kit, thing: Thing, high: int) -> Surface:
        return kit.pictures.tall(thing.picture.format(colour=self.look.colour), round(high * _TALL * thing.size))

    def _number(self, thing: Thing) -> str:
        if thing.counted:
            return str(thing.count)
        return tr("table.times", count=thing.count) if thing.count > _MOST else ""

    def _width(self, kit: Kit, thing: Thing, high: int) -> int:
        wide, number = self._picture(kit, thing, high).get_width(), self._number(thing)
        if number:
            return wide + kit.layout.px(10) + kit.painter.measure(number, Face.BOLD, _NUMBER)[0]
        return wide + round(wide * _STEP) * (thing.count - 1)

    def _draw_thing(self, surface: Surface, kit: Kit, thing: Thing, corner: tuple[int, int], high: int) -> None:
        picture, number = self._picture(kit, thing, high), self._number(thing)
        left, bottom = corner
        for each in range(1 if number else thing.count):
            at = left + each * round(picture.get_width() * _STEP), bottom - round(high * (1 - _TALL) / 2)
            surface.blit(picture, picture.get_rect(bottomleft=at))
        if number:
            at = left + picture.get_width() + kit.layout.px(10), bottom - high // 2
            kit.painter.draw(surface, number, at, Face.BOLD, _NUMBER)


_WIDTH: Final = 390
_GAP: Final = 24
_ROW: Final = 68  # units of a button
_LESS, _MORE = 262, 320
"""Units of the height of the sheet, without and with a row below the buttons: as much is free below as at the sides."""


class Asking(Dialog):
    """Asks something; `answers` are the buttons: their words and what they do. The first one changes nothing.

    The last one is the expected one, unless something is lost or undone by it (`loses`): then the first one has the
    look and the place of what leads on. Where it need not be asked each time, `silence` is told whether it is to be
    asked no more. A `plaque` shows who is asked, and what about.
    """

    bears_cross: ClassVar[bool] = False

    def __init__(
        self,
        kit: Kit,
        title: Said,
        words: Said,
        answers: Sequence[tuple[Said, Callable[[], None]]],
        silence: Callable[[bool], None] | None = None,
        plaque: Plaque | None = None,
        *,
        loses: bool = False,
    ) -> None:
        self._plaque = plaque
        self._down = 10 + (HEIGHT + _GAP if plaque is not None else 0)
        height = (_LESS if silence is None else _MORE) + self._down - 10
        super().__init__(kit, title, words, (900, height), put_aside=answers[0][1])
        self._answers = tuple(answers)
        self._loses = loses
        self._silence = silence
        self._silent = False

    def widgets(self) -> Sequence[Widget]:
        count = len(self._answers)
        left = (804 - count * _WIDTH - (count - 1) * _GAP) / 2
        main = 0 if self._loses else count - 1
        order = reversed(range(count)) if self._loses else range(count)
        buttons = [
            Button(
                f"answer{number}",
                self.at(left + place * (_WIDTH + _GAP), self._down, _WIDTH, _ROW),
                in_words(text),
                self._answer(answer),
                strong=number == main,
            )
            for number, place, (text, answer) in zip(range(count), order, self._answers, strict=True)
        ]
        if self._silence is None:
            return buttons
        place = self.at(left, self._down + _ROW + 14, 2 * _WIDTH + _GAP, 62)
        return [*buttons, Toggle("silent", place, spoken("table.dialog.silent"), self._silent, self._be_silent)]

    def arrange(self, layout: Layout) -> None:
        """Lay it out; the keyboard begins at the answer that leads on."""
        begins = not self.form.focus
        super().arrange(layout)
        if begins:
            self.form.set_focus(f"answer{0 if self._loses else len(self._answers) - 1}")

    def lay_sheet(self, surface: Surface) -> None:
        super().lay_sheet(surface)
        if self._plaque is not None:
            self._plaque.draw(surface, self.page, self.at(0, 10, 804, HEIGHT))

    def _be_silent(self, silent: bool) -> None:
        self._silent = silent
        if self._silence is not None:
            self._silence(silent)

    def _answer(self, answer: Callable[[], None]) -> Callable[[], None]:
        def give() -> None:
            self.close()
            answer()

        return give


def of_another(kit: Kit, course: Course, names: Sequence[str], undo: Callable[[], None]) -> Asking | None:
    """Return the question to be answered before `undo`, which names whose turn goes; nothing if it is one's own."""
    whose, visited = course.to_undo, course.visited_since()
    if whose is not None and whose != course.sitter:
        words = partial(tr, "table.undo.decision", name=names[whose])
    elif visited is not None:
        words = partial(tr, "table.undo.turn", name=names[visited])
    else:
        return None
    answers = ((partial(tr, "table.undo.leave"), _nothing), (partial(tr, "table.undo.take_back"), undo))
    return Asking(kit, partial(tr, "table.undo.title"), words, answers, loses=True)


def _nothing() -> None:
    """Do nothing: all stays as it was decided."""
