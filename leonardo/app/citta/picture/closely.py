"""The card of a palace or bridge held close to the eye: its picture, all its rents, and what it means as it stands."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.picture.parts import coin, draw_pips, sign
from leonardo.app.citta.picture.plates.buying import picture_of
from leonardo.app.citta.spots import PalaceSpot, Spot, SquareSpot
from leonardo.app.citta.standing import price
from leonardo.app.citta.words.phrases import florins, quarter_name, square_name
from leonardo.app.citta.words.tips import look
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.seats import names_of
from leonardo.app.kit.text.painter import Face
from leonardo.app.table.looks.close_sheet import Fact, draw_facts, lay_sheet
from leonardo.app.table.looks.colours import BROWN, ENGRAVED
from leonardo.engine.citta.board import IS_PALACE, RENTS, SQUARES
from leonardo.engine.citta.constants import WORKS_A_PALACE
from leonardo.engine.citta.view import View
from leonardo.ui import still
from leonardo.ui.node import Node, image, paint, stack, text

_PRICE: Final = Style(Face.BOLD, 100)
_ON_COIN: Final = 0.4
"""The height of a price in heights of its coin."""
_PIPS: Final = 3.4
"""How wide the frames of the works are, in heights of their row."""
_SENTENCE: Final = 1.3
"""The share of a row with a sentence."""


def draw(brush: Brush, surface: Surface, view: View, spot: Spot) -> Rect | None:
    """Draw the card at a spot on a large sheet over the darkened table; return where, or none if none lies there."""
    if not isinstance(spot, PalaceSpot):
        return None
    square = spot.square
    cost = stack(coin(), text(str(price(square)), _PRICE, ENGRAVED, side="centre", fill=_ON_COIN))
    badges = still.drawing(brush, _kind(square)), still.drawing(brush, cost)
    sheet = lay_sheet(brush, surface, square_name(square), "gold", badges)
    still.draw(brush, surface, sheet.left, image(picture_of(square)))
    draw_facts(brush, surface, list(facts(brush, view, square)), sheet.right)
    return sheet.rect


def facts(brush: Brush, view: View, square: int) -> Iterator[Fact]:
    """Yield all that is to be read: its quarter, its rents by the works in it, and what it means to who looks at it."""
    if IS_PALACE[square]:
        quarter = quarter_name(SQUARES[square].quarter or "")
        yield Fact(quarter, colour=BROWN, strong=False, picture=still.drawing(brush, _kind(square)))
        for works, rent in enumerate(RENTS[square][: WORKS_A_PALACE + 1]):
            frames, is_now = still.drawing(brush, paint(draw_pips, works)), works == len(view.works[square])
            yield Fact(florins(rent), picture=frames, wide=_PIPS, strong=is_now)
    told = look(view, SquareSpot(square), names_of(brush.looks))
    for sentence in (told.words, *told.also) if told is not None else ():
        yield Fact(sentence, colour=BROWN, strong=False, share=_SENTENCE, ruled=True)


def _kind(square: int) -> Node:
    """Return the sign of the quarter of a palace, or that of a bridge."""
    quarter = SQUARES[square].quarter
    return sign("bridge") if quarter is None else image(f"quarter_{quarter}")
