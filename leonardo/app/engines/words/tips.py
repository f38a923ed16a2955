"""What a decision would give, or why it cannot be, as the small tags beside what is pointed at."""

from leonardo.app.engines.moves.in_hand import Fist, March
from leonardo.app.engines.spots import CoinSpot, Spot
from leonardo.app.engines.standing import cost_of, first_points, project_price
from leonardo.app.engines.words.marching import odds_of
from leonardo.app.engines.words.phrases import army, card_effect, card_name, florins, land_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.game import Referee
from leonardo.app.table.input.further import Further
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.engine.engines import actions
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.cards import DESIGNS
from leonardo.engine.engines.constants import ATTACK_COST, CASTLES, INVASION_COST, PERFECT
from leonardo.engine.engines.questions import ChooseQuestion
from leonardo.engine.engines.state import reserve
from leonardo.engine.engines.view import View


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
            odds = tr("engines.tip.odds", percent=round(100 * odds_of(view, held).win))
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
            bid = view.question.bid if isinstance(view.question, ChooseQuestion) else 0
            key = "engines.tip.design" if card in DESIGNS else "engines.tip.project"
            return card_name(card), tr(key), bid
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
