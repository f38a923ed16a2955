"""What is told to a program that sits at the table before it plays: the board and the cards, as plain data."""

from typing import Any

from leonardo.engine.citta.terms import DATA

Fields = dict[str, Any]


def write_rules() -> Fields:
    """Return all that is printed on board, cards and tiles, and the numbers that the rules are made of."""
    return {key: value for key, value in DATA.items() if key != "about"}
