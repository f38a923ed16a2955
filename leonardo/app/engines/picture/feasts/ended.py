"""What is seen when a war is over (rules 11.12, 11.13): whose flag flies over the land, and what is captured."""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.engines.motion.feasts import Item
from leonardo.app.engines.picture import pieces
from leonardo.app.engines.picture.told import CostTold
from leonardo.app.engines.words.phrases import army, land_name
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast import scenery
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.stage import FeastStage
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.events import AttackLost, AttackWon
from leonardo.ui.node import paint

_LAND: Final = (124, 80, 330, 300)
"""Units of the stage: left, top, width and height."""
_STAMP: Final = (596, 352, 36)
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


def ended(event: AttackWon | AttackLost, level: int, infantry: int, costs: Sequence[CostTold] = ()) -> Ended:
    """Return how a war ended, of which an event tells; `level` and `infantry` are what stands there after it.

    `costs` are what it cost both sides, as far as that is known.
    """
    captured = army(0, event.captured_tanks, event.captured_planes)
    loot = tr("engines.feast.captured", army=captured) if event.captured_tanks or event.captured_planes else ""
    cost = _told(costs)
    if isinstance(event, AttackLost):
        return Ended(event.at, event.seat, level, infantry, tr("engines.feast.held"), _joined(loot, cost))
    moved = tr("engines.feast.moves_in", army=army(event.infantry, event.tanks, event.planes))
    return Ended(event.at, event.seat, level, infantry, tr("engines.feast.taken"), _joined(loot or moved, cost))


def _told(costs: Sequence[CostTold]) -> str:
    """Say how many infantry both sides lost, and how many dice they threw."""
    told = (tr("engines.feast.cost", name=side.name, count=side.lost, dice=side.thrown) for side in costs)
    return tr("engines.feast.between").join(told)


def _joined(*parts: str) -> str:
    return tr("engines.feast.between").join(filter(None, parts))


def page_of(brush: Brush, sea: Rect, told: Ended) -> FeastPage:
    """Return the page of a war that is over, over the chart."""
    return scenery.page_of(FeastStage(brush, sea), land_name(told.at), _things(brush.looks, told))


def _things(looks: Sequence[PlayerStyle], told: Ended) -> Iterator[scenery.Thing]:
    yield Item.LAND, paint(_land, told.winner, told.level, min(_MEN, told.infantry)), _LAND
    yield Item.PORTRAIT, scenery.portraits((told.winner,), looks), scenery.PORTRAIT
    if told.told:
        yield Item.TOLD, scenery.slip(told.told), scenery.TOLD
    yield Item.VERDICT, told.verdict, _STAMP


def _land(brush: Brush, surface: Surface, place: Rect, winner: int, level: int, shown: int) -> None:
    """Draw the flag of who has the land now, over the castle if there is one, and men before it."""
    px, colour = brush.px, brush.looks[winner].colour
    foot = place.height - px(12)
    flag = brush.sized(f"engines_flag_{colour}", px(180))
    planted = place.width // 2 + flag.get_width() * 38 // 100
    surface.blit(flag, flag.get_rect(midbottom=(planted, foot - (px(96) if level else px(20)))))
    if level:
        pieces.castle(brush, surface, level, (place.width // 2, foot - px(24)), px(230), told=False)
    for number in range(shown):
        at = place.width // 2 + round((number - (shown - 1) / 2) * px(72)), foot
        pieces.infantry(brush, surface, colour, at, px(104))
