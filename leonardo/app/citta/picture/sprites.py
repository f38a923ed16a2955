"""The pieces of this game as they hang on the cursor or fly."""

from functools import partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.motion import pieces
from leonardo.app.citta.words.phrases import office_name
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.sprite import Sprite, coin, kept
from leonardo.app.table.motion.coins import CoinPiece

UNIT: Final = 46
"""Units by which all pieces are measured at scale 1."""
_CARD: Final = (2.7, 3.5)
"""Width and height of a card in units of pieces."""


def make_sprite(brush: Brush, piece: pieces.Piece, scale: float = 1.0) -> Sprite:
    return kept(brush, "citta", piece, scale, UNIT, partial(_draw, brush, piece))


def _draw(brush: Brush, piece: pieces.Piece, height: int) -> Surface:
    match piece:
        case CoinPiece(florins=florins):
            return coin(brush, florins, round(height * (0.7 if florins is None else 1.1)))
        case pieces.WorkPiece(work=work):
            name = "work_back" if work is None else f"work_{work:02}"
            return brush.sized(name, round(height * 1.7))
        case pieces.PawnPiece(seat=seat):
            return brush.sized(f"pawn_{brush.colour(seat)}", round(height * 1.9))
        case pieces.HousePiece(seat=seat):
            return brush.sized(f"house_{brush.colour(seat)}", height)
        case pieces.ManPiece():
            return brush.sized("citta_man", round(height * 1.3))
        case pieces.OfficePiece(square=square):
            return _card(brush, "office", office_name(square), height)
        case pieces.EventPiece(event=event):
            return _card(brush, event.value, "", height)
    return brush.sized("machine_0", round(height * 3))


def _card(brush: Brush, sign: str, told: str, height: int) -> Surface:
    """Return a card with a sign and a few words."""
    size = round(height * _CARD[0]), round(height * _CARD[1])
    surface = ornaments.canvas(size)
    edge = max(1.0, 1.6 * brush.layout.k)
    shapes.lay(surface, shapes.plate(size, max(4, height // 8), (250, 240, 214, 255), (*INK, 255), edge), (0, 0))
    high = round(size[1] * (0.52 if told else 0.7))
    brush.stamp(surface, f"citta_{sign}", (size[0] // 2, round(size[1] * (0.34 if told else 0.5))), high)
    if told:
        place = Rect(4, round(size[1] * 0.62), size[0] - 8, round(size[1] * 0.36))
        brush.painter.draw_wrapped(surface, told, place, Face.BOLD, 17, INK, "centre", "middle")
    return surface
