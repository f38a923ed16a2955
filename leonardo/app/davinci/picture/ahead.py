"""What a first table is drawn with, made ready before it is needed."""

from collections.abc import Callable, Iterator
from random import Random

from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import SEAT_COLOURS, Look
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.games import usual_seats


def table_ahead(kit: Kit) -> Iterator[Callable[[], object]]:
    """Yield the work of drawing a table as it is when a usual game begins, in pieces: pictures and letters are kept."""
    seats = usual_seats(GAME)
    looks = [Look("", colour) for colour in SEAT_COLOURS[:seats]]
    state = GAME.begin(GAME.deal(Options(seats), Random(0))).state
    view = GAME.view(state, 0)
    picture = DaVinciPicture(looks, pictures=kit.pictures, text_scale=kit.settings.text_scale)
    picture.arrange(kit.layout.size, view)
    kit.pictures.begin("table")
    return picture.ahead(view)
