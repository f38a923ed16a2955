"""What is told to a program that sits at the table before and while it plays, as plain data."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.constants import DATA
from leonardo.engine.citta.notation import write_capital
from leonardo.engine.citta.state import capitals
from leonardo.engine.citta.view import View
from leonardo.engine.codec import decode, decode_view, encode_view

Fields = dict[str, Any]

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
