"""What is told to a program that sits at the table before and while it plays, as plain data."""

from collections.abc import Mapping, Sequence
from typing import Any

from leonardo.engine.codec import decode_view, encode_view
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.constants import DATA
from leonardo.engine.engines.view import View

Fields = dict[str, Any]


def write_rules() -> Fields:
    """Return all that is printed on map and cards, and the numbers that the rules are made of."""
    return {key: value for key, value in DATA.items() if key != "about"}


def write_view(view: View) -> Fields:
    """Return what a seat sees as the fields of a message."""
    return encode_view(view)


def read_view(fields: Mapping[str, Any], legal: Sequence[Action]) -> View:
    """Return the view that a message tells."""
    return decode_view(View, fields, legal)
