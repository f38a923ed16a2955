"""What a game brought those who played it: a slip with a code or a level, and a banner with a seal for each deed."""

from collections.abc import Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.kit.translations import tr
from leonardo.app.statistics.record_result import Brought
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.results.podium.sheets import sheet_alone

_TYPE: Final = 25
_SIDES: Final = 64
_ENDS: Final = 26  # units of the type, of both margins beside it, and of those above and below it
_SEAL: Final = 54
_DEED: Final = 23
_APART: Final = 16  # units of a seal, of the type of the deed beside it, and between two of them
_HEADING: Final = 36
_HEADED: Final = 21  # units of the line above them that says what they are, and of its type
_BORDER: Final = (13, 10, 6)
"""Units of the banner that all of it is on: beside it, above it with the rod that the banner hangs from, and below."""
_ROD: Final = (9, 5, 15)
_WOOD: Final = ((176, 124, 70), (70, 42, 20))
"""Units across the rod and its posts, of its length beyond the banner and across its knobs, and its colours."""


@frozen
class DeedTag:
    """A deed with its seal: what is written there, what it is for, and where."""

    text: str
    about: str
    place: Rect


@frozen
class News:
    """What is told on a slip, the tags of deeds, and where the heading over these is, if it has room."""

    told: Sequence[str]
    deeds: Sequence[DeedTag]
    heading: Rect | None = None


def lay_news(page: Kit, place: Rect, brought: Sequence[Brought]) -> News:
    """Return how all of it finds room in `place`: deeds that have none under the slip are told on it.

    Where several persons played, it is told who did something.
    """
    px = page.layout.px
    others = [each.sentence for each in brought if not each.deeds]
    doers = [each for each in brought if each.deeds]
    several = len(doers) > 1 or any(each.of_several for each in brought)
    done = [(each.name, deed) for each in doers for deed in each.deeds]
    told = [tr("statistics.reached", name=name, achievement=deed.name) if several else deed.name for name, deed in done]
    abouts = [deed.about for _, deed in done]
    slip = _sheet(page, place, others)
    area = Rect(place.left, slip.bottom + px(_APART) if others else place.top, place.width, 0)
    area.height = place.bottom - area.top
    aside, above, below = (px(border) for border in _BORDER)
    area = Rect(area.left + aside, area.top + above, area.width - 2 * aside, area.height - above - below)
    heading = _headed(page, area)
    under = Rect(area.left, heading.bottom + px(4), area.width, area.bottom - heading.bottom - px(4))
    tags = _in_rows(page, under, told)
    if tags:
        heading.centerx = tags[0].unionall(tags[1:]).centerx
        return News(others, list(map(DeedTag, told, abouts, tags)), heading)
    tags = _in_rows(page, area, told)
    if tags is None:
        return News([each.sentence for each in brought], ())
    return News(others, list(map(DeedTag, told, abouts, tags)))


def _headed(page: Kit, area: Rect) -> Rect:
    """Return the line at the upper edge of an area that says what the seals below it are."""
    px, painter = page.layout.px, page.painter
    wide = painter.measure(_deeds(), Face.TITLE_STRONG, _HEADED)[0] + px(_SIDES)
    high = max(px(_HEADING), painter.line(Face.TITLE_STRONG, _HEADED))
    return Rect(area.topleft, (min(wide, area.width), high))


def _deeds() -> str:
    return tr("statistics.page.achievements")


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


