"""A card held close to the eye: its drawing, of which kind it is, what it does, and what it means as things stand."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from leonardo.app.engines.picture import cards
from leonardo.app.engines.spots import ArchiveSpot, DesignSpot, OfferSpot, PlaySpot, Spot
from leonardo.app.engines.standing import loose, own_seat, project_price
from leonardo.app.engines.words.designs import page_of
from leonardo.app.engines.words.phrases import card_effect, card_kind, card_name
from leonardo.app.engines.words.tips import look
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.seats import names_of
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.close_sheet import Draw, Fact, draw_facts, lay_sheet
from leonardo.app.table.looks.colours import BROWN, ENGRAVED
from leonardo.engine.engines.cards import DESIGNS, PROJECTS, Card
from leonardo.engine.engines.view import View

_ON_COIN: Final = 0.46
"""The height of a price in heights of its coin."""
_SENTENCE: Final = 1.4
"""The share of a row with a sentence."""
_METAL: Final = "gold"


def card_at(view: View, spot: Spot) -> Card | None:
    seat = own_seat(view)
    player = view.players[seat]
    match spot:
        case OfferSpot(number):
            return _nth(view.offer, number)
        case ArchiveSpot(number):
            return _nth(player.archive, number)
        case PlaySpot(number):
            return _nth(loose(view, seat), number)
        case DesignSpot(machine):
            return player.design(machine)
    return None


def draw(brush: Brush, surface: Surface, view: View, spot: Spot) -> Rect | None:
    """Draw the card at a spot on a large sheet over the darkened table; return where, or none if none lies there."""
    card = card_at(view, spot)
    if card is None:
        return None
    sheet = lay_sheet(brush, surface, card_name(card), _METAL, _badges(brush, _price(view, spot, card)))
    side = min(sheet.left.size)
    picture = cards.drawing(brush, card, side)
    surface.blit(picture, picture.get_rect(center=sheet.left.center))
    draw_facts(brush, surface, list(facts(brush, view, spot, card)), sheet.right)
    return sheet.rect


def facts(brush: Brush, view: View, spot: Spot, card: Card) -> Iterator[Fact]:
    """Yield all that is to be read of a card: its kind, what it does, and what it means to who looks at it."""
    yield Fact(card_kind(card), colour=BROWN, strong=False)
    if isinstance(spot, DesignSpot):
        yield from _numbers(brush, view, spot)
    else:
        yield Fact(card_effect(card), share=_SENTENCE)
    told = look(view, spot, names_of(brush.looks))
    if told is None:
        return
    sentences = (told.words, *told.also) if isinstance(spot, DesignSpot) else told.also
    for sentence in sentences:
        yield Fact(sentence, colour=BROWN, strong=False, share=_SENTENCE, ruled=True)


def _numbers(brush: Brush, view: View, spot: DesignSpot) -> Iterator[Fact]:
    """Yield what the notebook page of a design says, and each hook that is free."""

    def hook(surface: Surface, place: Rect) -> None:
        brush.stamp(surface, "engines_hook", place.center, place.height)

    page = page_of(view.players[own_seat(view)], spot.machine, view.table.double_explosion)
    for count, what, sum_ in page.rows:
        yield Fact(f"{count} {what}", sum_)
    for _ in range(page.hooks.count(None)):
        yield Fact(tr("engines.picture.free_hook"), colour=BROWN, strong=False, picture=hook)


def _badges(brush: Brush, cost: int | None) -> tuple[Draw, Draw]:
    """Return the sign of cards, and the florin with what a project costs, or the hook of a design."""

    def sign(surface: Surface, place: Rect) -> None:
        brush.stamp(surface, "engines_sign_cards", place.center, place.height)

    def hook(surface: Surface, place: Rect) -> None:
        brush.stamp(surface, "engines_hook", place.center, place.height)

    def price(surface: Surface, place: Rect) -> None:
        brush.stamp(surface, "florin_blank", place.center, place.height)
        style = Style(Face.BOLD, place.height * _ON_COIN / brush.layout.k / brush.painter.scale)
        brush.write(surface, str(cost), place.center, style, ENGRAVED, align="centre")

    return sign, hook if cost is None else price


def _price(view: View, spot: Spot, card: Card) -> int | None:
    """Return what completing a card costs; nothing for a design. Of a card on offer nobody knows yet who will pay."""
    if card in DESIGNS:
        return None
    return PROJECTS[card].cost if isinstance(spot, OfferSpot) else project_price(view, own_seat(view), card)


def _nth(lying: tuple[Card, ...], number: int) -> Card | None:
    return lying[number] if number < len(lying) else None
