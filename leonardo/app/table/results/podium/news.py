"""What a game brought those who played it, under the banner: a slip with a code or a level, a seal for each deed."""

from collections.abc import Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.words import words
from leonardo.app.statistics.bringing import Brought
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.results.podium.sheets import sheet_alone

_TYPE: Final = 25
_SIDES: Final = 64
_ENDS: Final = 26
"""Units of the type, of both margins beside it, and of those above and below it."""
_SEAL: Final = 54
_TAG: Final = 42
_DEED: Final = 23
_APART: Final = 16
"""Units of a seal, of the tag beside it with the name of a deed, of its type, and between two of them."""
_HEADING: Final = 36
_HEADED: Final = 21
"""Units of the slip above them that says what they are, and of its type."""


@frozen
class News:
    """What is told on a slip, where each deed has its tag with a seal, and the heading over these, if it has room."""

    told: Sequence[str]
    deeds: Sequence[tuple[str, Rect]]
    heading: Rect | None = None


def lay_news(page: Kit, place: Rect, brought: Sequence[Brought]) -> News:
    """Return how all of it finds room in `place`: deeds that have none under the slip are told on it.

    Where several persons did something, it is told who.
    """
    px = page.layout.px
    others = [each.sentence for each in brought if not each.deeds]
    doers = [each for each in brought if each.deeds]
    told = [
        deed if len(doers) == 1 else words("statistics.reached", name=each.name, achievement=deed)
        for each in doers
        for deed in each.deeds
    ]
    slip = _sheet(page, place, others)
    area = Rect(place.left, slip.bottom + px(_APART) if others else place.top, place.width, 0)
    area.height = place.bottom - area.top
    heading = _headed(page, area)
    under = Rect(area.left, heading.bottom + px(4), area.width, area.bottom - heading.bottom - px(4))
    tags = _in_rows(page, under, told)
    if tags:
        heading.centerx = tags[0].unionall(tags[1:]).centerx
        return News(others, list(zip(told, tags, strict=True)), heading)
    tags = _in_rows(page, area, told)
    if tags is None:
        return News([each.sentence for each in brought], ())
    return News(others, list(zip(told, tags, strict=True)))


def _headed(page: Kit, area: Rect) -> Rect:
    """Return the slip at the upper edge of an area that says what the seals below it are."""
    px, painter = page.layout.px, page.painter
    wide = painter.measure(_deeds(), Face.TITLE_STRONG, _HEADED)[0] + px(_SIDES)
    high = max(px(_HEADING), painter.line(Face.TITLE_STRONG, _HEADED))
    return Rect(area.topleft, (min(wide, area.width), high))


def _deeds() -> str:
    return words("statistics.page.achievements")


def lay_news_within(page: Kit, places: Sequence[Rect], brought: Sequence[Brought]) -> tuple[Rect, News]:
    """Return the first of some places in which each deed has a tag of its own, or else the last one, with all of it."""
    found = [(place, lay_news(page, place, brought)) for place in places]
    deeds = sum(len(each.deeds) for each in brought)
    return next((each for each in found if deeds and len(each[1].deeds) == deeds and not each[1].told), found[-1])


def _in_rows(page: Kit, area: Rect, told: Sequence[str]) -> list[Rect] | None:
    """Return where tags stand side by side, rows in the middle of an area; none if there is no room."""
    px, rows = page.layout.px, list[list[Rect]]()
    right = area.right
    for text in told:
        wide = page.painter.measure(text, Face.STRONG, _DEED)[0] + px(_SEAL) + px(22)
        if right + wide > area.right:
            rows.append([])
            right = area.left
        rows[-1].append(Rect(right, area.top + (len(rows) - 1) * px(_SEAL + 4), wide, px(_SEAL)))
        right += wide + px(_APART)
    if max(map(len, rows), default=0) == 1:  # one below the other, so that their seals are in a line
        widest = max(row[0].width for row in rows)
        for row in rows:
            row[0].width = widest
    for row in rows:
        aside = (area.width - (row[-1].right - row[0].left)) // 2
        for tag in row:
            tag.move_ip(aside, 0)
    tags = [tag for row in rows for tag in row]
    return tags if all(area.contains(tag) for tag in tags) else None


def heading(page: Kit, place: Rect) -> Exhibit:
    """Return the slip that says what the seals below it are."""
    surface, around, sheet = sheet_alone(page, place, "panel")
    page.painter.draw(
        surface, _deeds(), sheet.inflate(-page.layout.px(20), 0), Face.TITLE_STRONG, _HEADED, INK, "centre"
    )
    return Exhibit(surface, around)


def deed(page: Kit, text: str, place: Rect) -> Exhibit:
    """Return the tag of a deed: a seal, and beside it what it is called."""
    px = page.layout.px
    picture = Surface(place.size, pygame.SRCALPHA)
    sheet = Rect(px(_SEAL) // 2, 0, place.width - px(_SEAL) // 2, px(_TAG))
    sheet.centery = place.height // 2
    skins.lay_panel(picture, page.pictures, sheet, page.layout.k, "panel_gilt")
    seal = page.pictures.tall("seal_lily", px(_SEAL))
    picture.blit(seal, seal.get_rect(midleft=(0, place.height // 2)))
    line = Rect(px(_SEAL) + px(4), sheet.top, sheet.right - px(_SEAL) - px(10), sheet.height)
    page.painter.draw(picture, text, line, Face.STRONG, _DEED, INK)
    return Exhibit(picture, place)


def slip(page: Kit, place: Rect, told: Sequence[str]) -> Exhibit:
    """Return the slip at the upper edge of `place`, no larger than its text needs, on which something is `told`.

    The type is upright, so that the digits of a code are not taken for letters.
    """
    px, painter = page.layout.px, page.painter
    seen = _sheet(page, place, told)
    surface, around, sheet = sheet_alone(page, seen, "panel_gilt")
    line = sheet.inflate(px(8 - _SIDES), px(8 - _ENDS))
    text = words("table.results.between").join(told)
    painter.draw_wrapped(surface, text, line, Face.MEDIUM, _TYPE, INK, "centre", "middle")
    return Exhibit(surface, around)


def _sheet(page: Kit, place: Rect, told: Sequence[str]) -> Rect:
    px, painter = page.layout.px, page.painter
    text = words("table.results.between").join(told)
    most = place.width - px(_SIDES)
    sheet = Rect(place.topleft, (min(most, painter.measure(text, Face.MEDIUM, _TYPE)[0]) + px(_SIDES), 0))
    sheet.height = min(place.height, painter.height_of(text, Face.MEDIUM, _TYPE, most) + px(_ENDS))
    sheet.centerx = place.centerx
    return sheet
