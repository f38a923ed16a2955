"""What tooltips say: what a thing is and how it looks, what an action there brings, and what is against it."""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import evolve

from leonardo.ai.engines import regrets
from leonardo.ai.estimate import percent
from leonardo.app.engines import commands
from leonardo.app.engines import spots as places
from leonardo.app.engines.moves import armies
from leonardo.app.engines.moves.in_hand import Fist, March
from leonardo.app.engines.spots import ArchiveSpot, CoinSpot, DesignSpot, LandSpot, OfferSpot, PlaySpot, Spot
from leonardo.app.engines.standing import (
    cost_of,
    first_points,
    hanging,
    is_barred,
    left_of,
    level_attacked,
    loose,
    own_seat,
    project_price,
    staked,
)
from leonardo.app.engines.words.designs import odds_told, plane_told
from leonardo.app.engines.words.marching import odds_of
from leonardo.app.engines.words.phrases import army, card_effect, card_name, effect_within, florins, land_name, sea_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.game import Referee
from leonardo.app.table.input.hands import Further
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.explaining import About
from leonardo.engine.engines import actions
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.board import REACH, SEAS, Territory
from leonardo.engine.engines.cards import DESIGNS, PROJECTS, Card
from leonardo.engine.engines.constants import (
    ATTACK_COST,
    CASTLE_INCOME,
    CASTLES,
    INVASION_COST,
    PERFECT,
    TERRITORY_INCOME,
    Machine,
)
from leonardo.engine.engines.questions import TurnQuestion
from leonardo.engine.engines.state import NOBODY, reserve, territories
from leonardo.engine.engines.view import View

_COMMANDS: Final[dict[type, str]] = {places.CoinSpot: commands.COUNT, places.DiceSpot: commands.THROW}
_SENTENCES: Final[dict[type, str]] = {
    places.LandSpot: "land",
    places.PurseSpot: "purse",
    places.CoinSpot: "coins",
    places.FistSpot: "fist",
    places.OfferSpot: "offer",
    places.DesignSpot: "design",
    places.ArchiveSpot: "archive",
    places.PlaySpot: "play",
    places.ForecastSpot: "forecast",
    places.TrackSpot: "track",
    places.RoundSpot: "round",
    places.ReserveSpot: "reserve",
    places.DiceSpot: "dice",
    places.LeonardoSpot: "leonardo",
    SeatSpot: "seat",
}


def about(spot: Spot) -> About | None:
    """Return what a thing is, with the number of its rule, and its key; nothing for what says itself."""
    match spot:
        case places.BuilderSpot(what=what):
            return About(f"engines.explain.build_{what}")
        case places.ActionSpot(what=what):
            return About(f"engines.explain.action_{what}")
    sentence = _SENTENCES.get(type(spot))
    return About(f"engines.explain.{sentence}", _COMMANDS.get(type(spot), "")) if sentence is not None else None


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
            first, *others = *told, tr("engines.look.hooks")
            return Tip(card_name(design), first, spot, tone=Tone.PLAIN, also=tuple(others))
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
    name = names[view.owners[source]]
    return tr("engines.look.threat", name=name, land=land_name(source), percent=percent(chance))


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


def tip(view: View, spot: Spot, action: Action | Further, referee: Referee) -> Tip:
    """Return what an action would give that a person points at with a spot, or what is against it."""
    if isinstance(action, Further):
        return _further(view, spot, action)
    objection = referee.objection(action)
    if objection is not None:
        told = tr(f"engines.objections.{objection.reason}")
        return Tip(tr("engines.tip.cannot"), told, spot, tone=Tone.BARRED)
    lead, more, cost = _of(view, action)
    return Tip(lead, more, spot, cost=cost)


def _further(view: View, spot: Spot, meant: Further) -> Tip:
    """Say what leads on to numbers: where an army would go, or what a coin makes of the bid."""
    held = meant.held
    if isinstance(held, Fist):
        key = "engines.tip.coin" if isinstance(spot, CoinSpot) else "engines.tip.fist"
        return Tip(florins(held.florins), tr(key), spot)
    if not isinstance(held, March):
        return Tip("", "", spot)
    name = land_name(held.target)
    there = army(view.infantry[held.target], view.tanks[held.target], view.planes[held.target])
    match held.kind:
        case actions.Attack:
            odds = tr("engines.tip.odds", percent=percent(odds_of(view, held).win))
            defenders = tr("engines.tip.defenders", army=there)
            return Tip(tr("engines.tip.attack", land=name), odds, spot, cost=ATTACK_COST, also=(defenders,))
        case actions.Invade:
            return Tip(tr("engines.tip.invade", land=name), tr("engines.tip.invade_more"), spot, cost=INVASION_COST)
    return Tip(tr("engines.tip.move", land=name), there, spot)


def _of(view: View, action: Action) -> tuple[str, str, int]:
    seat = view.viewer or 0
    match action:
        case actions.Settle(at):
            return land_name(at), tr("engines.tip.settle"), 0
        case actions.Recruit(at):
            left = reserve(view.owners, view.infantry, view.war, seat)
            return land_name(at), tr("engines.tip.recruit", count=left), 0
        case actions.Choose(card):
            key = "engines.tip.design" if card in DESIGNS else "engines.tip.project"
            return card_name(card), tr(key), staked(view)
        case actions.Realise(card):
            return (
                tr("engines.tip.realise", card=card_name(card)),
                card_effect(card),
                project_price(view, seat, card),
            )
        case actions.Build(machine, at):
            what = tr(f"engines.tip.build_{machine.value}", land=land_name(at))
            return what, _first(first_points(view, machine.value)), cost_of(view, seat, action)
        case actions.BuildTower(at):
            level = view.levels[at]
            return (
                tr("engines.tip.tower", land=land_name(at), before=level, after=level + 1),
                _first(first_points(view, "perfect_city") if level + 1 == PERFECT else 0),
                cost_of(view, seat, action),
            )
        case actions.BuildCastle(at):
            return (
                tr("engines.tip.castle", land=land_name(at)),
                tr("engines.tip.ends", left=CASTLES - 1 - sum(level > 0 for level in view.levels)),
                cost_of(view, seat, action),
            )
        case actions.Destroy(at=at):
            return tr("engines.tip.wreck", land=land_name(at)), "", 0
    return "", "", 0


def _first(points: int) -> str:
    """Say how many points something brings because it is the first in the game; nothing where it is not."""
    return tr("engines.tip.first", count=points) if points else ""