def board(page: Kit, news: News, foot: int | None = None) -> Exhibit:
    """Return the banner on which the seals are pressed, with the line above these that says what they are.

    If it has a `foot` in pixels of the window, it hangs between two posts that stand there.
    """
    px = page.layout.px
    aside, above, below = (px(border) for border in _BORDER)
    tags = [tag.place for tag in news.deeds]
    held = tags[0].unionall([*tags[1:], *([news.heading] if news.heading else [])])
    cloth = Rect(held.left - aside, held.top - above, held.width + 2 * aside, held.height + above + below)
    alone, place, sheet = sheet_alone(page, cloth, "panel_gilt")
    around = Rect(place.topleft, (place.width, max(place.bottom, foot or 0) - place.top))
    surface = Surface(around.size, pygame.SRCALPHA)
    if foot is not None:
        _lay_posts(page, surface, sheet, foot - around.top)
    surface.blit(alone, (0, 0))
    if news.heading is not None:
        line = news.heading.move(-around.left, -around.top)
        page.painter.draw(surface, _deeds(), line.inflate(-px(20), 0), Face.TITLE_STRONG, _HEADED, INK, "centre")
        surface.fill(GOLD, Rect(sheet.left + aside, line.bottom, sheet.width - 2 * aside, max(1, px(1.4))))
    _lay_rod(page, surface, sheet)
    return Exhibit(surface, around)


def _lay_posts(page: Kit, surface: Surface, sheet: Rect, foot: int) -> None:
    thick, line = page.layout.px(_ROD[0]), max(1.0, page.layout.k * 1.6)
    for x in (sheet.left, sheet.right):
        post = Rect(x - thick // 2, sheet.top, thick, foot - sheet.top)
        shapes.lay(surface, shapes.plate(post.size, thick // 4, *_WOOD, line), post.topleft)


def _lay_rod(page: Kit, surface: Surface, sheet: Rect) -> None:
    """Draw the rod from which a banner hangs, with a knob at both ends."""
    thick, beyond, knob = (page.layout.px(units) for units in _ROD)
    line = max(1.0, page.layout.k * 1.6)
    rod = Rect(sheet.left - beyond, sheet.top - thick // 2, sheet.width + 2 * beyond, thick)
    shapes.lay(surface, shapes.plate(rod.size, thick // 2, *_WOOD, line), rod.topleft)
    for end in (rod.midleft, rod.midright):
        shapes.lay_centred(surface, shapes.disc(knob, GOLD, _WOOD[1], line), end)


def deed(page: Kit, tag: DeedTag) -> Exhibit:
    """Return a deed: a seal, and beside it what it is called."""
    px, place = page.layout.px, tag.place
    picture = Surface(place.size, pygame.SRCALPHA)
    seal = page.pictures.tall("seal_lily", px(_SEAL))
    picture.blit(seal, seal.get_rect(midleft=(0, place.height // 2)))
    line = Rect(px(_SEAL) + px(4), 0, place.width - px(_SEAL) - px(4), place.height)
    page.painter.draw(picture, tag.text, line, Face.STRONG, _DEED, INK)
    return Exhibit(picture, place)


def slip(page: Kit, place: Rect, told: Sequence[str]) -> Exhibit:
    """Return the slip at the upper edge of `place`, no larger than its text needs, on which something is `told`.

    The type is upright, so that the digits of a code are not taken for letters.
    """
    px, painter = page.layout.px, page.painter
    seen = _sheet(page, place, told)
    surface, around, sheet = sheet_alone(page, seen, "panel_gilt")
    line = sheet.inflate(px(8 - _SIDES), px(8 - _ENDS))
    text = tr("table.results.between").join(told)
    painter.draw_wrapped(surface, text, line, Face.MEDIUM, _TYPE, INK, "centre", "middle")
    return Exhibit(surface, around)


def _sheet(page: Kit, place: Rect, told: Sequence[str]) -> Rect:
    px, painter = page.layout.px, page.painter
    text = tr("table.results.between").join(told)
    most = place.width - px(_SIDES)
    sheet = Rect(place.topleft, (min(most, painter.measure(text, Face.MEDIUM, _TYPE)[0]) + px(_SIDES), 0))
    sheet.height = min(place.height, painter.height_of(text, Face.MEDIUM, _TYPE, most) + px(_ENDS))
    sheet.centerx = place.centerx
    return sheet
