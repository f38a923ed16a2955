"""How a market came out, on the stage: the goods with their stakes, the ball, and who gets how much (rule 12.4)."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from pygame import Rect

from leonardo.app.citta.motion.feasts import Item, Outcome, market_outcome
from leonardo.app.citta.picture.feasts.slips import written
from leonardo.app.citta.picture.plates.market import Goods
from leonardo.app.citta.words.log import market_came
from leonardo.app.citta.words.phrases import florins, good_name
from leonardo.app.kit import shapes
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.exhibit import Exhibit, FeastPage, Named
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.engine.citta import events
from leonardo.engine.citta.constants import Good
from leonardo.engine.citta.view import View

_GOODS: Final = (104, 136, 604, 182)
_BALL: Final = (366, 54, 80, 80)
_LINES: Final = ((96, 326, 620, 38), (96, 366, 620, 34), (96, 404, 620, 38))
"""Units of the stage: left, top, width and height."""


def market_page(stage: FeastStage, before: View, event: events.MarketClosed) -> FeastPage:
    """Return the page of a market that is decided.

    Raises:
        TypeError: if nobody has staked, so that nothing is to be shown.
    """
    outcome = market_outcome(before, event)
    if outcome is None:
        raise TypeError(f"nothing is shown on the stage of {event}")
    title = tr("citta.plate.market", name=stage.brush.looks[event.party].name)
    return FeastPage(stage, title, dict(_things(stage, before, event, outcome)))


def _things(stage: FeastStage, view: View, event: events.MarketClosed, outcome: Outcome) -> Iterator[Named]:
    """The board, the ball, which good it lights up, and what that brings to whom."""
    yield Item.GOODS, partial(_goods, stage, view, outcome)
    yield Item.BALL, partial(_ball, stage, event.number)
    yield Item.FALLEN, partial(_fallen, stage, view, event.good, outcome)
    told, more, last = _LINES
    yield Item.TOLD, partial(written, stage, fall(stage, event), told, 23, INK)
    gets = winners(stage, event, outcome)
    yield Item.MORE, partial(written, stage, gets, more, 19, BROWN)
    if outcome.own is not None:
        colour = LEAF if outcome.own > 0 else BLOOD if outcome.own < 0 else INK
        yield Item.OWN, partial(written, stage, own_result(outcome.own), last, 25, colour)


def fall(stage: FeastStage, event: events.MarketClosed) -> str:
    """Return which number fell, what bears it, and what who opened the market takes."""
    name = stage.brush.looks[event.party].name
    if event.good is None:
        return tr("citta.log.market_lost", number=event.number, name=name, florins=florins(event.won))
    if not event.won and not event.returned:
        return tr("citta.feast.falls", number=event.number, good=good_name(event.good))
    return market_came(event, [look.name for look in stage.brush.looks])


def winners(stage: FeastStage, event: events.MarketClosed, outcome: Outcome) -> str:
    """Return who wins how much besides the own stake (rule 12.5)."""
    if event.good is None:
        return tr("citta.feast.none_wins", number=event.number)
    if not outcome.wins:
        return tr("citta.feast.no_winner")
    looks = stage.brush.looks
    told = (tr("citta.feast.gets", name=looks[seat].name, florins=florins(sum_)) for seat, sum_ in outcome.wins)
    return tr("citta.plate.join").join(told)


def own_result(gain: int) -> str:
    """Return what the viewer has won or lost by a market in all."""
    if not gain:
        return tr("citta.feast.own_even")
    return tr("citta.feast.own_gain" if gain > 0 else "citta.feast.own_loss", florins=florins(abs(gain)))


def _goods(stage: FeastStage, view: View, outcome: Outcome) -> Exhibit:
    place = stage.at(*_GOODS)
    surface = stage.clear(place)
    Goods(outcome.market.stakes).draw(stage.brush, surface, surface.get_rect(), view)
    return Exhibit(surface, place)


def _ball(stage: FeastStage, number: int) -> Exhibit:
    place = stage.at(*_BALL)
    surface = stage.clear(place)
    stage.brush.stamp(surface, f"ball_{number}", surface.get_rect().center, place.height)
    return Exhibit(surface, place)


def _fallen(stage: FeastStage, view: View, fallen: Good | None, outcome: Outcome) -> Exhibit:
    """The board once more: what does not bear the number in the shade, and a golden frame around what does."""
    drawn = _goods(stage, view, outcome)
    brush, surface = stage.brush, drawn.picture
    for good, place in zip(Good, Goods(()).places(brush, surface.get_rect()), strict=True):
        radius = brush.px(9)
        if good is fallen:
            edge = max(3.0, 4 * stage.unit)
            frame = shapes.outline(place.size, radius, (*GOLD, 255), edge)
        else:
            frame = shapes.plate(place.size, radius, (70, 52, 34, 118))
        shapes.lay(surface, frame, Rect(place).topleft)
    return drawn
