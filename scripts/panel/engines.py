"""Scripted players of Engines of War that go by rules of thumb; they measure other players and never train any.

All styles weigh what they could buy in points for florins, by the same small helpers; they differ in what they want.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import ClassVar, Final

from attrs import field, frozen

from leonardo.ai.player import Budget
from leonardo.engine.engines.actions import (
    Action,
    AssaultByAutomaton,
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Attack,
    Bid,
    Build,
    BuildCastle,
    BuildTower,
    Choose,
    Decline,
    Done,
    EndTurn,
    Fight,
    Fire,
    Hold,
    Invade,
    Move,
    NoParachute,
    Realise,
    Recruit,
    Retreat,
    Settle,
    Stop,
)
from leonardo.engine.engines.board import BY_LAND, REACH, Territory
from leonardo.engine.engines.cards import DESIGNS, PROJECTS, Card
from leonardo.engine.engines.constants import (
    ASSAULT,
    ATTACK_COST,
    ATTACKS,
    BID_STEP,
    CASTLE_COST,
    DISCOUNT,
    HIGHEST_LEVEL,
    INVASION_COST,
    INVASIONS,
    MACHINE_COSTS,
    MOVES,
    PERFECT,
    TOWER_COST,
    Cause,
    Machine,
)
from leonardo.engine.engines.questions import (
    BidQuestion,
    ChooseQuestion,
    MoveQuestion,
    RecruitQuestion,
    SettleQuestion,
    TurnQuestion,
)
from leonardo.engine.engines.state import NOBODY
from leonardo.engine.engines.view import View
from scripts.panel.engines_odds import SAFE, blows_up, infantry_dice, odds
from scripts.panel.engines_sight import Sight, changed, only, ripe

__all__ = ["STYLES", "Sight", "Style", "only"]  # what other panels are made of

USES: Final = {
    Card.TANK_TURTLE: 0.6,
    Card.TANK_SCYTHE: 0.8,
    Card.TANK_ROUND: 0.6,
    Card.TANK_TOWER: 0.3,
    Card.TANK_THUNDER: 0.2,
    Card.PLANE_KITE: 0.8,
    Card.PLANE_BAT: 0.9,
    Card.PLANE_SWALLOW: 0.9,
    Card.PLANE_AIRSCREW: 0.9,
    Card.PLANE_GREAT_BIRD: 1.0,
    Card.BALL_CART: 0.6,
    Card.ORGAN_GUN: 0.7,
    Card.BOMBARD: 0.5,
    Card.GREAT_CANNON: 0.2,
    Card.GEARBOX: 0.5,
    Card.GUN_LIGHTER: 0.4,
    Card.MULTI_CANNON: 0.7,
    Card.GYROSCOPE: 0.5,
    Card.PARACHUTIST: 0.2,
    Card.STRONGHOLD: 0.4,
    Card.AUTOMATON: 0.3,
    Card.SUBMARINE: 0.2,
    Card.IRONCLAD: 0.2,
}
"""What a card does in wars, in points of a whole game."""
FIRST_OF: Final = {Machine.TANK: Cause.FIRST_TANK, Machine.PLANE: Cause.FIRST_PLANE}


@frozen
class Style:
    """A player by its likings, by what it multiplies the worth of each thing; a sensible one has the defaults.

    `sure` is the chance that it wants for an attack, `hurt` and `hurt_leader` how much harm to others counts, `bold`
    how much of what it can spare it bids at most, `thrift` the florins that it keeps, and `until` the round after
    which it bids little. A `patient` player bids little until the end is near or the purse is full.
    """

    takes_objects: ClassVar = True
    sure: float = 0.7
    war: float = 1.5
    hurt: float = 0.3
    hurt_leader: float = 1.0
    land: float = 1.0
    castle: float = 1.0
    tower: float = 1.7
    card: float = 1.0
    art: float = 1.0
    machine: float = 1.2
    leonardo: float = 0.9
    bold: float = 1.0
    until: int = 99
    thrift: int = 0
    patient: bool = True
    likes: frozenset[Card] = field(default=frozenset())

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget) -> Action:  # noqa: ARG002
        if len(legal) == 1:
            return legal[0]
        question = view.question
        if question is None or view.viewer is None:
            return legal[0]
        sight = Sight(view, view.viewer)
        match question:
            case SettleQuestion():
                return max(only(legal, Settle), key=lambda settle: self.home(sight, settle.at))
            case RecruitQuestion():
                return max(only(legal, Recruit), key=lambda recruit: self.need(sight, recruit.at))
            case BidQuestion():
                return self.bid(sight, legal)
            case ChooseQuestion():
                return self.choose(sight, legal, question)
            case TurnQuestion() | MoveQuestion():
                return self.act(sight, legal)
            case _:
                return self.fight(sight, legal)

    # Where to be

    def home(self, sight: Sight, at: Territory) -> float:
        """Return how good a territory is to begin in: room to grow that rivals do not reach first."""
        view = sight.view
        near = [each for each in REACH[at] if view.owners[each] == NOBODY]
        shared = sum(any(view.owners[other] != NOBODY for other in REACH[each]) for each in near)
        return min(len(near) - 0.5 * shared, 7) + 0.5 * len(BY_LAND[at])

    def need(self, sight: Sight, at: Territory) -> float:
        """Return how much a territory of its own needs another infantry."""
        here, value = sight.view.infantry[at], 1.0 + sight.view.levels[at]
        return value * (sight.threat(at) + 0.5 - here) if sight.threat(at) else -here

    # The auction

    def value(self, sight: Sight, card: Card) -> float:
        """Return how many florins a card is worth."""
        me, rounds, points = sight.me, sight.rounds, USES.get(card, 0.1)
        liking = 1.5 if card in self.likes else 1.0
        more = 0.5 * min(rounds, 4) * changed(sight.cards, sight.seat) * self.card
        if card in DESIGNS:
            machine = DESIGNS[card].machine
            if me.design(machine) is not None:
                return 0.0
            points = points * self.machine * min(1.0, rounds / 5) + (FIRST_OF[machine] not in sight.view.firsts) * 1.4
            return (points + more) * liking / sight.rate
        project = PROJECTS[card]
        if project.points:
            return (project.points * self.art + sight.income() + more) / sight.rate - project.cost
        waiting = sum(PROJECTS[each].hangs_on is project.hangs_on for each in me.archive)
        if project.hangs_on is not None and me.hooks_left(project.hangs_on) <= waiting:
            return 0.0
        points *= min(1.0, rounds / 5) * (0.5 + 0.5 * self.war)
        return (points + more) * liking / sight.rate - 0.8 * project.cost

    def leadership(self, sight: Sight) -> float:
        """Return how many florins it is worth to become Leonardo: its points, and its discount."""
        built = min(5, sight.castles[sight.seat] + 1) if sight.rounds > 1 else 2
        return self.leonardo * (2 / sight.rate + DISCOUNT * 0.7 * built)

    def spared(self, sight: Sight) -> int:
        """Return the florins that it had better not bid, for what it wants in its turn."""
        free = sight.view.owners.count(NOBODY)
        spare = sum(sight.view.infantry[at] - 1 for at in sight.own)
        left = INVASION_COST * min(INVASIONS, free, spare)
        return self.thrift + left + (CASTLE_COST if sum(sight.castles) < 16 else TOWER_COST)

    def bid(self, sight: Sight, legal: Sequence[Action]) -> Action:
        """Return the bid of the best profit against others who might bid anything up to most of what they have."""
        if self.patient and not ripe(sight):
            return min(only(legal, Bid), key=lambda each: abs(each.florins - 2 * BID_STEP))
        view, florins = sight.view, sight.me.florins
        worth = sorted((max(0.0, self.value(sight, card)) for card in view.offer), reverse=True)
        lead = self.leadership(sight)
        order = view.table.seats_from(view.leonardo)
        others = [other for other in order if other != sight.seat]
        limit = max(BID_STEP, florins - self.spared(sight))
        if view.round > self.until:
            limit = min(limit, 2 * BID_STEP)

        def profit(bid: int) -> float:
            ranks = [1.0] + [0.0] * len(others)
            for other in others:
                top = min(view.players[other].florins, 120) * 0.7 // BID_STEP
                ties = order.index(other) < order.index(sight.seat)
                above = max(0.0, top - bid / BID_STEP + ties) / (top + 1)
                ranks = [
                    ranks[rank] * (1 - above) + (ranks[rank - 1] * above if rank else 0) for rank in range(len(ranks))
                ]
            prizes = [each + (lead if not rank else 0) - bid for rank, each in enumerate(worth)]
            return sum(rank * max(0.0, prize) for rank, prize in zip(ranks, prizes, strict=False))

        bids = [each for each in only(legal, Bid) if each.florins <= limit * self.bold]
        return max(bids, key=lambda each: (profit(each.florins) if each.florins else 0.0, -each.florins))

    def choose(self, sight: Sight, legal: Sequence[Action], question: ChooseQuestion) -> Action:
        """Return the card worth most, or no card if none is worth the bid."""
        best = max(only(legal, Choose), key=lambda each: self.value(sight, each.card), default=None)
        lead = 0.0 if question.given else self.leadership(sight)
        if best is None or self.value(sight, best.card) + lead < question.bid:
            return next(iter(only(legal, Decline)), best or legal[0])
        return best

    # The turn

    def act(self, sight: Sight, legal: Sequence[Action]) -> Action:
        """Return the purchase that gives most for its florins; the castle comes last, but its florins are kept."""
        florins = sight.me.florins - self.thrift
        moving = isinstance(sight.view.question, MoveQuestion)
        castle, castle_value = self.castle_place(sight, legal) if not moving else (None, 0.0)
        price = CASTLE_COST - sight.off
        if castle is not None and castle_value > price * sight.rate:
            florins -= price
        else:
            castle = None
        wishes = list(self.gathering(sight, legal, florins))
        if not moving:
            wishes += [*self.purchases(sight, legal), *self.invasions(sight), *self.attacks(sight, legal)]
        good = [
            (value / max(cost, 1), action)
            for value, cost, action in wishes
            if cost <= florins and value > cost * sight.rate
        ]
        if good:
            return max(good, key=lambda wish: wish[0])[1]
        guard = self.guard(sight, legal)
        if guard is not None:
            return guard
        return Stop() if moving else castle or EndTurn()

    def castle_place(self, sight: Sight, legal: Sequence[Action]) -> tuple[BuildCastle | None, float]:
        """Return where to build a castle, and what it is worth."""
        sites = [site for at in sight.own if not sight.view.levels[at] and (site := BuildCastle(at)) in legal]
        if not sites:
            return None, 0.0
        value = self.castle * (0.3 + sight.income() + 0.6 * sight.rounds * changed(sight.castles, sight.seat))
        return max(sites, key=lambda site: sight.view.infantry[site.at] - 0.7 * sight.threat(site.at)), value

    def purchases(self, sight: Sight, legal: Sequence[Action]) -> Iterator[tuple[float, int, Action]]:
        """Yield projects, machines and towers, each with its value and its cost."""
        view, me, rounds = sight.view, sight.me, sight.rounds
        for card in me.archive:
            if (realise := Realise(card)) in legal:
                cost = PROJECTS[card].cost - sight.off
                value = (self.value(sight, card) + 0.8 * PROJECTS[card].cost) * sight.rate + 0.3
                yield value, cost, realise
        for at in sight.own:
            if not view.levels[at]:
                continue
            for machine in Machine:
                if (build := Build(machine, at)) in legal:
                    yield self.machine_value(sight, machine), MACHINE_COSTS[machine] - sight.off, build
            if (tower := BuildTower(at)) in legal:
                missing = PERFECT - view.levels[at]
                city = max(0.0, rounds - missing + 1.5) + 2 * (Cause.FIRST_PERFECT_CITY not in view.firsts) / missing
                held = 1.0 if view.infantry[at] + view.levels[at] > sight.threat(at) else 0.7
                guarded = 0.1 * min(rounds, 4) * (sight.threat(at) > view.infantry[at])
                yield self.tower * (held * city / missing + guarded), TOWER_COST - sight.off, tower

    def machine_value(self, sight: Sight, machine: Machine) -> float:
        """Return what one more machine is worth: two points for the first of all, else its use in attacks."""
        if FIRST_OF[machine] not in sight.view.firsts:
            return 2.0
        counts = sight.view.tanks if machine is Machine.TANK else sight.view.planes
        have = sum(counts[at] for at in sight.own)
        if sight.rounds < 2 or (machine is Machine.TANK and blows_up(sight.me.check_dice) > SAFE):
            return 0.0
        return self.machine * (1.3 - 0.25 * have)

    def invasions(self, sight: Sight) -> Iterator[tuple[float, int, Action]]:
        """Yield the best invasion from where infantry can be spared best."""
        view = sight.view
        turn = view.turn
        if turn is None or turn.invasions == INVASIONS or sight.me.florins < INVASION_COST:
            return
        for source in sight.own:
            spare = view.infantry[source] - 1
            if not spare:
                continue
            for target in REACH[source]:
                if view.owners[target] == NOBODY:
                    room = sum(view.owners[each] == NOBODY for each in REACH[target])
                    near = sum(view.owners[each] == sight.seat for each in BY_LAND[target])
                    value = 1.0 + sight.income() + 0.6 * sight.rounds * changed(sight.lands, sight.seat)
                    value += 0.04 * room + 0.1 * near + 0.03 * spare - 0.05 * sight.threat(target)
                    go = Invade(source, target, 1 if spare < 4 or sight.threat(source) else spare // 2, 0, 0)
                    yield self.land * value, INVASION_COST, go

    def prize(self, sight: Sight, at: Territory) -> float:
        """Return what conquering a territory is worth in points."""
        owner = sight.view.owners[at]
        hurt = self.hurt_leader if owner == sight.leader else self.hurt
        return sight.worth(at) + hurt * sight.harm(at)

    def judged(self, sight: Sight, attack: Attack) -> float:
        """Return what an attack is worth, nothing if it is not sure enough."""
        likely = odds(sight.view, sight.seat, attack)
        if likely < self.sure:
            return 0.0
        lost = 0.06 * attack.infantry + 0.25 * attack.planes + 0.1 * attack.tanks if sight.rounds > 1 else 0.0
        return self.war * (likely * self.prize(sight, attack.target) - lost)

    def targets(self, sight: Sight, source: Territory) -> Iterator[Territory]:
        """Yield the territories that can be attacked from one."""
        owners = sight.view.owners
        for at in REACH[source]:
            if owners[at] not in (sight.seat, NOBODY) and sight.lands[owners[at]] > 1:
                yield at

    def attacks(self, sight: Sight, legal: Sequence[Action]) -> Iterator[tuple[float, int, Action]]:
        """Yield attacks with all that can be spared, and with half the planes or none."""
        view, turn = sight.view, sight.view.turn
        if turn is None or turn.attacks == ATTACKS or sight.me.florins < ATTACK_COST or not self.war:
            return
        for source in sight.own:
            most_men = min(ASSAULT, view.infantry[source] - sight.keep(source))
            if most_men < 1:
                continue
            machines = self.machines(sight, view.tanks[source], view.planes[source])
            for target in self.targets(sight, source):
                for tanks, planes in {machines, (machines[0], 0)}:
                    attack = Attack(source, target, most_men, tanks, planes)
                    if attack in legal and (value := self.judged(sight, attack)) > 0:
                        yield value, ATTACK_COST, attack

    def machines(self, sight: Sight, tanks: int, planes: int) -> tuple[int, int]:
        """Return how many machines go with an army."""
        safe = sight.me.tank is not None and blows_up(sight.me.check_dice) <= SAFE
        return min(ASSAULT, tanks) if safe else 0, min(ASSAULT, planes) if sight.me.plane else 0

    def gathering(self, sight: Sight, legal: Sequence[Action], florins: int) -> Iterator[tuple[float, int, Action]]:
        """Yield the movement that makes the best attack of all possible that is not possible yet."""
        view, turn = sight.view, sight.view.turn
        if turn is None or turn.moved or turn.attacks == ATTACKS or florins < ATTACK_COST or not self.war:
            return
        for source in sight.own:
            targets = list(self.targets(sight, source))
            have, keep = view.infantry[source], sight.keep(source)
            if not targets:
                continue
            moves = [
                move
                for at in sight.own
                if at is not source
                and (spare := max(0, view.infantry[at] - sight.keep(at))) + view.tanks[at] + view.planes[at]
                and (move := Move(at, source, spare, *self.machines(sight, view.tanks[at], view.planes[at]))) in legal
            ]
            moves.sort(key=lambda move: -move.infantry - move.tanks - 1.5 * move.planes)
            del moves[MOVES - turn.moves :]
            if not moves or (have - keep >= ASSAULT and not any(move.tanks + move.planes for move in moves)):
                continue
            men = min(ASSAULT, have - keep + sum(move.infantry for move in moves))
            tanks = view.tanks[source] + sum(move.tanks for move in moves)
            planes = view.planes[source] + sum(move.planes for move in moves)
            best = max(
                self.judged(sight, Attack(source, at, men, *self.machines(sight, tanks, planes))) for at in targets
            )
            now = max(
                self.judged(
                    sight,
                    Attack(
                        source,
                        at,
                        min(ASSAULT, have - keep),
                        *self.machines(sight, view.tanks[source], view.planes[source]),
                    ),
                )
                for at in targets
            )
            if best > now + 0.3:
                yield best - 0.3, ATTACK_COST, moves[0]

    def guard(self, sight: Sight, legal: Sequence[Action]) -> Move | None:
        """Return a movement of idle infantry to where most is in danger, if there is one."""
        view, turn = sight.view, sight.view.turn
        if turn is None or turn.moved or len(sight.own) < 2:
            return None
        place = max(sight.own, key=lambda at: self.need(sight, at))
        if self.need(sight, place) <= 0:
            return None
        sources = [
            move
            for at in sight.own
            if at is not place
            and (spare := int(view.infantry[at] - max(sight.keep(at), sight.threat(at)))) > 0
            and (move := Move(at, place, spare, 0, 0)) in legal
        ]
        return max(sources, key=lambda move: move.infantry, default=None)

    # War

    def fight(self, sight: Sight, legal: Sequence[Action]) -> Action:
        """Return an answer in a war: machines first, then as many infantry as it is good for."""
        view, war = sight.view, sight.view.war
        quiet: list[Action] = [*only(legal, NoParachute), *only(legal, AssaultByAutomaton)]
        if war is None or quiet:
            return (quiet or legal)[0]
        mine = war.side == sight.seat and not war.defence
        own = war.infantry if mine else view.infantry[war.target]
        foes = view.infantry[war.target] if mine else war.infantry
        level = 0 if war.opened else view.levels[war.target]
        stops = min(HIGHEST_LEVEL, level + view.players[war.defender].has(Card.STRONGHOLD)) if level else 0
        stops = max(0, stops - view.players[war.attacker].has(Card.BOMBARD))
        if (retreat := Retreat()) in legal:
            return retreat if own < 2 * foes else only(legal, Fight)[0]
        if planes := only(legal, AssaultByPlanes):
            return max(planes, key=lambda each: (each.infantry, each.tanks or 0, each.planes or 0))
        fire = blows_up(sight.me.check_dice) <= self.risk(sight)
        if Hold() in legal:
            return Fire() if fire else Hold()
        if fire and (tanks := only(legal, AssaultByTanks)):
            return tanks[0]
        infantry = only(legal, AssaultByInfantry)
        dice = infantry_dice(own, foes, stops if mine else 0, not mine and stops > 0, bool(war.made))
        if infantry and (dice or Done() not in legal):
            return max(infantry, key=lambda each: (-abs(each.count - max(1, dice)), each.cannon and dice > 1))
        return next(iter(only(legal, Done)), legal[0])

    def risk(self, sight: Sight) -> float:  # noqa: ARG002 - a gambler may look at it
        """Return how likely a tank may blow up for it to fire."""
        return SAFE


SENSIBLE: Final = Style()
"""Grows and builds first, bids little until late, and attacks where it is likely to win what counts."""
RAIDER: Final = Style(sure=0.5, war=2.6, tower=0.3, castle=0.7, machine=2.0, leonardo=0.6, hurt=0.4, patient=False)
"""Attacks early and often, with machines, and builds few walls."""
BUILDER: Final = Style(sure=0.85, war=0.7, tower=2.4, castle=1.8, machine=0.5, card=0.7)
"""Builds castles and cities, and goes only to sure wars."""
EARLY_BUYER: Final = Style(card=1.6, machine=2.2, bold=1.3, until=4, patient=False)
"""Buys designs and projects in the first four rounds, and hardly bids after them."""
SHARK: Final = Style(leonardo=1.5, bold=1.5, card=0.8, machine=1.2, patient=False)
"""Wants to be Leonardo in every round, nearly whatever it costs."""
COLLECTOR: Final = Style(card=2.2, art=1.8, bold=1.2, war=1.2, machine=1.2, patient=False)
"""Wants the most cards in play, and works of art above all."""
SPOILER: Final = Style(sure=0.5, hurt=0.0, hurt_leader=2.5, war=2.0)
"""Attacks whoever is nearest to winning, for what it costs them."""


@frozen
class Hoarder(Style):
    """Saves florins and infantry for half of the game, then spends all."""

    def attacks(self, sight: Sight, legal: Sequence[Action]) -> Iterator[tuple[float, int, Action]]:
        """Keep the peace while it saves."""
        if ripe(sight):
            yield from super().attacks(sight, legal)

    def purchases(self, sight: Sight, legal: Sequence[Action]) -> Iterator[tuple[float, int, Action]]:
        """Buy nothing but what gives points at once while it saves."""
        for wish in super().purchases(sight, legal):
            if ripe(sight) or wish[0] >= 2:
                yield wish


HOARDER: Final = Hoarder(war=2.2, sure=0.55)  # saves for half of the game, then spends all

STYLES: Final[dict[str, Callable[[View, Sequence[Action], Random, Budget], Action]]] = {
    "SENSIBLE": SENSIBLE,
    "RAIDER": RAIDER,
    "BUILDER": BUILDER,
    "EARLY_BUYER": EARLY_BUYER,
    "SHARK": SHARK,
    "COLLECTOR": COLLECTOR,
    "HOARDER": HOARDER,
    "SPOILER": SPOILER,
}
