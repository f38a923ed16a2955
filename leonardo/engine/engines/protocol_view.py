"""What is told to a program that sits at the table before it plays: map and cards, as plain data."""

from typing import Any

from leonardo.engine.engines.terms import DATA

Fields = dict[str, Any]


def write_rules() -> Fields:
    """Return all that is printed on map and cards, and the numbers that the rules are made of."""
    return {key: value for key, value in DATA.items() if key != "about"}
