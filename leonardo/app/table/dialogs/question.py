"""A question with two or three answers, which may be asked for the last time."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from pygame import Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.translations import tr as spoken
from leonardo.app.kit.widgets.basic import Button, Toggle, Widget
from leonardo.app.table.dialogs.dialog import Dialog, Said, in_words
from leonardo.app.table.dialogs.plaque import HEIGHT, Plaque

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
