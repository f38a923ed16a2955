"""What a game has to say of the parts of its table: a list of notes."""

from collections.abc import Callable
from typing import Any

from attrs import frozen

Concerns = Callable[[Any, Any], bool]
"""Tells for a view and a spot whether a note is about it; each game has its own."""


@frozen
class HelpNote:
    """A note to a part of the table, in some twenty words.

    `text` is the key of its words. It points to all the spots together that it `concerns`; where a table has none of
    them, there is no note. `rule` is the number under which one reads on.
    """

    text: str
    concerns: Concerns
    rule: str = ""
