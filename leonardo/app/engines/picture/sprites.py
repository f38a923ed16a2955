"""The pieces of this game as they hang on the cursor or fly."""

from functools import partial
from typing import Final

from pygame import Surface

from leonardo.app.engines.motion import pieces as flying
from leonardo.app.engines.picture import cards
from leonardo.app.engines.picture import pieces as drawn
from leonardo.app.engines.words.phrases import card_name
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.colours import BLOOD
from leonardo.app.table.looks.sprite import Sprite, coin, kept
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine

UNIT: Final = 48
"""Units by which all pieces are measured at scale 1."""


def make_sprite(brush: Brush, piece: flying.Piece, scale: float = 1.0) -> Sprite:
    return kept(brush, "engines", piece, scale, UNIT, partial(_draw, brush, piece))


def _draw(brush: Brush, piece: flying.Piece, height: int) -> Surface:
    match piece:
        case CoinPiece(florins=florins):
            return coin(brush, florins, round(height * (0.6 if florins is None else 0.9)))
        case flying.ArmyPiece():
            return _army(brush, piece, height)
        case flying.FallenPiece(seat=seat):
            return _fallen(brush, seat, height)
        case flying.MachinePiece(what=what):
            return _machine(brush, what, height)
        case flying.StonePiece(castle=castle):
            surface = ornaments.canvas((round(height * 1.6), round(height * 1.6)))
            foot = surface.get_width() // 2, surface.get_height() - 2
            drawn.castle(brush, surface, 1 if castle else 2, foot, round(height * 1.2))
            return surface
        case flying.CardPiece(card=card):
            return _card(brush, card, height)
        case flying.DiePiece(face=face):
            surface = ornaments.canvas((height, height))
            drawn.die(brush, surface, face, (height // 2, height // 2), round(height * 0.86))
            return surface
        case flying.PointPiece(points=points):
            return _points(brush, points, height)
    return brush.sized("leonardo", round(height * 1.4))


def _army(brush: Brush, piece: flying.ArmyPiece, height: int) -> Surface:
    """Infantry with their number, and the machines that go with them."""
    machines = (piece.tanks > 0) + (piece.planes > 0)
    surface = ornaments.canvas((round(height * (2.2 + 1.3 * machines)), round(height * 1.3)))
    foot = round(height * 0.9), surface.get_height() - 3
    colour = brush.looks[piece.seat].colour
    if piece.infantry:
        drawn.heap(brush, surface, colour, foot, height, piece.infantry)
    left = round(height * 2.3)
    for what, count in ((piece.tank or Machine.TANK, piece.tanks), (piece.plane or Machine.PLANE, piece.planes)):
        if count:
            drawn.machine(brush, surface, what, (left, foot[1]), round(height * 0.8), count=count)
            left += round(height * 1.3)
    return surface


def _fallen(brush: Brush, seat: int, height: int) -> Surface:
    surface = ornaments.canvas((height, height))
    drawn.infantry(brush, surface, brush.looks[seat].colour, (height // 2, height - 2), round(height * 0.9), fallen=80)
    return surface


def _machine(brush: Brush, what: Machine | Card, height: int) -> Surface:
    surface = ornaments.canvas((round(height * 1.5), round(height * 1.2)))
    drawn.machine(brush, surface, what, (surface.get_width() // 2, surface.get_height() - 2), height)
    return surface


def _card(brush: Brush, card: Card, height: int) -> Surface:
    """The card in small: its name and its drawing."""
    wide, high = round(height * 2.4), round(height * 2.8)
    surface = ornaments.canvas((wide, high))
    cards.leaf(brush, surface, surface.get_rect(), card, card_name(card))
    return surface


def _points(brush: Brush, points: int, height: int) -> Surface:
    surface = ornaments.canvas((height, height))
    brush.stamp(surface, "laurel", (height // 2, height // 2), height)
    style = Style(Face.BOLD, height * 0.4 / brush.layout.k / brush.painter.scale)
    told = tr("table.change.more", count=points)
    brush.write(surface, told, (height // 2, height // 2), style, BLOOD, align="centre", room=height)
    return surface
