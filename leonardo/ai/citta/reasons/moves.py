"""Why to send a pawn somewhere, to stake so much, and to hold with a side (rules 3.6, 6, 7, 12)."""

from leonardo.ai.citta.worth import party_of
from leonardo.ai.thought import Reason
from leonardo.engine.citta.actions import Bet, ChooseSide, Divert, LetStand, TakeBall
from leonardo.engine.citta.board import IS_PALACE, onward
from leonardo.engine.citta.constants import SMALLEST_STAKE, STAKE_PAYS
from leonardo.engine.citta.questions import BallQuestion, OfficeQuestion
from leonardo.engine.citta.state import NOBODY, rent
from leonardo.engine.citta.view import View


def sides_alike(_: View, __: ChooseSide) -> Reason:
    """Both sides have as many cards."""
    return Reason("citta.advice.sides_alike")


def must_win(_: View, action: Bet) -> Reason | None:
    """Who is behind at the end may win by luck only."""
    if action.florins <= SMALLEST_STAKE:
        return None
    return Reason("citta.advice.must_win", {"florins": STAKE_PAYS * action.florins})


def loses_a_third(_: View, __: Bet) -> Reason:
    """The less is staked, the less is lost on average (rules 12.4, 12.5)."""
    return Reason("citta.advice.loses_a_third")


def _sent(view: View, action: Divert | LetStand) -> tuple[int, int]:
    """Return whose pawn is moved, and to which square."""
    question = view.question
    if not isinstance(question, OfficeQuestion):
        raise TypeError("no office acts")
    steps = action.steps if isinstance(action, Divert) else 0
    return question.party, onward(party_of(view, question.party).square, steps)


def pays_me(view: View, action: Divert | LetStand) -> Reason | None:
    """Rent is due to the viewer there."""
    party, square = _sent(view, action)
    if not IS_PALACE[square] or view.owners[square] != view.viewer:
        return None
    return Reason("citta.advice.pays_me", {"seat": party, "florins": rent(view.owners, view.works, square)})


def pays_other(view: View, action: Divert | LetStand) -> Reason | None:
    """Rent is due to somebody else there."""
    party, square = _sent(view, action)
    owner = view.owners[square]
    if not IS_PALACE[square] or owner in (NOBODY, party, view.viewer):
        return None
    florins = rent(view.owners, view.works, square)
    return Reason("citta.advice.pays_other", {"seat": party, "florins": florins, "other": owner})


def owes_nothing(view: View, action: TakeBall) -> Reason | None:
    """Nothing is due there, but something is where another number leads."""
    question = view.question
    if not isinstance(question, BallQuestion) or _due(view, question.seat, action.number):
        return None
    most = max(_due(view, question.seat, number) for number in question.numbers)
    return Reason("citta.advice.owes_nothing", {"florins": most}) if most else None


def _due(view: View, seat: int, number: int) -> int:
    """Return the rent that a party owes by a number."""
    party = party_of(view, seat)
    square = onward(party.square, number if party.moved else number - 1)
    owed = IS_PALACE[square] and view.owners[square] not in (NOBODY, seat)
    return rent(view.owners, view.works, square) if owed else 0
