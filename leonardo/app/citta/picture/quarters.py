"""The plan of the quarters: whose palaces they are, and who could complete which (rule 8.4)."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.picture.parts import CROWN, PAPER, SMALL, coin, draw_pips
from leonardo.app.citta.standing import price, view_owner
from leonardo.app.citta.words.phrases import quarter_name, square_short
from leonardo.app.citta.words.quarters import verdicts
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.seats import PAINT, Looks, names_of
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.close_sheet import lay_sheet
from leonardo.engine.citta.board import QUARTERS
from leonardo.engine.citta.state import NOBODY
from leonardo.engine.citta.view import View
from leonardo.ui import still
from leonardo.ui.node import Grid, L, Lines, Node, Share, TextScale, column, image, paint, row, stack, text

_NAME: Final = Style(Face.TITLE_BOLD, 24, NARROW)
_SQUARE: Final = Style(Face.STRONG, 19, (Face.TEXT,))
_TOLD: Final = Style(Face.MEDIUM, 21, (Face.TEXT,))
_ROWS: Final = 20
"""Lines of text that the sheet must have room for in its height."""
_MOST_TOLD: Final = 2
"""How many can lack one palace of a quarter: two of a quarter of two."""


def draw(brush: Brush, surface: Surface, view: View) -> Rect:
    """Draw the plan on a large sheet over the darkened table; return where."""
    signs = tuple(still.drawing(brush, image(name)) for name in ("quarter_seta", CROWN))
    sheet = lay_sheet(brush, surface, tr("citta.quarters.title"), "gold", (signs[0], signs[1]))
    still.draw(brush, surface, sheet.left.union(sheet.right), plan(view, brush.looks))
    return sheet.rect


def plan(view: View, looks: Looks) -> Node:
    """Return all quarters with their palaces, in two columns."""
    quarters = tuple(_quarter(view, quarter, looks) for quarter in QUARTERS)
    return TextScale(rows=_ROWS, style=_TOLD, kids=(Grid(kids=quarters, least=Share(0.45), gap=L(28, 12)),))


def _quarter(view: View, quarter: str, looks: Looks) -> Node:
    head = row(
        image(f"quarter_{quarter}", aspect=1.0),
        text(quarter_name(quarter), _NAME, grow=1),
        gap=8,
        height=Lines(_NAME, 1.1),
    )
    palaces = row(*(_palace(view, square, looks) for square in QUARTERS[quarter]), gap=L(6, 4), grow=1)
    told = verdicts(view, quarter, names_of(looks))[:_MOST_TOLD]
    lines = (text(each.ways, _TOLD, each.ink, height=Lines(_TOLD)) for each in told)
    return column(head, palaces, *lines, gap=L(4, 2), pad=(0, L(5, 2), 0, L(5, 2)))


def _palace(view: View, square: int, looks: Looks) -> Node:
    """Return a slip with the name of a palace, and whose it is with how many works, or what it costs."""
    owner = view_owner(view, square)
    if owner == NOBODY:
        below = row(
            coin(max_height=Share(0.8), align="centre"), text(str(price(square)), SMALL), gap=4, justify="centre"
        )
        return stack(paint(Brush.plate, 6, (*PAPER[:3], 150), 1.0, (*INK, 120)), _slip(square, below), grow=1)
    look = looks[owner]
    shield = image(f"shield_{look.colour}", max_height=Share(0.9), align="centre")
    works = paint(draw_pips, len(view.works[square]), width=Share(0.55), max_height=22, align="centre")
    edge = (*PAINT[look.colour], 255)
    return stack(
        paint(Brush.plate, 6, PAPER, 2.6, edge), _slip(square, row(shield, works, gap=4, justify="centre")), grow=1
    )


def _slip(square: int, below: Node) -> Node:
    names: Sequence[str] = (square_short(square),)
    name = text(names, _SQUARE, side="centre", height=Share(0.48))
    return column(name, stack(below, grow=1), pad=(L(6, 4), L(4, 2), L(6, 4), L(4, 2)))
