"""An auction as all see it: who bids, who has dropped out, the last bid, and what the card would bring (rule 8.2)."""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.citta.picture import figures
from leonardo.app.citta.picture.plates.offer import picture_of, worth
from leonardo.app.citta.picture.plates.told import Line, Told
from leonardo.app.citta.spots import BidSpot
from leonardo.app.citta.standing import own_party, price
from leonardo.app.citta.words.phrases import square_name
from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.app.table.looks.colours import BROWN, LEAF
from leonardo.app.table.panels.panel import Placed
from leonardo.engine.citta.questions import AuctionQuestion
from leonardo.engine.citta.state import speakers
from leonardo.engine.citta.view import View

_NAME: Final = Style(Face.BOLD, 17, NARROW)
_STATE: Final = Style(Face.ITALIC, 16.5)
BID: Final = Style(Face.BOLD, 34)
_HIGH: Final = 92
_FIELD: Final = 124
"""Units of the height of the row of bidders, and of the width of the field of the bid."""


def auction(view: View, question: AuctionQuestion, names: Sequence[str]) -> Told:
    """Return what is told of an auction."""
    lines: list[Line] = []
    own = own_party(view)
    if own is not None and own in bidders(view, question):
        lines += worth(view, question.square, own)
    if question.leader is None:
        lines.append(Line(tr("citta.plate.no_bid"), BROWN))
    else:
        lines.append(Line(tr("citta.plate.leads", name=names[question.leader], count=question.bid), LEAF, strong=True))
    body = Bidding(question)
    title = tr("citta.plate.auction", name=square_name(question.square))
    return Told(title, tuple(lines), picture_of(question.square), price(question.square), body)


def bidders(view: View, question: AuctionQuestion) -> tuple[int, ...]:
    """Return all who could bid, in playing order after who declined; those who dropped out among them."""
    order = view.table.after(view.turn)
    left = speakers(view.parties)
    return tuple(seat for seat in order if seat in left) or (question.seat,)


def bids_still(question: AuctionQuestion, seat: int) -> bool:
    """Tell whether a party has not dropped out."""
    return seat in (question.seat, question.leader, *question.waiting)


@frozen
class Bidding:
    """The bidders in a row, and the field where coins are put."""

    question: AuctionQuestion
    broad: bool = True

    def height(self, brush: Brush) -> int:
        """Return how many pixels the row needs."""
        return max(64, brush.px(_HIGH))

    def _field(self, brush: Brush, rect: Rect) -> Rect:
        wide = max(92, brush.px(_FIELD))
        return Rect(rect.right - wide, rect.top, wide, rect.height)

    def spots(self, brush: Brush, rect: Rect, view: View) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the field of the bid."""
        yield BidSpot(), self._field(brush, rect)

    def draw(self, brush: Brush, surface: Surface, rect: Rect, view: View) -> None:
        """Draw who bids, and the bid."""
        field = self._field(brush, rect)
        seats = bidders(view, self.question)
        step = (field.left - brush.px(10) - rect.left) / len(seats)
        for number, seat in enumerate(seats):
            place = Rect(rect.left + round(number * step), rect.top, round(step) - brush.px(6), rect.height)
            self._bidder(brush, surface, place, seat)
        edge = max(1.0, 2 * brush.layout.k)
        shapes.lay(
            surface, shapes.plate(field.size, brush.px(10), (255, 250, 232, 255), (*GOLD, 255), edge), field.topleft
        )
        side = round(field.height * 0.42)
        figures.coin(brush, surface, (field.centerx, field.top + side // 2 + brush.px(6)), side)
        told = str(self.question.bid) if self.question.bid else "\N{EN DASH}"
        brush.write(surface, told, (field.centerx, field.bottom - round(field.height * 0.26)), BID, INK, align="centre")

    def _bidder(self, brush: Brush, surface: Surface, place: Rect, seat: int) -> None:
        question = self.question
        there, leads, asked = bids_still(question, seat), seat == question.leader, seat == question.seat
        fill = (255, 240, 196, 255) if asked else (246, 232, 198, 255 if there else 120)
        edge = (*GOLD, 255) if asked or leads else (*INK, 150 if there else 70)
        line = 2.4 if asked or leads else 1.2
        shapes.lay(
            surface, shapes.plate(place.size, brush.px(7), fill, edge, max(1.0, line * brush.layout.k)), place.topleft
        )
        side = round(place.height * 0.42)
        shield = brush.faded(f"shield_{brush.colour(seat)}", side, 255 if there else 90)
        surface.blit(shield, shield.get_rect(center=(place.centerx, place.top + round(place.height * 0.27))))
        colour = INK if there else BROWN
        room = place.width - brush.px(8)
        at = place.centerx, place.top + round(place.height * 0.6)
        brush.write(surface, brush.looks[seat].name, at, _NAME, colour, align="centre", room=room)
        key = "leads_short" if leads else "asked" if asked else "waits" if there else "out"
        state, bid = tr(f"citta.plate.{key}"), dict(question.bids).get(seat)
        told = state if bid is None else brush.first_fitting([f"{bid} · {state}", str(bid)], _STATE, room)
        below = place.centerx, place.bottom - round(place.height * 0.16)
        brush.write(surface, told, below, _STATE, LEAF if leads else BROWN, align="centre", room=room)
