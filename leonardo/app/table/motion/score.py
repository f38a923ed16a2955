"""What is seen and heard of the events of a game: a row for each kind."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import frozen

from leonardo.app.table.kinds import View
from leonardo.app.table.motion.flight import Flight
from leonardo.engine.game import Event


@frozen
class Shown:
    """How an event is shown: it is left to be seen for a `pause` after its pieces have landed, in milliseconds.

    What the function `flies` returns of the view before it and the event does so; where nothing is seen flying, a
    `sound` tells of it. One that is `celebrated` is hurried later than others, in a long round.
    """

    pause: float = 0
    sound: str = ""
    flies: Callable[[View, Any], Iterable[Flight]] | None = None
    celebrated: bool = False


Score = Mapping[type[Event], Shown]
"""How the events of each kind are shown; of others nothing is seen but how all stands after them."""
