"""Invasions of free territories, and setting out to attack (rules 7.7, 7.8, 11.1 to 11.6)."""

from collections.abc import Sequence

from leonardo.engine.engines.actions import Attack, Invade
from leonardo.engine.engines.agenda import Act, BeginAssaults, BeginWar
from leonardo.engine.engines.board import BY_LAND, LAND_BITS, REACH, REACH_BITS, SEA_BITS, Territory, members
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT, ATTACK_COST, ATTACKS, INVASION_COST, INVASIONS
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import AttackBegan, Invaded, LostAtSea
from leonardo.engine.engines.questions import TurnQuestion
from leonardo.engine.engines.rules.armies import Way, machines_to_go
from leonardo.engine.engines.state import NOBODY, Player, War
from leonardo.engine.game import Objection


def invasions(draft: Draft, lands: Sequence[int]) -> list[Way]:
    """Return the ways of every invasion (rule 7.7); `lands` are those of all, as bits."""
    turn, found = draft.acting, list[Way]()
    if turn.invasions == INVASIONS or draft.players[turn.seat].florins < INVASION_COST:
        return found
    for source in members(lands[turn.seat]):
        targets, most = REACH_BITS[source] & lands[NOBODY], draft.infantry[source] - 1
        if targets and most:
            tanks, planes = machines_to_go(draft, turn.seat, source)
            found.append(Way(Invade, source, ((targets, 1),), most, tanks, planes, False))
    return found


def attacks(draft: Draft, lands: Sequence[int]) -> list[Way]:
    """Return the ways of every attack (rules 7.8, 11.1 to 11.6); `lands` are those of all, as bits."""
    turn, escort, found = draft.acting, draft.table.escort, list[Way]()
    seat = turn.seat
    if turn.attacks == ATTACKS or draft.players[seat].florins < ATTACK_COST:
        return found
    enemies, by_crossing = _enemies(draft, seat, lands)
    for source in members(lands[seat]):
        most = min(ASSAULT, draft.infantry[source] - 1)
        near, shores = LAND_BITS[source], SEA_BITS[source] & ~LAND_BITS[source]
        if most and enemies & REACH_BITS[source]:
            over_sea = [(there & shores, 1 + lost) for lost, there in by_crossing.items() if there & shores]
            tanks, planes = machines_to_go(draft, seat, source)
            targets = ((enemies & near, 1), *over_sea)
            found.append(Way(Attack, source, targets, most, min(ASSAULT, tanks), min(ASSAULT, planes), escort))
    return found


def _enemies(draft: Draft, seat: int, lands: Sequence[int]) -> tuple[int, dict[int, int]]:
    """Return all territories that can be attacked, and those by how many infantry a crossing costs.

    The last territory of a seat is spared (rule 11.2).
    """
    whole, by_crossing = 0, dict[int, int]()
    for other in range(draft.table.seats):
        if other != seat and lands[other].bit_count() > 1:
            lost = lost_at_sea(draft.players, seat, other)
            whole |= lands[other]
            by_crossing[lost] = by_crossing.get(lost, 0) | lands[other]
    return whole, by_crossing


def crossing(draft: Draft, seat: int, source: Territory, target: Territory) -> int:
    """Return how many infantry of a seat an attack loses on its way: none by land (rules 11.5, 11.6)."""
    return crossing_of(draft.players, draft.owners, seat, source, target)


def crossing_of(
    players: Sequence[Player], owners: Sequence[int], seat: int, source: Territory, target: Territory
) -> int:
    """Return the same for a game as it is seen."""
    return 0 if target in BY_LAND[source] else lost_at_sea(players, seat, owners[target])


def lost_at_sea(players: Sequence[Player], seat: int, defender: int) -> int:
    """Return how many infantry of a seat a crossing to another costs (rule 11.6)."""
    submarines, ironclads = players[defender].has(Card.SUBMARINE), players[seat].has(Card.IRONCLAD)
    return max(0, 1 + submarines - ironclads)


def invade(draft: Draft, question: TurnQuestion, action: Invade) -> None:
    """Go to a free territory (rule 7.7)."""
    seat = question.seat
    draft.then(Act())
    draft.pay(seat, INVASION_COST)
    draft.change_turn(invasions=draft.acting.invasions + 1)
    draft.owners[action.target] = seat
    carry(draft, action.source, action.target, (action.infantry, action.tanks, action.planes))
    draft.tell(
        Invaded,
        seat,
        action.source,
        action.target,
        action.infantry,
        action.tanks,
        action.planes,
        INVASION_COST,
    )


