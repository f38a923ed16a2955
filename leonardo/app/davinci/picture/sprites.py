"""The pieces of this game as they hang on the cursor or fly."""

from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.motion import pieces
from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards.card import CardPicture
from leonardo.app.davinci.picture.cards.state import CardState
from leonardo.app.davinci.picture.feasts.lot import Lot
from leonardo.app.davinci.picture.workshop.sheet import draw_cover
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import BOLD, Brush
from leonardo.app.kit.points import Size
from leonardo.app.kit.theme import IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.looks.colours import LEAF
from leonardo.app.table.looks.sprite import Sprite, cast, stretched
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import HELD
from leonardo.engine.davinci.inventions import INVENTIONS

UNIT: Final = 46
"""Units by which all pieces are measured at scale 1."""
WORKER: Final = 66
"""Units of height of an apprentice without its hat at scale 1."""
_CLUSTER: Final = ((0.0, 0.0), (-0.42, 0.14), (0.42, 0.14))
"""Where the first three of several apprentices stand, in heights."""
_PAIR: Final = ((-0.3, 0.0), (0.3, 0.1))
_NUMBER: Final = 23
"""Units of the number of those who are held, which makes its disc 30 units wide."""
_PRICE: Final = 24
"""Units of the price of what is held, in whose disc it stands."""
_GOOD: Final = 1.4
"""How high a component is, in the unit of pieces."""
_LARGEST_CARD, _LEAST_CARD = (410, 140), 0.56
"""Units of a card that is held, at most, and pixels of such a unit at least."""
_RIM: Final = (255, 206, 92)
"""The colour around it, in which it is found on any ground."""
_STEPS: Final = 32
"""Sizes that are told apart between nothing and scale 1."""
_HELD: Final = round(HELD * _STEPS)
"""The size of what hangs on the cursor."""
_LARGE: Final = (pieces.CardPiece, pieces.WonPiece, pieces.TilePiece)
"""Pieces that take long to draw: they are drawn once, and scaled from that while they fly."""


def make_sprite(brush: Brush, piece: pieces.Piece, card: Size, scale: float = 1.0) -> Sprite:
    """Return the sprite of a piece; kept, so that it is made once for each size of the window.

    A `card` on the table has so many pixels, of which one that is held keeps all it can.
    """
    step = max(1, round(scale * _STEPS))
    if step not in (_STEPS, _HELD) and isinstance(piece, _LARGE):
        return make_sprite(brush, piece, card).scaled(step / _STEPS, step / _STEPS)
    return brush.once(("sprite", piece, card, step), partial(_sprite, brush, piece, card, step))


def _sprite(brush: Brush, piece: pieces.Piece, card: Size, step: int) -> Sprite:
    named = isinstance(piece, pieces.CardPiece) and piece.invention is not None
    if step == _HELD and isinstance(piece, _LARGE) and not named:
        return _held(brush, piece, card)
    key = "sprite", piece, card, step, brush.looks, brush.layout.k
    made = brush.pictures.made
    surface = made(key, lambda: _draw(brush, piece, max(6, round(unit(brush) * step / _STEPS)), card))
    drop = max(2, round(unit(brush) * min(1.0, step / _STEPS) / 5))
    return Sprite(surface, made(("shadow", *key), lambda: cast(surface, drop)), drop)


def _held(brush: Brush, piece: pieces.Piece, card: Size) -> Sprite:
    """Return a large piece as it is held: of its other sizes none is kept, but it hangs on the cursor for long."""
    usual, share = make_sprite(brush, piece, card), _HELD / _STEPS
    key, made = ("held", piece, brush.looks, brush.layout.k), brush.pictures.made
    surface = made(key, lambda: stretched(usual.surface, share, share))
    return Sprite(surface, made(("shadow", *key), lambda: stretched(usual.shadow, share, share)), usual.drop)


def unit(brush: Brush) -> int:
    """Return the pixels by which pieces are measured at scale 1."""
    return max(30, brush.px(UNIT))


