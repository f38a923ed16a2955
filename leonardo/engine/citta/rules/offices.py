"""Public offices: drawn on Piazza Maggiore, and acting on who comes to their squares (rule 7)."""

from leonardo.engine.citta.actions import Action, Divert, LetStand
from leonardo.engine.citta.agenda import Debt, Heed, Walk
from leonardo.engine.citta.board import OFFICE_PRICES
from leonardo.engine.citta.constants import MEN_A_PARTY, REACH, STRONG_OFFICE, Cause
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import ManSeized, OfficeDrawn, PawnDiverted, PawnLeft
from leonardo.engine.citta.questions import OfficeQuestion
from leonardo.engine.citta.state import office_holder
from leonardo.engine.game import Objection

_MOVES: tuple[Action, ...] = (*(Divert(steps) for steps in range(-REACH, REACH + 1) if steps), LetStand())


def draw(draft: Draft) -> None:
    """Draw the top office and pay its price to the bank (rules 7.1, 7.2)."""
    if not draft.office_pile:
        return
    office, draft.office_pile = draft.office_pile.drawn()
    price = OFFICE_PRICES[office]
    draft.change(draft.turn, offices=(*draft.party(draft.turn).offices, office))
    draft.tell(OfficeDrawn, draft.turn, office, price)
    draft.then(Debt(draft.turn, None, price, Cause.OFFICE))


def act(draft: Draft, square: int) -> bool:
    """Let an opponent who holds the office of the square decide; tell whether there is one (rules 7.4 to 7.6)."""
    if square not in OFFICE_PRICES:
        return False
    holder = office_holder(draft.parties, square)
    if holder is None or holder == draft.turn:
        return False
    if OFFICE_PRICES[square] == STRONG_OFFICE:
        _seize_a_man(draft, holder)
    draft.question = OfficeQuestion(holder, draft.turn)
    return True


def _seize_a_man(draft: Draft, holder: int) -> None:
    """Take a man-at-arms from who came; it goes under its pile if the holder has two (rule 7.6)."""
    men, held = draft.party(draft.turn).men, draft.party(holder).men
    if not men:
        return
    draft.change(draft.turn, men=men - 1)
    if held < MEN_A_PARTY:
        draft.change(holder, men=held + 1)
    draft.tell(ManSeized, draft.turn, holder, held < MEN_A_PARTY)


def moves(draft: Draft, question: OfficeQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - always the same
    """Return up to 5 squares forwards or back, and leaving the pawn (rule 7.5)."""
    return _MOVES


def divert(draft: Draft, question: OfficeQuestion, action: Divert) -> None:
    """Move the pawn; it has stopped on the new square in every sense (rules 6.6, 7.7)."""
    draft.tell(PawnDiverted, question.party, question.seat, action.steps)
    draft.then(Walk(action.steps), Heed())


def let_stand(draft: Draft, question: OfficeQuestion, action: LetStand) -> None:  # noqa: ARG001 - it says nothing more
    """Leave the pawn; the square does what it says (rule 7.5)."""
    draft.tell(PawnLeft, question.party, question.seat)
    draft.then(Heed())


def objection(draft: Draft, question: OfficeQuestion, action: Action) -> Objection:  # noqa: ARG001 - always the same
    """Return which rule is against an action that is not among the moves."""
    return Objection(
        "7.5", "up_to_five_squares", "An office moves a pawn up to 5 squares, forwards or back, or leaves it"
    )
