"""What is told to a program that sits at the table: map and cards, and what its seat sees, as plain data."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from attrs import evolve

from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.terms import DATA
from leonardo.engine.engines.view import View
from leonardo.engine.plain import plain, structured

Fields = dict[str, Any]


def write_rules() -> Fields:
    """Return all that is printed on map and cards, and the numbers that the rules are made of."""
    return {key: value for key, value in DATA.items() if key != "about"}


def write_view(view: View) -> Fields:
    """Return what a seat sees; the legal actions are told apart from it."""
    fields: Fields = plain(evolve(view, options=()))
    del fields["options"]
    return fields


def read_view(fields: Mapping[str, Any], legal: Sequence[Action]) -> View:
    """Return the view that `write_view` told, of a seat that may do what is `legal`.

    Raises:
        NotationError: if the fields are not those of a view.
    """
    view = cast("View", structured(View, {**fields, "options": []}))
    return evolve(view, options=tuple(legal))
