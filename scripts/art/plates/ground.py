"""What a plate is made of: a part of a game's board in soft light, and pieces that stand on it, larger than at play."""

from collections.abc import Sequence
from typing import Final

import skia
from attrs import frozen

from ..album import Album
from ..drawing.ink import Sheet
from ..drawing.shapes import ellipse, rectangle

SIZE: Final = (520, 208)
"""Units of a plate; where there is less room for its height, its middle is shown: pieces keep off its edges."""
_FINE: Final = 2
"""Pixels a unit."""
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


def draw_plate(album: Album, game: str, ground: Ground, pieces: Sequence[Standing]) -> None:
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
