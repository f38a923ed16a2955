"""Why to bid, to take a card or not, to realise it, and to build a machine (rules 6, 7.4, 7.5, 12)."""

from leonardo.ai.engines import worth
from leonardo.ai.engines.battle import torn
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.ai.thought import Reason
from leonardo.engine.engines.actions import Bid, Build, Choose, Decline, EndTurn, Realise
from leonardo.engine.engines.cards import DESIGNS, PROJECTS
from leonardo.engine.engines.constants import FIRSTS, INVASION_COST, LEONARDO_POINTS, Cause, Machine
from leonardo.engine.engines.questions import ChooseQuestion
from leonardo.engine.engines.view import View

FIRST_OF = {Machine.TANK: Cause.FIRST_TANK, Machine.PLANE: Cause.FIRST_PLANE}
"""What the points for the first machine of each kind are for (rule 12.2)."""


def seat_of(view: View) -> int:
    """Return the seat that decides.

    Raises:
        ValueError: for the view of an onlooker.
    """
    if view.viewer is None:
        raise ValueError("an onlooker has nothing to decide")
    return view.viewer


def nothing_fits(view: View, action: Bid) -> Reason | None:
    """No card on offer is worth a bid."""
    sight, seat = PositionFeatures(view), seat_of(view)
    if action.florins or any(worth.on_offer(sight, seat, card) > 0 for card in view.offer):
        return None
    return Reason("engines.advice.nothing_fits")


def leonardo_and_card(view: View, action: Bid) -> Reason | None:
    """The highest bid brings Leonardo beside the first choice."""
    if not action.florins:
        return None
    sight, seat = PositionFeatures(view), seat_of(view)
    card = max(view.offer, key=lambda each: worth.on_offer(sight, seat, each))
    return Reason("engines.advice.leonardo_and_card", {"card": card, "points": LEONARDO_POINTS})


def gives_points(_: View, action: Choose | Realise) -> Reason | None:
    """It is a work of art, which gives points."""
    project = PROJECTS.get(action.card)
    if project is None or not project.points:
        return None
    key = "art_points" if isinstance(action, Realise) else "art_will_give"
    return Reason(f"engines.advice.{key}", {"points": project.points, "florins": project.cost})


def gives_design(view: View, action: Choose) -> Reason | None:
    """It is a design, which works at once; its first machine may give points."""
    design = DESIGNS.get(action.card)
    if design is None:
        return None
    first = FIRST_OF[design.machine]
    if first not in view.firsts:
        return Reason("engines.advice.design_first", {"points": FIRSTS[first], "machine": design.machine})
    return Reason("engines.advice.design", {"machine": design.machine})


def most_cards(view: View, action: Choose | Realise) -> Reason | None:
    """With it the seat has most cards in play."""
    if isinstance(action, Choose) and action.card not in DESIGNS:
        return None
    seat = seat_of(view)
    counts = [player.cards for player in view.players]
    if counts[seat] + 1 <= max(count for other, count in enumerate(counts) if other != seat):
        return None
    return Reason("engines.advice.most_cards", {"count": counts[seat] + 1})


def brings_leonardo(view: View, action: Choose) -> Reason | None:
    """The first who buys becomes Leonardo, and the card has its effect (rule 6.6)."""
    question = view.question
    if not isinstance(question, ChooseQuestion) or question.given or view.leonardo == seat_of(view):
        return None
    return Reason("engines.advice.brings_leonardo", {"points": LEONARDO_POINTS, "effect": action.card})


def will_work(_: View, action: Choose) -> Reason:
    """What it does once it is in play."""
    return Reason("engines.advice.will_work", {"effect": action.card})


def nothing_is_paid(view: View, _: Decline) -> Reason | None:
    """Who declines pays nothing."""
    question = view.question
    if not isinstance(question, ChooseQuestion):
        return None
    return Reason("engines.advice.nothing_is_paid", {"florins": question.bid})


def works_at_once(_: View, action: Realise) -> Reason:
    """It works from now on to the end."""
    return Reason("engines.advice.works_at_once", {"effect": action.card})


def first_of_all(view: View, action: Build) -> Reason | None:
    """It is the first of its kind, which gives points."""
    cause = FIRST_OF[action.machine]
    if cause in view.firsts:
        return None
    return Reason("engines.advice.first_of_all", {"points": FIRSTS[cause]})


def bursts_seldom(view: View, action: Build) -> Reason | None:
    """Its hits and the risk that it tears itself apart; or that no castle stops a plane."""
    if action.machine is Machine.PLANE:
        return Reason("engines.advice.nothing_stops_planes")
    player = view.players[seat_of(view)]
    percent = round(100 * torn(player.check_dice))
    return Reason("engines.advice.tank_hits", {"count": player.tank_hits, "percent": percent})


def keeps_florins(view: View, _: EndTurn) -> Reason | None:
    """What is not spent can be bid."""
    florins = view.players[seat_of(view)].florins
    return Reason("engines.advice.keeps_florins", {"florins": florins}) if florins >= INVASION_COST else None
