"""The stage of a war (rule 11): both armies face to face, the castle, the dice as they lie, the sum, the prospect."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.ai.estimate import percent
from leonardo.app.engines.picture import pieces
from leonardo.app.engines.picture.feasts.boards import ASIDE, LINE, NAME, STRONG, SUM, TITLE, board, paper, slip
from leonardo.app.engines.picture.told import ArmyTold, DieTold, WarTold
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF, LIGHT
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Face, Machine

_GROUND: Final = "engines_war_ground"
_FIELD: Final = (920, 396)
"""Units of the landscape."""
_MAN, _FLAG, _CASTLE, _TANK, _PLANE = 106, 132, 190, 96, 96
"""Units of the height of a man, a flag, a tank and a plane, and of the width of a castle."""
_ABREAST: Final = 6
"""Men of an army that are drawn at most; the number tells how many there are."""
_LYING: Final = 3
_LIE: Final = 346  # units from the edge of the field to the first who fell
_TURNS: Final = (-13.0, 9.0, -5.0, 14.0, -9.0, 5.0)
_SHIFTS: Final = ((-0.04, 0.05), (0.03, -0.05), (-0.02, -0.02), (0.05, 0.04), (-0.05, -0.04), (0.02, 0.03))
"""How each die lies, in degrees and in sides off its place: as if it had been thrown."""


class WarPlaces:
    """Where things lie on the stage of a war; `button` is how high a row of buttons is."""

    def __init__(self, brush: Brush, rect: Rect, button: int) -> None:
        self.rect = rect
        pad = max(8, brush.px(14))
        inner = rect.inflate(-2 * pad, -2 * pad)
        self.title = Rect(inner.left, inner.top, inner.width, round(brush.line(TITLE) * 1.1))
        rows = 2 * button + 6
        self.buttons = Rect(inner.left, inner.bottom - rows, inner.width, rows)
        high = max(brush.line(SUM) + brush.line(ASIDE) // 2, round(1.86 * brush.line(LINE)) + brush.px(8))
        foot = Rect(inner.left, self.buttons.top - high - 6, inner.width, high)
        self.sum = Rect(foot.left, foot.top, foot.width * 68 // 100, foot.height)
        self.odds = Rect(self.sum.right + 6, foot.top, foot.right - self.sum.right - 6, foot.height)
        self.field = Rect(inner.left, self.title.bottom + 4, inner.width, foot.top - self.title.bottom - 10)
        third = self.field.width // 3
        self.attacker = Rect(self.field.left, self.field.top, third, self.field.height)
        self.defender = Rect(self.field.right - third, self.field.top, third, self.field.height)
        self.tray = Rect(0, 0, third - brush.px(10), min(self.field.height * 58 // 100, round(third * 0.62)))
        self.tray.midtop = self.field.centerx, self.field.top + brush.px(8)

    @property
    def unit(self) -> float:
        """How many pixels a unit of the landscape has."""
        return min(self.field.width / _FIELD[0], self.field.height / _FIELD[1])


def draw_war(brush: Brush, surface: Surface, places: WarPlaces, told: WarTold) -> None:
    """Draw the stage of a war as it stands."""
    board(brush, surface, places.rect)
    draw_heading(brush, surface, places, told)
    draw_field(brush, surface, places, told)
    draw_sums(brush, surface, places, told)
    draw_odds(brush, surface, places, told)


def draw_field(brush: Brush, surface: Surface, places: WarPlaces, told: WarTold) -> None:
    """Draw both armies, what the castle stops, and the dice."""
    surface.blit(brush.pictures.cover(_GROUND, places.field.size), places.field)
    clip = surface.get_clip()
    surface.set_clip(clip.clip(places.field))
    _army(brush, surface, places, told.attacker, 1)
    _army(brush, surface, places, told.defender, -1)
    _stops(brush, surface, places, told)
    _dice(brush, surface, places.tray, told.dice)
    surface.set_clip(clip)
    edge = shapes.outline(places.field.size, 2, (*INK, 255), max(1.0, 2 * brush.layout.k))
    shapes.lay(surface, edge, places.field.topleft)


def draw_heading(brush: Brush, surface: Surface, places: WarPlaces, told: WarTold) -> None:
    """Say who goes from where to where, between their shields, and whose turn of assaults it is."""
    title = places.title
    side = brush.line(TITLE)
    left, room = title.left, title.width * 28 // 100
    style = brush.alike([(army.land, room) for army in (told.attacker, told.defender)], TITLE)
    for army in (told.attacker, told.defender):
        brush.stamp(surface, f"shield_{brush.colour(army.seat)}", (left + side // 2, title.centery), side)
        left += side + brush.px(8)
        if army is told.attacker:
            at = (left, title.centery)
            left = brush.write(surface, army.land, at, style, LIGHT, room=room).right + brush.px(10)
            arrow = brush.sized("arrow", max(10, side * 6 // 10))
            surface.blit(arrow, arrow.get_rect(midleft=(left, title.centery)))
            left += arrow.get_width() + brush.px(10)
        else:
            at = (left, title.centery)
            left = brush.write(surface, army.land, at, style, LIGHT, room=room).right + brush.px(12)
    brush.write(surface, told.note, (title.right, title.centery), ASIDE, LIGHT, align="right", room=title.right - left)


@frozen
class _Side:
    """One side of the field, in units from its outer edge and its foot; `way` is 1 at the left, -1 at the right."""

    field: tuple[int, int, int, int]
    unit: float
    way: int

    def at(self, across: float, up: float) -> Point:
        """Return the pixel so many units inwards and above the foot."""
        left, top, wide, high = self.field
        edge = left if self.way > 0 else left + wide
        return round(edge + self.way * across * self.unit), round(top + high - up * self.unit)


def fallen_at(places: WarPlaces, way: int) -> Point:
    """Return the pixel where the fallen of the side at the left lie, or at the right if `way` is -1."""
    field = places.field
    return _Side((field.left, field.top, field.width, field.height), places.unit, way).at(_LIE, 20)


def _army(brush: Brush, surface: Surface, places: WarPlaces, army: ArmyTold, way: int) -> None:
    """Draw one side: its flag and castle, machines, men and who fell, and its name over them."""
    field = places.field
    side = _Side((field.left, field.top, field.width, field.height), places.unit, way)
    colour = brush.looks[army.seat].colour
    flag = brush.sized(f"engines_flag_{colour}", round(_FLAG * side.unit))
    surface.blit(flag, flag.get_rect(midbottom=side.at(176, 104) if army.level else side.at(58, 118)))
    if army.level:
        wide = round(_CASTLE * side.unit)
        pieces.castle(brush, surface, army.level, side.at(196, 56), wide, told=False)
        pieces.level_shield(brush, surface, army.level, side.at(196, 110), max(18, round(wide * 0.2)))
    _machines(brush, surface, army, side)
    _men(brush, surface, army, side)
    _told_of_machines(brush, surface, army, side)
    _fallen(brush, surface, army, side)
    if field.height > 9 * brush.line(NAME):
        at = (places.attacker if way > 0 else places.defender).centerx, field.top + brush.line(NAME) * 7 // 10
        slip(brush, surface, army.name, at, NAME, INK, places.attacker.width - brush.px(8))


def _men(brush: Brush, surface: Surface, army: ArmyTold, side: _Side) -> None:
    """Draw the infantry in a rank, those at the left first, and how many they are."""
    shown = min(_ABREAST, army.infantry)
    step = min(46.0, 230 / max(1, shown))
    for number in range(shown) if side.way > 0 else range(shown - 1, -1, -1):
        foot = side.at(44 + step * number, 14 + 9 * (number % 2))
        pieces.infantry(brush, surface, brush.looks[army.seat].colour, foot, round(_MAN * side.unit))
    if shown:
        brush.count(surface, army.infantry, side.at(88 + step * (shown - 1), 24), 20)


def _machines(brush: Brush, surface: Surface, army: ArmyTold, side: _Side) -> None:
    """Draw the tanks behind the men and the planes in the sky, each kind once with its number."""
    for what, count, _, (foot, high) in _kinds(army, side):
        if count:
            pieces.machine(brush, surface, what, foot, high, count=count)


def _told_of_machines(brush: Brush, surface: Surface, army: ArmyTold, side: _Side) -> None:
    """Write under each kind of machine what it is and can do, over whoever stands before it."""
    for _, count, text, (foot, high) in _kinds(army, side):
        if count and text:
            slip(brush, surface, text, (foot[0], foot[1] + brush.line(LINE) // 4), LINE, INK, round(high * 2.7))


def _kinds(army: ArmyTold, side: _Side) -> Iterator[tuple[Machine | Card, int, str, tuple[Point, int]]]:
    """Yield both kinds of machines: by what design, how many, what is told of them, where they stand, how high."""
    tank = (66 if army.level else 150), 128
    yield army.plane or Machine.PLANE, army.planes, army.plane_words, (side.at(220, 262), round(_PLANE * side.unit))
    yield army.tank or Machine.TANK, army.tanks, army.tank_words, (side.at(*tank), round(_TANK * side.unit))


def _fallen(brush: Brush, surface: Surface, army: ArmyTold, side: _Side) -> None:
    """Draw those who fell between the armies, pale, and say how many they are."""
    if not army.fallen:
        return
    high = round(_MAN * side.unit * 0.84)
    for number in range(min(_LYING, army.fallen)):
        foot = side.at(_LIE + 34 * number, 20 + 26 * (number % 2))
        turned = side.way * (80 + 6 * number)
        pieces.infantry(brush, surface, brush.looks[army.seat].colour, foot, high, fallen=turned)
    told = tr("engines.war.fell", count=army.fallen)
    slip(brush, surface, told, side.at(372, 112), STRONG, BLOOD, 2 * high)


def _stops(brush: Brush, surface: Surface, places: WarPlaces, told: WarTold) -> None:
    """Say over the castle how many hits it stops, and what a card takes from that."""
    if not told.stops:
        return
    field = places.field
    line = brush.line(STRONG)
    room = Rect(
        places.tray.right + brush.px(6), field.top, field.right - places.tray.right - brush.px(12), field.height
    )
    wide = min(room.width, max(brush.width(text, STRONG) for text in told.stops) + brush.px(24))
    rect = Rect(0, 0, wide, line * len(told.stops) + brush.px(12))
    rect.midtop = round(field.right - 196 * places.unit), field.top + brush.px(10) + brush.line(NAME)
    rect.clamp_ip(room)
    paper(brush, surface, rect)
    for number, text in enumerate(told.stops):
        at = rect.centerx, rect.top + brush.px(6) + line * number + line // 2
        style, colour = (STRONG, INK) if number == 0 else (ASIDE, BLOOD)
        brush.write(surface, text, at, style, colour, align="centre", room=wide - brush.px(12))


def _dice(brush: Brush, surface: Surface, tray: Rect, dice: tuple[DieTold, ...]) -> None:
    """Draw the tray with the dice as they lie; before the first throw it says what their faces mean."""
    surface.blit(brush.pictures.get("engines_tray", tray.size), tray)
    if not dice:
        _faces(brush, surface, tray)
        return
    columns = min(3, len(dice))
    rows = -(-len(dice) // columns)
    room = tray.inflate(-tray.width // 7, -tray.height // 4)
    cell = room.width // columns, room.height // rows
    side = min(*cell, brush.px(84)) * 94 // 100
    for number, die in enumerate(dice):
        shift = _SHIFTS[number % len(_SHIFTS)] if die.face else (0.0, 0.0)
        row = number // columns
        in_row = min(columns, len(dice) - row * columns)
        left = room.centerx - in_row * cell[0] // 2
        centre = (
            left + (number % columns) * cell[0] + cell[0] // 2 + round(shift[0] * side),
            room.top + row * cell[1] + cell[1] // 2 + round(shift[1] * side),
        )
        turn = _TURNS[number % len(_TURNS)] if die.face else 0.0
        pieces.die(brush, surface, die.face, centre, side, turn=turn, ringed=die.changed)


def _faces(brush: Brush, surface: Surface, tray: Rect) -> None:
    """Lay one die of each face into an empty tray, and what it means for men and planes (rules 11.16, 11.25)."""
    room = tray.inflate(-tray.width // 7, -tray.height // 4)
    wide, line = room.width // len(Face), brush.line(LINE)
    side = min(wide * 6 // 10, room.height - 2 * line, brush.px(64))
    head, middle = room.top + line // 3, room.centery + line // 6
    brush.write(surface, tr("engines.war.faces"), (room.centerx, head), LINE, LIGHT, align="centre", room=room.width)
    told = [tr(f"engines.war.face.{face.name.lower()}") for face in Face]
    style = brush.alike([(each, wide - 4) for each in told], LINE)
    for number, (face, text) in enumerate(zip(Face, told, strict=True)):
        x = room.left + number * wide + wide // 2
        pieces.die(brush, surface, face, (x, middle), side)
        below = x, middle + side // 2 + line * 2 // 3
        brush.write(surface, text, below, style, LIGHT, align="centre", room=wide - 4)


def draw_sums(brush: Brush, surface: Surface, places: WarPlaces, told: WarTold) -> None:
    """Write the parts of the sum in a line, each with its sign, number and what it counts; nothing before a throw."""
    row = places.sum
    if not told.sums:
        return
    paper(brush, surface, row)
    pad = brush.px(12)
    room = row.width - 2 * pad
    figures = [brush.width(sign, STRONG) + brush.width(number, SUM) + 3 * pad for sign, number, _ in told.sums]
    texts = [brush.width(text, LINE) for *_, text in told.sums]
    folded = 1.0 if sum(figures) + sum(texts) <= room else 0.6
    wanted = [figure + round(text * folded) for figure, text in zip(figures, texts, strict=True)]
    share = min(1.0, room / sum(wanted))
    starts = [row.left + pad]
    for wide in wanted:
        starts.append(starts[-1] + round(wide * share))
    for (sign, number, text), (left, right) in zip(told.sums, pairwise(starts), strict=True):
        _part(brush, surface, (sign, number, text), Rect(left, row.top, right - left - pad // 2, row.height))


def _part(brush: Brush, surface: Surface, told: tuple[str, str, str], place: Rect) -> None:
    sign, number, text = told
    at = place.left
    if sign:
        at = brush.write(surface, sign, (at, place.centery), STRONG, BROWN).right + brush.px(6)
    if number:
        colour = BLOOD if sign == "=" else INK
        at = brush.write(surface, number, (at, place.centery), SUM, colour).right + brush.px(6)
    room = place.right - at
    lines = brush.painter.wrap(text, LINE.face, LINE.units, max(30, room))[:2]
    line = brush.line(LINE) * 9 // 10
    for index, part in enumerate(lines):
        y = place.centery + round((index - (len(lines) - 1) / 2) * line)
        brush.write(surface, part, (at, y), LINE, INK, room=room)


def draw_odds(brush: Brush, surface: Surface, places: WarPlaces, told: WarTold) -> None:
    """Write the attacker's chance to win, and draw it as a bar."""
    row = places.odds
    paper(brush, surface, row)
    if told.win is None:
        return
    pad = brush.px(10)
    now, before = percent(told.win), None if told.was is None else percent(told.was)
    text = tr("engines.war.win", percent=now)
    if before is not None and before != now:
        text = tr("engines.war.win_was", percent=now, before=before)
    brush.write(surface, text, (row.left + pad, row.top + row.height * 4 // 10), STRONG, LEAF, room=row.width - 2 * pad)
    bar = Rect(row.left + pad, 0, row.width - 2 * pad, max(6, brush.px(9)))
    bar.bottom = row.bottom - brush.px(6)
    radius = max(2, bar.height // 2)
    shapes.lay(surface, shapes.plate(bar.size, radius, (150, 48, 34, 255), (*INK, 255), 1.2), bar.topleft)
    won = round(bar.width * told.win)
    if won >= bar.height:
        shapes.lay(surface, shapes.plate((won, bar.height), radius, (96, 132, 66, 255), (*INK, 255), 1.2), bar.topleft)
