"""The game in the words of the open record, and what is told to a program that sits at the table.

Components are counts by name, districts are objects by name.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, cast

from attrs import evolve

from leonardo.engine.action_codec import ActionCodec, FieldCodec, FieldReader, Form
from leonardo.engine.codec import decode, encode, part_of
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
from leonardo.engine.davinci.constants import (
    AUTOMATA_PER_SEAT,
    CARDS_PER_COMPONENT,
    DISTRICTS,
    LAST_CITY_ROUND,
    LAST_ROUND,
    PRICES,
    SHOP_SELLS,
    Box,
    Component,
    Stock,
)
from leonardo.engine.davinci.inventions import INVENTIONS, Invention
from leonardo.engine.davinci.rules import rounds
from leonardo.engine.davinci.rules.rounds import BONUS
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import View
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
    return {
        "florins": [seat.florins for seat in state.seats],
        "bonus": [rounds.bonus(seat.owned) for seat in state.seats],
        "total": [rounds.total(seat) for seat in state.seats],
        "owned": [sorted(seat.owned) for seat in state.seats],
        "winners": list(rounds.winners(state.seats)),
    }


_KINDS: Final = tuple(kind.name.lower() for kind in Component)
_DISTRICTS: Final = tuple(district.name.lower() for district in DISTRICTS)


def write_rules() -> Fields:
    """Return the inventions by rising number, and the numbers that the rules are made of."""
    return {
        "inventions": [_write_invention(invention) for invention in INVENTIONS.values()],
        "rounds": LAST_ROUND,
        "city_rounds": LAST_CITY_ROUND,
        "prices": list(PRICES),
        "bonus": {str(types): florins for types, florins in sorted(BONUS.items())},
        "component_cards": CARDS_PER_COMPONENT,
        "automata": AUTOMATA_PER_SEAT,
        "shops": {shop.name.lower(): kind.name.lower() for shop, kind in SHOP_SELLS.items()},
    }


def _write_invention(invention: Invention) -> Fields:
    return {
        "number": invention.number,
        "name": invention.name,
        "type": encode(invention.type),
        "tier": encode(invention.tier),
        "weeks": invention.weeks,
        "components": _write_counts(invention.components),
        "first_reward": invention.first_reward,
        "later_reward": invention.later_reward,
    }


def write_view(view: View) -> Fields:
    """Return what a seat sees; the legal actions are told apart from it."""
    fields: Fields = encode(evolve(view, options=()))
    del fields["options"]
    fields["shops"] = _write_counts(view.shops)
    fields["queues"] = dict(zip(_DISTRICTS, fields["queues"], strict=True))
    for seat, told in zip(view.seats, fields["seats"], strict=True):
        told["holdings"] = _write_counts(seat.holdings)
        told["hand"] = _write_known(seat.hand)
        for laboratory, fields_of in zip(seat.laboratories, told["laboratories"], strict=True):
            if laboratory is not None:
                fields_of["begun_with"] = _write_known(laboratory.begun_with)
        told["laboratories"] = dict(zip(("small", "large"), told["laboratories"], strict=True))
    return fields


def read_view(fields: Mapping[str, Any], legal: Sequence[Action]) -> View:
    """Return the view that `write_view` told, of a seat that may do what is `legal`.

    Raises:
        NotationError: if the fields are not those of a view.
    """
    told = {
        **decode(dict, fields),
        "options": [],
        "shops": part_of(fields, "shops", _read_counts),
        "queues": part_of(fields, "queues", partial(_in_order, names=_DISTRICTS)),
        "seats": part_of(fields, "seats", lambda seats: [_read_seat(seat) for seat in decode(list, seats)]),
    }
    view = cast("View", decode(View, told))
    return evolve(view, options=tuple(legal))


def _read_seat(fields: object) -> Fields:
    return {
        **decode(dict, fields),
        "holdings": part_of(fields, "holdings", _read_counts),
        "hand": part_of(fields, "hand", _read_known),
        "laboratories": [
            None if each is None else _read_laboratory(each)
            for each in part_of(fields, "laboratories", partial(_in_order, names=("small", "large")))
        ],
    }


def _read_laboratory(fields: object) -> Fields:
    """Return what is told of a laboratory; tables of earlier versions do not say what its work was begun with."""
    told = {"begun_with": None, **decode(dict, fields)}
    return {**told, "begun_with": part_of(told, "begun_with", _read_known)}


def _in_order(fields: object, names: Sequence[str]) -> list[Any]:
    return [part_of(fields, name, lambda told: told) for name in names]


def _write_counts(stock: Stock) -> dict[str, int]:
    return {kind: count for kind, count in zip(_KINDS, stock, strict=True) if count}


def _write_known(stock: Stock | None) -> dict[str, int] | None:
    return None if stock is None else _write_counts(stock)


def _read_known(told: object) -> list[int] | None:
    return None if told is None else _read_counts(told)


def _read_counts(told: object) -> list[int]:
    counts = decode(dict, told)
    if not set(counts) <= set(_KINDS):
        raise NotationError(f"not all of these are components: {', '.join(map(str, counts)):.100}")
    return [counts.get(kind, 0) for kind in _KINDS]
