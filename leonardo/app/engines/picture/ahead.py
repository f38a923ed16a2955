"""What a first table is drawn with, made ready before it is needed."""

from collections.abc import Callable, Iterator
from random import Random

from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import SEAT_COLOURS, Look
from leonardo.engine.engines import GAME
from leonardo.engine.engines.setup import Options
from leonardo.games import usual_seats


def table_ahead(kit: Kit) -> Iterator[Callable[[], object]]:
    """Yield the work of drawing a table as it is when a usual game begins, in pieces: pictures and letters are kept."""
    seats = usual_seats(GAME)
    looks = [Look("", colour) for colour in SEAT_COLOURS[:seats]]
    view = GAME.view(GAME.begin(GAME.deal(Options(seats), Random(0))).state, 0)
    picture = EnginesPicture(looks, pictures=kit.pictures, text_scale=kit.settings.text_scale)
    picture.arrange(kit.layout.size, view)
    kit.pictures.begin("table")
    return picture.ahead(view)
