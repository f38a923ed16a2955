"""What the stage of a war tells: both armies, the dice as they fell with their sum, and the prospect (rule 11)."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from math import isclose
from typing import Final

from attrs import evolve

from leonardo.app.engines.picture.told import ArmyTold, CostTold, DieTold, WarTold
from leonardo.app.engines.standing import level_attacked
from leonardo.app.engines.words.odds import likely
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import events
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT, Face, Force, Throw
from leonardo.engine.engines.prospects import Moment
from leonardo.engine.engines.questions import (
    AssaultQuestion,
    DiceQuestion,
    FireQuestion,
    NextTank,
    ParachuteQuestion,
    RetreatQuestion,
    ThrowAutomaton,
    ThrowInfantry,
    ThrowPlanes,
    ThrowTank,
)
from leonardo.engine.engines.rules.assaults import HALVING, hits_left
from leonardo.engine.engines.state import War
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event

_Assault = events.InfantryFought | events.TankFired | events.PlanesFlew | events.AutomatonStruck
_ASSAULTS: Final = (events.InfantryFought, events.TankFired, events.PlanesFlew, events.AutomatonStruck)
Part = tuple[str, str, str]
"""Sign, number and words of a part of a sum."""
_CAME_OF_IT: Final = (*_ASSAULTS, events.ParachuteLanded)
_FORCES: Final[dict[type[Event], Force]] = dict(
    zip(_ASSAULTS, (Force.INFANTRY, Force.TANKS, Force.PLANES, Force.AUTOMATON), strict=True)
)


def war_told(view: View, marks: Marks, names: Sequence[str]) -> WarTold | None:
    """Return all that the stage shows; nothing where there is no war."""
    war = view.war
    if war is None:
        return None
    lately = marks.lately
    thrown, outcome = _last_throw(lately)
    dice = _dice(view, thrown, outcome)
    waiting = view.question if isinstance(view.question, DiceQuestion) else None
    if waiting is not None:
        dice, outcome = (DieTold(None),) * waiting.dice, None
    return WarTold(
        tr("engines.war.title", source=land_name(war.source), target=land_name(war.target)),
        _note(view, war, names),
        _attacker(view, war, names, lately),
        _defender(view, war, names, lately),
        tuple(_stops(view, war)),
        dice,
        tuple(_sums(view, outcome, thrown)) or tuple(_before_a_throw(view, war, lately)),
        likely(view, war, _moment(view, war, lately)).win,
        _was(view, war, outcome, lately),
    )


def _moment(view: View, war: War, lately: Sequence[Event]) -> Moment:
    """Return where in a round of assaults a war is; one whose dice are not yet counted is not yet made."""
    match view.question:
        case FireQuestion(left=left, stopped=stopped):
            return Moment(war.defence, war.made, left, stopped)
    match view.agenda[-1] if view.agenda else None:
        case NextTank(left=left, stopped=stopped):
            return Moment(war.defence, war.made, left, stopped)
        case ThrowTank() if not any(map(_fires, _of_turn(lately, war.side)[-1:])):
            return Moment(war.defence, war.made[:-1])
        case ThrowTank(left=left, stopped=stopped):
            return Moment(war.defence, war.made, left + 1, stopped)
        case ThrowInfantry() | ThrowPlanes() | ThrowAutomaton():
            return Moment(war.defence, war.made[:-1])
    return Moment(war.defence, war.made)


def _was(view: View, war: War, outcome: Event | None, lately: Sequence[Event]) -> float | None:
    """Return the chance of the attacker that was shown before it changed last; none where no assault was made.

    A choice may have changed it since the last throw, such as to make no further assault.
    """
    if not isinstance(outcome, _ASSAULTS):
        return None
    now = likely(view, war, _moment(view, war, lately)).win
    chosen = (likely(view, war, moment).win for moment in _moments_chosen(view, war, outcome, lately))
    changed = next((win for win in chosen if not isclose(win, now)), None)
    if changed is not None:
        return changed
    target, defence = war.target, outcome.seat == war.defender
    attacker = [war.infantry, war.tanks, war.planes]
    defender = [view.infantry[target], view.tanks[target], view.planes[target]]
    own, other = (defender, attacker) if defence else (attacker, defender)
    other[0] += outcome.killed
    razed = 0
    match outcome:
        case events.InfantryFought():
            own[0] += outcome.lost
            razed = outcome.razed
        case events.TankFired():
            own[0] += outcome.lost
            own[1] += outcome.burst
        case events.PlanesFlew():
            own[2] += outcome.lost
            other[1] += outcome.tanks
            other[2] += outcome.planes
    before = evolve(
        view,
        infantry=_with(view.infantry, target, defender[0]),
        tanks=_with(view.tanks, target, defender[1]),
        planes=_with(view.planes, target, defender[2]),
        levels=_with(view.levels, target, view.levels[target] + razed),
    )
    there = evolve(war, infantry=attacker[0], tanks=attacker[1], planes=attacker[2])
    return likely(before, there, _moment_before(outcome, lately, defence, own[1])).win


def _with(counts: Sequence[int], target: int, count: int) -> tuple[int, ...]:
    return (*counts[:target], count, *counts[target + 1 :])


def _moments_chosen(view: View, war: War, outcome: _Assault, lately: Sequence[Event]) -> Iterator[Moment]:
    """Yield where in a round of assaults something was chosen since the last throw, the last of these first."""
    defence = outcome.seat == war.defender
    if outcome.seat != war.side:
        yield Moment(defence, _made_in_turn(_of_turn(lately, outcome.seat)))
    if any(isinstance(event, events.TanksHeld) for event in takewhile(_no_assault, reversed(lately))):
        tanks = view.tanks[war.target] if defence else war.tanks
        yield _between_shots(defence, _of_turn(lately, outcome.seat), tanks)


def _moment_before(outcome: _Assault, lately: Sequence[Event], defence: bool, tanks: int) -> Moment:
    """Return where in a round of assaults the last one was chosen, by a side that had so many tanks then."""
    earlier = _of_turn(lately, outcome.seat)[:-1]
    if isinstance(outcome, events.TankFired) and earlier and isinstance(earlier[-1], events.TankFired):
        return _between_shots(defence, earlier, tanks)
    return Moment(defence, _made_in_turn(earlier))


def _between_shots(defence: bool, of_turn: Sequence[_Assault], tanks: int) -> Moment:
    """Return where in a round of assaults it is chosen whether the next of the tanks that are left fires."""
    fired = [event for event in takewhile(_fires, reversed(of_turn)) if isinstance(event, events.TankFired)]
    at_first = tanks + sum(event.burst for event in fired)
    left, stopped = min(ASSAULT, at_first) - len(fired), sum(event.stopped for event in fired)
    return Moment(defence, _made_in_turn(of_turn), left, stopped)


def _of_turn(lately: Sequence[Event], seat: int) -> list[_Assault]:
    assaults = [event for event in lately if isinstance(event, _ASSAULTS)]
    return list(takewhile(lambda event: event.seat == seat, reversed(assaults)))[::-1]


def _made_in_turn(assaults: Sequence[_Assault]) -> tuple[Force, ...]:
    """Return which assaults these are; that of all tanks is one."""
    made = [_FORCES[type(event)] for event in assaults]
    return tuple(force for at, force in enumerate(made) if force is not Force.TANKS or force not in made[:at])


def _fires(event: Event) -> bool:
    return isinstance(event, events.TankFired)


def _no_assault(event: Event) -> bool:
    return not isinstance(event, _ASSAULTS)


def _note(view: View, war: War, names: Sequence[str]) -> str:
    question = view.question
    if isinstance(question, ParachuteQuestion):
        return tr("engines.war.before")
    if isinstance(question, RetreatQuestion | AssaultQuestion | FireQuestion | DiceQuestion):
        key = "mine" if war.side == view.viewer else "others"
        side = "defends" if war.defence else "attacks"
        return tr(f"engines.war.{key}_{side}", name=names[war.side])
    return ""


def _before_a_throw(view: View, war: War, lately: Sequence[Event]) -> Iterator[Part]:
    """Yield, as words of a sum, what the check of a tank decides (rule 11.21), or else why there is no way back."""
    question = view.question
    if not isinstance(question, DiceQuestion) or question.purpose is not Throw.TANK:
        yield from _why_no_retreat(view, war, lately)
        return
    hits = view.players[question.seat].tank_hits
    key = "check_double" if view.table.double_explosion else "check"
    yield "", "", tr(f"engines.war.{key}", all=hits, half=hits_left(hits, HALVING))


def _why_no_retreat(view: View, war: War, lately: Sequence[Event]) -> Iterator[Part]:
    """Yield, as words of a sum before any throw, why one's own attack can be broken off, or cannot (rule 11.14)."""
    if isinstance(view.question, RetreatQuestion) and view.question.seat == view.viewer:
        yield "", "", tr("engines.war.retreat_keeps", count=war.infantry)
        return
    mine = isinstance(view.question, AssaultQuestion) and view.question.seat == view.viewer == war.attacker
    if mine and not (war.defence or war.made or any(isinstance(event, events.FoughtOn) for event in lately)):
        yield "", "", tr("engines.war.no_retreat")


