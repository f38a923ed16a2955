"""The pieces of this game as they hang on the cursor or fly."""

from functools import partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.motion import pieces
from leonardo.app.citta.words.phrases import event_briefly, office_name
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.sprite import Sprite, coin, kept
from leonardo.app.table.motion.coins import CoinPiece

UNIT: Final = 46
"""Units by which all pieces are measured at scale 1."""
_CARD: Final = (2.7, 3.5)
"""Width and height of a card in units of pieces, at least."""
_SIGN_ABOVE, _SIGN = 0.6, 0.75
"""The share of a card that is above its words, and how much of that its sign takes."""
_WORDS: Final = Style(Face.BOLD, 17)
_EDGE: Final = 4  # pixels


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
            return _card(brush, event.value, event_briefly(event), height)
    return brush.sized("machine_0", round(height * 3))


def _card(brush: Brush, sign: str, told: str, height: int) -> Surface:
    """Return a card with a sign and a few words, as large as these need."""
    wide, high = (round(height * length) for length in _CARD)
    wide = max(wide, max(map(partial(brush.width, style=_WORDS), told.split())) + 2 * _EDGE)
    needs = brush.painter.height_of(told, _WORDS.face, _WORDS.units, wide - 2 * _EDGE)
    above = round(high * _SIGN_ABOVE)
    size = wide, max(high, above + needs + 2 * _EDGE)
    surface = ornaments.canvas(size)
    edge = max(1.0, 1.6 * brush.layout.k)
    shapes.lay(surface, shapes.plate(size, max(4, height // 8), (250, 240, 214, 255), (*INK, 255), edge), (0, 0))
    brush.stamp(surface, f"citta_{sign}", (wide // 2, above // 2 + _EDGE), round(above * _SIGN))
    place = Rect(_EDGE, above, wide - 2 * _EDGE, size[1] - above - _EDGE)
    brush.painter.draw_wrapped(surface, told, place, _WORDS.face, _WORDS.units, INK, "centre", "middle")
    return surface
