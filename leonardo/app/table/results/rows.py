"""The ledger of the results: a row for each seat, from the best to the worst, and the columns of its game in it."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle, shield
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, SEPIA, SHADE, VERMILION
from leonardo.app.opponents import Opponent
from leonardo.app.table.results.outcome import Column
from leonardo.app.table.results.plan import HEAD, Sheet

_UNDER_HEAD: Final = 28

Beside = Callable[[pygame.Surface, pygame.Rect, int], None]
"""Draws what a game shows of a seat beside the columns, in the place for it."""


@frozen
class Ranked:
    """A seat in its row: how it looks, who plays there if no person does, whether it `won`, what is said `aside`."""

    seat: int
    look: PlayerStyle
    player: Opponent | None
    won: bool
    aside: str = ""


def draw_rows(
    sheet: Sheet, surface: pygame.Surface, ranked: Sequence[Ranked], columns: Sequence[Column], beside: Beside
) -> None:
    """Draw the headings of the columns, and the rows below each other in the order of `ranked`."""
    plan = sheet.plan
    for number, column in enumerate(columns):
        place = sheet.at(plan.columns + number * plan.column, HEAD - 20, plan.column - 4, 40)
        sheet.page.painter.draw(surface, column.heading, place, Face.ITALIC, 24, SEPIA, "right")
    for row, seated in enumerate(ranked):
        top = HEAD + _UNDER_HEAD + row * plan.row
        _draw_row(sheet, surface, top, seated, columns)
        beside(surface, sheet.at(plan.beside, top, plan.room, plan.line), seated.seat)


def _draw_row(sheet: Sheet, surface: pygame.Surface, top: float, seated: Ranked, columns: Sequence[Column]) -> None:
    plan, page = sheet.plan, sheet.page
    rule = sheet.at(plan.left, top - 2, plan.right - plan.left, 1)
    pygame.draw.line(surface, SHADE, rule.topleft, rule.topright, max(1, page.layout.px(1.5)))
    if seated.won:
        band = sheet.at(plan.left, top, plan.right - plan.left, plan.row - 4)
        surface.blit(winners_band(page.pictures, band.size), band)
    mark = shield(page.pictures, seated.look.colour, page.layout.px(44))
    surface.blit(mark, mark.get_rect(midleft=sheet.at(plan.left, top, 44, plan.line).midleft))
    _draw_name(sheet, surface, sheet.at(plan.left + 56, top, plan.name, plan.line), seated)
    for number, column in enumerate(columns):
        place = sheet.at(plan.columns + number * plan.column, top + plan.lower, plan.column - 4, plan.line)
        face = Face.BOLD if column.strong else Face.TEXT
        page.painter.draw(surface, column.cells[seated.seat], place, face, 28, INK, "right")


def _draw_name(sheet: Sheet, surface: pygame.Surface, place: pygame.Rect, seated: Ranked) -> None:
    """Write the name, and below or beside it what is said of it, or who played there, if it was not a person."""
    painter, below = sheet.page.painter, not sheet.plan.lower
    told = seated.aside or (seated.player.title if seated.player is not None else "")
    name = place.copy()
    if told and below:
        name.height = place.height * 12 // 20
    elif told:
        name.width = place.width // 2
    face, colour = (Face.BOLD, VERMILION) if seated.won else (Face.MEDIUM, INK)
    written = painter.draw(surface, seated.look.name, name, face, 30, colour)
    if not told:
        return
    if below:
        place.top, place.height = place.top + place.height * 11 // 20, place.height * 9 // 20
    else:
        place.left, place.width = written.right + sheet.page.layout.px(20), place.right - written.right
    painter.draw(surface, told, place, Face.ITALIC, 23, VERMILION if seated.aside else SEPIA)


def winners_band(pictures: Pictures, size: tuple[int, int]) -> pygame.Surface:
    """Return the gold that the winner's row is written on, fading to the right; shared."""
    return pictures.made(("winner's band", size), lambda: _band(size))


def _band(size: tuple[int, int]) -> pygame.Surface:
    strip = pygame.Surface((2, 1), pygame.SRCALPHA)
    strip.set_at((0, 0), (*GOLD, 96))
    strip.set_at((1, 0), (*GOLD, 16))
    return pygame.transform.smoothscale(strip, size)
