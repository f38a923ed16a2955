"""What the stage of a war tells: both armies, the dice as they fell with their sum, and the prospect (rule 11)."""

from collections.abc import Iterator, Sequence

from attrs import evolve

from leonardo.app.engines.picture.told import ArmyTold, DieTold, WarTold
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit.words import words
from leonardo.app.table.shown.kept import kept_while
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import events
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.prospects import Prospect, army, prospect
from leonardo.engine.engines.questions import (
    AssaultQuestion,
    DiceQuestion,
    FireQuestion,
    ParachuteQuestion,
    RetreatQuestion,
)
from leonardo.engine.engines.state import War
from leonardo.engine.engines.terms import HIGHEST_LEVEL, Face
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event

_CAME_OF_IT = (
    events.InfantryFought,
    events.TankFired,
    events.PlanesFlew,
    events.AutomatonStruck,
    events.ParachuteLanded,
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
        words("engines.war.title", source=land_name(war.source), target=land_name(war.target)),
        _note(view, war, names),
        _attacker(view, war, names, lately),
        _defender(view, war, names, lately),
        tuple(_stops(view, war)),
        dice,
        tuple(_sums(outcome, thrown)) or tuple(_why_no_retreat(view, war, lately)),
        odds_now(view).win,
        _was(view, war, outcome),
    )


@kept_while(lambda view: (view.war, view.infantry, view.tanks, view.planes, view.levels, view.players))
def odds_now(view: View) -> Prospect:
    """Return the prospect of the attack as the armies stand, as if the attacker's turn of assaults came next."""
    war = view.war
    if war is None:
        return Prospect(0.0, 0.0, 0.0, 0.0)
    target = war.target
    attacking = army(view.players[war.attacker], war.infantry, war.tanks, war.planes)
    there = army(view.players[war.defender], view.infantry[target], view.tanks[target], view.planes[target])
    level = view.levels[target]
    return prospect(attacking, there, level, view.table.double_explosion, opened=war.opened)


def _was(view: View, war: War, outcome: Event | None) -> float | None:
    """Return the chance of the attacker before the last assault; none where none was made."""
    lost, killed, razed = 0, 0, 0
    match outcome:
        case events.InfantryFought():
            lost, killed, razed = outcome.lost, outcome.killed, outcome.razed
        case events.TankFired():
            lost, killed = outcome.lost, outcome.killed
        case events.PlanesFlew() | events.AutomatonStruck():
            killed = outcome.killed
        case _:
            return None
    more, fewer = (lost, killed) if outcome.seat == war.attacker else (killed, lost)
    infantry, levels = list(view.infantry), list(view.levels)
    infantry[war.target] += fewer
    levels[war.target] += razed
    before = evolve(war, infantry=war.infantry + more)
    return odds_now(evolve(view, war=before, infantry=tuple(infantry), levels=tuple(levels))).win


def _note(view: View, war: War, names: Sequence[str]) -> str:
    question = view.question
    if isinstance(question, ParachuteQuestion):
        return words("engines.war.before")
    if isinstance(question, RetreatQuestion | AssaultQuestion | FireQuestion | DiceQuestion):
        key = "mine" if war.side == view.viewer else "others"
        side = "defends" if war.defence else "attacks"
        return words(f"engines.war.{key}_{side}", name=names[war.side])
    return ""


def _why_no_retreat(view: View, war: War, lately: Sequence[Event]) -> Iterator[tuple[str, str, str]]:
    """Yield, as words of a sum before any throw, why one's own attack cannot be broken off (rule 11.14)."""
    mine = isinstance(view.question, AssaultQuestion) and view.question.seat == view.viewer == war.attacker
    if mine and not (war.defence or war.made or any(isinstance(event, events.FoughtOn) for event in lately)):
        yield "", "", words("engines.war.no_retreat")


def _fallen(lately: Sequence[Event], seat: int) -> int:
    """Return how many infantry of a seat have fallen in this war."""
    found = 0
    for event in lately:
        if isinstance(event, events.LostAtSea) and event.seat == seat:
            found += event.infantry
        elif isinstance(event, events.InfantryFought | events.TankFired):
            found += event.lost if event.seat == seat else event.killed
        elif isinstance(event, events.PlanesFlew | events.AutomatonStruck) and event.seat != seat:
            found += event.killed
    return found


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
        tanks = words("engines.tanks", count=told.tanks)
        if player.tank is None:
            tanks = words("engines.war.idle", what=tanks)
    if told.planes:
        planes = words("engines.planes", count=told.planes)
        if player.plane is None:
            planes = words("engines.war.idle", what=planes)
    return evolve(told, tank_words=tanks, plane_words=planes)


def _stops(view: View, war: War) -> Iterator[str]:
    """Say how many hits the castle stops (rules 8.7, 8.8, 10.3, 11.30)."""
    pieces = view.levels[war.target]
    if not pieces:
        return
    if war.opened:
        yield words("engines.war.opened")
        return
    level = min(HIGHEST_LEVEL, pieces + view.players[war.defender].has(Card.STRONGHOLD))
    yield words("engines.war.stops", count=level)
    bombards = view.players[war.attacker].has(Card.BOMBARD)
    if bombards:
        yield words("engines.war.bombard", count=max(0, level - bombards))


def _last_throw(lately: Sequence[Event]) -> tuple[events.DiceThrown | None, Event | None]:
    """Return the last dice that were thrown, and what came of them."""
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


def _sums(outcome: Event | None, thrown: events.DiceThrown | None) -> Iterator[tuple[str, str, str]]:
    """Yield the parts of the sum that came of the dice: sign, number and words."""

    def part(sign: str, count: int, key: str) -> tuple[str, str, str]:
        return sign, str(count), words(f"engines.war.sum.{key}", count=count)

    match outcome:
        case events.InfantryFought():
            men = thrown.faces.count(Face.MAN) if thrown is not None else outcome.hits
            yield part("", men, "men")
            if outcome.hits > men:
                yield part("+", outcome.hits - men, "cards")
            if outcome.razed:
                yield part("\N{MINUS SIGN}", outcome.razed, "razed")
            if outcome.stopped:
                yield part("\N{MINUS SIGN}", outcome.stopped, "stopped")
            yield part("=", outcome.killed, "killed")
            if outcome.lost:
                yield part("", outcome.lost, "lost")
        case events.TankFired():
            yield part("", outcome.hits, "hits")
            if outcome.stopped:
                yield part("\N{MINUS SIGN}", outcome.stopped, "stopped")
            yield part("=", outcome.killed, "killed")
            if outcome.burst:
                yield part("", 1 + outcome.lost, "burst")
        case events.PlanesFlew():
            yield part("=", outcome.killed, "killed")
            if outcome.tanks:
                yield part("", outcome.tanks, "tanks")
            if outcome.planes:
                yield part("", outcome.planes, "planes")
            if outcome.lost:
                yield part("", outcome.lost, "crashed")
        case events.AutomatonStruck():
            yield part("=", outcome.killed, "killed")
        case events.ParachuteLanded():
            key = "opened" if outcome.opened else "plane_lost" if outcome.lost else "nothing"
            yield "", "", words(f"engines.war.sum.{key}")
