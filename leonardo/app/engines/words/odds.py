"""What each choice in a war would make of the viewer's chance to win it, and which of them serves it best."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from attrs import evolve

from leonardo.ai.engines import battle
from leonardo.ai.estimate import percent
from leonardo.app.engines.moves import waves
from leonardo.app.engines.moves.in_hand import Held
from leonardo.app.engines.moves.whereabouts import BUTTONS, BY_INFANTRY, BY_PLANES, spots_of
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines import actions
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.constants import DIE, Face, Force, Machine
from leonardo.engine.engines.prospects import Prospect, of_war
from leonardo.engine.engines.questions import AssaultQuestion, FireQuestion, ParachuteQuestion, RetreatQuestion
from leonardo.engine.engines.stages import Moment
from leonardo.engine.engines.state import War
from leonardo.engine.engines.view import View

_OTHERS: Final = {actions.AssaultByTanks: Force.TANKS, actions.AssaultByAutomaton: Force.AUTOMATON}
_FIGHTS: Final[Mapping[type, Callable[[View, Any, Any], Action]]] = {
    ParachuteQuestion: battle.parachute,
    RetreatQuestion: battle.retreat,
    AssaultQuestion: battle.assault,
    FireQuestion: battle.fire,
}
"""How anybody fights who does not work chances out."""
_BETTER: Final = 0.01  # the chance by which a choice is better than that of plain fighting


def of_choices(view: View, held: Held | None) -> Mapping[str, int]:
    """Return the viewer's chance by the keys of the buttons, for the assaults as they are composed.

    What cannot be worked out exactly is left out, and so is all as long as the viewer has nothing to choose. None or
    all is told only where no dice decide.
    """
    return {key: percent(chance) for key, chance in _chances(view, held).items()}


@kept_for_view
def best(view: View) -> str:
    """Return the key of the button that serves the viewer best in a war; nothing where there is nothing to choose.

    It is the plain way to fight, unless another choice has clearly the better chance.
    """
    fights = _FIGHTS.get(type(view.question))
    if fights is None or not view.options:
        return ""
    spot = spots_of(view, fights(view, view.question, view.options))[0]
    plain = spot.key if isinstance(spot, ButtonSpot) else ""
    chances = _chances(view, None)
    if plain not in chances:
        return plain
    other = max(chances, key=lambda key: chances[key])
    return other if chances[other] - chances[plain] > _BETTER else plain


def _chances(view: View, held: Held | None) -> Mapping[str, float]:
    war = view.war
    if war is None or view.viewer is None or not view.options:
        return {}
    return {key: chance for key, chance in _of_each(view, war, held) if chance is not None}


def _of_each(view: View, war: War, held: Held | None) -> Iterator[tuple[str, float | None]]:
    match view.question:
        case ParachuteQuestion():
            yield BUTTONS[actions.Parachute], _of_jump(view, war)
            yield BUTTONS[actions.NoParachute], _of_viewer(view, war, of_war(view, war, Moment()))
        case RetreatQuestion():
            yield BUTTONS[actions.Fight], _chance(view, war, Moment(chosen=Force.INFANTRY))
        case FireQuestion(left=left, stopped=stopped):
            yield BUTTONS[actions.Fire], _chance(view, war, Moment(war.defence, war.made, left, stopped))
            yield BUTTONS[actions.Hold], _chance(view, war, Moment(war.defence, war.made))
        case AssaultQuestion():
            yield from ((key, _chance(view, war, moment)) for key, moment in _assaults(view, war, held))


def _assaults(view: View, war: War, held: Held | None) -> Iterator[tuple[str, Moment]]:
    wave, usual = waves.wave_of(view, held), waves.usual(view)
    if usual.infantry and wave.cannon == usual.cannon:
        yield BY_INFANTRY, Moment(war.defence, war.made, chosen=Force.INFANTRY, count=wave.infantry)
    if wave.planes and not (wave.at_tanks or wave.at_planes):
        yield BY_PLANES, Moment(war.defence, war.made, chosen=Force.PLANES, count=wave.planes)
    for kind, force in _OTHERS.items():
        if any(isinstance(option, kind) for option in view.options):
            yield BUTTONS[kind], Moment(war.defence, war.made, chosen=force)
    if any(isinstance(option, actions.Done) for option in view.options):
        yield BUTTONS[actions.Done], Moment(defence=not war.defence)


def _of_jump(view: View, war: War) -> float | None:
    """Return the chance with one infantry fewer, over what the die of the parachutist may show (rule 11.30)."""
    jumped = evolve(war, infantry=war.infantry - 1)
    rests = Moment(chosen=Force.PLANES, count=war.planes - 1) if war.planes > 1 else Moment(made=(Force.PLANES,))
    outcomes = {
        Face.MAN: _chance(view, evolve(jumped, opened=True), rests),
        Face.BLANK: _chance(view, jumped, rests),
        Face.EXPLOSION: _chance(view, evolve(jumped, planes=war.planes - 1), Moment()),
    }
    shares = [(DIE.count(face) / len(DIE), chance) for face, chance in outcomes.items()]
    return (
        None if any(chance is None for _, chance in shares) else sum(share * (chance or 0) for share, chance in shares)
    )


def _chance(view: View, war: War, moment: Moment) -> float | None:
    return _of_viewer(view, war, likely(view, war, moment))


def _of_viewer(view: View, war: War, found: Prospect) -> float | None:
    """Return the chance of the viewer, who attacks or else defends; nothing where it is only estimated."""
    if not found.exact:
        return None
    return found.win if view.viewer == war.attacker else 1 - found.win


def likely(view: View, war: War, moment: Moment) -> Prospect:
    """Return what a war comes to if a side makes no further assault in this turn where that serves it better."""
    courses = (of_war(view, war, course) for course in _courses(view, war, moment))
    return (min if moment.defence else max)(courses, key=lambda found: found.win)


def _courses(view: View, war: War, moment: Moment) -> Iterator[Moment]:
    """Yield the plain course of a turn of assaults, and those in which it ends as early as may be."""
    yield moment
    if moment.made or moment.chosen or moment.tanks:
        yield evolve(moment, made=tuple(Force))
        return
    machines = (view.tanks[war.target], view.planes[war.target]) if moment.defence else (war.tanks, war.planes)
    player = view.players[war.defender if moment.defence else war.attacker]
    for kind, count, force in zip(Machine, machines, (Force.TANKS, Force.PLANES), strict=True):
        if count and player.design(kind) is not None:
            yield evolve(moment, made=tuple(each for each in Force if each is not force), chosen=force)
