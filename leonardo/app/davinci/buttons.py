"""The buttons of this game beside the prompt, with those that every table has."""

from typing import TYPE_CHECKING, Final

from attrs import evolve

from leonardo.app.davinci.commands import FEWER
from leonardo.app.davinci.commands import REVEAL as REVEAL_KEY
from leonardo.app.davinci.dialogs.opening import DialogOpener
from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.moves.choices import from_deck, price
from leonardo.app.davinci.spots import TAKE
from leonardo.app.davinci.words.advice import WORKSHOP, taking
from leonardo.app.kit.translations import tr
from leonardo.app.table import commands
from leonardo.app.table.buttons import AFTER, BEFORE, TableButton
from leonardo.app.table.words.prompt_state import Awaited, PromptState
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action, Take
from leonardo.engine.davinci.constants import Box, Upgrade
from leonardo.engine.davinci.questions import (
    BidQuestion,
    BoxUseQuestion,
    FavourQuestion,
    PlacementQuestion,
    Question,
)
from leonardo.engine.davinci.view import View

if TYPE_CHECKING:
    from leonardo.app.table.played import PlayedTable

ONE_BACK: Final = "one_back"
FROM_DECK: Final = "from_deck"
DONE: Final = "done"
REVEAL: Final = "reveal"
DIALOG: Final = "choose"


def _mine(view: View, situation: PromptState, turn: Awaited) -> bool:
    """Whether the person may decide, and holds no card, which is started or put back first."""
    return turn is Awaited.MINE and view.viewer is not None and not isinstance(situation.held, in_hand.Card)


def _nothing_else(view: View, _situation: PromptState, turn: Awaited) -> bool:
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
    return taking(price(view) or 0)


def _costs_nothing(view: View, _situation: PromptState, _turn: Awaited) -> bool:
    """Tell whether to take is what a press in haste may do: the next one costs more, and the button has not moved."""
    return not price(view)


def _has_dialog(question: Question | None) -> bool:
    foresight = isinstance(question, BoxUseQuestion) and question.box is Box.FORESIGHT
    return foresight or isinstance(question, FavourQuestion | BidQuestion)


def _not_asked(_view: View, situation: PromptState, _turn: Awaited) -> bool:
    """Tell whether no dialog asks: while one does, the button that opens it keeps its place, so that none moves."""
    return not situation.asked


def _choose_from_deck(table: "PlayedTable") -> None:
    if isinstance(table.dialogs, DialogOpener):
        table.dialogs.choose_from_deck(table.course.view())


def _turned(_: View, situation: PromptState) -> str:
    held = situation.held
    return tr("davinci.button.hide" if isinstance(held, in_hand.Card) and held.openly else "davinci.button.reveal")


def _several(view: View, situation: PromptState, _turn: Awaited) -> bool:
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


def _upgrades(view: View, what: str) -> list[Take]:
    """Return the ways to take one thing of the Workshop: an automaton may go to either laboratory (rule 8.12)."""
    takes = [option for option in view.options if isinstance(option, Take) and option.upgrade is not None]
    return [take for take in takes if take.upgrade in _UPGRADES[what]]


def _upgrade(what: str) -> TableButton:
    """Return the button that takes one thing of the Workshop; of wax where nothing else is offered, and that for free.

    What may go to either laboratory is in the hand then.
    """

    def action(view: View) -> Action | None:
        ways = _upgrades(view, what)
        return ways[0] if len(ways) == 1 else None

    def run(table: "PlayedTable") -> None:
        ways = _upgrades(table.view(), what) if table.free else []
        if len(ways) > 1 and ways[0].upgrade is not None:
            table.controls.take(in_hand.Tile(ways[0].upgrade, price(table.view())))

    def shown(view: View, situation: PromptState, turn: Awaited) -> bool:
        return _mine(view, situation, turn) and bool(_upgrades(view, what))

    def only(view: View, _state: PromptState, _turn: Awaited) -> bool:
        return not price(view) and not any(_upgrades(view, other) for other in WORKSHOP if other != what)

    return TableButton(
        f"{TAKE}_{what}",
        lambda view, _state: taking(price(view) or 0, what),
        f"davinci.explain.button_{TAKE}_{what}",
        shown,
        run=run,
        action=action,
        primary=only,
        aside=True,
    )


_UPGRADES: Final = {
    "automaton": (Upgrade.AUTOMATON,),
    "small": (Upgrade.SMALL5,),
    "large": (Upgrade.LARGE4,),
    "larger": (Upgrade.LARGE6,),
}
"""What is meant by the words for what the Workshop may offer."""

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
        labels=("davinci.button.reveal", "davinci.button.hide"),
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
        lambda view, situation, turn: _mine(view, situation, turn) and _has_dialog(view.question),
        run=lambda table: table.show_dialog(),
        primary=_not_asked,
        enabled=_not_asked,
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
    *map(_upgrade, WORKSHOP),
    TableButton(
        TAKE,
        _price,
        "davinci.explain.button_take",
        lambda view, situation, turn: _mine(view, situation, turn) and _take(view) is not None,
        action=_take,
        primary=_costs_nothing,
        aside=True,
    ),
)

BUTTONS: Final = (_ONE_BACK, *BEFORE, *_OWN, *AFTER)
