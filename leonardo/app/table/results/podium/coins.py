"""Coins with a number on them, which tell sums on the podium."""

from pygame import Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.table.looks.colours import ENGRAVED

_FEW, _MANY = 0.5, 0.42  # how high the type on a coin is, in widths of the coin, for up to two characters and for more


def coin_across(page: Kit, least: int, text: str) -> int:
    """Return how many pixels a coin is across on which a number is not cut: in small windows its type is large."""
    across = least
    while not page.painter.fits(text, Face.BOLD, _type(page, across, text), _room(across)):
        across += 1
    return across


def stamped(page: Kit, plain: str, across: int, text: str) -> Surface:
    """Return a coin with a number; `plain` is its picture without one."""
    coin = page.pictures.get(plain, (across, across)).copy()
    room = coin.get_rect().inflate(_room(across) - across, 0)
    page.painter.draw(coin, text, room, Face.BOLD, _type(page, across, text), ENGRAVED, "centre")
    return coin


def _type(page: Kit, across: int, text: str) -> float:
    share = _FEW if len(text) <= len("20") else _MANY
    return across / page.layout.k * share / page.painter.scale


def _room(across: int) -> int:
    return across - across // 5
