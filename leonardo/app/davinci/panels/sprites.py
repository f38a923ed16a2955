"""Pieces as they hang on the cursor or fly: a little larger than they stand, with a shadow that shows their height."""

from typing import Final

import pygame
from attrs import frozen
from pygame import Surface

from leonardo.app.davinci import pieces
from leonardo.app.davinci.panels import figures
from leonardo.app.davinci.panels.brush import Brush
from leonardo.app.davinci.panels.card import Card
from leonardo.app.davinci.panels.own_laboratory import draw_cover

_FIGURE: Final = 46
"""Units of height of an apprentice in the hand."""
_CLUSTER: Final = ((0.0, 0.0), (-0.5, 0.12), (0.5, 0.12))
"""Where the first three of several apprentices stand, in heights."""


@frozen
class Sprite:
    """A piece as it hangs or flies: its picture and the point of it, in pixels, that goes onto the target."""

    surface: Surface
    anchor: tuple[int, int]

    def at(self, point: tuple[int, int]) -> tuple[int, int]:
        """Return where to blit the surface so that the anchor falls on `point`."""
        return point[0] - self.anchor[0], point[1] - self.anchor[1]


def make_sprite(brush: Brush, piece: pieces.Piece, *, lifted: bool) -> Sprite:
    """Return the sprite of a piece; kept, so that it is made once for each size of the window."""
    surface = brush.pictures.made(
        ("sprite", piece, lifted, brush.looks, brush.layout.k), lambda: _draw(brush, piece, lifted=lifted)
    )
    return Sprite(surface, (surface.get_width() // 2, surface.get_height() // 2))


def _draw(brush: Brush, piece: pieces.Piece, *, lifted: bool) -> Surface:
    height = max(30, brush.px(_FIGURE * (1.12 if lifted else 1.0)))
    drop = height // 6 if lifted else max(1, height // 16)
    match piece:
        case pieces.ApprenticePiece(seat=seat, count=count):
            return _apprentices(brush, seat, count, height, drop)
        case pieces.MasterPiece(seat=seat):
            side = figures.master_square(height)
            return _shaded(brush, f"master_{brush.colour(seat)}", "master_shadow", side, drop)
        case pieces.AutomatonPiece():
            return _shaded(brush, "automaton", "automaton_shadow", figures.square(height), drop)
        case pieces.ComponentPiece(component=component):
            return _plain(brush, f"card_{component.name.lower()}", round(height * 1.25), drop)
        case pieces.CoinPiece(florins=florins):
            return _coin(brush, florins, round(height * 0.72), drop)
        case pieces.CardPiece(invention=invention):
            return _card(brush, invention, lifted=lifted)
        case pieces.CoverPiece():
            return _cover(brush, round(height * 1.7), drop)
        case pieces.TilePiece(upgrade=upgrade):
            tile = {"small5": "small_5", "large4": "large_4", "large6": "large_6"}.get(upgrade.value)
            if tile is None:
                return _shaded(brush, "automaton", "automaton_shadow", figures.square(height), drop)
            return _plain(brush, f"laboratory_{tile}", round(height * (2.6 if lifted else 1.5)), drop)
        case pieces.LeonardoPiece():
            return _shaded(brush, "leonardo", "standee_shadow", round(height * 1.5), drop)
        case pieces.LordPiece():
            return _shaded(brush, "lord", "standee_shadow", round(height * 1.6), drop)
        case pieces.PursePiece(seat=seat):
            return _purse(brush, seat, round(height * 1.4), drop)


def _canvas(width: int, height: int) -> Surface:
    return Surface((width, height), pygame.SRCALPHA)


def _shaded(brush: Brush, name: str, shadow: str, height: int, drop: int) -> Surface:
    picture = brush.sized(name, height)
    surface = _canvas(picture.get_width() + drop, picture.get_height() + drop)
    surface.blit(brush.sized(shadow, height), (drop, drop))
    surface.blit(picture, (0, 0))
    return surface


def _plain(brush: Brush, name: str, height: int, drop: int) -> Surface:
    picture = brush.sized(name, height)
    surface = _canvas(picture.get_width() + drop, picture.get_height() + drop)
    surface.blit(brush.silhouette(name, height, (20, 8, 0), 90), (drop, drop))
    surface.blit(picture, (0, 0))
    return surface


def _apprentices(brush: Brush, seat: int, count: int, height: int, drop: int) -> Surface:
    side = figures.square(height)
    if count == 1:
        return _shaded(brush, f"apprentice_{brush.colour(seat)}", "apprentice_shadow", side, drop)
    surface = _canvas(side * 2 + drop, round(side * 1.2) + drop)
    shown = _CLUSTER[: min(count, len(_CLUSTER))]
    if count == 2:
        shown = ((-0.32, 0.06), (0.32, 0.06))
    for name, shift in (("apprentice_shadow", drop), (f"apprentice_{brush.colour(seat)}", 0)):
        picture = brush.sized(name, side)
        for x, y in shown:
            place = (side // 2 + round(x * height) + shift, round(y * height) + shift)
            surface.blit(picture, place)
    if count > len(_CLUSTER):
        brush.count(surface, count, (round(side * 1.55), round(side * 0.3)), 20)
    return surface


def _coin(brush: Brush, florins: int | None, diameter: int, drop: int) -> Surface:
    surface = _canvas(diameter + drop, diameter + drop)
    surface.blit(brush.sized("coin_shadow", diameter), (drop, drop))
    figures.coin(brush, surface, (diameter // 2, diameter // 2), diameter, florins)
    return surface


def _card(brush: Brush, invention: int | None, *, lifted: bool) -> Surface:
    if invention is None:
        return _plain(brush, "deck_back", max(50, brush.px(90)), brush.px(6))
    unit = max(brush.layout.k, 0.56) * (0.86 if lifted else 1.0)
    margin = max(8, brush.px(16))
    surface = _canvas(round(384 * unit) + 2 * margin, round(130 * unit) + 2 * margin)
    Card(brush, invention, surface.get_rect().inflate(-2 * margin, -2 * margin)).draw(surface)
    return surface


def _cover(brush: Brush, height: int, drop: int) -> Surface:
    picture = brush.sized("envelope_sealed", height)
    surface = _canvas(picture.get_width() + drop, height + drop)
    surface.blit(brush.silhouette("envelope_sealed", height, (20, 8, 0), 90), (drop, drop))
    draw_cover(brush, surface, picture.get_rect())
    return surface


def _purse(brush: Brush, seat: int, height: int, drop: int) -> Surface:
    surface = _plain(brush, "purse_sealed", height, drop)
    figures.shield(brush, surface, seat, (surface.get_width() // 2, round(height * 0.66)), round(height * 0.4))
    return surface
