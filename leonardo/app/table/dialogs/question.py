"""A question with two or three answers."""

from collections.abc import Callable, Sequence
from typing import Final

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.table.dialogs.dialog import Dialog

_WIDTH: Final = 390
_GAP: Final = 24


class Asking(Dialog):
    """Asks something; `answers` are the buttons: their words and what they do. The last one is the expected one."""

    def __init__(self, kit: Kit, title: str, words: str, answers: Sequence[tuple[str, Callable[[], None]]]) -> None:
        super().__init__(kit, title, words, (900, 280), put_aside=answers[0][1])
        self._answers = tuple(answers)

    def widgets(self) -> Sequence[Widget]:
        """Return the buttons, side by side."""
        count = len(self._answers)
        left = (804 - count * _WIDTH - (count - 1) * _GAP) / 2
        return [
            Button(
                f"answer{number}",
                self.at(left + number * (_WIDTH + _GAP), 10, _WIDTH, 68),
                text,
                self._answer(answer),
                strong=number == count - 1,
            )
            for number, (text, answer) in enumerate(self._answers)
        ]

    def _answer(self, answer: Callable[[], None]) -> Callable[[], None]:
        def give() -> None:
            self.close()
            answer()

        return give
