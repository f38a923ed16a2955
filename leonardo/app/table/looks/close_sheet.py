"""A large sheet to be read at leisure, over the darkened table: its head, and facts in rows."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BROWN, LIGHT

NAME: Final = Style(Face.TITLE_BOLD, 36, NARROW)
LINE: Final = Style(Face.MEDIUM, 28)
STRONG: Final = Style(Face.BOLD, 29, NARROW)
ASIDE: Final = Style(Face.ITALIC, 22)
_VEIL: Final = (10, 14, 26, 168)
_HEIGHT: Final = 0.79  # the height of the sheet in heights of the window
_SHAPE: Final = 1.56  # the width of the sheet in heights

Draw = Callable[[Surface, Rect], None]  # draws a picture into a place


@frozen
class Fact:
    """A row: a picture in front, what is said, and what is said beside it, at the right edge or below.

    `wide` is the width of the picture in heights of the row; `share` says how high the row is among the others.
    """

    text: str = ""
    aside: str = ""
    colour: Colour = INK
    aside_colour: Colour = BROWN
    picture: Draw | None = None
    wide: float = 1.0
    strong: bool = True
    share: float = 1.0
    whole: Draw | None = None  # draws the whole row, where it is more than words
    ruled: bool = False  # whether a fine line parts it from what is said above it


@frozen
class LaidSheet:
    """A sheet that was laid over the table: all of it, and what is free below its head, to the left and right."""

    rect: Rect
    left: Rect
    right: Rect


def lay_sheet(
    brush: Brush, surface: Surface, title: str, metal: str, badges: tuple[Draw, Draw], share: float = 0.43
) -> LaidSheet:
    """Darken the table and lay a sheet over it, framed in a `metal`; `badges` stand beside the title.

    The left part has a `share` of the width.
    """
    _darken(brush, surface)
    rect, pad, frame = _place(brush, surface), max(16, brush.px(34)), max(5, brush.px(9))
    brush.sheet(surface, rect)
    inner = rect.inflate(-2 * pad, -2 * pad)
    head = Rect(inner.left, inner.top, inner.width, max(brush.line(NAME), brush.px(56)))
    band = Rect(rect.left, rect.top, rect.width, head.bottom + pad // 3 - rect.top).inflate(-2 * frame, -2 * frame)
    band.height += frame
    surface.blit(brush.pictures.tiled("wood_dark", band.size, brush.layout.k), band)
    brush.pictures.lay_rim(surface, f"frame_{metal}", rect, brush.layout.k)
    middle = band.centery
    side = round(head.height * 1.06)
    places = [Rect(0, 0, side, side) for _ in badges]
    places[0].midleft, places[1].midright = (head.left, middle), (head.right, middle)
    for draw, place in zip(badges, places, strict=True):
        draw(surface, place)
    left = places[0].right + brush.px(18)
    brush.write(surface, title, (left, middle), NAME, LIGHT, room=places[1].left - brush.px(18) - left)
    foot = _foot(brush, surface, rect)
    body = Rect(inner.left, band.bottom + pad * 2 // 3, inner.width, foot.top - band.bottom - pad)
    field = Rect(body.left, body.top, round(body.width * share), body.height)
    facts = Rect(field.right + pad, body.top, body.right - field.right - pad, body.height)
    return LaidSheet(rect, field, facts)


def draw_facts(brush: Brush, surface: Surface, facts: Sequence[Fact], rect: Rect) -> None:
    """Draw facts one below the other; the room is dealt out by their shares, but no row is taller than it needs."""
    shares = sum(fact.share for fact in facts)
    height = min(rect.height / shares, max(brush.line(LINE) * 2.1, brush.px(80)))
    top = rect.top + (rect.height - height * shares) / 2
    for fact in facts:
        row = Rect(rect.left, round(top), rect.width, round(height * fact.share))
        if fact.whole is not None:
            fact.whole(surface, row)
        else:
            _draw_fact(brush, surface, fact, row)
        top += height * fact.share


def _draw_fact(brush: Brush, surface: Surface, fact: Fact, row: Rect) -> None:
    left, painter = row.left, brush.painter
    if fact.ruled:
        brush.rule(surface, row.topleft, row.topright, BROWN)
    if fact.picture is not None:
        side = round(row.height * 0.86)
        place = Rect(row.left, row.centery - side // 2, round(side * fact.wide), side)
        fact.picture(surface, place)
        left = place.right + brush.px(14)
    room = Rect(left, row.top, row.right - left, row.height)
    style = STRONG if fact.strong else LINE
    if not fact.aside:
        even = Rect(room.topleft, (painter.even_width(fact.text, style.face, style.units, room.width), room.height))
        room = even if painter.holds(fact.text, style.face, style.units, even) else room
        painter.draw_wrapped(surface, fact.text, room, style.face, style.units, fact.colour, valign="middle")
        return
    if brush.width(fact.text, style) + brush.px(20) + brush.width(fact.aside, LINE) <= room.width:
        brush.write(surface, fact.text, (room.left, room.centery), style, fact.colour)
        brush.write(surface, fact.aside, (room.right, room.centery), LINE, fact.aside_colour, align="right")
        return
    upper, lower = Rect(room), Rect(room)
    upper.height = lower.height = room.height // 2
    lower.top = upper.bottom
    brush.write(surface, fact.text, (upper.left, upper.centery), style, fact.colour, room=room.width)
    brush.write(surface, fact.aside, (lower.left, lower.centery), LINE, fact.aside_colour, room=room.width)


def _darken(brush: Brush, surface: Surface) -> None:
    size = surface.get_size()

    def veil() -> Surface:
        made = Surface(size, pygame.SRCALPHA)
        made.fill(_VEIL)
        return made

    surface.blit(brush.pictures.made(("reading veil", size), veil), (0, 0))


def _place(brush: Brush, surface: Surface) -> Rect:
    """Return where the sheet lies: in the middle."""
    window = surface.get_rect()
    height = min(round(window.height * _HEIGHT), round((window.width - 2 * brush.px(24)) / _SHAPE))
    rect = Rect(0, 0, round(height * _SHAPE), height)
    rect.center = window.center
    return rect


def _foot(brush: Brush, surface: Surface, rect: Rect) -> Rect:
    """Say at the lower edge how the sheet is put away; return where."""
    at = rect.centerx, rect.bottom - max(18, brush.px(30))
    return brush.write(surface, tr("table.closely.away"), at, ASIDE, BROWN, align="centre", room=rect.width)
