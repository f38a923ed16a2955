"""What is told to a program that sits at the table before and while it plays, as plain data."""

from collections.abc import Mapping, Sequence
from typing import Any

from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.terms import DATA
from leonardo.engine.citta.view import View
from leonardo.engine.plain import plain_view, structured_view

Fields = dict[str, Any]


def write_rules() -> Fields:
    """Return all that is printed on board, cards and tiles, and the numbers that the rules are made of."""
    return {key: value for key, value in DATA.items() if key != "about"}


def write_view(view: View) -> Fields:
    """Return what a seat sees as the fields of a message."""
    return plain_view(view)


def read_view(fields: Mapping[str, Any], legal: Sequence[Action]) -> View:
    """Return the view that a message tells."""
    return structured_view(View, fields, legal)
