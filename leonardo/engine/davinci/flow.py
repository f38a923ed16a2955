"""From one decision to the next: which module lists the answers, carries them out and goes on (rule 5)."""

from collections.abc import Callable
from typing import Any, Final

from leonardo.engine.davinci import actions, questions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import DISTRICTS, LAST_CITY_ROUND, Phase
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import PhaseBegan, RoundBegan
from leonardo.engine.davinci.rules import completion, council, favours, laboratories, offers, placement, rounds
from leonardo.engine.davinci.state import State
from leonardo.engine.flow import is_listed
from leonardo.engine.game import IllegalActionError, Objection, Step

# The values differ in the type of question and action that they accept, so the tables are typed loosely here;
# each function is typed strictly, and a test proves that every question and every action has its own.
OPTIONS: Final[dict[type, Callable[[Draft, Any], tuple[Action, ...]]]] = {
    questions.FavourQuestion: favours.options,
    questions.WorkQuestion: laboratories.options,
    questions.PlacementQuestion: placement.options,
    questions.LeonardoQuestion: council.leonardo_options,
    questions.BoxQuestion: council.box_options,
    questions.BoxUseQuestion: council.box_use_options,
    questions.OfferQuestion: offers.options,
    questions.BidQuestion: completion.options,
}
"""Who lists the legal answers to a question."""

HANDLERS: Final[dict[type, Callable[[Draft, Any, Any], None]]] = {
    actions.ChooseFavour: favours.choose,
    actions.Interrupt: laboratories.interrupt,
    actions.Start: laboratories.start,
    actions.Done: laboratories.done,
    actions.PlaceApprentices: placement.place_apprentices,
    actions.PlaceMaster: placement.place_master,
    actions.Pass: placement.pass_,
    actions.GiveLeonardo: council.give_leonardo,
    actions.TakeBox: council.take_box,
    actions.Decline: council.decline,
    actions.Move: council.move,
    actions.Stay: council.stay,
    actions.Reorder: council.reorder,
    actions.Buy: council.buy,
    actions.SaveFlorin: council.save_florin,
    actions.Take: offers.take,
    actions.Withdraw: offers.withdraw,
    actions.Bid: completion.bid,
}
"""Who carries out an action."""

OBJECTIONS: Final[dict[type, Callable[[Draft, Any, Action], Objection]]] = {
    questions.FavourQuestion: favours.objection,
    questions.WorkQuestion: laboratories.objection,
    questions.PlacementQuestion: placement.objection,
    questions.LeonardoQuestion: council.leonardo_objection,
    questions.BoxQuestion: council.box_objection,
    questions.BoxUseQuestion: council.box_use_objection,
    questions.OfferQuestion: offers.objection,
    questions.BidQuestion: completion.objection,
}
"""Who says why an action is not among the legal answers to a question."""


def apply(state: State, action: Action, watched: bool = False) -> Step[State]:
    """Return what an action leads to, up to the next real decision; where it is `watched`, also the states on the way.

    Raises:
        IllegalActionError: if the action is not legal.
    """
    against = None if is_listed(action, state.options) else objection(state, action)
    if against is not None:
        raise IllegalActionError(action, against)
    draft = Draft(state, watched)
    HANDLERS[type(action)](draft, draft.question, action)
    return run_on(draft)


def objection(state: State, action: Action) -> Objection | None:
    """Return why the decider may not do `action`, or nothing if it may.

    Revealing what one starts is a choice apart from starting it (rule 6.9), so it is legal wherever starting is.
    """
    if isinstance(action, actions.Start) and action.reveal:
        return objection(state, actions.Start(action.laboratory, action.invention))
    if action in state.options:
        return None
    if state.question is None:
        return Objection("11", "game_over", "The game is over")
    return OBJECTIONS[type(state.question)](Draft(state), state.question, action)


def run_on(draft: Draft) -> Step[State]:
    """Go on to the next decision with more than one legal answer, or to the end of the game (rule 13.4)."""
    options = _advance(draft)
    return Step(draft.freeze(options), tuple(draft.events), tuple(draft.states or ()))


def play_on(draft: Draft, action: Action) -> tuple[Action, ...]:
    """Carry out one of the legal answers and go on; return the next legal answers, none at the end of the game.

    For thoughts that are played to their end: no states are kept on the way, no events are told, and that `action` is
    legal is not checked.
    """
    draft.told = False
    HANDLERS[type(action)](draft, draft.question, action)
    return _advance(draft)


def _advance(draft: Draft) -> tuple[Action, ...]:
    while True:
        question = draft.question
        if question is None:
            if draft.phase is Phase.OVER:
                return ()
            _GO_ON[draft.phase](draft)
            continue
        options = OPTIONS[type(question)](draft, question)
        if len(options) > 1:
            return options
        draft.forced = True
        HANDLERS[type(options[0])](draft, question, options[0])
        draft.forced = False


def _begin_round(draft: Draft) -> None:
    laboratories.begin(draft)
    draft.tell(PhaseBegan, Phase.START_WORK)


def _begin_first_round(draft: Draft) -> None:
    draft.round, draft.phase = 1, Phase.START_WORK
    draft.tell(RoundBegan, 1)
    _begin_round(draft)


def _begin_placement(draft: Draft) -> None:
    placement.begin(draft)
    draft.tell(PhaseBegan, Phase.PLACEMENT)


def _begin_resolution(draft: Draft) -> None:
    """Begin with the Council; in rounds 8 and 9 no district is resolved (rule 5.2)."""
    draft.phase = Phase.RESOLUTION
    draft.tell(PhaseBegan, Phase.RESOLUTION)
    if draft.round > LAST_CITY_ROUND:
        _begin_completion(draft)
    else:
        council.open_council(draft)


def _resolve_next_district(draft: Draft) -> None:
    """The Lord of the City goes on in the order A..H, then come the laboratories (rule 8.1)."""
    for district in DISTRICTS if draft.lord is None else DISTRICTS[draft.lord + 1 :]:
        if draft.queues[district]:
            draft.lord = district
            offers.open_district(draft, district)
            return
    _begin_completion(draft)


def _begin_completion(draft: Draft) -> None:
    laboratories.advance(draft)
    draft.phase = Phase.COMPLETION
    draft.lord = None
    draft.tell(PhaseBegan, Phase.COMPLETION)
    completion.begin(draft)


def _begin_next_round(draft: Draft) -> None:
    rounds.end_round(draft)
    if draft.phase is not Phase.OVER:
        _begin_round(draft)


_GO_ON: Final[dict[Phase, Callable[[Draft], None]]] = {
    Phase.FAVOURS: _begin_first_round,
    Phase.START_WORK: _begin_placement,
    Phase.PLACEMENT: _begin_resolution,
    Phase.RESOLUTION: _resolve_next_district,
    Phase.COMPLETION: _begin_next_round,
}
"""What comes when a phase, or a district of the resolution, has no more questions."""


def begin(draft: Draft, favours_first: bool) -> Step[State]:
    """Begin with the favours (rule 4.4) or with the first round (rule 3.7), and go on to the first decision."""
    if favours_first:
        favours.begin(draft)
    else:
        _begin_first_round(draft)
    return run_on(draft)
