"""What is seen when a war is over (rules 11.12, 11.13): whose flag flies over the land, and what is captured."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.engines.motion.feasts import Item
from leonardo.app.engines.picture import pieces
from leonardo.app.engines.picture.feasts import on_stage
from leonardo.app.engines.words.phrases import army, land_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.exhibit import Exhibit, FeastPage, Named
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.stamps import stamp
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.events import AttackLost, AttackWon

_LAND: Final = (124, 80, 330, 300)
_STAMP: Final = (596, 352)
"""Units of the stage: left, top, width and height, or a middle."""
_MEN: Final = 3


@frozen
class Ended:
    """How a war ended: who has the land now, whose castle of which level stands there, and what is told of it."""

    at: Territory
    winner: int
    level: int
    infantry: int
    verdict: str
    told: str


def ended(event: AttackWon | AttackLost, level: int, infantry: int) -> Ended:
    """Return how a war ended, of which an event tells; `level` and `infantry` are what stands there after it."""
    captured = army(0, event.captured_tanks, event.captured_planes)
    loot = tr("engines.feast.captured", army=captured) if event.captured_tanks or event.captured_planes else ""
    if isinstance(event, AttackLost):
        return Ended(event.at, event.seat, level, infantry, tr("engines.feast.held"), loot)
    moved = tr("engines.feast.moves_in", army=army(event.infantry, event.tanks, event.planes))
    return Ended(event.at, event.seat, level, infantry, tr("engines.feast.taken"), loot or moved)


def page_of(brush: Brush, sea: Rect, told: Ended) -> FeastPage:
    """Return the page of a war that is over, over the chart."""
    stage = FeastStage(brush, sea)
    return FeastPage(stage, land_name(told.at), dict(_things(stage, told)))


def _things(stage: FeastStage, told: Ended) -> Iterator[Named]:
    yield Item.LAND, partial(_land, stage, told)
    yield Item.PORTRAIT, partial(on_stage.portrait, stage, told.winner)
    if told.told:
        yield Item.TOLD, partial(on_stage.told, stage, told.told)
    yield Item.VERDICT, partial(_verdict, stage, told.verdict)


def _land(stage: FeastStage, told: Ended) -> Exhibit:
    """Return the flag of who has the land now, over the castle if there is one, and men before it."""
    brush, place = stage.brush, stage.at(*_LAND)
    surface, px = stage.clear(place), stage.px
    colour = brush.looks[told.winner].colour
    foot = place.height - px(12)
    flag = brush.sized(f"engines_flag_{colour}", px(180))
    planted = place.width // 2 + flag.get_width() * 38 // 100
    surface.blit(flag, flag.get_rect(midbottom=(planted, foot - (px(96) if told.level else px(20)))))
    if told.level:
        pieces.castle(brush, surface, told.level, (place.width // 2, foot - px(24)), px(230), told=False)
    shown = min(_MEN, told.infantry)
    for number in range(shown):
        at = place.width // 2 + round((number - (shown - 1) / 2) * px(72)), foot
        pieces.infantry(brush, surface, colour, at, px(104))
    return Exhibit(surface, place)


def _verdict(stage: FeastStage, verdict: str) -> Exhibit:
    picture = stamp(stage.brush, verdict, stage.px(36))
    return Exhibit(picture, picture.get_rect(center=stage.at(*_STAMP, 1, 1).topleft))
