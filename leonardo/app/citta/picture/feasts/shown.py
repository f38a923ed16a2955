"""What is seen on the stage: portraits at both sides, a picture between them, a line or two, and a stamp."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from leonardo.app.citta.motion.feasts import Item, whole_quarter
from leonardo.app.citta.words.phrases import quarter_name, side_name, square_short
from leonardo.app.kit import shapes
from leonardo.app.kit.seats import NAMED
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.words import words
from leonardo.app.table.feast.exhibit import Exhibit, FeastPage, Named
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.app.table.looks.colours import BROWN
from leonardo.app.table.looks.stamps import stamp
from leonardo.engine.citta import events
from leonardo.engine.citta.board import QUARTERS
from leonardo.engine.citta.state import rent
from leonardo.engine.citta.view import View

_LEFT: Final = (92, 84, 176, 236)
_RIGHT: Final = (544, 84, 176, 236)
_MIDDLE: Final = (286, 84, 240, 200)
_TOLD: Final = (96, 342, 620, 40)
_MORE: Final = (96, 388, 620, 36)
_STAMP: Final = (406, 306)
"""Units of the stage: left, top, width and height, or a middle."""
_EMPTY_PURSE: Final = ("bid_purse_back", "bid_purse_front")
"""The layers of an open purse without coins, from the rear."""
_NAME: Final = 40
"""Units of the name under a portrait."""


def page_of(brush: Brush, city: Rect, shown: OnStage, before: View, after: View) -> FeastPage:
    """Return the page of a feast.

    Raises:
        TypeError: if nothing is celebrated with such an event.
    """
    stage, event = FeastStage(brush, city), shown.event
    match event:
        case events.Bought(party=party) | events.AuctionClosed(party=int() as party):
            quarter = whole_quarter(before, after, party) or ""
            return FeastPage(stage, quarter_name(quarter), dict(_whole(stage, after, party, quarter)))
        case events.Clashed():
            return FeastPage(stage, words("citta.feast.fight"), dict(_fight(stage, event)))
        case events.WentBankrupt():
            return FeastPage(stage, words("citta.feast.bankrupt"), dict(_bankrupt(stage, event)))
        case events.UnionMade():
            return FeastPage(stage, words("citta.feast.union"), dict(_union(stage, event)))
    raise TypeError(f"nothing is shown on the stage of {event}")


def _whole(stage: FeastStage, view: View, party: int, quarter: str) -> Iterator[Named]:
    """A quarter that belongs to one: its palaces side by side, and what they bring from now on (rule 8.4)."""
    of = QUARTERS[quarter]
    yield Item.LEFT, partial(_portrait, stage, party, _LEFT)
    yield Item.MIDDLE, partial(_palaces, stage, of)
    yield Item.TOLD, partial(_words, stage, words("citta.feast.doubled"), _TOLD, 24, INK)
    join = words("citta.plate.join")
    told = join.join(
        words("citta.feast.rent", name=square_short(palace), count=rent(view.owners, view.works, palace))
        for palace in of
    )
    yield Item.MORE, partial(_words, stage, told, _MORE, 20, BROWN)
    yield Item.STAMP, partial(_stamp, stage, words("citta.feast.whole"))


def _fight(stage: FeastStage, event: events.Clashed) -> Iterator[Named]:
    """Two with their balls, and who lost a man (rule 11.5)."""
    brush = stage.brush
    yield Item.LEFT, partial(_portrait, stage, event.first, _LEFT)
    yield Item.RIGHT, partial(_portrait, stage, event.second, _RIGHT)
    yield Item.MIDDLE, partial(_balls, stage, event.numbers)
    if event.loser is not None:
        winner = event.second if event.loser == event.first else event.first
        told = words("citta.feast.loses", name=brush.looks[event.loser].name)
        yield Item.TOLD, partial(_words, stage, told, _TOLD, 24, INK)
        yield Item.STAMP, partial(_stamp, stage, words("citta.feast.wins", name=brush.looks[winner].name))


def _bankrupt(stage: FeastStage, event: events.WentBankrupt) -> Iterator[Named]:
    """Who is out, and what could not be paid (rule 13.4)."""
    members = event.members
    yield Item.LEFT, partial(_portrait, stage, members[0], _LEFT)
    if len(members) > 1:
        yield Item.RIGHT, partial(_portrait, stage, members[1], _RIGHT)
    yield Item.MIDDLE, partial(_sign, stage, *_EMPTY_PURSE)
    yield Item.TOLD, partial(_words, stage, words("citta.feast.owed", count=event.florins), _TOLD, 24, INK)
    yield Item.MORE, partial(_words, stage, words("citta.feast.back"), _MORE, 20, BROWN)
    yield Item.STAMP, partial(_stamp, stage, words("citta.feast.out"))


def _union(stage: FeastStage, event: events.UnionMade) -> Iterator[Named]:
    """Two who are one from now on (rules 16.4 to 16.6)."""
    brush = stage.brush
    yield Item.LEFT, partial(_portrait, stage, event.party, _LEFT)
    yield Item.RIGHT, partial(_portrait, stage, event.gone, _RIGHT)
    yield Item.MIDDLE, partial(_sign, stage, f"citta_{event.side.value}")
    told = words("citta.feast.united", name=brush.looks[event.party].name, other=brush.looks[event.gone].name)
    yield Item.TOLD, partial(_words, stage, told, _TOLD, 24, INK)
    more = words("citta.feast.stays", name=brush.looks[event.party].name, side=side_name(event.side))
    yield Item.MORE, partial(_words, stage, more, _MORE, 20, BROWN)
    yield Item.STAMP, partial(_stamp, stage, words("citta.feast.united_stamp"))


def _portrait(stage: FeastStage, seat: int, at: tuple[float, float, float, float]) -> Exhibit:
    brush, place = stage.brush, stage.at(*at)
    surface = stage.clear(place)
    name = stage.px(_NAME)
    ornaments.portrait(brush, surface, seat, Rect(0, 0, place.width, place.height - name))
    look = brush.looks[seat]
    style = Style(Face.TITLE_BOLD, stage.text(25), NARROW)
    middle = place.width // 2, place.height - name // 2
    brush.write(surface, look.name, middle, style, NAMED[look.colour], align="centre", room=place.width)
    return Exhibit(surface, place)


def _palaces(stage: FeastStage, squares: Sequence[int]) -> Exhibit:
    place = stage.at(_MIDDLE[0], _MIDDLE[1] - 8, 430, _MIDDLE[3])
    surface = stage.clear(place)
    columns = 2 if len(squares) > 2 else len(squares)
    rows = -(-len(squares) // columns)
    wide, high = place.width // columns, place.height // rows
    for number, square in enumerate(squares):
        at = (number % columns) * wide + wide // 2, (number // columns) * high + high // 2
        stage.brush.stamp(surface, f"palace_{square:02}", at, min(high, round(wide * 108 / 132)))
    return Exhibit(surface, place)


def _balls(stage: FeastStage, numbers: tuple[int, int]) -> Exhibit:
    place = stage.at(*_MIDDLE)
    surface = stage.clear(place)
    side = min(place.width // 2 - 4, place.height * 2 // 3)
    for number, drawn in enumerate(numbers):
        at = place.width * (2 * number + 1) // 4, place.height // 2
        stage.brush.stamp(surface, f"ball_{drawn}", at, side)
    return Exhibit(surface, place)


def _sign(stage: FeastStage, *layers: str) -> Exhibit:
    place = stage.at(*_MIDDLE)
    surface = stage.clear(place)
    for layer in layers:
        stage.brush.stamp(surface, layer, (place.width // 2, place.height // 2), round(place.height * 0.72))
    return Exhibit(surface, place)


def _words(
    stage: FeastStage, text: str, at: tuple[float, float, float, float], units: float, colour: tuple[int, int, int]
) -> Exhibit:
    brush = stage.brush
    style = Style(Face.STRONG, stage.text(units), NARROW)
    whole = stage.at(*at)
    place = Rect(0, 0, min(whole.width, brush.width(text, style) + stage.px(40)), whole.height)
    place.center = whole.center
    surface = stage.clear(place)
    slip = shapes.plate(place.size, stage.px(8), (255, 248, 226, 250), (104, 66, 30, 255), max(1.0, 1.6 * stage.unit))
    shapes.lay(surface, slip, (0, 0))
    middle = place.width // 2, place.height // 2
    brush.write(surface, text, middle, style, colour, align="centre", room=place.width - stage.px(16))
    return Exhibit(surface, place)


def _stamp(stage: FeastStage, told: str) -> Exhibit:
    picture = stamp(stage.brush, told, stage.px(34))
    return Exhibit(picture, picture.get_rect(center=stage.at(*_STAMP, 1, 1).topleft))
