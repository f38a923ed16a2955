"""What a first table is drawn with, made ready before it is needed: pictures, letters, and the lights of what to do."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, Final

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.input.carrying import AT_REST
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.game import NATURE, AnyGame
from leonardo.games import usual_seats

_SEED: Final = 0  # of a game that begins as they all do


def usual_looks(game: AnyGame) -> list[PlayerStyle]:
    return [PlayerStyle("", colour) for colour in SEAT_COLOURS[: usual_seats(game)]]


def table_ahead(
    kit: Kit,
    game: AnyGame,
    table: AnyTableGame,
    picture: TablePicture,
    wishes: Any,  # noqa: ANN401 - each game has its own
) -> Iterator[Callable[[], object]]:
    """Yield the work of drawing a table as it is when a game begins, in pieces; what was made is kept.

    `picture` is one of `table`, with the looks of the seats that `wishes` wish for; a person sits at the first.
    """
    yield partial(kit.pictures.begin, "table")
    state = game.begin(game.deal(wishes, Random(_SEED))).state
    view = game.view(state, 0)
    yield partial(picture.arrange, kit.layout.size, view)
    yield from picture.ahead(view)
    decider = game.decider(state)
    if decider is None or decider == NATURE:
        return
    yield partial(picture.areas, view)
    lit = Hands(table.moves).shown(game.view(state, decider))
    lights = picture.lights_ahead(view, Marks(lit=lit, pulse=AT_REST))
    for _ in range(2 * len(lit)):  # as they are, and under the pointer
        yield partial(next, lights, None)
