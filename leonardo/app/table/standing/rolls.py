"""Rolls of coins that lie on their side: gold, copper and silver, and after them in outline what may yet come."""

from collections.abc import Iterator, Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.surface_cache import cached_per_size
from leonardo.app.kit.theme import INK, SEPIA, Colour, mix
from leonardo.app.table.standing.forecast import Share

_METALS: Final[dict[Share, Colour]] = {
    Share.HELD: (226, 178, 70),
    Share.TO_COME: (206, 128, 84),
    Share.AT_THE_END: (206, 202, 190),
}
_SHINE: Final[Colour] = (255, 251, 230)
_ROUND: Final = ((0.0, 0.34, INK), (0.1, 0.05, INK), (0.26, 0.62, _SHINE), (0.5, 0.0, INK), (1.0, 0.5, INK))
"""How a roll is lit from its upper to its lower edge: at a height, so much of a colour lies on its metal."""
_PAPER: Final[Colour] = (244, 230, 198)
_FINE: Final = 3  # how many times too large a roll is drawn
_END: Final = 0.25  # half the width of the end of a roll, in heights
_LEAST_COIN: Final = 0.24
_MOST_COIN: Final = 0.9
"""How thick a coin looks at least and at most, in heights: where one would be thinner, it stands for more."""
_STEPS: Final = (1, 2, 5)
_HATCH: Final = (*SEPIA, 62)
_HATCH_EDGE: Final = (*SEPIA, 170)


@frozen
class Piece:
    """A part of a roll: what it is of, where it begins and ends in pixels, and how many pixels one unit of it has."""

    share: Share
    begins: int
    ends: int
    unit: float


def slant(height: int) -> int:
    """Return by how many pixels the ends of a roll reach out over what it measures."""
    return round(height * _END)


def unit_of(room: Rect, most: int) -> float:
    """Return the pixels of one unit, so that a roll of the `most` has room, and no coin is thicker than one is."""
    return min((room.width - 2 * slant(room.height)) / max(1, most), room.height * _MOST_COIN)


