"""The game in the words of the open record: decisions and result as JSON fields."""

from typing import Any, Final, cast

from leonardo.engine.action_codec import ActionCodec, FieldCodec, FieldReader, Form
from leonardo.engine.davinci.actions import (
    Action,
    Bid,
    Buy,
    ChooseFavour,
    Decline,
    Done,
    GiveLeonardo,
    Interrupt,
    Move,
    Pass,
    PlaceApprentices,
    PlaceMaster,
    Reorder,
    SaveFlorin,
    Start,
    Stay,
    Take,
    TakeBox,
    Withdraw,
)
from leonardo.engine.davinci.constants import Box, Component, Stock
from leonardo.engine.davinci.rules import rounds
from leonardo.engine.davinci.state import State
from leonardo.engine.game import NotationError

Fields = dict[str, Any]

_COMPONENTS: Final = {kind.name.lower(): kind for kind in Component}
_BOXES: Final = {int(box): box for box in Box}


def _write_stock(stock: Stock) -> dict[str, int]:
    return {word: stock[kind] for word, kind in _COMPONENTS.items() if stock[kind]}


def _read_stock(reader: FieldReader, name: str) -> Stock:
    counts: dict[str, Any] = reader.take(name, dict)
    if any(kind not in _COMPONENTS or type(count) is not int or count < 1 for kind, count in counts.items()):
        raise NotationError(f'"{name}" must give counts of components, kinds with 0 left out')
    return cast("Stock", tuple(counts.get(word, 0) for word in _COMPONENTS))


ACTIONS: Final[ActionCodec[Action]] = ActionCodec(
    (
        Form("favour", ChooseFavour),
        Form("interrupt", Interrupt),
        Form("start", Start),
        Form("done", Done),
        Form("place", PlaceApprentices, {"worker": "apprentice"}),
        Form("place", PlaceMaster, {"worker": "master"}),
        Form("pass", Pass),
        Form("leonardo", GiveLeonardo),
        Form("box", TakeBox),
        Form("decline", Decline),
        Form("move", Move),
        Form("stay", Stay),
        Form("reorder", Reorder),
        Form("buy", Buy),
        Form("save", SaveFlorin),
        Form("take", Take),
        Form("withdraw", Withdraw),
        Form("bid", Bid),
    ),
    names={"source": "from", "target": "to"},
    own={
        Stock: FieldCodec(_write_stock, _read_stock),
        Box: FieldCodec(int, lambda reader, name: reader.member(name, _BOXES, int)),
    },
)


def write_result(state: State) -> Fields:
    """Return the result of a finished game."""
    return {
        "florins": [seat.florins for seat in state.seats],
        "bonus": [rounds.bonus(seat.owned) for seat in state.seats],
        "total": [rounds.total(seat) for seat in state.seats],
        "owned": [sorted(seat.owned) for seat in state.seats],
        "winners": list(rounds.winners(state.seats)),
    }
