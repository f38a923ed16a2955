"""What one may regret about an action: facts by which it is silly, for players as for warnings at the table."""

from collections.abc import Sequence
from typing import Final

from leonardo.ai.engines import threats, ways, worth
from leonardo.ai.engines.battle import torn
from leonardo.ai.engines.candidate_effects import machines_along
from leonardo.ai.engines.position_features import PositionFeatures, Seen
from leonardo.engine.engines import prospects
from leonardo.engine.engines.actions import Action, Attack, Build, Choose, Invade, Move
from leonardo.engine.engines.board import BY_LAND, REACH, Territory
from leonardo.engine.engines.cards import DESIGNS, PROJECTS
from leonardo.engine.engines.constants import ASSAULT, Cause, Machine
from leonardo.engine.engines.questions import ChooseQuestion
from leonardo.engine.engines.rules.movement import crossing_of
from leonardo.engine.engines.state import NOBODY
from leonardo.engine.engines.view import View

HOPELESS: Final = 0.25  # the chance to win below which an attack is without hope
EASY: Final = 0.8  # the chance to win from which a territory is there for the taking
_BURSTS: Final = 0.2  # the risk that a tank tears its army apart from which it does more harm than good
_TOO_DEAR: Final = 1.5  # by how many times a bid is above what it brings when it is better not paid
_FALLS: Final = 0.6
_STANDS: Final = 0.45
"""A place without a guard falls at least so likely at a glance, and with its guard at most so likely."""


def win(view: Seen, attack: Attack) -> float:
    army = attack.infantry, attack.tanks, attack.planes
    return prospects.of_attack(view, attack.source, attack.target, *army).win


def is_rash(sight: PositionFeatures, action: Action) -> bool:
    """Return whether an action is an attack without hope, or leaves a castle with too small a guard.

    Who keeps a rival from winning may leave a castle open.
    """
    if is_hopeless(sight.seen, action):
        return True
    if isinstance(action, Attack) and worth.stops(sight, sight.owners[action.source], action.target) >= 1:
        return False
    return bared_to(sight.seen, action, sight) is not None


def is_hopeless(view: Seen, action: Action) -> bool:
    """Return whether an action is an attack without hope."""
    return isinstance(action, Attack) and win(view, action) < HOPELESS


def bared_to(view: Seen, action: Action, sight: PositionFeatures | None = None) -> Territory | None:
    """Return from where a castle could be taken that is left with too small a guard; nothing if it stands as before."""
    if not isinstance(action, Attack | Invade | Move) or not view.levels[action.source]:
        return None
    at, stays = action.source, view.infantry[action.source] - action.infantry
    sight = sight or PositionFeatures(view)
    seat = view.owners[at]
    for source in REACH[at]:
        if view.owners[source] in (NOBODY, seat) or source == action.target:
            continue
        falls = _falls(sight, source, at, stays)
        if falls >= _FALLS and _falls(sight, source, at, view.infantry[at]) <= _STANDS:
            return source
    return None


def army_from(view: View, source: Territory, target: Territory) -> int:
    """Return how many infantry could come from a territory to another and fight there (rules 11.3 to 11.6)."""
    seat = view.owners[source]
    return min(ASSAULT, view.infantry[source] - 1) - crossing_of(view.players, view.owners, seat, source, target)


def threat_to(view: View, at: Territory) -> tuple[Territory, float] | None:
    """Return from where a territory could be attacked most dangerously, and the chance of that; nothing if nowhere."""
    owner, sight = view.owners[at], PositionFeatures(view)
    if owner == NOBODY or view.owners.count(owner) == 1:
        return None
    armies = (
        (source, army_from(view, source, at)) for source in REACH[at] if view.owners[source] not in (NOBODY, owner)
    )
    sources = [source for source, men in armies if men > 0]
    if not sources:
        return None
    worst = max(sources, key=lambda source: _falls(sight, source, at, view.infantry[at]))
    infantry = min(ASSAULT, view.infantry[worst] - 1)
    tanks, planes = machines_along(sight, view.owners[worst], worst, infantry)
    return worst, win(view, Attack(worst, at, infantry, tanks, planes))


def _falls(sight: PositionFeatures, source: Territory, at: Territory, guard: int) -> float:
    """Return about how likely a territory with so many infantry would fall to an army of another."""
    men = min(ASSAULT, sight.infantry[source] - (1 if source in BY_LAND[at] else 2))
    if men < 1:
        return 0.0
    tanks, planes = machines_along(sight, sight.owners[source], source, men)
    return threats.odds(sight, source, at, men, tanks, planes, guard)


def easy_prey(view: View, legal: Sequence[Action]) -> Attack | None:
    """Return an attack that is as good as won, gains something and leaves no castle open, the surest if several do."""
    sight, best, most = PositionFeatures(view), None, EASY
    seat = view.viewer or 0
    for source, target, least in ways.pairs(legal, Attack):
        infantry = min(ASSAULT, view.infantry[source] - 1)
        if infantry < least or worth.land(sight, seat, target) < _WORTH_A_WAR:
            continue
        tanks, planes = machines_along(sight, seat, source, infantry)
        sunk = crossing_of(view.players, view.owners, seat, source, target)
        if threats.odds(sight, source, target, infantry - sunk, tanks, planes) < _FALLS:
            continue
        attack = Attack(source, target, infantry, tanks, planes)
        if bared_to(view, attack, sight) is None and (found := win(view, attack)) > most:
            best, most = attack, found
    return best


_WORTH_A_WAR: Final = 40.0
"""The florins that a territory must be worth so that one regrets having left it: an attack costs 30."""


def bid_limit(view: View) -> float:
    """Return the florins that the best card on offer and Leonardo are worth to the viewer together.

    In what is likely the last round Leonardo's points may decide the game, and florins are worth nothing after it: all.
    """
    sight, seat = PositionFeatures(view), view.viewer or 0
    if sight.left <= 1:
        return float(view.players[seat].florins)
    best = max([worth.on_offer(sight, seat, card) for card in view.offer], default=0.0)
    return max(0.0, best) + max(worth.LEONARDO, worth.leonardo(sight, seat))


def is_wasted(view: View, action: Action) -> bool:
    """Return whether a card would be taken that finds no hook; what brings Leonardo beside is no waste."""
    question = view.question
    if not isinstance(action, Choose) or not isinstance(question, ChooseQuestion) or action.card in DESIGNS:
        return False
    hangs_on = PROJECTS[action.card].hangs_on
    finds_none = hangs_on is not None and not worth.finds_a_hook(view.players[question.seat], hangs_on)
    return finds_none and question.given


def is_dear(view: View, action: Action) -> bool:
    """Return whether a card would be taken for much more than it and Leonardo bring, as far as florins still count."""
    question = view.question
    if not isinstance(action, Choose) or not isinstance(question, ChooseQuestion):
        return False
    sight, seat = PositionFeatures(view), question.seat
    leonardo = 0.0 if question.given else max(worth.LEONARDO, worth.leonardo(sight, seat))
    brings = worth.on_offer(sight, seat, action.card) + leonardo
    return question.bid * worth.florin(sight) > _TOO_DEAR * brings


def risk_of_tank(view: View, action: Action) -> float:
    """Return the risk of a tank that is built for nothing but its army's ruin, none for what makes sense.

    The first tank of all is built for its points (rule 12.2).
    """
    if not isinstance(action, Build) or action.machine is not Machine.TANK or Cause.FIRST_TANK not in view.firsts:
        return 0.0
    risk = torn(view.players[view.viewer or 0].check_dice)
    return risk if risk >= _BURSTS else 0.0
