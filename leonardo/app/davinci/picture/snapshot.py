"""A view of a game drawn into a picture of its own, without a window: for small pictures of saves and for tests."""

from collections.abc import Sequence

from pygame import Surface

from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.engine.davinci.view import View

_NAMES = ("Bianca", "Antonio", "Cosimo", "Lucrezia", "Isotta")


def looks_for(seats: int) -> tuple[PlayerStyle, ...]:
    """Return names and colours for so many seats, where nobody has chosen any."""
    return tuple(PlayerStyle(name, colour) for name, colour in zip(_NAMES[:seats], SEAT_COLOURS, strict=False))


def snapshot(
    view: View,
    size: tuple[int, int],
    *,
    looks: Sequence[PlayerStyle] | None = None,
    marks: Marks = NO_MARKS,
    open_memory: bool = False,
    pictures: Pictures | None = None,
) -> Surface:
    """Return the table of a view, drawn for `size` pixels. Needs `pygame.init` and some display mode."""
    picture = DaVinciPicture(looks or looks_for(len(view.seats)), pictures=pictures, open_memory=open_memory)
    picture.arrange(size, view)
    surface = Surface(size)
    picture.draw(surface, view, marks)
    return surface
