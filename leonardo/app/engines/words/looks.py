"""What a thing means as it stands now: a territory, a card, what a round would bring; for who points and waits."""

from collections.abc import Iterator, Sequence

from leonardo.app.engines.spots import ArchiveSpot, DesignSpot, LandSpot, OfferSpot, PlaySpot, Spot
from leonardo.app.engines.standing import hanging, loose, own_seat
from leonardo.app.engines.words.phrases import army, card_effect, card_name, florins, land_name, sea_name
from leonardo.app.kit.words import words
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.engine.engines.board import SEAS, Territory
from leonardo.engine.engines.cards import DESIGNS, PROJECTS, Card
from leonardo.engine.engines.state import NOBODY, territories
from leonardo.engine.engines.terms import CASTLE_INCOME, TERRITORY_INCOME
from leonardo.engine.engines.view import View


def look(view: View, spot: Spot, names: Sequence[str]) -> Tip | None:
    """Return what a thing means now; nothing for what is the same all game."""
    seat = own_seat(view)
    match spot:
        case LandSpot(at):
            first, *others = _land(view, at, names)
            return Tip(land_name(at), first, spot, tone=Tone.PLAIN, also=tuple(others))
        case OfferSpot(number) if number < len(view.offer):
            return _card(view.offer[number], spot)
        case ArchiveSpot(number) if number < len(view.players[seat].archive):
            return _card(view.players[seat].archive[number], spot)
        case PlaySpot(number) if number < len(loose(view, seat)):
            return _card(loose(view, seat)[number], spot)
        case DesignSpot(machine):
            hung = hanging(view, seat, machine)
            design = view.players[seat].design(machine)
            if design is None or not hung:
                return None
            told = tuple(words("engines.look.hangs", card=card_name(card), effect=card_effect(card)) for card in hung)
            return Tip(card_name(design), told[0], spot, tone=Tone.PLAIN, also=told[1:])
    return None


def _card(card: Card, spot: Spot) -> Tip:
    price = (
        words("engines.look.at_once")
        if card in DESIGNS
        else words("engines.look.price", florins=florins(PROJECTS[card].cost))
    )
    return Tip(card_name(card), card_effect(card), spot, tone=Tone.PLAIN, also=(price,))


def _land(view: View, at: Territory, names: Sequence[str]) -> Iterator[str]:
    owner = view.owners[at]
    if owner == NOBODY:
        yield words("engines.look.free")
    else:
        there = army(view.infantry[at], view.tanks[at], view.planes[at])
        yield words("engines.look.owner", name=names[owner], army=there)
        if view.levels[at]:
            yield words("engines.look.castle", count=view.levels[at])
        brings = TERRITORY_INCOME + (CASTLE_INCOME if view.levels[at] else 0)
        yield words("engines.look.income", florins=florins(brings))
        if len(territories(view.owners, owner)) == 1:
            yield words("engines.look.last")
    seas = sorted(SEAS[at], key=lambda sea: sea.value)
    if seas:
        yield words("engines.look.seas", seas=words("engines.join").join(map(sea_name, seas)))
