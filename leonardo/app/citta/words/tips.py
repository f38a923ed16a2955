"""What a decision would give, or why it cannot be, as the small tags beside what is pointed at."""

from leonardo.app.citta.ahead import costly_numbers
from leonardo.app.citta.spots import Spot
from leonardo.app.citta.standing import due, one_more, price, rents, would_be_whole
from leonardo.app.citta.words.phrases import florins, good_name, quarter_name, square_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.game import Referee
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.engine.citta import actions
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.board import GOODS, IS_PALACE, SQUARES, onward
from leonardo.engine.citta.constants import STAKE_PAYS, WORK_PRICE
from leonardo.engine.citta.questions import AuctionQuestion, OfficeQuestion, OptionQuestion
from leonardo.engine.citta.state import NOBODY, sale_value
from leonardo.engine.citta.view import View


def tip(view: View, spot: Spot, action: Action, referee: Referee) -> Tip:
    """Return what an action that a person points at with a spot would give, or what is against it."""
    objection = referee.objection(action)
    if objection is not None:
        return Tip(tr("citta.tip.cannot"), tr(f"citta.objections.{objection.reason}"), spot, tone=Tone.BARRED)
    lead, more, cost, also = _of(view, action)
    return Tip(lead, more, spot, cost=cost, also=also)


def _of(view: View, action: Action) -> tuple[str, str, int, tuple[str, ...]]:
    match action:
        case actions.LayWork(square):
            now, then = due(view, square), one_more(view, square)
            told = tr("citta.tip.work", before=now, after=then)
            return square_name(square), told, WORK_PRICE, _risk(view, WORK_PRICE)
        case actions.Buy() if isinstance(view.question, OptionQuestion):
            return _buys(view, view.question.square, price(view.question.square), view.question.seat)
        case actions.Raise(sum_) if isinstance(view.question, AuctionQuestion):
            return _buys(view, view.question.square, sum_, view.question.seat)
        case actions.Sell(square):
            return tr("citta.tip.sell", florins=florins(sale_value(view.works, square))), "", 0, ()
        case actions.Bet(good, sum_):
            numbers = tr("citta.plate.or").join(str(number) for number in sorted(GOODS[good]))
            told = tr("citta.tip.bet", numbers=numbers, florins=florins(STAKE_PAYS * sum_))
            return tr("citta.tip.stake", good=good_name(good), florins=florins(sum_)), told, sum_, ()
        case actions.Divert(steps) if isinstance(view.question, OfficeQuestion):
            return _diverts(view, view.question.party, steps)
        case actions.TakeBall(number):
            return str(number), tr("citta.tip.ball"), 0, ()
    return "", "", 0, ()


def _risk(view: View, spent: int) -> tuple[str, ...]:
    """Say how many numbers of the next move would cost more than is left then, if any would."""
    count = costly_numbers(view, view.viewer, spent) if view.viewer is not None else 0
    return (tr("citta.tip.then_costs", count=count),) if count else ()


def _buys(view: View, square: int, cost: int, seat: int) -> tuple[str, str, int, tuple[str, ...]]:
    lead = tr("citta.tip.buy", square=square_name(square), florins=florins(cost))
    if not IS_PALACE[square]:
        return lead, tr("citta.tip.bridge"), cost, ()
    found = rents(view, square, seat)
    rent = next((then for palace, _, then in found if palace == square), 0)
    also: tuple[str, ...] = ()
    if would_be_whole(view, square, seat):
        also = (tr("citta.plate.last_one", quarter=quarter_name(SQUARES[square].quarter or "")),)
    return lead, tr("citta.tip.rent", count=rent), cost, also


def _diverts(view: View, moved: int, steps: int) -> tuple[str, str, int, tuple[str, ...]]:
    party = view.parties[moved]
    square = onward(party.square if party is not None else 1, steps)
    owner = view.owners[square] if square < len(view.owners) else NOBODY
    if owner in (NOBODY, moved):
        return square_name(square), tr("citta.tip.pays_nothing"), 0, ()
    mine = owner == view.viewer
    key = "citta.tip.pays_me" if mine else "citta.tip.pays_other"
    return square_name(square), tr(key, florins=florins(due(view, square))), 0, ()
