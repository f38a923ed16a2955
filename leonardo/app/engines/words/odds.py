"""What each choice in a war would make of the viewer's chance to win it, in per cent."""

from collections.abc import Iterator, Mapping
from typing import Final

from leonardo.ai.estimate import percent
from leonardo.app.engines.moves import waves
from leonardo.app.engines.moves.in_hand import Held
from leonardo.app.engines.moves.whereabouts import BUTTONS, BY_INFANTRY, BY_PLANES
from leonardo.engine.engines import actions
from leonardo.engine.engines.constants import Force
from leonardo.engine.engines.prospects import of_war
from leonardo.engine.engines.questions import AssaultQuestion, FireQuestion
from leonardo.engine.engines.stages import Moment
from leonardo.engine.engines.state import War
from leonardo.engine.engines.view import View

_OTHERS: Final = {actions.AssaultByTanks: Force.TANKS, actions.AssaultByAutomaton: Force.AUTOMATON}


def of_choices(view: View, held: Held | None) -> Mapping[str, int]:
    """Return the viewer's chance by the keys of the buttons, for the assaults as they are composed.

    What cannot be worked out exactly is left out, and so is all as long as the viewer has nothing to choose.
    """
    war = view.war
    if war is None or view.viewer is None or not view.options:
        return {}
    chances = ((key, _chance(view, war, moment)) for key, moment in _moments(view, war, held))
    return {key: chance for key, chance in chances if chance is not None}


def _moments(view: View, war: War, held: Held | None) -> Iterator[tuple[str, Moment]]:
    match view.question:
        case FireQuestion(left=left, stopped=stopped):
            yield BUTTONS[actions.Fire], Moment(war.defence, war.made, left, stopped)
            yield BUTTONS[actions.Hold], Moment(war.defence, war.made)
        case AssaultQuestion():
            yield from _assaults(view, war, held)


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


def _chance(view: View, war: War, moment: Moment) -> int | None:
    """Return the chance of the viewer, who attacks or else defends; none or all only where no dice decide."""
    found = of_war(view, war, moment)
    if not found.exact:
        return None
    mine = found.win if view.viewer == war.attacker else 1 - found.win
    return percent(mine)
