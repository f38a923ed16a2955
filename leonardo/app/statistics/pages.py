"""The pages of the statistics and their charts: figures, averages, what was made, what was achieved."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, SEPIA, SHADE, VERMILION, Colour, mix
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Heading, WidgetState
from leonardo.app.scenes.dates import date_only
from leonardo.app.statistics.person_statistics import PersonStatistics
from leonardo.app.statistics.record_result import about, title_of
from leonardo.app.table.results.chart import scale
from leonardo.play.statistics.figures import LEAST, Average, Estimate, Progress, Summary, favourites, on_scale
from leonardo.play.statistics.game import Own

_BAR: Final = 0.56  # the share of its line that a bar is high
_EDGE: Final = 0.6
"""How far the scale of strength goes on beyond the first and the last level, in steps from level to level."""
_COURSE: Final = 30  # games that are seen at once
_WON: Final[Colour] = mix(GOLD, (255, 240, 190), 0.25)


@frozen
class Bar:
    """A line with what it is called, how long it is (0 to 1), and what stands behind it; `strong` ones are gilt."""

    name: str
    share: float
    text: str
    strong: bool = False


def draw_bars(page: Kit, surface: pygame.Surface, place: pygame.Rect, bars: Sequence[Bar], name: float) -> None:
    """Draw lines below each other; their names take the share `name` of the width."""
    painter, px = page.painter, page.layout.px
    if not bars:
        return
    high = min(place.height // len(bars), px(58))
    behind = max(painter.measure(bar.text, Face.MEDIUM, 24)[0] for bar in bars) + px(12)
    left = place.left + round(place.width * name)
    room = max(px(20), place.right - behind - left)
    for number, bar in enumerate(bars):
        line = pygame.Rect(place.left, place.top + number * high, left - place.left - px(14), high)
        painter.draw(surface, bar.name, line, Face.TEXT, 25, INK)
        box = pygame.Rect(left, 0, max(2, round(room * bar.share)), round(high * _BAR))
        box.centery = line.centery
        if bar.share:
            draw_bar(page, surface, box, strong=bar.strong)
        text = pygame.Rect(box.right + px(10), line.top, place.right - box.right - px(10), high)
        painter.draw(surface, bar.text, text, Face.MEDIUM, 24, SEPIA)


def draw_bar(page: Kit, surface: pygame.Surface, box: pygame.Rect, *, strong: bool) -> None:
    """Draw a bar of ink, or a gilt one."""
    pygame.draw.rect(surface, _WON if strong else mix(SHADE, SEPIA, 0.35), box)
    pygame.draw.rect(surface, INK, box, max(1, page.layout.px(1.6)))


def draw_strength(
    page: Kit,
    surface: pygame.Surface,
    place: pygame.Rect,
    levels: Sequence[tuple[str, float]],
    found: Estimate | None,
) -> None:
    """Draw the levels on a scale, as far apart as their names need, with the estimate and its interval between them."""
    painter, px = page.painter, page.layout.px
    strengths = [strength for _, strength in levels]
    steps = len(levels) - 1 + 2 * _EDGE

    def across(at: float) -> int:
        return round(place.left + place.width * min(1.0, max(0.0, (at + _EDGE) / steps)))

    axis = place.top + place.height * 2 // 5
    track = pygame.Rect(place.left, axis - px(7), place.width, px(14))
    surface.blit(skins.plate(page.pictures, track.size, page.layout.k, skins.FIELD), track)
    if found is not None:
        low, high = across(on_scale(found.low, strengths)), across(on_scale(found.high, strengths))
        band = pygame.Rect(low, axis - px(15), max(px(8), high - low), px(30))
        draw_bar(page, surface, band, strong=True)
    for number, (name, _) in enumerate(levels):
        x = across(number)
        pygame.draw.line(surface, INK, (x, axis - px(22)), (x, axis + px(22)), max(2, px(2.4)))
        wide = place.width / steps
        text = pygame.Rect(round(x - wide / 2) + px(4), axis + px(30), round(wide) - px(8), px(44))
        painter.draw(surface, name, text, Face.MEDIUM, 25, INK, "centre")
    if found is not None:
        x, reach = across(on_scale(found.value, strengths)), px(17)
        diamond = [(x - reach, axis), (x, axis - reach), (x + reach, axis), (x, axis + reach)]
        pygame.draw.polygon(surface, VERMILION, diamond)
        pygame.draw.lines(surface, INK, closed=True, points=diamond, width=max(1, px(2)))


def draw_course(page: Kit, surface: pygame.Surface, place: pygame.Rect, games: Sequence[Own]) -> None:
    """Draw the points of the last games as columns, gilt where a game was won, with the place at the foot of each."""
    painter, px = page.painter, page.layout.px
    latest = games[-_COURSE:]
    foot = max(px(34), painter.line(Face.TEXT, 22))
    plot = pygame.Rect(place.left + px(54), place.top + px(10), place.width - px(54), place.height - foot - px(10))
    top, step = scale(max(0, *(own.seat.score for own in latest)))
    for value in range(0, top + 1, step):
        level = plot.bottom - plot.height * value // top
        pygame.draw.line(surface, SHADE, (plot.left, level), (plot.right, level), 1)
        painter.draw(surface, str(value), (plot.left - px(10), level), size=22, align="right")
    wide = plot.width / max(len(latest), 10)
    for number, own in enumerate(latest):
        high = plot.height * max(0, own.seat.score) // top
        box = pygame.Rect(round(plot.left + wide * (number + 0.16)), plot.bottom - high, round(wide * 0.68), high)
        draw_bar(page, surface, box, strong=own.won)
        below = pygame.Rect(box.left - px(4), plot.bottom + px(4), box.width + px(8), foot)
        face = Face.BOLD if own.won else Face.TEXT
        painter.draw(surface, str(own.seat.place), below, face, 22, INK if own.won else SEPIA, "centre")
    pygame.draw.line(surface, INK, plot.bottomleft, plot.bottomright, max(1, px(2)))


_HEADING: Final = 46  # units of the heading of a part
_GAP: Final = 44
_FAVOURITES: Final = 14
_LINE: Final = 44
_HEADS: Final = 2  # lines that the headings of a table take
_LEAST_LINES: Final = 8

Draw = Callable[[Kit, pygame.Surface, pygame.Rect, PersonStatistics], None]
"""Draws a page in its place, for a person who has finished at least one game."""


def draw_overview(page: Kit, surface: pygame.Surface, place: pygame.Rect, outlook: PersonStatistics) -> None:
    """Draw figures, places, strength and the last games."""
    summary = outlook.summary
    if summary is None:
        return
    px = page.layout.px
    figures, places, strength, course = _overview(page, place)
    _draw_figures(page, surface, _headed(page, surface, figures, tr("statistics.figures")), summary, outlook)
    inner = _headed(page, surface, places, tr("statistics.places.heading"))
    draw_bars(page, surface, inner, _places(summary), 0.24)
    inner = _headed(page, surface, strength, tr("statistics.strength.heading"))
    told = _strength_told(outlook)
    high = min(inner.height // 2, page.painter.height_of(told, Face.ITALIC, 24, inner.width))
    text = pygame.Rect(inner.left, inner.top, inner.width, high)
    page.painter.draw_wrapped(surface, told, text, Face.ITALIC, 24, SEPIA)
    chart = pygame.Rect(inner.left, text.bottom, inner.width, inner.bottom - text.bottom)
    named = [(tr(outlook.levels[name]), strength) for name, strength in outlook.strengths.items()]
    if len(named) > 1:
        draw_strength(page, surface, chart, named, outlook.strength)
    inner = _headed(page, surface, course, tr("statistics.course"))
    draw_course(page, surface, inner.inflate(0, -px(4)), outlook.games)


def _overview(page: Kit, place: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
    gap = page.layout.px(_GAP)
    if page.layout.upright:
        above, rest = _split(place, 0.36, gap // 2, across=False)
        strength, course = _split(rest, 0.42, gap // 2, across=False)
        figures, places = _split(above, 0.54, gap, across=True)
        return figures, places, strength, course
    left, right = _split(place, 0.33, gap, across=True)
    figures, places = _split(left, 0.55, gap // 2, across=False)
    strength, course = _split(right, 0.4, gap // 2, across=False)
    return figures, places, strength, course


def _split(place: pygame.Rect, share: float, gap: int, *, across: bool) -> tuple[pygame.Rect, pygame.Rect]:
    first, second = place.copy(), place.copy()
    if across:
        first.width = round((place.width - gap) * share)
        second.left, second.width = first.right + gap, place.width - first.width - gap
    else:
        first.height = round((place.height - gap) * share)
        second.top, second.height = first.bottom + gap, place.height - first.height - gap
    return first, second


def _headed(page: Kit, surface: pygame.Surface, place: pygame.Rect, text: str) -> pygame.Rect:
    high = max(page.layout.px(_HEADING), page.painter.line(Face.TITLE_STRONG, 27))
    Heading(pygame.Rect(place.left, place.top, place.width, high), text).draw(surface, page, WidgetState())
    below = place.copy()
    below.top, below.height = place.top + high + page.layout.px(6), place.height - high - page.layout.px(6)
    return below


def _draw_figures(
    page: Kit, surface: pygame.Surface, place: pygame.Rect, summary: Summary, outlook: PersonStatistics
) -> None:
    rows = [
        ("games", str(summary.games)),
        ("won", tr("statistics.won_of", count=summary.won, share=percent(summary.share))),
        ("mean", outlook.points(round(summary.score))),
        ("best", outlook.points(summary.best)),
        ("margin", outlook.points(summary.margin) if summary.margin else tr("statistics.none")),
        ("row", tr("statistics.row_of", now=summary.row, longest=summary.longest)),
    ]
    high = min(place.height // len(rows), page.layout.px(60))
    for number, (key, text) in enumerate(rows):
        line = pygame.Rect(place.left, place.top + number * high, place.width, high)
        written = page.painter.draw(surface, text, line, Face.BOLD, 27, INK, "right")
        line.width = written.left - line.left - page.layout.px(12)
        page.painter.draw(surface, tr(f"statistics.figure.{key}"), line, Face.TEXT, 25, SEPIA)


def percent(share: float) -> str:
    return tr("settings.percent", number=round(100 * share))


def _places(summary: Summary) -> list[Bar]:
    most = max(summary.places)
    return [
        Bar(tr(f"statistics.places.{place}"), count / most, str(count), strong=place == 1)
        for place, count in enumerate(summary.places, start=1)
    ]


def _strength_told(outlook: PersonStatistics) -> str:
    found = outlook.strength
    told = (
        tr("statistics.strength.too_few", count=LEAST)
        if found is None
        else tr("statistics.strength.told", count=found.games)
    )
    return f"{told} {outlook.proposed}" if outlook.proposed else told


def draw_averages(page: Kit, surface: pygame.Surface, place: pygame.Rect, outlook: PersonStatistics) -> None:
    """Draw what games come to by seats, by level and by set-up."""
    tables = outlook.averages()
    columns = [tables] if page.layout.upright else [tables[::2], tables[1::2]]
    gap = page.layout.px(_GAP)
    for column, those in zip(_parts(place, len(columns), gap, across=True), columns, strict=True):
        lines = [len(rows) + _HEADS for _, rows in those]
        step = (column.height - gap * (len(those) - 1)) / max(sum(lines), _LEAST_LINES)
        top = column.top
        for (heading, rows), count in zip(those, lines, strict=True):
            part = pygame.Rect(column.left, top, column.width, round(step * count))
            _draw_table(page, surface, _headed(page, surface, part, heading), rows)
            top = part.bottom + gap


def _parts(place: pygame.Rect, count: int, gap: int, *, across: bool) -> list[pygame.Rect]:
    if across:
        wide = (place.width - gap * (count - 1)) // count
        return [
            pygame.Rect(place.left + number * (wide + gap), place.top, wide, place.height) for number in range(count)
        ]
    high = (place.height - gap * (count - 1)) // count
    return [pygame.Rect(place.left, place.top + number * (high + gap), place.width, high) for number in range(count)]


def _draw_table(page: Kit, surface: pygame.Surface, place: pygame.Rect, rows: Sequence[tuple[str, Average]]) -> None:
    """Draw a row for each kind of game: how many, the share won, the mean place and the mean points."""
    painter, px = page.painter, page.layout.px
    columns = 4
    wide = place.width * 3 // 5 // columns
    left = place.right - columns * wide
    head = max(px(_LINE), painter.line(Face.ITALIC, 22))
    for number, key in enumerate(("games", "won", "place", "points")):
        cell = pygame.Rect(left + number * wide + px(3), place.top, wide - px(6), head)
        painter.draw(surface, tr(f"statistics.column.{key}"), cell, Face.ITALIC, 22, SEPIA, "right")
    high = min(px(76), (place.height - head) // max(1, len(rows)))
    for row, (name, average) in enumerate(rows):
        line = pygame.Rect(place.left, place.top + head + row * high, place.width, high)
        pygame.draw.line(surface, SHADE, line.topleft, line.topright, max(1, px(1.5)))
        text = pygame.Rect(line.left, line.top, left - line.left - px(6), high * 3 // 5)
        painter.draw(surface, name, text, Face.MEDIUM, 26, INK)
        whole = pygame.Rect(line.left, text.bottom, text.width, max(3, high // 6))
        pygame.draw.rect(surface, SHADE, whole, max(1, px(1.6)))
        bar = pygame.Rect(whole.topleft, (round(whole.width * average.won / average.games), whole.height))
        if bar.width:
            draw_bar(page, surface, bar, strong=True)
        for number, cell_text in enumerate(cells(average)):
            cell = pygame.Rect(left + number * wide + px(3), line.top, wide - px(6), high)
            painter.draw(surface, cell_text, cell, Face.TEXT, 26, INK, "right")


def cells(average: Average) -> tuple[str, str, str, str]:
    whole, tenth = divmod(round(10 * average.place), 10)
    place = tr("statistics.decimal", whole=whole, tenth=tenth)
    return str(average.games), percent(average.won / average.games), place, str(round(average.score))


def draw_made(page: Kit, surface: pygame.Surface, place: pygame.Rect, outlook: PersonStatistics) -> None:
    """Draw what was made most often, and how often the game was won with it."""
    found = favourites(outlook.games)[:_FAVOURITES]
    heading = tr(outlook.tells.favourites) if outlook.tells.favourites else ""
    inner = _headed(page, surface, place, heading)
    if not found:
        page.painter.draw_wrapped(surface, tr("statistics.nothing_made"), inner, Face.ITALIC, 28, SEPIA)
        return
    bars = [
        Bar(
            outlook.thing(each.thing),
            each.times / found[0].times,
            tr("statistics.made", count=each.times, share=percent(each.won / each.times)),
            strong=number == 0,
        )
        for number, each in enumerate(found)
    ]
    draw_bars(page, surface, inner, bars, 0.42 if page.layout.upright else 0.26)


def draw_achievements(page: Kit, surface: pygame.Surface, place: pygame.Rect, outlook: PersonStatistics) -> None:
    """Draw what can be achieved, and what was."""
    standings = outlook.standings
    columns = 1 if page.layout.upright else 2
    rows = -(-len(standings) // columns)
    gap = page.layout.px(_GAP)
    for column, part in enumerate(_parts(place, columns, gap, across=True)):
        high = part.height // rows
        for row, standing in enumerate(standings[column * rows : (column + 1) * rows]):
            line = pygame.Rect(part.left, part.top + row * high, part.width, high - page.layout.px(8))
            _draw_standing(page, surface, line, standing)


def _draw_standing(page: Kit, surface: pygame.Surface, line: pygame.Rect, standing: Progress) -> None:
    painter, px = page.painter, page.layout.px
    reached = standing.reached
    side = min(line.height, px(70))
    sign = pygame.Rect(line.left, 0, side, side)
    sign.centery = line.centery
    if reached:
        surface.blit(page.pictures.get("laurel", sign.size), sign)
    else:
        pygame.draw.circle(surface, SHADE, sign.center, side * 3 // 8, max(2, px(3)))
    room = pygame.Rect(sign.right + px(14), line.top, line.right - sign.right - px(14), line.height)
    head = min(painter.line(Face.STRONG, 26), room.height // 2)
    aside = date_only(reached.result.at) if reached else ""
    if not reached and standing.needed > 1:
        aside = tr("statistics.so_far", count=standing.done, needed=standing.needed)
    top = pygame.Rect(room.left, room.top, room.width, head)
    written = painter.draw(surface, aside, top, Face.ITALIC, 22, SEPIA, "right")
    name = pygame.Rect(top.left, top.top, (written.left if aside else top.right) - top.left - px(10), head)
    painter.draw(surface, title_of(standing.achievement), name, Face.STRONG, 26, VERMILION if reached else INK)
    below = pygame.Rect(room.left, top.bottom, room.width, room.bottom - top.bottom)
    painter.draw_wrapped(surface, about(standing.achievement), below, Face.TEXT, 23, SEPIA)


PAGES: Final[tuple[tuple[str, Draw], ...]] = (
    ("overview", draw_overview),
    ("averages", draw_averages),
    ("made", draw_made),
    ("achievements", draw_achievements),
)
"""All pages by the names of their texts, in the order in which they are offered."""
