"""How a market came out, on the stage: the goods with their stakes, the ball, and who gets how much (rule 12.4)."""

from collections.abc import Sequence
from typing import Final

from leonardo.app.citta.motion.feasts import Item, Outcome, market_outcome
from leonardo.app.citta.picture.feasts.exhibits import Scene, slip
from leonardo.app.citta.picture.plates.market import GAP, goods
from leonardo.app.citta.picture.plates.told import Looks, names_of
from leonardo.app.citta.words.log import market_came
from leonardo.app.citta.words.phrases import florins, good_name
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.engine.citta import events
from leonardo.engine.citta.constants import Good
from leonardo.engine.citta.view import View
from leonardo.ui.node import image, paint, row, stack

_GOODS: Final = (104, 136, 604, 182)
_BALL: Final = (366, 54, 80, 80)
_TOLD: Final = (96, 326, 620, 38)
_MORE: Final = (96, 366, 620, 34)
_OWN: Final = (96, 404, 620, 38)
"""Units of the stage: left, top, width and height."""
_FALLEN: Final = (0, 0, 0, 0), 4, (*GOLD, 255)
_SHADE: Final = ((70, 52, 34, 118),)
"""What lies on the good that bears the number, and on the others."""


def decided(looks: Looks, before: View, event: events.MarketClosed) -> Scene:
    """Yield the board of a market, the ball, the good that it falls on, and what that brings to whom.

    Raises:
        TypeError: if nobody has staked, so that nothing is to be shown.
    """
    outcome = market_outcome(before, event)
    if outcome is None:
        raise TypeError(f"nothing is shown on the stage of {event}")
    board, names = goods(outcome.market.stakes, looks), names_of(looks)
    yield Item.GOODS, board, _GOODS
    yield Item.BALL, image(f"ball_{event.number}"), _BALL
    lights = (paint(Brush.plate, 9, *(_FALLEN if good is event.good else _SHADE), grow=1) for good in Good)
    yield Item.FALLEN, stack(board, row(*lights, gap=GAP)), _GOODS
    yield Item.TOLD, slip(fall(event, names), 23, INK), _TOLD
    yield Item.MORE, slip(winners(event, outcome, names), 19, BROWN), _MORE
    if outcome.own is not None:
        colour = LEAF if outcome.own > 0 else BLOOD if outcome.own < 0 else INK
        yield Item.OWN, slip(own_result(outcome.own), 25, colour), _OWN


def fall(event: events.MarketClosed, names: Sequence[str]) -> str:
    """Return which number fell, what bears it, and what who opened the market takes."""
    if event.good is None:
        return tr("citta.log.market_lost", number=event.number, name=names[event.party], florins=florins(event.won))
    if not event.won and not event.returned:
        return tr("citta.feast.falls", number=event.number, good=good_name(event.good))
    return market_came(event, names)


def winners(event: events.MarketClosed, outcome: Outcome, names: Sequence[str]) -> str:
    """Return who wins how much besides the own stake (rule 12.5)."""
    if event.good is None:
        return tr("citta.feast.none_wins", number=event.number)
    if not outcome.wins:
        return tr("citta.feast.no_winner")
    told = (tr("citta.feast.gets", name=names[seat], florins=florins(sum_)) for seat, sum_ in outcome.wins)
    return tr("citta.plate.join").join(told)


def own_result(gain: int) -> str:
    """Return what the viewer has won or lost by a market in all."""
    if not gain:
        return tr("citta.feast.own_even")
    return tr("citta.feast.own_gain" if gain > 0 else "citta.feast.own_loss", florins=florins(abs(gain)))
