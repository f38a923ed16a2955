"""What would be lost by an action, before it is: a quarter, all by a rent, or much of a capital by a union."""

from collections.abc import Iterator

from leonardo.app.citta.standing import own_party, shares, would_be_whole
from leonardo.app.citta.words.phrases import quarter_name, square_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.dialogs.warning import Danger
from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Buy,
    Decline,
    Drop,
    LayWork,
    Propose,
    Raise,
    Rescue,
    Sell,
)
from leonardo.engine.citta.board import IS_PALACE, PRICES, SQUARES
from leonardo.engine.citta.constants import WORK_PRICE
from leonardo.engine.citta.questions import (
    AnswerQuestion,
    AuctionQuestion,
    OptionQuestion,
    Question,
    RescueQuestion,
)
from leonardo.engine.citta.state import is_whole, properties, sale_value
from leonardo.engine.citta.view import View, greatest_due

_MUCH = 0.75  # the part of one's share below which a union leaves much less of it


def dangers(view: View, action: Action) -> Iterator[Danger]:
    """Yield what a person should think of before an action, the worst first."""
    own = own_party(view)
    if own is None:
        return
    if isinstance(action, Decline | Drop):
        yield from _leaves_quarter(view, own)
    elif isinstance(action, Propose | Rescue | Accept):
        yield from _shares(view, own, action)
    elif isinstance(action, Sell):
        yield from _breaks_quarter(view, action)
    else:
        yield from _ruins(view, own, action)


def _danger(name: str, text: str) -> Danger:
    return Danger(
        name,
        tr(f"citta.danger.{name}_title"),
        text,
        tr(f"citta.danger.{name}_not"),
        tr(f"citta.danger.{name}"),
    )


def _leaves_quarter(view: View, own: int) -> Iterator[Danger]:
    """Yield that the last palace of a quarter is left to others, though it can be paid (rule 8.4)."""
    question = view.question
    if not isinstance(question, OptionQuestion | AuctionQuestion) or not would_be_whole(view, question.square, own):
        return
    bids = [option.florins for option in view.options if isinstance(option, Raise)]
    if isinstance(question, OptionQuestion) or (bids and min(bids) <= PRICES[question.square]):
        quarter = quarter_name(SQUARES[question.square].quarter or "")
        yield _danger("leave", tr("citta.danger.leave_words", square=square_name(question.square), quarter=quarter))


def _breaks_quarter(view: View, action: Sell) -> Iterator[Danger]:
    """Yield that a whole quarter is broken, though something else could be sold (rules 8.4, 13.2)."""
    if not IS_PALACE[action.square] or not is_whole(view.owners, action.square):
        return
    others = (option.square for option in view.options if isinstance(option, Sell))
    if any(not (IS_PALACE[square] and is_whole(view.owners, square)) for square in others):
        quarter = quarter_name(SQUARES[action.square].quarter or "")
        yield _danger("break", tr("citta.danger.break_words", quarter=quarter))


def _shares(view: View, own: int, action: Propose | Rescue | Accept) -> Iterator[Danger]:
    """Yield that a union leaves much less of one's share for good; whoever is rescued would lose all (rule 16.12)."""
    question, debt = view.question, None
    if isinstance(action, Propose | Rescue):
        other = action.to
        debt = question.debt if isinstance(question, RescueQuestion) else None
    elif isinstance(question, AnswerQuestion) and question.debt is None:
        other = question.by
    else:
        return
    now, then = shares(view, own, other, debt)
    if then < now * _MUCH:
        yield _danger("share", tr("citta.danger.share_words", share=then, own=now))


def _ruins(view: View, own: int, action: Action) -> Iterator[Danger]:
    """Yield that a rent in the next move could make bankrupt, and could not without the action (rule 13.4)."""
    spent, gained = _spent(view.question, action)
    party = view.parties[own]
    if not spent or party is None:
        return
    square, owed = greatest_due(view, own)
    covered = party.florins + sum(sale_value(view.works, each) for each in properties(view.owners, own))
    if covered - spent + gained < owed <= covered:
        yield _danger("ruin", tr("citta.danger.ruin_words", square=square_name(square), count=owed))


def _spent(question: Question | None, action: Action) -> tuple[int, int]:
    """Return how many florins an action costs, and for how many of them the bank would take back what they buy.

    A work is reckoned at nothing: nobody knows its value before it is laid (rule 10.2).
    """
    match action:
        case LayWork():
            return WORK_PRICE, 0
        case Buy() if isinstance(question, OptionQuestion):
            return PRICES[question.square], PRICES[question.square] // 2
        case Raise(florins) if isinstance(question, AuctionQuestion):
            return florins, PRICES[question.square] // 2
        case Bet(_, florins):
            return florins, 0
    return 0, 0