def _draw(brush: Brush, piece: pieces.Piece, height: int, card: Size) -> Surface:
    match piece:
        case pieces.ApprenticePiece() as apprentices:
            return _apprentices(brush, apprentices, height * WORKER // UNIT)
        case pieces.MasterPiece(seat=seat):
            return brush.sized(f"master_{brush.colour(seat)}", figures.master_with_hat(height * WORKER // UNIT))
        case pieces.AutomatonPiece(price=price):
            return _priced(brush, brush.sized("automaton", figures.with_hat(height * WORKER // UNIT)), price)
        case pieces.ComponentPiece(component=component):
            return _rimmed(
                brush.sized(figures.component_picture(component), round(height * _GOOD)), max(2, height // 16)
            )
        case CoinPiece(florins=florins):
            return _coin(brush, florins, round(height * 0.72))
        case pieces.CardPiece(invention=invention, saved=saved):
            return _card(brush, invention, saved, card, height / (unit(brush) * _HELD / _STEPS))
        case pieces.WonPiece(invention=invention, saved=saved, seat=seat, owned=owned):
            stage = FeastStage(brush, Rect((0, 0), brush.layout.size))
            return Lot(stage, invention, _meaning(invention, saved)).won(owned, seat)
        case pieces.CoverPiece():
            return _cover(brush, round(height * 1.7))
        case pieces.TilePiece(upgrade=upgrade, price=price):
            tile = {"small5": "small_5", "large4": "large_4", "large6": "large_6"}.get(upgrade.value)
            picture = brush.sized(f"laboratory_{tile}" if tile else "automaton", round(height * 2.6))
            return _priced(brush, picture, price)
        case pieces.LeonardoPiece():
            return brush.sized("leonardo", round(height * 1.5))
        case pieces.PursePiece(seat=seat):
            return sealed_purse(brush, seat, round(height * 1.6))
        case pieces.ShieldPiece(seat=seat):
            return brush.sized(f"shield_{brush.colour(seat)}", height)
    raise LookupError(f"{piece!r} is drawn by the city")


def _canvas(width: int, height: int) -> Surface:
    return Surface((width, height), pygame.SRCALPHA)


def _apprentices(brush: Brush, piece: pieces.ApprenticePiece, height: int) -> Surface:
    picture, count = brush.sized(f"apprentice_{brush.colour(piece.seat)}", figures.with_hat(height)), piece.count
    if count == 1:
        return picture
    places = _PAIR if count == len(_PAIR) else _CLUSTER
    aside, down = (round(max(each[axis] for each in places) * height) for axis in (0, 1))
    width, tall = picture.get_size()
    disc = brush.count_width(count, _NUMBER)
    surface = _canvas(width + 2 * aside, tall + down)
    middle = aside
    for x, y in places:
        surface.blit(picture, (middle + round(x * height), round(y * height)))
    if piece.told:
        brush.count(surface, count, (surface.get_width() - disc // 2 - 1, disc // 2 + tall // 6), _NUMBER)
    return surface


def _rimmed(picture: Surface, reach: int) -> Surface:
    """Return a picture with a soft edge of gold around it."""
    surface = _canvas(picture.get_width() + 4 * reach, picture.get_height() + 4 * reach)
    surface.fill((*_RIM, 0))
    middle = surface.get_rect().center
    shape = pygame.mask.from_surface(picture).to_surface(setcolor=(*_RIM, 255), unsetcolor=(*_RIM, 0))
    for turn in range(0, 360, 30):
        aside = pygame.Vector2(reach, 0).rotate(turn)
        surface.blit(shape, shape.get_rect(center=(round(middle[0] + aside.x), round(middle[1] + aside.y))))
    surface = pygame.transform.box_blur(surface, max(1, reach // 2))
    surface.blit(picture, picture.get_rect(center=middle))
    return surface


def _priced(brush: Brush, picture: Surface, price: int | None) -> Surface:
    """Return a picture with what it costs at its upper right corner: a coin, or a word where it is free."""
    if price is None:
        return picture
    word = tr("davinci.picture.free") if price == 0 else ""
    high = brush.count_width(2, _PRICE)
    wide = brush.width(word, BOLD) + high // 2 if word else high
    surface = _canvas(picture.get_width() + wide // 2, picture.get_height() + high // 3)
    surface.blit(picture, (0, high // 3))
    place = Rect(surface.get_width() - wide, 0, wide, high)
    if word:
        shapes.lay(surface, shapes.plate(place.size, high // 2, (*LEAF, 255), (*IVORY, 255), 1.4), place.topleft)
        brush.write(surface, word, place.center, BOLD, IVORY, align="centre")
    else:
        figures.coin(brush, surface, place.center, high, price)
    return surface


def _coin(brush: Brush, florins: int | None, diameter: int) -> Surface:
    surface = _canvas(diameter, diameter)
    figures.coin(brush, surface, (diameter // 2, diameter // 2), diameter, florins)
    return surface


def _card(brush: Brush, invention: int | None, saved: int, card: Size, share: float) -> Surface:
    """Draw a card, held at a `share` of 1: as large as a `card` on the table then, if that is of the usual shape."""
    if invention is None:
        return brush.sized("deck_back", max(50, brush.px(90)))
    scale, margin = max(brush.layout.k, _LEAST_CARD), max(8, brush.px(16))
    wide, high = (min(length, round(most * scale)) for length, most in zip(card, _LARGEST_CARD, strict=True))
    surface = _canvas(round(wide * share) + 2 * margin, round(high * share) + 2 * margin)
    place = surface.get_rect().inflate(-2 * margin, -2 * margin)
    CardPicture(brush, invention, place, _meaning(invention, saved)).draw(surface)
    return surface


def _meaning(invention: int, saved: int) -> CardState:
    """Return what a card means on its way: how many weeks it takes."""
    return CardState(weeks=max(0, INVENTIONS[invention].weeks - saved))


def _cover(brush: Brush, height: int) -> Surface:
    surface = _canvas(brush.sized("envelope_sealed", height).get_width(), height)
    draw_cover(brush, surface, surface.get_rect())
    return surface


@frozen
class Seal:
    """How a purse is sealed: how far `down` the middle of the wax is and how `high` that is, in heights of the purse.

    The `shield` on it is so high, in heights of the wax.
    """

    down: float
    high: float
    shield: float


SEAL: Final = Seal(0.6, 0.4, 0.6)


def sealed_purse(brush: Brush, seat: int, height: int) -> Surface:
    """Return a purse that is tied and sealed with the shield of a seat."""
    surface = brush.sized("bid_purse_tied", height).copy()
    middle = surface.get_width() // 2, round(height * SEAL.down)
    side = round(height * SEAL.high)
    brush.stamp(surface, "seal_lily", middle, side)
    figures.shield(brush, surface, seat, middle, round(side * SEAL.shield))
    return surface
