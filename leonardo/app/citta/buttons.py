"""The buttons of this game: most of them stand on the plate in the middle of the city, beside what they are about."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from attrs import evolve

from leonardo.app.citta import commands as own_commands
from leonardo.app.citta.moves.choices import least_florins, most_florins, raises
from leonardo.app.citta.moves.in_hand import Coins
from leonardo.app.citta.moves.orders import UpTo, usual_sum
from leonardo.app.citta.moves.whereabouts import BUTTONS as ENDS
from leonardo.app.citta.standing import is_guild, others
from leonardo.app.kit.translations import tr
from leonardo.app.table import commands
from leonardo.app.table.buttons import AFTER, BEFORE, CHANCE, RESULTS, TableButton, always, never
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.prompt_state import Awaited, PromptState
from leonardo.engine.citta import actions
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.constants import Side
from leonardo.engine.citta.questions import AuctionQuestion, MachineQuestion, OptionQuestion
from leonardo.engine.citta.view import View

if TYPE_CHECKING:
    from leonardo.app.table.played import PlayedTable

BUY: Final = "buy"
PROPOSE: Final = "propose"
RESCUE: Final = "rescue"
UP_TO: Final = "up_to"
STOP: Final = "stop_bidding"
RAISES: Final = {0: "raise", 10: "raise_10", 50: "raise_50"}
"""The buttons of an auction, by how many florins a bid is above the least one."""
_LONGEST_BID: Final = 888  # for which there is room on them


def _of(kind: type) -> Callable[[View], Action | None]:
    return lambda view: next((option for option in view.options if isinstance(option, kind)), None)


def _shown(action: Callable[[View], Action | None]) -> Callable[[View, PromptState, Awaited], bool]:
    return lambda view, state, turn: turn is Awaited.MINE and state.held is None and action(view) is not None


def _single(kind: type, *, aside: bool, primary: bool = False, quiet: bool = False) -> TableButton:
    key, action = ENDS[kind], _of(kind)
    return TableButton(
        key,
        f"citta.button.{key}",
        f"citta.explain.button_{key}",
        _shown(action),
        action=action,
        primary=lambda _view, _state, _turn: primary,
        quiet=lambda _view, _state, _turn: quiet,
        command="" if kind is actions.Accept else commands.PASSING,
        aside=aside,
    )


def _side(side: Side) -> TableButton:
    def action(view: View) -> Action | None:
        return next((option for option in view.options if option == actions.ChooseSide(side)), None)

    return TableButton(
        side.value,
        f"citta.side.{side.value}",
        f"citta.explain.side_{side.value}",
        _shown(action),
        action=action,
        primary=always,
        leads=never,
        aside=True,
    )


def _raise(more: int) -> TableButton:
    """Return the button of a bid: pale where the cash is less, so that the others stay where they are."""

    def action(view: View) -> Action | None:
        return raises(view).get(more)

    def label(view: View, _state: PromptState) -> str:
        return tr("citta.button.raise", count=least_florins(view) + more)

    return TableButton(
        RAISES[more],
        label,
        "citta.explain.button_raise",
        _shown(_of(actions.Raise)),
        action=action,
        primary=lambda _view, _state, _turn: not more,
        enabled=lambda view, _state, _turn: action(view) is not None,
        labels=(lambda: tr("citta.button.raise", count=_LONGEST_BID),),
        aside=True,
    )


def _price(view: View, _: PromptState) -> str:
    price = PRICES[view.question.square] if isinstance(view.question, OptionQuestion) else 0
    return tr("citta.button.buy", count=price)


def _of_unions(key: str, kind: type) -> TableButton:
    """Return the button that opens the sheet on which the terms of a union are chosen.

    Nobody is asked for a proposal: it is there until the turn goes on. A press of a rival's panel is one of it.
    """
    asked, proposes = _shown(_of(kind)), kind is actions.Propose

    def shown(view: View, state: PromptState, turn: Awaited) -> bool:
        on_request = turn in (Awaited.MINE, Awaited.CHANCE) and state.may_ask and state.held is None
        return asked(view, state, turn) or (proposes and on_request)

    return TableButton(
        key,
        f"citta.button.{key}",
        f"citta.explain.button_{key}",
        shown,
        run=lambda table: table.ask(),
        primary=lambda _view, state, _turn: not state.asked and not proposes,
        command=own_commands.UNION,
        spots=(lambda view: tuple(map(SeatSpot, others(view)))) if proposes else lambda _: (),
    )


def _stay(view: View, _state: PromptState) -> str:
    """Say what proposing nothing is: a guild is not alone."""
    return tr("citta.button.stay_guild" if is_guild(view, view.viewer) else "citta.button.stay_alone")


def _bids(view: View, _state: PromptState, turn: Awaited) -> bool:
    return turn is Awaited.MINE and isinstance(view.question, AuctionQuestion) and most_florins(view) > 0


def _up_to(_view: View, state: PromptState) -> str:
    held = state.held
    return tr("citta.button.up_to", count=held.florins) if isinstance(held, Coins) else tr("citta.button.up_to_sum")


def _orders(table: "PlayedTable") -> None:
    """Bid up to what is held; with nothing in hand take up what it may come to."""
    view, held = table.course.view(), table.hands.held
    if not isinstance(view.question, AuctionQuestion) or not table.free:
        return
    if isinstance(held, Coins):
        table.order(UpTo(view.question.square, held.florins), actions.Raise(held.florins))
    else:
        table.controls.hold(usual_sum(view))


def _stops(_view: View, state: PromptState) -> str:
    return tr("citta.button.stop_bidding", count=state.order.florins if isinstance(state.order, UpTo) else 0)


def _turns_it(view: View, _state: PromptState, turn: Awaited) -> bool:
    return turn is Awaited.CHANCE and isinstance(view.question, MachineQuestion) and view.question.seat == view.viewer


_OWN: Final = (
    _of_unions(PROPOSE, actions.Propose),
    _of_unions(RESCUE, actions.Rescue),
    evolve(_single(actions.StayAlone, aside=False, primary=True), label=_stay),
    _single(actions.LetFall, aside=False, quiet=True),
    _single(actions.Done, aside=False, primary=True),
    _single(actions.LetStand, aside=True),
    _single(actions.Decline, aside=True, quiet=True),
    _single(actions.Drop, aside=True, quiet=True),
    _single(actions.Accept, aside=True),
    _single(actions.Refuse, aside=True),  # the last, where the keyboard begins: it changes nothing
    *(_side(side) for side in Side),
    TableButton(
        UP_TO,
        _up_to,
        "citta.explain.button_up_to",
        _bids,
        run=_orders,
        command=own_commands.UP_TO,
        answers=True,
    ),
    TableButton(
        STOP,
        _stops,
        "citta.explain.button_stop_bidding",
        lambda _view, state, _turn: isinstance(state.order, UpTo),
        run=lambda table: table.countermand(),
        command=own_commands.UP_TO,
    ),
    TableButton(
        BUY,
        _price,
        "citta.explain.button_buy",
        _shown(_of(actions.Buy)),
        action=_of(actions.Buy),
        primary=always,
        aside=True,
    ),
    *(_raise(more) for more in RAISES),
    TableButton(
        CHANCE,
        "citta.button.turn",
        "citta.explain.machine",
        _turns_it,
        run=lambda table: table.let_chance_decide(),
        primary=always,
        command=own_commands.TURN,
        aside=True,
    ),
)

BUTTONS: Final = (*BEFORE, *_OWN, *(button for button in AFTER if button.key == RESULTS))
"""All of them; the machine is turned at the machine."""
