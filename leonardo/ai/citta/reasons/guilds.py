"""Why to unite or to stay alone (rule 16)."""

from leonardo.ai.citta import unions
from leonardo.ai.thought import Reason
from leonardo.engine.citta.actions import Accept, Action, LetFall, Propose, Refuse, Rescue
from leonardo.engine.citta.board import QUARTERS
from leonardo.engine.citta.questions import AnswerQuestion, Debt, RescueQuestion
from leonardo.engine.citta.view import View


def _mate(view: View, action: Action) -> int:
    """Return with whom one would unite."""
    if isinstance(action, Propose | Rescue):
        return action.to
    question = view.question
    if not isinstance(question, AnswerQuestion):
        raise TypeError("nobody proposes anything")
    return question.by


def _debt(view: View) -> Debt | None:
    return view.question.debt if isinstance(view.question, AnswerQuestion | RescueQuestion) else None


def saves(view: View, _: Accept) -> Reason | None:
    """Who refuses is bankrupt."""
    return Reason("citta.advice.saves") if _debt(view) is not None else None


def whole_together(view: View, action: Action) -> Reason | None:
    """A quarter is whole by the union."""
    pair = {view.viewer, _mate(view, action)}
    for name, palaces in QUARTERS.items():
        if {view.owners[palace] for palace in palaces} == pair:
            return Reason("citta.advice.whole_together", {"quarter": name, "seat": _mate(view, action)})
    return None


def more_together(view: View, action: Action) -> Reason | None:
    """The union brings the party closer to the best rival, or further ahead."""
    gain = _gain(view, action)
    return Reason("citta.advice.more_together", {"florins": gain}, guess=True) if gain > 0 else None


def more_alone(view: View, action: Refuse) -> Reason | None:
    """The union would take the party further from winning."""
    gain = _gain(view, action)
    return Reason("citta.advice.more_alone", {"florins": -gain}, guess=True) if gain < 0 else None


def _gain(view: View, action: Action) -> int:
    mine, mate = view.viewer or 0, _mate(view, action)
    return round(unions.improvement(view, mate, mine, mine, _debt(view)))


def one_rival_less(view: View, _: LetFall) -> Reason | None:
    """The debtor is out."""
    debt = _debt(view)
    return Reason("citta.advice.one_rival_less", {"seat": debt.debtor}) if debt is not None else None