def costs(lately: Sequence[Event], names: Sequence[str]) -> tuple[CostTold, ...]:
    """Return what the war that began last has cost the attacker and the defender; nothing where none is in sight."""
    began = next((event for event in reversed(lately) if isinstance(event, events.AttackBegan)), None)
    sides = (began.seat, began.defender) if began is not None else ()
    return tuple(CostTold(names[seat], _fallen(lately, seat), _thrown(lately, seat)) for seat in sides)


def _fallen(lately: Sequence[Event], seat: int) -> int:
    found = 0
    for event in lately:
        if isinstance(event, events.LostAtSea) and event.seat == seat:
            found += event.infantry
        elif isinstance(event, events.ParachuteOpened) and event.seat == seat:
            found += 1
        elif isinstance(event, events.InfantryFought | events.TankFired):
            found += event.lost if event.seat == seat else event.killed
        elif isinstance(event, events.PlanesFlew | events.AutomatonStruck) and event.seat != seat:
            found += event.killed
    return found


def _thrown(lately: Sequence[Event], seat: int) -> int:
    return sum(len(event.faces) for event in lately if isinstance(event, events.DiceThrown) and event.seat == seat)


def _attacker(view: View, war: War, names: Sequence[str], lately: Sequence[Event]) -> ArmyTold:
    return _army(
        view,
        ArmyTold(
            war.attacker,
            names[war.attacker],
            land_name(war.source),
            war.infantry,
            war.tanks,
            war.planes,
            _fallen(lately, war.attacker),
        ),
    )


