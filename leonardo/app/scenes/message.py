"""Messages and questions on a small sheet over everything, such as the question before an unsaved game is left."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Label, Widget
from leonardo.app.scenes.menu import OverlayScene

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


WIDTH: Final = 860
_TEXT: Final = 122  # units from the top of the sheet to the text


@frozen
class AnswerButton:
    """A button under a message: its words, and what it does once the message is gone.

    What `loses` something has neither the colour nor the place of what leads on: the harmless answer has both.
    """

    text: str
    action: Callable[[], None] = lambda: None
    strong: bool = False
    loses: bool = False


class Message(OverlayScene):
    """Says something and waits for one of the answers; Escape gives the first one, which is the harmless one.

    The keyboard begins at the strong answer, or at the harmless one where another one loses something.

    `came` says that it comes up by itself, and not because of what a person has just pressed.
    """

    upright = True
    crest = "seal_lily"

    def __init__(
        self, kit: Kit, title: str, text: str, answers: Sequence[AnswerButton] = (), *, came: bool = False
    ) -> None:
        super().__init__(kit)
        self.unexpected = came
        self.title = title
        self.text = text
        self.answers = tuple(answers) or (AnswerButton(tr("message.understood"), strong=True),)
        self._loses = any(answer.loses for answer in self.answers)
        main = next((number for number, answer in enumerate(self.answers) if answer.strong and not self._loses), 0)
        self.first_focus = f"answer {main}"

    @classmethod
    def asking(
        cls, kit: Kit, title: str, text: str, yes: str, action: Callable[[], None], *, loses: bool = True
    ) -> "Message":
        """Return a question before something that cannot be taken back; `yes` are the words of the button that does it.

        Where something would be lost (`loses`), what changes nothing has the keyboard, the look and the place of what
        leads on.
        """
        yes_button = AnswerButton(yes, action, strong=True, loses=loses)
        return cls(kit, title, text, (AnswerButton(tr("message.cancel")), yes_button))

    def sheet(self, layout: Layout) -> pygame.Rect:
        units = self._text_height(layout) / layout.k
        return layout.centred(WIDTH, _TEXT + units + 150)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        px, sheet = layout.px, self.sheet(layout)
        left, width = sheet.left + px(60), sheet.width - px(120)
        title = Label(
            pygame.Rect(left, sheet.top + px(54), width, px(56)),
            self.title,
            face=Face.TITLE_STRONG,
            size=36,
            align="centre",
        )
        text = Label(
            pygame.Rect(left, sheet.top + px(_TEXT), width, self._text_height(layout)),
            self.text,
            size=28,
            colour=INK,
            align="centre",
            wrapped=True,
        )
        return (title, text, *self._buttons(layout, sheet))

    def back(self) -> None:
        self._give(self.answers[0])

    def _buttons(self, layout: Layout, sheet: pygame.Rect) -> list[Widget]:
        px, count = layout.px, len(self.answers)
        gap = px(28)
        wide = min(px(320), (sheet.width - px(120) - gap * (count - 1)) // count)
        left = sheet.centerx - (wide * count + gap * (count - 1)) // 2
        top = sheet.bottom - px(104)
        return [
            Button(
                f"answer {number}",
                pygame.Rect(left + (count - 1 - number if self._loses else number) * (wide + gap), top, wide, px(66)),
                answer.text,
                lambda answer=answer: self._give(answer),  # type: ignore[misc] # mypy cannot infer a lambda's default
                strong=number == 0 if self._loses else answer.strong,
            )
            for number, answer in enumerate(self.answers)
        ]

    def _give(self, answer: AnswerButton) -> None:
        self.kit.stack.remove(self)
        answer.action()

    def _text_height(self, layout: Layout) -> int:
        return self.page.painter.height_of(self.text, Face.TEXT, 28, layout.px(WIDTH - 120))


class _Question(Message):
    """Asks whether a game is left though what was decided last is in no save."""


def leave(host: "Host", go: Callable[[], None]) -> None:
    """Do what leads away from the game that is being played; where it cannot be saved, ask before that."""
    if _is_kept(host):
        go()
    else:
        ask_to_leave(host, go)


def ask_to_leave(host: "Host", go: Callable[[], None]) -> None:
    """Ask whether to leave though what was decided last is in no save."""
    answers = (AnswerButton(tr("message.cancel")), AnswerButton(tr("autosave.leave"), go, loses=True))
    host.kit.stack.push(_Question(host.kit, tr("autosave.failed"), _lost_if_left(host), answers))


def _lost_if_left(host: "Host") -> str:
    return tr("autosave.not_kept", count=host.session.unsaved if host.session is not None else 0)


def may_end(host: "Host") -> bool:
    """Tell whether the window may be closed; where that is asked first, whoever closes it once more means it."""
    if isinstance(host.kit.stack.top, _Question) or _is_kept(host):
        return True
    ask_to_leave(host, host.quit)
    return False


def _is_kept(host: "Host") -> bool:
    return host.session is None or host.session.keep()