@cached_per_size(64)
def roll(height: int, pieces: tuple[Piece, ...], until: int, line: float) -> Surface:
    """Return a roll of `pieces` that is `height` pixels high, and in outline what may come, `until` so many pixels.

    Its ends reach out on both sides by `slant`.
    """
    fine, reach = height * _FINE, slant(height) * _FINE
    ends = max([until, *(piece.ends for piece in pieces)])
    sheet = Surface((ends * _FINE + 2 * reach, fine), pygame.SRCALPHA)
    certain = pieces[-1].ends if pieces else 0
    edge = max(_FINE, round(line * _FINE))
    if until > certain:
        _lay_outline(sheet, reach + certain * _FINE, reach + until * _FINE, reach, edge)
    for piece in pieces:
        _lay_piece(sheet, piece, reach, edge)
    if pieces:
        _lay_end(sheet, _METALS[pieces[-1].share], reach + certain * _FINE, reach, edge)
    return pygame.transform.smoothscale(sheet.premul_alpha(), (sheet.get_width() // _FINE, height))


@cached_per_size(8)
def sample(share: Share | None, side: int, line: float) -> Surface:
    """Return a short roll of what a share is of, about `side` pixels; of none, one in outline."""
    short = side * 3 // 4
    pieces = (Piece(share, 0, short, short / 2),) if share is not None else ()
    return roll(side, pieces, short, line)


def _lay_piece(sheet: Surface, piece: Piece, reach: int, edge: int) -> None:
    """Lay the coins of a piece: each shows the near half of its rim."""
    left, right = (reach + at * _FINE for at in (piece.begins, piece.ends))
    body = _shape(sheet.get_size(), left, right, reach, INK)
    sheet.blit(body, (0, 0))
    metal = pygame.transform.scale(_lit(_METALS[piece.share], sheet.get_height()), sheet.get_size())
    metal.blit(
        _shape(sheet.get_size(), left, right, reach, (255, 255, 255), edge), (0, 0), None, pygame.BLEND_RGBA_MULT
    )
    sheet.blit(metal, (0, 0))
    dark, light = mix(_METALS[piece.share], INK, 0.72), mix(_METALS[piece.share], _SHINE, 0.7)
    for x in _rims(piece, sheet.get_height() / _FINE):
        at = left + round(x * _FINE)
        _arc(sheet, at + edge, reach, edge, light, max(2, edge * 2 // 3))
        _arc(sheet, at, reach, edge, dark, max(2, edge * 2 // 3))


def _rims(piece: Piece, height: float) -> Iterator[float]:
    scale, step = 1, piece.unit
    while step < height * _LEAST_COIN:
        step = next((piece.unit * scale * of for of in _STEPS if piece.unit * scale * of >= height * _LEAST_COIN), 0.0)
        scale *= 10
    number = 1
    while number * step < piece.ends - piece.begins - step / 2:
        yield number * step
        number += 1


def _lay_end(sheet: Surface, metal: Colour, at: int, reach: int, edge: int) -> None:
    """Lay the face of the last coin: a rim, and the field within."""
    face = Rect(at - reach, 0, 2 * reach, sheet.get_height())
    pygame.draw.ellipse(sheet, INK, face)
    for inward, colour in (
        (edge, mix(metal, _SHINE, 0.5)),
        (edge * 5 // 2, mix(metal, INK, 0.45)),
        (edge * 7 // 2, mix(metal, _SHINE, 0.12)),
    ):
        within = face.inflate(-2 * inward, -2 * inward)
        if min(within.size) > 2:
            pygame.draw.ellipse(sheet, colour, within)


def _lay_outline(sheet: Surface, left: int, right: int, reach: int, edge: int) -> None:
    size = sheet.get_size()
    sheet.blit(_shape(size, left, right, reach, _HATCH_EDGE, end=True), (0, 0))
    paper = pygame.transform.scale(_lit(_PAPER, size[1]), size)
    hatch = Surface(size, pygame.SRCALPHA)
    for x in range(left - size[1] - reach, right + reach, max(4, size[1] // 4)):
        pygame.draw.line(hatch, _HATCH, (x, size[1]), (x + size[1], 0), max(2, edge))
    paper.blit(hatch, (0, 0))
    paper.blit(_shape(size, left, right, reach, (255, 255, 255), edge, end=True), (0, 0), None, pygame.BLEND_RGBA_MULT)
    sheet.blit(paper, (0, 0))
    face = Rect(right - reach, 0, 2 * reach, size[1]).inflate(-edge, -edge)
    pygame.draw.ellipse(sheet, mix(_PAPER, SEPIA, 0.55), face, max(2, edge * 2 // 3))


def _shape(
    size: tuple[int, int],
    left: int,
    right: int,
    reach: int,
    colour: Sequence[int],
    inward: int = 0,
    *,
    end: bool = False,
) -> Surface:
    """Return a roll as one surface: with a round beginning, and at its `end` the whole of the last coin."""
    shape = Surface(size, pygame.SRCALPHA)
    tall = Rect(0, inward, 0, size[1] - 2 * inward)
    pygame.draw.ellipse(shape, colour, (left - reach + inward, tall.top, 2 * reach - inward, tall.height))
    pygame.draw.rect(shape, colour, (left, tall.top, max(0, right - left), tall.height))
    if end:
        pygame.draw.ellipse(shape, colour, (right - reach, tall.top, 2 * reach - inward, tall.height))
    return shape


def _arc(sheet: Surface, at: int, reach: int, edge: int, colour: Colour, thick: int) -> None:
    height = sheet.get_height() - 2 * edge
    half = Surface((reach, height), pygame.SRCALPHA)
    pygame.draw.ellipse(half, colour, (0, 0, 2 * reach, height), thick)
    sheet.blit(half, (at - reach, edge))


def _lit(metal: Colour, height: int) -> Surface:
    column = Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        column.set_at((0, y), _at_height(metal, y / max(1, height - 1)))
    return column


def _at_height(metal: Colour, at: float) -> Colour:
    following = next(number for number, stop in enumerate(_ROUND) if stop[0] >= at)
    (begin, first, dark), (end, then, over) = _ROUND[max(0, following - 1)], _ROUND[following]
    share = (at - begin) / (end - begin) if end > begin else 1.0
    return mix(mix(metal, dark, first), mix(metal, over, then), share)
