"""An invention that is completed, on the stage: who made it, the drawing, the weeks, and what it pays (rule 9.4)."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.motion.completions import Item, deed, late_rights
from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.feasts import things
from leonardo.app.davinci.picture.feasts.machine import Machine
from leonardo.app.davinci.words.phrases import florins, invention_name, together
from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.exhibit import Exhibit, Named
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.looks.colours import BROWN, LEAF
from leonardo.engine.davinci.events import InventionCompleted
from leonardo.engine.davinci.inventions import INVENTIONS

_PORTRAIT: Final = (106, 80, 132, 142)
_NAME: Final = (76, 222, 192, 34)
_DEED: Final = (86, 256, 172, 60)
_LATE: Final = (80, 316, 184, 50)
_STAMP: Final = (622, 214)
_WEEKS: Final = (106, 380, 600, 56)
"""Units of the stage: left, top, width and height, or a middle."""
_PENNANTS: Final = ((243, 40, 28, 92), (569, 40, 28, 92))
"""The colours of who completes what another one just did, at both sides of the drawing;"""
_EARLIER: Final = (574, 325, 144, 50)
"""and the plate of the other one."""
_EARLIER_TYPE: Final = (19, 18)
"""Units of the type of its name and of what that was paid."""
_BESIDE: Final = (88, 18)
"""How far beside the middle of the stamp coins leave, and below it, in these units: over no word and no plate."""
_LATE_TYPE: Final = 18
"""Units of the type in which late rights are told;"""
_RECKONED: Final = 23
"""Units of the type in which weeks are reckoned."""
_BAR: Final = (0.14, 0.27)
"""The shares of their slip that the bar of weeks has at least and at most."""
_FILLS, _FULL = 10, 7
"""Steps in which it is seen, and that at which the bar is full, and what it tells is written."""
_NAMED: Final = 2
"""So many of those who have a late right are named; of more it is said how many they are."""


def title(event: InventionCompleted) -> str:
    """Return what stands over the stage."""
    return invention_name(event.invention)


def reward_at(stage: FeastStage, towards: FinePoint) -> FinePoint:
    """Return the pixel from which the reward is paid: beside the stamp, at the side of the purse to which it goes."""
    x, y = stage.at(*_STAMP, 1, 1).topleft
    aside, below = (stage.px(units) for units in _BESIDE)
    return x + (aside if towards[0] >= x else -aside), y + below


def exhibits(stage: FeastStage, shown: OnStage, event: InventionCompleted) -> Iterator[Named]:
    machine = Machine(stage, title(event), event.invention, event.seat)
    yield Item.WORK, machine.work
    yield Item.PORTRAIT, partial(_inventor, stage, event.seat)
    yield Item.DRAWING, machine.drawing
    if isinstance(shown.before, InventionCompleted):
        yield Item.COLOURS, partial(_colours, stage, event.seat)
        yield Item.EARLIER, partial(_earlier, stage, shown.before)
    told = tr(f"davinci.feast.{deed(event, shown.following).value}")
    yield Item.DEED, partial(things.words_on, stage, told, stage.at(*_DEED), Face.ITALIC, 20, BROWN)
    yield Item.WEEKS, partial(_weeks, stage, event)
    yield Item.STAMP, partial(_stamp, stage, event)
    yield Item.GLEAM, lambda: things.glint(_stamp(stage, event))
    late = late_rights(event, shown.following)
    if late:
        text = _late(stage, [stage.brush.looks[seat].name for seat in late])
        yield Item.LATE, partial(things.words_on, stage, text, stage.at(*_LATE), Face.STRONG, _LATE_TYPE, INK)


def _stamp(stage: FeastStage, event: InventionCompleted) -> Exhibit:
    """What is pressed on the sheet: whether it is the first, and what that pays."""
    told, paid = tr("davinci.feast.first" if event.first else "davinci.feast.later"), florins(event.reward)
    return things.stamp(stage, told, paid, stage.at(*_STAMP, 1, 1).topleft, first=event.first)


def _late(stage: FeastStage, names: Sequence[str]) -> str:
    """Return who may still complete it (rule 9.6): by name, as long as the names have room."""
    named, painter = tr("davinci.feast.late_right", names=together(names)), stage.brush.painter
    room = painter.holds(named, Face.STRONG, stage.text(_LATE_TYPE), stage.at(*_LATE))
    if len(names) == 1 or (len(names) <= _NAMED and room):
        return named
    return tr("davinci.feast.late_right_many", count=len(names))


def _inventor(stage: FeastStage, seat: int) -> Exhibit:
    """The portrait of who completed it, and the name below."""
    above, below = stage.at(*_PORTRAIT), stage.at(*_NAME)
    place = above.union(below)
    surface = stage.clear(place)
    shift = -place.left, -place.top
    face = things.portrait(stage, seat, above)
    surface.blit(face.picture, above.move(shift))
    brush, name = stage.brush, below.move(shift)
    look = things.style(stage, Face.TITLE_BOLD, 26)
    brush.write(
        surface, brush.looks[seat].name, name.center, look, things.named(brush, seat), align="centre", room=name.width
    )
    return Exhibit(surface, place)


def _colours(stage: FeastStage, seat: int) -> Exhibit:
    """Two pennants with the colour and the shield of who completed it, which hang down at both sides of the drawing."""
    left, right = (stage.at(*place) for place in _PENNANTS)
    place = left.union(right)
    surface = stage.clear(place)
    cloth = things.pennant(stage, left.size, seat)
    for each in (left, right):
        surface.blit(cloth, each.move(-place.left, -place.top))
    stage.behind_curtains(surface, place)
    return Exhibit(surface, place)


def _earlier(stage: FeastStage, event: InventionCompleted) -> Exhibit:
    """A small plate with who completed it just before, and what that paid."""
    brush, place = stage.brush, stage.at(*_EARLIER)
    surface = things.slip(stage, place.size)
    face = Rect(0, 0, round(place.height * 0.7), place.height - stage.px(6))
    face.midleft = stage.px(6), place.height // 2
    surface.blit(things.portrait(stage, event.seat, face).picture, face)
    left = face.right + stage.px(6)
    lines = (
        (brush.looks[event.seat].name, things.named(brush, event.seat), Face.TITLE_BOLD, _EARLIER_TYPE[0], 0.3),
        (florins(event.reward), BROWN, Face.STRONG, _EARLIER_TYPE[1], 0.71),
    )
    for text, colour, type_face, units, down in lines:
        at, look = (left, round(place.height * down)), things.style(stage, type_face, units)
        brush.write(surface, text, at, look, colour, align="left", room=place.width - left - stage.px(6))
    return Exhibit(surface, place)


def _weeks(stage: FeastStage, event: InventionCompleted) -> Exhibit:
    """The bar of weeks, and how they are reckoned: worked, saved, and what it took (rules 9.1 and 9.2)."""
    place = stage.at(*_WEEKS)
    surface = things.slip(stage, place.size)
    box = surface.get_rect()
    brush, needed = stage.brush, INVENTIONS[event.invention].weeks
    side = round(box.height * 0.72)
    brush.stamp(surface, "hourglass", (box.left + side, box.centery), side)
    right = box.right - side
    if event.discount:
        figures.type_badge(brush, surface, INVENTIONS[event.invention].type, (right, box.centery), side)
        right -= side // 2
    left = box.left + round(side * 1.7)
    parts = _reckoned(stage, event, needed, right - left - round(box.width * _BAR[0]) - side)
    wide = sum(brush.width(f"{part} ", things.style(stage, Face.BOLD, _RECKONED)) for part in parts)
    across = max(box.width * _BAR[0], min(box.width * _BAR[1], right - left - wide - side))
    bar = Rect(left, 0, round(across), round(box.height * 0.44))
    bar.centery = box.centery
    shares = event.weeks / needed, event.discount / needed
    room = Rect(bar.right + round(side * 0.6), 0, 0, box.height)
    room.width = right - room.left - stage.px(12)
    colours = (things.named(brush, event.seat), LEAF, INK)
    told = list(zip(parts, colours, strict=False))

    def filled(number: int) -> Surface:
        """Return the slip when its bar has been filled so far, in steps; all is told once it is full."""
        seen, share = surface.copy(), min(1.0, number / _FULL)
        reached = shares[0] * share, shares[1] * share
        seen.blit(things.track(stage, bar, reached, things.painted(brush, event.seat)), bar)
        if number >= _FULL:
            things.runs(stage, seen, told, room, _RECKONED)
        return seen

    return _in_steps(filled, place)


def _in_steps(filled: Callable[[int], Surface], place: Rect) -> Exhibit:
    """Return what is seen in a few steps, each of which is made once."""
    made = cache(filled)

    def counted(share: float) -> Surface:
        return made(min(_FILLS, int(share * (_FILLS + 1))))

    return Exhibit(made(_FILLS), place, numbers=counted)


def _reckoned(stage: FeastStage, event: InventionCompleted, needed: int, room: int) -> list[str]:
    """Return how the weeks are reckoned, in parts that differ in colour: more briefly where that has no room."""
    total = event.weeks + event.discount
    if not event.discount:
        return [tr("davinci.feast.weeks_worked", count=event.weeks, needed=needed)]
    keys = ("weeks_saved", "weeks_briefly") if total == needed else ("weeks_over", "weeks_briefly")
    values = {"worked": event.weeks, "saved": event.discount, "count": total, "needed": needed}
    ways = [tr(f"davinci.feast.{key}", **values).split("|") for key in keys]
    fits = stage.brush.painter.fits
    units = stage.text(_RECKONED)
    return next((way for way in ways if fits(" ".join(way), Face.BOLD, units, room)), ways[-1])
