"""The parachutist, who may open a castle (rules 11.29, 11.30)."""

from leonardo.engine.engines.actions import Action, NoParachute, Parachute
from leonardo.engine.engines.agenda import BeginWar, ThrowParachute
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Face, Machine, Throw
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import ParachuteDeclined, ParachuteLanded, ParachuteOpened
from leonardo.engine.engines.questions import ParachuteQuestion
from leonardo.engine.engines.rules import dice, war
from leonardo.engine.game import Objection

_CHOICES: tuple[Action, ...] = (Parachute(), NoParachute())


def begin_war(draft: Draft, task: BeginWar) -> None:  # noqa: ARG001 - the war says all
    """Ask before the first assault, where there is a castle, a plane, and an infantry to spare (rule 11.29)."""
    fight = draft.fight
    jumps = draft.players[fight.attacker].has(Card.PARACHUTIST) and fight.planes
    if jumps and fight.infantry > 1 and draft.levels[fight.target]:
        draft.question = ParachuteQuestion(fight.attacker)


def choices(draft: Draft, question: ParachuteQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - always the same
    """Return both answers (rule 11.29)."""
    return _CHOICES


def jump(draft: Draft, question: ParachuteQuestion, action: Parachute) -> None:  # noqa: ARG001 - it says all
    """Give up an infantry, and throw the die of a plane (rule 11.29)."""
    war.lose_infantry(draft, 1, 0)
    dice.ask_for_dice(draft, ThrowParachute(), question.seat, Throw.PARACHUTE, 1)
    draft.tell(ParachuteOpened, question.seat)


def stay(draft: Draft, question: ParachuteQuestion, action: NoParachute) -> None:  # noqa: ARG001 - it says all
    """Let nobody jump (rule 11.29)."""
    draft.tell(ParachuteDeclined, question.seat)


def throw_parachute(draft: Draft, task: ThrowParachute) -> None:
    """Lose the plane, or open the castle, or neither; a plane that is left rests (rule 11.30)."""
    (face,) = task.faces
    if face is Face.EXPLOSION:
        war.lose_machine(draft, Machine.PLANE, defence=False)
    else:
        draft.change_war(resting=1, opened=face is Face.MAN)
    draft.tell(ParachuteLanded, draft.fight.attacker, face is Face.EXPLOSION, face is Face.MAN)


def objection(draft: Draft, question: ParachuteQuestion, action: Action) -> Objection:  # noqa: ARG001 - as asked
    """Return that it must be said first whether somebody jumps."""
    return Objection("11.29", "parachute_first", "Say first whether the parachutist jumps")
