"""The buttons of this game beside the prompt, with those that every table has."""

from typing import TYPE_CHECKING, Final

from attrs import evolve

from leonardo.app.davinci.commands import FEWER
from leonardo.app.davinci.commands import REVEAL as REVEAL_KEY
from leonardo.app.davinci.dialogs.opening import DialogOpener
from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.moves.choices import from_deck
from leonardo.app.davinci.words.offers import taking
from leonardo.app.kit.words import words
from leonardo.app.table import commands
from leonardo.app.table.buttons import AFTER, BEFORE, TableButton, always
from leonardo.app.table.words.prompt_state import Awaited, PromptState
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.questions import (
    BidQuestion,
    BoxUseQuestion,
    FavourQuestion,
    OfferQuestion,
    PlacementQuestion,
    Question,
)
from leonardo.engine.davinci.terms import PRICES, Box
from leonardo.engine.davinci.view import View

if TYPE_CHECKING:
    from leonardo.app.table.played import PlayedTable

ONE_BACK: Final = "one_back"
FROM_DECK: Final = "from_deck"
DONE: Final = "done"
REVEAL: Final = "reveal"
TAKE: Final = "take"
DIALOG: Final = "choose"


def _mine(view: View, situation: PromptState, turn: Awaited) -> bool:
    """Whether the person may decide, and holds no card, which is started or put back first."""
    return turn is Awaited.MINE and view.viewer is not None and not isinstance(situation.held, in_hand.Card)


def _nothing_else(view: View, _situation: PromptState, turn: Awaited) -> bool:
    """Tell whether one can do nothing but end it, or harm oneself."""
    return turn is Awaited.TOLD or sum(not isinstance(option, actions.Interrupt) for option in view.options) == 1


def _more_to_do(view: View, situation: PromptState, turn: Awaited) -> bool:
    return not _nothing_else(view, situation, turn)


def _ends(key: str, kind: type, *, aside: bool = False) -> TableButton:
    """Return the button of an action that ends something without giving anything: quiet as long as more can be done."""

    def action(view: View) -> Action | None:
        return next((option for option in view.options if isinstance(option, kind)), None)

    return TableButton(
        key,
        f"davinci.button.{key}",
        f"davinci.explain.button_{key}",
        lambda view, situation, turn: _mine(view, situation, turn) and action(view) is not None,
        action=action,
        primary=_nothing_else,
        command=commands.PASSING,
        quiet=_more_to_do,
        aside=aside,
    )


def _done(view: View) -> Action | None:
    return next((option for option in view.options if isinstance(option, actions.Done)), None)


def _take(view: View) -> Action | None:
    return next((option for option in view.options if option == actions.Take()), None)


def _price(view: View, _: PromptState) -> str:
    return taking(PRICES[view.question.taken] if isinstance(view.question, OfferQuestion) else 0)


def _has_dialog(question: Question | None) -> bool:
    foresight = isinstance(question, BoxUseQuestion) and question.box is Box.FORESIGHT
    return foresight or isinstance(question, FavourQuestion | BidQuestion)


def _choose_from_deck(table: "PlayedTable") -> None:
    if isinstance(table.dialogs, DialogOpener):
        table.dialogs.choose_from_deck(table.course.view())


def _turned(_: View, situation: PromptState) -> str:
    held = situation.held
    return words("davinci.button.hide" if isinstance(held, in_hand.Card) and held.openly else "davinci.button.reveal")


def _several(view: View, situation: PromptState, _turn: Awaited) -> bool:
    """Tell whether more than one apprentice is held, or staged."""
    held, staged = situation.held, situation.staged
    count = in_hand.count_of(held) if held is not None else getattr(staged, "count", 0)
    placing = isinstance(view.question, PlacementQuestion) and isinstance(staged, actions.PlaceApprentices | None)
    return placing and count > 1


def _put_one_back(table: "PlayedTable") -> None:
    staged = table.staged
    if isinstance(staged, actions.PlaceApprentices) and staged.count > 1:
        table.stage(evolve(staged, count=staged.count - 1))
    else:
        table.controls.add(-1)


_ONE_BACK: Final = TableButton(
    ONE_BACK,
    "davinci.button.one_back",
    "davinci.explain.button_one_back",
    _several,
    run=_put_one_back,
    command=FEWER,
)
"""It stands before all others, which stay where they are when it comes and goes."""
_OWN: Final = (
    TableButton(
        REVEAL,
        _turned,
        "davinci.explain.button_reveal",
        lambda _, situation, turn: turn is Awaited.MINE and isinstance(situation.held, in_hand.Card),
        run=lambda table: table.hands.turn(),
        command=REVEAL_KEY,
    ),
    TableButton(
        FROM_DECK,
        "davinci.button.from_deck",
        "davinci.explain.button_from_deck",
        lambda view, situation, turn: _mine(view, situation, turn) and bool(from_deck(view)),
        run=_choose_from_deck,
    ),
    TableButton(
        DIALOG,
        "davinci.button.choose",
        "davinci.explain.button_choose",
        lambda view, situation, turn: (
            not situation.asked and _mine(view, situation, turn) and _has_dialog(view.question)
        ),
        run=lambda table: table.show_dialog(),
        primary=always,
    ),
    # where others may look on, it must not tell whether its seat could do more (rule 13.4)
    TableButton(
        DONE,
        "davinci.button.done",
        "davinci.explain.button_done",
        lambda view, situation, turn: (
            turn is Awaited.TOLD or (_mine(view, situation, turn) and _done(view) is not None)
        ),
        run=lambda table: table.end_visit(),
        action=_done,
        primary=lambda view, situation, turn: not situation.several and _nothing_else(view, situation, turn),
        command=commands.PASSING,
        answers=True,
        quiet=lambda view, situation, turn: not situation.several and _more_to_do(view, situation, turn),
    ),
    _ends("pass", actions.Pass),
    _ends("decline", actions.Decline),
    _ends("stay", actions.Stay),
    _ends("save_florin", actions.SaveFlorin),
    _ends("withdraw", actions.Withdraw, aside=True),
    TableButton(
        TAKE,
        _price,
        "davinci.explain.button_take",
        lambda view, situation, turn: _mine(view, situation, turn) and _take(view) is not None,
        action=_take,
        primary=always,
        aside=True,
    ),
)

BUTTONS: Final = (_ONE_BACK, *BEFORE, *_OWN, *AFTER)
