"""The card of a palace or bridge held close to the eye: its picture, all its rents, and what it means as it stands."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.picture import figures
from leonardo.app.citta.spots import PalaceSpot, Spot, SquareSpot
from leonardo.app.citta.standing import price
from leonardo.app.citta.words.looks import look
from leonardo.app.citta.words.phrases import florins, quarter_name, square_name
from leonardo.app.kit.text.painter import Face
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.looks.close_sheet import Draw, Fact, draw_facts, lay_sheet
from leonardo.app.table.looks.colours import BROWN, ENGRAVED
from leonardo.engine.citta.board import IS_PALACE, RENTS, SQUARES
from leonardo.engine.citta.constants import WORKS_A_PALACE
from leonardo.engine.citta.view import View

_ON_COIN: Final = 0.4
"""The height of a price in heights of its coin."""
_PIPS: Final = 3.4
"""How wide the frames of the works are, in heights of their row."""
_SENTENCE: Final = 1.3
"""The share of a row with a sentence."""
_METAL: Final = "gold"


def draw(brush: Brush, surface: Surface, view: View, spot: Spot) -> Rect | None:
    """Draw the card at a spot on a large sheet over the darkened table; return where, or none if none lies there."""
    if not isinstance(spot, PalaceSpot):
        return None
    square = spot.square
    sheet = lay_sheet(brush, surface, square_name(square), _METAL, _badges(brush, square))
    name = f"palace_{square:02}" if IS_PALACE[square] else "citta_bridge"
    wide, high = brush.pictures.entry(name).size
    height = min(sheet.left.height, round(sheet.left.width * high / wide))
    brush.stamp(surface, name, sheet.left.center, height)
    draw_facts(brush, surface, list(facts(brush, view, square)), sheet.right)
    return sheet.rect


def facts(brush: Brush, view: View, square: int) -> Iterator[Fact]:
    """Yield all that is to be read: its quarter, its rents by the works in it, and what it means to who looks at it."""
    if IS_PALACE[square]:
        yield _quarter(brush, SQUARES[square].quarter or "")
        hung = len(view.works[square])
        for works in range(WORKS_A_PALACE + 1):
            yield _rent(brush, works, RENTS[square][works], now=works == hung)
    told = look(view, SquareSpot(square), tuple(each.name for each in brush.looks))
    for sentence in (told.words, *told.also) if told is not None else ():
        yield Fact(sentence, colour=BROWN, strong=False, share=_SENTENCE, ruled=True)


def _quarter(brush: Brush, quarter: str) -> Fact:
    def sign(surface: Surface, place: Rect) -> None:
        figures.quarter(brush, surface, quarter, place.center, place.height)

    return Fact(quarter_name(quarter), colour=BROWN, strong=False, picture=sign)


def _rent(brush: Brush, works: int, rent: int, *, now: bool) -> Fact:
    def pips(surface: Surface, place: Rect) -> None:
        figures.pips(brush, surface, works, place, most=WORKS_A_PALACE)

    return Fact(florins(rent), picture=pips, wide=_PIPS, strong=now)


def _badges(brush: Brush, square: int) -> tuple[Draw, Draw]:
    """Return the sign of what it is, and the coin with its price."""

    def sign(surface: Surface, place: Rect) -> None:
        quarter = SQUARES[square].quarter
        if quarter is None:
            figures.sign(brush, surface, "bridge", place.center, place.height)
        else:
            figures.quarter(brush, surface, quarter, place.center, place.height)

    def coin(surface: Surface, place: Rect) -> None:
        figures.coin(brush, surface, place.center, place.height)
        style = Style(Face.BOLD, place.height * _ON_COIN / brush.layout.k / brush.painter.scale)
        brush.write(surface, str(price(square)), place.center, style, ENGRAVED, align="centre")

    return sign, coin
