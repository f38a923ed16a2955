"""The plates by which a game is chosen: a part of its board in soft light, and pieces on it, larger than at play."""

from collections.abc import Sequence
from typing import Final

import skia
from attrs import frozen

from scripts.art.album import Album
from scripts.art.drawing.ink import Sheet
from scripts.art.drawing.shapes import ellipse, rectangle
from scripts.art.pieces.figures import knight, maestro, worker

SIZE: Final = (520, 208)
"""Units of a plate; where there is less room for its height, its middle is shown: pieces keep off its edges."""
_FINE: Final = 2  # pixels a unit
_QUALITY: Final = 88


@frozen
class Ground:
    """The part of a board below the pieces: its picture, its left and upper edge and its width, in shares of it."""

    picture: str
    left: float
    top: float
    width: float


@frozen
class Standing:
    """A piece: its picture (its name, or itself), the middle of its foot, and its height, in units of the plate.

    `shadow` is how wide the shadow at its foot is, in shares of its width; none where the picture has one.
    """

    picture: str | skia.Image
    x: float
    foot: float
    height: float
    shadow: float = 0.0


def build(album: Album) -> None:
    """Draw the plates of all games; they borrow boards and pieces that must have been drawn before."""
    _draw(album, "davinci", Ground("city", 0.245, 0.4, 0.365), _on_the_square())
    _draw(album, "citta", Ground("citta", 0.2, 0.617, 0.34), _IN_A_STREET)
    _draw(album, "engines", Ground("engines_chart", 0.31, 0.32, 0.42), _ON_THE_CHART)


def _on_the_square() -> Sequence[Standing]:
    """Return a master, apprentices and a mechanical man; figures as large as here need no pale line to be seen."""
    return (
        Standing(worker("blue"), 136, 172, 120, shadow=0.8),
        Standing(worker("green"), 336, 172, 122, shadow=0.8),
        Standing(maestro("red"), 236, 182, 146, shadow=0.8),
        Standing(knight(), 432, 180, 112, shadow=0.8),
    )


_IN_A_STREET: Final = (
    Standing("palace_32", 142, 156, 132),
    Standing("palace_12", 366, 156, 132),
    Standing("pawn_red", 88, 184, 102, shadow=0.8),
    Standing("pawn_blue", 254, 186, 102, shadow=0.8),
    Standing("work_12", 450, 184, 94),
)
"""Pawns in a street before palaces."""
_ON_THE_CHART: Final = (
    Standing("engines_castle_5", 416, 176, 134),
    Standing("engines_plane", 322, 104, 74),
    Standing("engines_infantry_red", 112, 164, 104),
    Standing("engines_infantry_red", 62, 184, 104),
    Standing("engines_tank", 232, 186, 124),
)
"""A tank, soldiers, a castle and a flying machine on the chart of Europe."""


def _draw(album: Album, game: str, ground: Ground, pieces: Sequence[Standing]) -> None:
    """Draw and keep the plate of a game; pieces are given from the back to the front."""
    sheet = Sheet(*SIZE, f"plate of {game}", _FINE)
    _lay_ground(sheet, album.image(ground.picture), ground)
    for piece in pieces:
        known = piece.picture
        _stand(sheet, album.image(known) if isinstance(known, str) else known, piece)
    sheet.pen.radial(
        rectangle(0, 0, *SIZE), (SIZE[0] / 2, SIZE[1] / 2), 310, [((0, 0, 0), 0), ((30, 12, 0), 10), ((30, 12, 0), 130)]
    )
    album.painting(f"plate_{game}", sheet.image(), quality=_QUALITY)


def _lay_ground(sheet: Sheet, board: skia.Image, ground: Ground) -> None:
    """Lay the part of the board over the whole plate, paler than it is, so that the pieces come forward."""
    whole = SIZE[0] / ground.width
    sheet.lay(board, -ground.left * whole, -ground.top * whole * board.height() / board.width(), whole)
    sheet.pen.fill(rectangle(0, 0, *SIZE), (250, 234, 194), 58)


def _stand(sheet: Sheet, image: skia.Image, piece: Standing) -> None:
    wide = piece.height * image.width() / image.height()
    if piece.shadow:
        reach = wide * piece.shadow / 2
        sheet.pen.soft(ellipse(piece.x + reach * 0.15, piece.foot - 3, reach, reach * 0.22), (20, 8, 0), 170, 5)
    sheet.lay(image, piece.x - wide / 2, piece.foot - piece.height, wide)
