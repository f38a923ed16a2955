"""The draft of territories, a round's income and recruitment, and the turn of a seat.

Rules 4.5, 4.6, 5 and 7.1 to 7.3.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.engine.engines.actions import (
    Action,
    Attack,
    Build,
    BuildCastle,
    BuildTower,
    Destroy,
    EndTurn,
    Invade,
    Move,
    Realise,
    Recruit,
    Settle,
)
from leonardo.engine.engines.board import BY_LAND, Territory, members
from leonardo.engine.engines.constants import (
    ART_INCOME,
    CAP,
    CASTLE_INCOME,
    INFANTRY_AT_START,
    RICH_INFANTRY,
    TERRITORY_INCOME,
)
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import IncomePaid, Recruited, RoundBegan, Settled, TurnBegan, TurnEnded
from leonardo.engine.engines.questions import (
    Act,
    BeginRound,
    DraftTerritories,
    LayCards,
    RecruitFor,
    RecruitQuestion,
    ScoreRound,
    SettleQuestion,
    TakeTurn,
    TakeTurns,
    TurnQuestion,
)
from leonardo.engine.engines.rules import building, movement
from leonardo.engine.engines.rules.movement import Answers
from leonardo.engine.engines.state import NOBODY, TERRITORIES, Turn, castles
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection


def draft_territories(draft: Draft, task: DraftTerritories) -> None:
    """Let the next seat choose where it begins; after the last the first round begins (rules 4.5, 4.7)."""
    if not task.left:
        draft.then(BeginRound())
        return
    draft.then(DraftTerritories(task.left[1:]))
    draft.question = SettleQuestion(task.left[0])


def beginnings(draft: Draft, question: SettleQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - they are free to all
    """Return the territories that are no neighbours by land of one already chosen (rule 4.6)."""
    chosen = [territory for territory in TERRITORIES if draft.owners[territory] != NOBODY]
    shut = {*chosen, *(other for territory in chosen for other in BY_LAND[territory])}
    return tuple(_settle(territory) for territory in TERRITORIES if territory not in shut)


@memoized()
def _settle(territory: Territory) -> Settle:
    return Settle(territory)


def settle(draft: Draft, question: SettleQuestion, action: Settle) -> None:
    """Put infantry and a castle there (rule 4.5)."""
    infantry = RICH_INFANTRY if draft.table.rich_start else INFANTRY_AT_START
    draft.owners[action.at] = question.seat
    draft.infantry[action.at] = infantry
    draft.levels[action.at] = 1
    draft.tell(Settled, question.seat, action.at, infantry)


def settle_objection(draft: Draft, question: SettleQuestion, action: Action) -> Objection:  # noqa: ARG001 - as asked
    """Return which rule is against beginning there."""
    if not isinstance(action, Settle):
        return Objection("4.5", "choose_a_territory", "Choose the territory to begin in")
    if draft.owners[action.at] != NOBODY:
        return Objection("4.5", "territory_is_taken", "Another seat begins there")
    return Objection("4.6", "neighbour_is_taken", "It is a neighbour by land of a territory that was chosen")


def begin_round(draft: Draft, task: BeginRound) -> None:  # noqa: ARG001 - every round begins alike
    """Go through income, recruitment, auction, turns and points (rule 5)."""
    draft.round += 1
    draft.then(LayCards(), TakeTurns(), ScoreRound())
    draft.tell(RoundBegan, draft.round)
    if draft.round == 1 and draft.table.rich_start:
        return
    draft.then(*(RecruitFor(seat) for seat in draft.table.seats_from(draft.leonardo)))
    _pay_income(draft)


def income(draft: Draft, seat: int) -> int:
    """Return the florins that a seat gets in an income phase (rule 5.1)."""
    return (
        TERRITORY_INCOME * len(draft.territories(seat))
        + CASTLE_INCOME * len(castles(draft.owners, draft.levels, seat))
        + ART_INCOME * draft.players[seat].arts
    )


def _pay_income(draft: Draft) -> None:
    """Pay all at once; nobody holds more than the cap (rules 5.1, 5.2)."""
    paid = tuple(income(draft, seat) for seat in range(draft.table.seats))
    lost = [0] * draft.table.seats
    for seat, florins in enumerate(paid):
        whole = draft.players[seat].florins + florins
        lost[seat] = max(0, whole - CAP)
        draft.change_player(seat, florins=whole - lost[seat])
    draft.tell(IncomePaid, paid, tuple(lost))


def recruit_for(draft: Draft, task: RecruitFor) -> None:
    """Put an infantry on each territory, or ask where they go if the reserve is too small (rules 5.3, 5.4)."""
    own = tuple(draft.territories(task.seat))
    left = draft.reserve(task.seat)
    if left >= len(own):
        _put(draft, task.seat, own)
    elif left:
        draft.question = RecruitQuestion(task.seat, own)


def _put(draft: Draft, seat: int, places: tuple[Territory, ...]) -> None:
    for place in places:
        draft.infantry[place] += 1
    draft.tell(Recruited, seat, places)


def places(draft: Draft, question: RecruitQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - the question knows them
    """Return the own territories that have got none yet (rule 5.4)."""
    return tuple(map(_recruit, question.left))


@memoized()
def _recruit(territory: Territory) -> Recruit:
    return Recruit(territory)


def recruit(draft: Draft, question: RecruitQuestion, action: Recruit) -> None:
    """Put an infantry there, and ask on until the reserve is empty (rule 5.4)."""
    draft.infantry[action.at] += 1
    if draft.reserve(question.seat):
        draft.question = RecruitQuestion(question.seat, tuple(each for each in question.left if each != action.at))
    draft.tell(Recruited, question.seat, (action.at,))


def recruit_objection(draft: Draft, question: RecruitQuestion, action: Action) -> Objection:
    if not isinstance(action, Recruit):
        return Objection("5.4", "recruit", "Choose where the next infantry goes")
    if draft.owners[action.at] != question.seat:
        return Objection("5.3", "not_own_territory", "Infantry is recruited on own territories only")
    return Objection("5.4", "has_recruited", "That territory has got an infantry already")


_END = EndTurn()


def take_turns(draft: Draft, task: TakeTurns) -> None:  # noqa: ARG001 - every round alike
    """Let each seat take its whole turn, from Leonardo clockwise (rule 7.1)."""
    draft.then(*(TakeTurn(seat) for seat in draft.table.seats_from(draft.leonardo)))


def take_turn(draft: Draft, task: TakeTurn) -> None:
    draft.turn = Turn(task.seat)
    draft.then(Act())
    draft.tell(TurnBegan, task.seat)


def act(draft: Draft, task: Act) -> None:  # noqa: ARG001 - the turn says whose it is
    """Ask what the seat does next (rule 7.2)."""
    draft.question = TurnQuestion(draft.acting.seat)


def options(draft: Draft, question: TurnQuestion) -> Sequence[Action]:  # noqa: ARG001 - the turn says whose it is
    """Return all that the seat may do in its turn (rules 7.2 to 7.11)."""
    lands = draft.lands()
    ways = (*movement.invasions(draft, lands), *movement.attacks(draft, lands), *movement.options(draft, lands))
    return Answers(building.options(draft, members(lands[draft.acting.seat])), ways, _END)


def end(draft: Draft, question: TurnQuestion, action: EndTurn) -> None:  # noqa: ARG001 - it says all
    """End the turn (rule 7.3)."""
    end_turn(draft, draft.forced)


def end_turn(draft: Draft, forced: bool) -> None:
    """Go on to the next seat."""
    seat = draft.acting.seat
    draft.turn = None
    draft.tell(TurnEnded, seat, forced)


def build_castle(draft: Draft, question: TurnQuestion, action: BuildCastle) -> None:
    """Build a castle, and end the turn (rule 7.11)."""
    building.build_castle(draft, question.seat, action.at)
    end_turn(draft, forced=True)


_OBJECTIONS: Final[dict[type, Callable[[Draft, Any], Objection]]] = {
    Realise: building.realise_objection,
    Build: building.machine_objection,
    BuildTower: building.tower_objection,
    BuildCastle: building.castle_objection,
    Destroy: building.destroy_objection,
    Invade: movement.invasion_objection,
    Attack: movement.attack_objection,
    Move: movement.objection,
}


def objection(draft: Draft, question: TurnQuestion, action: Action) -> Objection:  # noqa: ARG001 - the turn says whose
    """Return which rule is against an action in one's turn."""
    if type(action) in _OBJECTIONS:
        return _OBJECTIONS[type(action)](draft, action)
    return Objection("7.2", "not_in_a_turn", "That is nothing to do in a turn now")