def _defender(view: View, war: War, names: Sequence[str], lately: Sequence[Event]) -> ArmyTold:
    at = war.target
    told = ArmyTold(
        war.defender,
        names[war.defender],
        land_name(at),
        view.infantry[at],
        view.tanks[at],
        view.planes[at],
        _fallen(lately, war.defender),
        view.levels[at],
    )
    return _army(view, told)


def _army(view: View, told: ArmyTold) -> ArmyTold:
    player = view.players[told.seat]
    tanks = planes = ""
    if told.tanks:
        tanks = tr("engines.tanks", count=told.tanks)
        if player.tank is None:
            tanks = tr("engines.war.idle", what=tanks)
    if told.planes:
        planes = tr("engines.planes", count=told.planes)
        if player.plane is None:
            planes = tr("engines.war.idle", what=planes)
    return evolve(told, tank_words=tanks, plane_words=planes, tank=player.tank, plane=player.plane)


def _stops(view: View, war: War) -> Iterator[str]:
    """Say how many hits the castle stops (rules 8.7, 8.8, 10.3, 11.30)."""
    level = level_attacked(view, war.target)
    if not level:
        return
    if war.opened:
        yield tr("engines.war.opened")
        return
    yield tr("engines.war.stops", count=level)
    bombards = view.players[war.attacker].has(Card.BOMBARD)
    if bombards:
        yield tr("engines.war.bombard", count=max(0, level - bombards))


def _last_throw(lately: Sequence[Event]) -> tuple[events.DiceThrown | None, Event | None]:
    thrown: events.DiceThrown | None = None
    outcome: Event | None = None
    for event in lately:
        if isinstance(event, events.DiceThrown):
            thrown, outcome = event, None
        elif isinstance(event, _CAME_OF_IT):
            outcome = event
    return thrown, outcome


