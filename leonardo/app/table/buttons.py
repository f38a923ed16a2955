"""The buttons beside the prompt: what each is called, says of itself and does, when it is there, and its key.

A button is one `TableButton` in a list: those that every table has are here, a game has its own. All that is made of
them (prompt, explanations, what a press or a key does) is read from the lists.
"""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Final

from attrs import frozen

from leonardo.app.kit.translations import tr
from leonardo.app.table import commands
from leonardo.app.table.kinds import Action, Spot, View
from leonardo.app.table.shown.marks import PromptButton
from leonardo.app.table.words.prompt_state import Awaited, PromptState

if TYPE_CHECKING:
    from leonardo.app.table.played import PlayedTable

UNDO: Final = "undo"
REDO: Final = "redo"
HINT: Final = "hint"
SKIP: Final = "skip"
PEEK: Final = "peek"
PUT_BACK: Final = "put_back"
CONFIRM: Final = "confirm"
CHANCE: Final = "chance"
RESULTS: Final = "results"
GO_ON: Final = "go_on"
LAMP: Final = "lamp"  # the picture that stands for hints
_EYE: Final = "sign_eye"
_ONWARD: Final = "sign_skip"
_FORTH: Final = "sign_move"  # an arrow that goes forth again

When = Callable[[View, PromptState, Awaited], bool]


def always(_view: View, _situation: PromptState, _turn: Awaited) -> bool:
    return True


def never(_view: View, _situation: PromptState, _turn: Awaited) -> bool:
    return False


@frozen
class TableButton:
    """A button beside the prompt.

    `label` is the key of its words, or puts them together; `tip` is the key of a sentence on what it does, with the
    number of its rule. It is there when it is `shown`, of wax when it is `primary`, a thin line when it is `quiet`,
    pale when it is not `enabled`. Pressed, it carries out the `action` of the rules that it stands for, or else it is
    `run`. One that `answers` lets the game go on, so that it counts only where the press was begun on what is asked.
    `command` is the command of the keyboard that does the same; the wheel turned up or down over it presses the buttons
    that `wheel` names. With a `picture` its label is to be seen only where there is room for words, and never if it is
    `wordless`. One that stands `aside` is placed by the picture of the game, not by the strip; a `tool` has a place of
    its own on the strip, and is shown all through a game, pale where it is of no use.

    The keyboard begins at one that `leads`: one of wax, where nothing else is said. One that `counts` only changes what
    is composed: there Enter presses the one that leads. One that has several words by turns names the keys of all in
    `labels`, or puts the longest together, so that it stays where it is under the hand that presses it. A press of one
    of its `spots` is one of it.
    """

    key: str
    label: str | Callable[[View, PromptState], str]
    tip: str
    shown: When
    run: "Callable[[PlayedTable], None] | None" = None
    action: Callable[[View], Action | None] = lambda _: None
    primary: When = never
    enabled: When = always
    command: str = ""
    picture: str = ""
    wordless: bool = False
    answers: bool = False
    quiet: When = never
    aside: bool = False
    tool: bool = False
    wheel: tuple[str, str] = ("", "")
    leads: When | None = None
    counts: bool = False
    labels: tuple[str | Callable[[], str], ...] = ()
    spots: Callable[[View], Collection[Spot]] = lambda _: ()

    def pictured(self, view: View) -> PromptButton:
        """Return it as it is shown where nothing can be pressed and nobody holds anything."""
        return PromptButton(self.key, self._words(view, PromptState(())))

    def _words(self, view: View, situation: PromptState) -> str:
        return tr(self.label) if isinstance(self.label, str) else self.label(view, situation)

    def made(self, view: View, situation: PromptState, turn: Awaited) -> PromptButton:
        """Return it as it stands beside the prompt now."""
        label = self._words(view, situation)
        return PromptButton(
            self.key,
            label,
            self.primary(view, situation, turn),
            self.enabled(view, situation, turn),
            self.picture,
            self.quiet(view, situation, turn),
            self.key if self.run is not None else f"{self.key} {label}",
            self.aside,
            self.tool,
            (self.primary if self.leads is None else self.leads)(view, situation, turn),
            self.counts,
            tuple(tr(each) if isinstance(each, str) else each() for each in self.labels),
            self.wordless,
        )


BEFORE: Final = (
    TableButton(
        HINT,
        "table.button.hint",
        "table.tips.button_hint",
        lambda _view, situation, _turn: situation.advised,
        run=lambda table: table.hint(),
        enabled=lambda _view, _situation, turn: turn is Awaited.MINE,
        command=commands.HINT,
        picture=LAMP,
        tool=True,
    ),
    TableButton(
        SKIP,
        "table.button.skip",
        "table.tips.button_skip",
        always,
        run=lambda table: table.skip(),
        enabled=lambda _view, _situation, turn: turn is Awaited.OTHERS,
        command=commands.SKIP,
        picture=_ONWARD,
        wordless=True,
        tool=True,
    ),
    TableButton(
        UNDO,
        "table.button.undo",
        "table.tips.button_undo",
        always,
        run=lambda table: table.undo(),
        enabled=lambda _view, situation, turn: turn is not Awaited.OVER and situation.undo,
        command=commands.UNDO,
        tool=True,
    ),
    TableButton(
        REDO,
        "table.button.redo",
        "table.tips.button_redo",
        lambda _view, situation, turn: situation.redo and turn is Awaited.MINE,
        run=lambda table: table.redo(),
        command=commands.REDO,
        picture=_FORTH,
    ),
    TableButton(
        PEEK,
        lambda _, situation: tr("table.button.cover" if situation.peeking else "table.button.peek"),
        "table.tips.button_peek",
        lambda _, situation, turn: turn is Awaited.MINE and situation.covered,
        run=lambda table: table.peek(),
        command=commands.PEEK,
        picture=_EYE,
        labels=("table.button.peek", "table.button.cover"),
    ),
    TableButton(
        PUT_BACK,
        "table.button.put_back",
        "table.tips.button_put_back",
        lambda _view, _situation, turn: turn is Awaited.CONFIRM,
        run=lambda table: table.put_back(),
    ),
    TableButton(
        CONFIRM,
        "table.button.confirm",
        "table.tips.button_confirm",
        lambda _view, _situation, turn: turn is Awaited.CONFIRM,
        run=lambda table: table.confirm(),
        primary=always,
        answers=True,
    ),
    TableButton(
        GO_ON,
        lambda _, situation: situation.reads,
        "table.tips.button_go_on",
        lambda _view, situation, _turn: bool(situation.reads),
        run=lambda table: table.go_on(),
        primary=always,
    ),
)
"""Those that stand before the buttons of the game."""

AFTER: Final = (
    TableButton(
        CHANCE,
        "table.button.chance",
        "table.tips.button_chance",
        lambda _view, _situation, turn: turn is Awaited.CHANCE,
        run=lambda table: table.let_chance_decide(),
        primary=always,
        command=commands.PASSING,
    ),
    TableButton(
        RESULTS,
        "table.button.results",
        "table.tips.button_results",
        lambda _view, _situation, turn: turn is Awaited.OVER,
        run=lambda table: table.show_results(),
        primary=always,
    ),
)
"""Those that stand after them, the expected one last."""