def carry(draft: Draft, source: Territory, target: Territory, pieces: tuple[int, int, int]) -> None:
    """Take infantry, tanks and planes from one territory to another."""
    for counts, moved in zip((draft.infantry, draft.tanks, draft.planes), pieces, strict=True):
        counts[source] -= moved
        counts[target] += moved


def attack(draft: Draft, question: TurnQuestion, action: Attack) -> None:
    """Set out with an army (rule 7.8); by sea it loses some of it (rule 11.6)."""
    seat, source, target = question.seat, action.source, action.target
    defender, lost = draft.owners[target], crossing(draft, seat, source, target)
    by_sea = target not in BY_LAND[source]
    draft.then(BeginWar(), BeginAssaults(defence=False), Act())
    draft.pay(seat, ATTACK_COST)
    draft.change_turn(attacks=draft.acting.attacks + 1)
    draft.infantry[source] -= action.infantry
    draft.tanks[source] -= action.tanks
    draft.planes[source] -= action.planes
    draft.war = War(source, target, seat, defender, action.infantry, action.tanks, action.planes)
    draft.tell(
        AttackBegan,
        seat,
        defender,
        source,
        target,
        action.infantry,
        action.tanks,
        action.planes,
        by_sea,
        ATTACK_COST,
    )
    if lost:
        draft.change_war(infantry=action.infantry - lost)
        draft.tell(LostAtSea, seat, lost)


def invasion_objection(draft: Draft, action: Invade) -> Objection:
    """Return which rule is against an invasion."""
    turn = draft.acting
    if turn.invasions == INVASIONS:
        return Objection("7.7", "invasions_used_up", f"A turn has at most {INVASIONS} invasions")
    if draft.players[turn.seat].florins < INVASION_COST:
        return Objection("7.7", "cannot_pay", f"It costs {INVASION_COST} florins")
    if draft.owners[action.source] != turn.seat:
        return Objection("7.7", "not_own_territory", "An invasion begins in an own territory")
    if draft.owners[action.target] != NOBODY:
        return Objection("7.7", "not_free", "Only a free territory can be invaded")
    if action.target not in REACH[action.source]:
        return Objection("7.7", "out_of_reach", "That territory is no neighbour by land nor on the same sea")
    return pieces_objection(draft, action, "7.7", 1) or Objection("7.7", "not_possible", "That invasion is impossible")


def pieces_objection(draft: Draft, action: Invade | Attack, rule: str, least: int) -> Objection | None:
    """Return which rule is against the numbers of pieces that go, if one is."""
    seat, source = draft.acting.seat, action.source
    if action.infantry < least or min(action.tanks, action.planes) < 0:
        return Objection(rule, "infantry_goes", f"At least {least} infantry must go")
    if action.infantry >= draft.infantry[source]:
        return Objection(rule, "infantry_stays", "At least one infantry stays behind")
    if action.tanks > draft.tanks[source] or action.planes > draft.planes[source]:
        return Objection(rule, "too_few_machines", "There are not so many machines")
    tanks, planes = machines_to_go(draft, seat, source)
    if action.tanks > tanks or action.planes > planes:
        return Objection(rule, "no_design", "Machines need their design in play")
    return None


def attack_objection(draft: Draft, action: Attack) -> Objection:
    """Return which rule is against an attack."""
    turn, source, target = draft.acting, action.source, action.target
    defender = draft.owners[target]
    if turn.attacks == ATTACKS:
        return Objection("7.8", "attacks_used_up", f"A turn has at most {ATTACKS} attacks")
    if draft.players[turn.seat].florins < ATTACK_COST:
        return Objection("7.8", "cannot_pay", f"It costs {ATTACK_COST} florins")
    if draft.owners[source] != turn.seat:
        return Objection("11.1", "not_own_territory", "An attack begins in an own territory")
    if defender in (NOBODY, turn.seat):
        return Objection("7.8", "not_of_another", "Only a territory of another seat can be attacked")
    if target not in REACH[source]:
        return Objection("11.1", "out_of_reach", "That territory is no neighbour by land nor on the same sea")
    if draft.owners.count(defender) == 1:
        return Objection("11.2", "last_territory", "The last territory of a seat cannot be attacked")
    if max(action.infantry, action.tanks, action.planes) > ASSAULT:
        return Objection("11.3", "army_too_large", f"An army has at most {ASSAULT} of each kind")
    lost = crossing(draft, turn.seat, source, target)
    if 1 <= action.infantry <= lost:
        return Objection("11.6", "lost_at_sea", f"The crossing costs {lost} infantry; more must go")
    found = pieces_objection(draft, action, "11.4" if action.infantry >= draft.infantry[source] else "11.3", 1)
    return found or Objection("15.4", "escort", "Machines may not be more than the infantry that goes with them")
