"""What a thing means as it stands now: a territory, a card, what a round would bring; for who points and waits."""

from collections.abc import Iterator, Sequence

from attrs import evolve

from leonardo.ai.engines import regrets
from leonardo.app.engines.moves import armies
from leonardo.app.engines.spots import ArchiveSpot, DesignSpot, LandSpot, OfferSpot, PlaySpot, Spot
from leonardo.app.engines.standing import hanging, is_barred, left_of, level_attacked, loose, own_seat, project_price
from leonardo.app.engines.words.designs import odds_told, plane_told
from leonardo.app.engines.words.phrases import army, card_effect, card_name, effect_within, florins, land_name, sea_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.engine.engines.board import REACH, SEAS, Territory
from leonardo.engine.engines.cards import DESIGNS, PROJECTS, Card
from leonardo.engine.engines.constants import CASTLE_INCOME, INVASION_COST, TERRITORY_INCOME, Machine
from leonardo.engine.engines.questions import TurnQuestion
from leonardo.engine.engines.state import NOBODY, territories
from leonardo.engine.engines.view import View


def look(view: View, spot: Spot, names: Sequence[str]) -> Tip | None:
    """Return what a thing means now; nothing for what is the same all game."""
    seat = own_seat(view)
    match spot:
        case LandSpot(at):
            first, *others = _land(view, at, names)
            return Tip(land_name(at), first, spot, tone=Tone.PLAIN, also=tuple(others))
        case OfferSpot(number) if number < len(view.offer):
            return _card(view.offer[number], spot, *_offered(view, seat, view.offer[number]))
        case ArchiveSpot(number) if number < len(view.players[seat].archive):
            card = view.players[seat].archive[number]
            return _card(card, spot, _costs(project_price(view, seat, card)))
        case PlaySpot(number) if number < len(loose(view, seat)):
            return _card(loose(view, seat)[number], spot)
        case DesignSpot(machine):
            hung = hanging(view, seat, machine)
            design = view.players[seat].design(machine)
            if design is None:
                return None
            told = tuple(tr("engines.look.hangs", card=card_name(card), effect=effect_within(card)) for card in hung)
            if machine is Machine.TANK:
                told = odds_told(view.players[seat], view.table.double_explosion), *told
            return Tip(card_name(design), told[0], spot, tone=Tone.PLAIN, also=told[1:]) if told else None
    return None


def _card(card: Card, spot: Spot, *price: str) -> Tip:
    return Tip(card_name(card), card_effect(card), spot, tone=Tone.PLAIN, also=price)


def _offered(view: View, seat: int, card: Card) -> Iterator[str]:
    """Yield what a card on offer would cost or do, or why the viewer cannot have it."""
    if card not in DESIGNS:
        yield _costs(PROJECTS[card].cost)
    elif is_barred(view, card):
        yield tr("engines.objections.has_such_a_design")
    else:
        if DESIGNS[card].machine is Machine.TANK:
            yield odds_told(evolve(view.players[seat], tank=card), view.table.double_explosion)
        else:
            yield plane_told()
        yield tr("engines.look.hooks")


def _costs(price: int) -> str:
    return tr("engines.look.price", florins=florins(price))


def _invaded(view: View, at: Territory) -> str:
    """Return which words say whether a free territory can be invaded now, or what is against it (rule 7.7)."""
    question = view.question
    if not (isinstance(question, TurnQuestion) and question.seat == view.viewer):
        return "free_later"
    near = [base for base in territories(view.owners, question.seat) if at in REACH[base]]
    against = {
        "free_no_more": not left_of(view, question.seat)["invade"],
        "free_no_florins": view.players[question.seat].florins < INVASION_COST,
        "free_no_way": not near,
    }
    if any(armies.ways(view).get((base, at)) is not None for base in near):
        return "free"
    return next((key for key, holds in against.items() if holds), "free_stays")


def _threatened(view: View, at: Territory, names: Sequence[str]) -> str:
    """Say who could attack a territory most dangerously as all stands now, and with what chance."""
    threat = regrets.threat_to(view, at)
    if threat is None:
        return tr("engines.look.safe")
    source, chance = threat
    percent = min(99, max(1, round(100 * chance)))
    return tr("engines.look.threat", name=names[view.owners[source]], land=land_name(source), percent=percent)


def _land(view: View, at: Territory, names: Sequence[str]) -> Iterator[str]:
    owner = view.owners[at]
    if owner == NOBODY:
        yield tr(f"engines.look.{_invaded(view, at)}")
    else:
        there = army(view.infantry[at], view.tanks[at], view.planes[at])
        yield tr("engines.look.owner", name=names[owner], army=there)
        level, stops = view.levels[at], level_attacked(view, at)
        if stops > level:
            yield tr("engines.look.castle_higher", count=level, stops=stops)
        elif level:
            yield tr("engines.look.castle", count=level)
        brings = TERRITORY_INCOME + (CASTLE_INCOME if level else 0)
        yield tr("engines.look.income", florins=florins(brings))
        if len(territories(view.owners, owner)) == 1:
            yield tr("engines.look.last")
        elif owner == view.viewer:
            yield _threatened(view, at, names)
    seas = sorted(SEAS[at], key=lambda sea: sea.value)
    if seas:
        yield tr("engines.look.seas", seas=tr("engines.join").join(map(sea_name, seas)))
