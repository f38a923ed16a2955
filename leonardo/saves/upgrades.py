"""Saves of older schemas: each upgrade makes a document of schema n into one of schema n + 1, and changes no other.

An upgrade is a pure function: it returns a new document and leaves the old one as it was. A change of the schema adds
its upgrade here and a save of the old schema to the fixtures of the tests.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from leonardo.saves.checks import MOST_COUNT

Fields = dict[str, Any]
Upgrades = Mapping[int, Callable[[Fields], Fields]]
"""By the schema number from which they lead to the next."""


def _agreed_on_nothing(document: Fields) -> Fields:
    """Schema 2 says what was agreed on about the table, and how often a decision was taken back."""
    return {**document, "table": {}, "undone": 0}


def _without_tempers(document: Fields) -> Fields:
    """Schema 3 lets a built-in player have a temper; the players of before have none."""
    return dict(document)


def _without_hints(document: Fields) -> Fields:
    """Schema 4 says how often each seat had advice, which there was none of before."""
    seats = document.get("seats")
    return {**document, "hints": [0] * len(seats) if isinstance(seats, list) else []}


def _picture_apart(document: Fields) -> Fields:
    """Schema 5 has the picture in a file of its own, and counts how often was written in the folder."""
    return {**document, "writes": 0, "picture": None}


def _with_usual_portraits(document: Fields) -> Fields:
    """Schema 6 lets a seat have a portrait; those of before have chosen none."""
    return dict(document)


def _with_seats_as_begun(document: Fields) -> Fields:
    """Schema 7 says how often each seat went from a person to a built-in player, which none could before."""
    seats = document.get("seats")
    return {**document, "changed": [0] * len(seats) if isinstance(seats, list) else []}


def _of_one_line(document: Fields) -> Fields:
    """Schema 8 tells from which saves an autosave has grown, and who sat at a seat before.

    The autosaves of a game of before make one line, and a decision at a seat that was taken over is not known to be of
    anybody who sits there now.
    """
    run, writes, name = document.get("run"), document.get("writes"), document.get("name")
    changed, actions = document.get("changed"), document.get("actions", [])
    former = [
        {"seat": seat, "until": len(actions), "person": "?"}
        for seat, count in enumerate(changed if isinstance(changed, list) else [])
        if count and isinstance(actions, list)
    ]
    line = [{"by": run, "writes": min(writes, MOST_COUNT)}] if name is None and type(writes) is int else []
    return {**document, "machine": None, "line": line, "retaken": 0, "former": former}


UPGRADES: Final[Upgrades] = MappingProxyType(
    {
        1: _agreed_on_nothing,
        2: _without_tempers,
        3: _without_hints,
        4: _picture_apart,
        5: _with_usual_portraits,
        6: _with_seats_as_begun,
        7: _of_one_line,
    }
)
"""All there are."""


def upgrade(document: Fields, schema: int, upgrades: Upgrades = UPGRADES) -> Fields:
    """Return `document` as one of `schema`, which must not be older than its own.

    Raises:
        KeyError: if an upgrade on the way is missing, which a test makes impossible.
    """
    for number in range(document["schema"], schema):
        document = {**upgrades[number](document), "schema": number + 1}
    return document