def _dice(view: View, thrown: events.DiceThrown | None, outcome: Event | None) -> tuple[DieTold, ...]:
    """Return the dice as they lie; those are marked of which a card made more (rule 8.5)."""
    if thrown is None:
        return ()
    faces = list(thrown.faces)
    changed: set[int] = set()
    if isinstance(outcome, events.InfantryFought):
        men, player = faces.count(Face.MAN), view.players[thrown.seat]
        extra = outcome.hits - men
        carts = min(player.has(Card.BALL_CART), faces.count(Face.BLANK))
        face = Face.BLANK if carts >= min(player.has(Card.ORGAN_GUN), men) else Face.MAN
        changed = set([number for number, each in enumerate(faces) if each is face][:extra])
    return tuple(DieTold(face, number in changed) for number, face in enumerate(faces))


def _sums(view: View, outcome: Event | None, thrown: events.DiceThrown | None) -> Iterator[Part]:
    """Yield the parts of the sum that came of the dice: sign, number and words. What is taken away adds up."""
    match outcome:
        case events.InfantryFought():
            men = _men(thrown, outcome.hits)
            yield _part("", men, "men")
            if outcome.hits > men:
                yield _part("+", outcome.hits - men, "cards")
            if outcome.razed:
                yield _part("\N{MINUS SIGN}", outcome.razed, "razed")
            yield from _killed(outcome.hits - outcome.razed, outcome.stopped, outcome.killed)
            if outcome.lost:
                yield _part("", outcome.lost, "lost")
        case events.TankFired():
            explosions = thrown.faces.count(Face.EXPLOSION) if thrown is not None else 0
            if explosions:
                told = tr("engines.war.sum.checked", count=explosions, all=view.players[outcome.seat].tank_hits)
                yield "", str(outcome.hits), told
            else:
                yield _part("", outcome.hits, "unchecked")
            yield from _killed(outcome.hits, outcome.stopped, outcome.killed)
            if outcome.burst:
                yield _part("", 1, "burst")
            if outcome.lost:
                yield _part("", outcome.lost, "lost")
        case events.PlanesFlew():
            yield from _flown(outcome, _men(thrown, 0))
        case events.AutomatonStruck():
            yield from _of_men(_men(thrown, 0), outcome.killed)
        case events.ParachuteLanded():
            key = "opened" if outcome.opened else "plane_lost" if outcome.lost else "nothing"
            yield "", "", tr(f"engines.war.sum.{key}")


def _flown(outcome: events.PlanesFlew, men: int) -> Iterator[Part]:
    """Yield what planes hit: where all flew against infantry, as a sum."""
    mixed = bool(outcome.tanks or outcome.planes)
    yield from _of_men(0 if mixed else men, outcome.killed)
    if outcome.tanks:
        yield _part("", outcome.tanks, "tanks")
    if outcome.planes:
        yield _part("", outcome.planes, "planes")
    if outcome.lost:
        yield _part("", outcome.lost, "crashed")


def _of_men(men: int, killed: int) -> Iterator[Part]:
    """Yield hits that no castle stops; the dice are told where more of them hit than fell."""
    if men > killed:
        yield _part("", men, "men")
        yield from _killed(men, 0, killed)
    else:
        yield _part("", killed, "killed")


def _killed(hits: int, stopped: int, killed: int) -> Iterator[Part]:
    """Yield what became of hits: some were stopped, and no more could fall than stood there (rule 11.16)."""
    if stopped:
        yield _part("\N{MINUS SIGN}", stopped, "stopped")
    if hits - stopped > killed:
        yield "\N{MINUS SIGN}", str(hits - stopped - killed), tr("engines.war.sum.spare", count=killed)
    yield _part("=", killed, "killed")


def _men(thrown: events.DiceThrown | None, otherwise: int) -> int:
    return thrown.faces.count(Face.MAN) if thrown is not None else otherwise


def _part(sign: str, count: int, key: str) -> Part:
    return sign, str(count), tr(f"engines.war.sum.{key}", count=count)
