"""The game in the words of the open record, and what is told to a program that sits at the table."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from leonardo.engine.action_codec import ActionCodec, Form
from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Buy,
    ChooseSide,
    Decline,
    Divert,
    Done,
    Draw,
    Drop,
    LayWork,
    LetFall,
    LetStand,
    Propose,
    Raise,
    Refuse,
    Rescue,
    Sell,
    StayAlone,
    TakeBall,
)
from leonardo.engine.citta.constants import DATA
from leonardo.engine.citta.state import Capital, State, capitals, winners
from leonardo.engine.citta.view import View
from leonardo.engine.codec import Fields, decode, decode_view, encode_view

ACTIONS: Final[ActionCodec[Action]] = ActionCodec(
    (
        Form("side", ChooseSide),
        Form("propose", Propose),
        Form("alone", StayAlone),
        Form("accept", Accept),
        Form("refuse", Refuse),
        Form("work", LayWork),
        Form("done", Done),
        Form("ball", TakeBall),
        Form("divert", Divert),
        Form("leave", LetStand),
        Form("buy", Buy),
        Form("decline", Decline),
        Form("raise", Raise),
        Form("drop", Drop),
        Form("bet", Bet),
        Form("sell", Sell),
        Form("rescue", Rescue),
        Form("let_fall", LetFall),
        Form("machine", Draw, chance=True),
    ),
    names={"purpose": "for"},
)


def write_result(state: State) -> Fields:
    """Return the result of a finished game as the fields of a record's last line."""
    return {
        "round": state.round,
        "parties": [write_capital(each) for each in capitals(state.parties, state.owners, state.works)],
        "out": list(state.out),
        "winners": list(winners(state.parties, state.owners, state.works)),
    }


def write_capital(each: Capital) -> Fields:
    """Return what a party has: cash, and what its cards are worth; `share` is what each member has of it."""
    return {
        "seats": list(each.members),
        "florins": each.florins,
        "palaces": each.palaces,
        "works": each.works,
        "offices": each.offices,
        "capital": each.whole,
        "share": each.share,
    }


LATER_FIELDS: Final = MappingProxyType({"capitals": 2})
"""What came into the view with a later version of the seat protocol, and with which."""


def write_rules() -> Fields:
    """Return all that is printed on board, cards and tiles, and the numbers that the rules are made of."""
    return {key: value for key, value in DATA.items() if key != "about"}


def write_view(view: View) -> Fields:
    """Return what a seat sees as the fields of a message, and what the party of each seat has, all of which is open."""
    by_seat = {seat: each for each in capitals(view.parties, view.owners, view.works) for seat in each.members}
    each_seat = (by_seat.get(seat) for seat in range(view.table.seats))
    return {**encode_view(view), "capitals": [each and write_capital(each) for each in each_seat]}


def read_view(fields: Mapping[str, Any], legal: Sequence[Action]) -> View:
    """Return the view that a message tells; what follows from the rest need not be there."""
    told = decode(dict, fields)
    return decode_view(View, {name: told[name] for name in told.keys() - LATER_FIELDS.keys()}, legal)
