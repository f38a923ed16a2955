"""A card or a laboratory held close to the eye, over the darkened table."""

import pygame
from pygame import Rect, Surface

from leonardo.app.davinci.marks import Marks
from leonardo.app.davinci.panels import figures, shapes
from leonardo.app.davinci.panels.brush import NARROW, Brush, Style
from leonardo.app.davinci.panels.card import Standing, standing
from leonardo.app.davinci.panels.colours import BLOOD, BROWN, ENGRAVED, LEAF, LIGHT
from leonardo.app.kit.text import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.words import words
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import Component, Place
from leonardo.engine.davinci.view import View

_NAME = Style(Face.TITLE_BOLD, 34, NARROW)
_LINE = Style(Face.MEDIUM, 25)
_STRONG = Style(Face.BOLD, 25)


def _darken(surface: Surface) -> None:
    veil = Surface(surface.get_size(), pygame.SRCALPHA)
    veil.fill((20, 10, 4, 150))
    surface.blit(veil, (0, 0))


def invention(brush: Brush, surface: Surface, view: View, number: int) -> Rect:
    """Draw an invention as a large sheet: its machine, all it needs beside what is there, and what it pays."""
    _darken(surface)
    window = surface.get_rect()
    height = min(max(brush.px(620), 430), window.height - 40)
    sheet = Rect(0, 0, min(round(height * 1.55), window.width - 40), height)
    sheet.center = window.center
    brush.sheet(surface, sheet)
    card = INVENTIONS[number]
    pad, frame = max(16, brush.px(34)), max(5, brush.px(9))
    inner = sheet.inflate(-2 * pad, -2 * pad)
    head = Rect(inner.left, inner.top, inner.width, brush.line(_NAME))
    band = Rect(sheet.left, sheet.top, sheet.width, head.bottom + pad // 3 - sheet.top).inflate(-2 * frame, -2 * frame)
    band.height += frame
    surface.blit(brush.pictures.cover("wood_dark", band.size), band)
    shapes.lay(surface, shapes.outline(sheet.size, frame * 2, figures.METALS[card.tier], frame), sheet.topleft)
    shapes.lay(
        surface, shapes.outline(sheet.size, frame * 2, (*INK, 255), max(1.0, brush.layout.k * 1.6)), sheet.topleft
    )
    figures.medal(brush, surface, card.tier, (head.left + head.height // 2, head.centery), head.height, number)
    figures.type_badge(
        brush, surface, card.type, (head.right - head.height // 2, head.centery), round(head.height * 1.1)
    )
    left = head.left + head.height + brush.px(16)
    brush.write(
        surface, brush.invention(number), (left, head.centery), _NAME, LIGHT, room=head.right - head.height * 2 - left
    )
    body = Rect(inner.left, head.bottom + pad * 3 // 4, inner.width, inner.bottom - head.bottom - pad * 3 // 4)
    field = Rect(body.left, body.top, body.width * 45 // 100, body.height)
    machine = figures.machine(brush, number, field.size)
    surface.blit(machine, machine.get_rect(center=field.center))
    facts = Rect(field.right + pad // 2, body.top, body.right - field.right - pad // 2, body.height)
    _facts(brush, surface, number, standing(view, number), facts)
    return sheet


def _facts(brush: Brush, surface: Surface, number: int, meaning: Standing, rect: Rect) -> None:
    card = INVENTIONS[number]
    row = Rect(rect.left, rect.top, rect.width, max(brush.line(_LINE), rect.height // 8))
    kind = words("picture.zoom.kind", type=words(f"picture.types.{card.type.name.lower()}"),
                 tier=words(f"picture.tiers.{card.tier.name.lower()}"))  # fmt: skip
    brush.write(surface, kind, (row.left, row.centery), _LINE, BROWN, room=row.width)
    for component in Component:
        if card.components[component]:
            row = row.move(0, row.height)
            _need(brush, surface, component, card.components[component], meaning, row)
    weeks = words("picture.weeks", count=card.weeks)
    if meaning.weeks is not None and meaning.weeks < card.weeks:
        weeks = words("picture.zoom.saved", count=meaning.weeks, before=card.weeks)
    row = row.move(0, row.height)
    size = round(row.height * 0.72)
    brush.stamp(surface, "hourglass", (row.left + size // 2, row.centery), size)
    brush.write(surface, weeks, (row.left + size + brush.px(14), row.centery), _STRONG, room=row.width - size)
    for key, florins, picture in (
        ("first", card.first_reward, "florin_blank"),
        ("later", card.later_reward, "florin_pale"),
    ):
        row = row.move(0, row.height)
        brush.stamp(surface, picture, (row.left + size // 2, row.centery), round(size * 1.15))
        coin = Style(Face.BOLD, 21)
        brush.write(surface, str(florins), (row.left + size // 2, row.centery), coin, ENGRAVED, align="centre")
        text = words(f"picture.zoom.{key}")
        brush.write(
            surface, text, (row.left + size + brush.px(14), row.centery), _LINE, room=row.width - size - brush.px(14)
        )


def _need(brush: Brush, surface: Surface, kind: Component, count: int, meaning: Standing, row: Rect) -> None:
    size = round(row.height * 0.9)
    brush.stamp(surface, figures.component_picture(kind), (row.left + size // 2, row.centery), size)
    name = words("picture.zoom.need", count=count, component=words(f"picture.components.{kind.name.lower()}"))
    left = row.left + size + brush.px(14)
    end = brush.write(surface, name, (left, row.centery), _STRONG, INK, room=row.right - left).right
    if not meaning.known or meaning.in_work:
        return
    missing = meaning.lacks[kind]
    text = words("picture.lacks", count=missing) if missing else words("picture.zoom.there")
    colour = BLOOD if missing else LEAF
    if end + brush.px(16) + brush.width(text, _LINE) <= row.right:
        brush.write(surface, text, (row.right, row.centery), _LINE, colour, align="right")


def laboratory(brush: Brush, surface: Surface, view: View, seat: int, place: Place, marks: Marks) -> Rect | None:
    """Draw the invention in a laboratory if the viewer may see it; the hands lift the cover by `marks.peeking`."""
    shown = view.seats[seat].laboratory(place)
    if shown is None or shown.invention is None:
        return None
    if seat == view.viewer and not shown.shown and place not in marks.peeking:
        return None
    return invention(brush, surface, view, shown.invention)
