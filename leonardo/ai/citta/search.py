"""Looking ahead in the city: worlds with the numbers of the machine of fate, a quick player, and parties judged after.

In all choices of a world the same ball gives the same number for the same move, whatever was drawn for other ends in
between. And over any twelve worlds in a row each ball gives each number once for its next moves, so that a few
worlds tell what luck does on the whole. The quick player goes by the rules of thumb; its auctions are over in a round.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from attrs import frozen

from leonardo.ai.citta import evaluation, heuristics, unions, worth
from leonardo.ai.citta.worth import party_of
from leonardo.ai.search import Choose, Depth, End, Search
from leonardo.ai.sequential_halving import World, Worlds
from leonardo.engine.citta.actions import Action, Bet, Drop, LayWork, Propose, Raise, Sell
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.constants import BID_STEP, HIGHEST, LOWEST, Purpose
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW
from leonardo.engine.citta.questions import (
    AuctionQuestion,
    BetQuestion,
    MachineQuestion,
    OfficeQuestion,
    ProposalQuestion,
    SaleQuestion,
    WorkQuestion,
)
from leonardo.engine.citta.state import State
from leonardo.engine.citta.view import View, determinize

EVEN: Final = 3  # the rounds whose numbers are spread evenly over the worlds
_ALL: Final = tuple(range(LOWEST, HIGHEST + 1))
_SEVERAL: Final = 64  # numbers that are drawn at once


@frozen
class Street:
    """A state dealt out, and the numbers for the next moves: by the rounds from now on, and in each by seat."""

    state: State
    moves: tuple[tuple[int, ...], ...]
    seed: int


class Numbers:
    """The numbers of the machine in one imagined game, in the order in which they are asked for."""

    def __init__(self, street: Street) -> None:
        self._moves = street.moves
        self._round = street.state.round
        self._random = Random(street.seed)
        self._others: list[int] = []

    def next(self, round_: int, question: MachineQuestion) -> int:
        ahead = round_ - self._round
        if ahead < len(self._moves) and question.purpose is Purpose.MOVE:
            return self._moves[ahead][question.seat]
        if not self._others:
            self._others = self._random.choices(_ALL, k=_SEVERAL)
        return self._others.pop()


class Dealer:
    """Deals out worlds that agree with a view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._left: list[tuple[tuple[int, ...], ...]] = []

    def deal(self, random: Random) -> Street:
        if not self._left:
            seats = range(self._view.table.seats)
            spread = [zip(*[random.sample(_ALL, len(_ALL)) for _ in seats], strict=True) for _ in range(EVEN)]
            self._left = list(zip(*spread, strict=True))
        return Street(determinize(self._view, random), self._left.pop(), random.getrandbits(32))


Ranking = Callable[[View, Any, Action], float]
"""Says how promising a choice is at first sight: what is most promising is looked at first."""


_LITTLE: Final = 0.4  # a work that brings less than this part of what it brings elsewhere is misplaced


def promising(view: View, legal: Sequence[Action], most: int) -> list[Action]:
    """Return at most so many of the legal actions, the most promising first, and what does nothing among them."""
    question = view.question
    if isinstance(question, AuctionQuestion):
        return [*[each for each in legal if isinstance(each, Raise)][:1], *[each for each in legal if each == Drop()]]
    if isinstance(question, ProposalQuestion) and not unions.timely(view, question.seat):
        return [legal[-1]]
    if isinstance(question, WorkQuestion):
        legal = _well_placed(view, legal)
    ranking = _RANKINGS.get(type(question))
    if ranking is None:
        return list(legal[:most])
    ranked = sorted(legal, key=lambda action: -ranking(view, question, action))
    return list(dict.fromkeys((*ranked[: most - 1], legal[-1])))


def _well_placed(view: View, legal: Sequence[Action]) -> list[Action]:
    """Return works where they bring enough, beside what brings most, and laying no more."""
    brings: dict[Action, float] = {
        each: worth.raised(view, each.square, 1) for each in legal if isinstance(each, LayWork)
    }
    enough = _LITTLE * max(brings.values(), default=0.0)
    return [each for each in legal if brings.get(each, enough) >= enough]


def _work(view: View, _: WorkQuestion, action: Action) -> float:
    return worth.work(view, action.square, 2) if isinstance(action, LayWork) else 0.0


def _stake(_: View, __: BetQuestion, action: Action) -> float:
    return -float(action.florins) if isinstance(action, Bet) else 0.0


def _sale(view: View, question: SaleQuestion, action: Action) -> float:
    return -worth.sale_loss(view, action.square, question.seat) if isinstance(action, Sell) else 0.0


def _union(view: View, question: ProposalQuestion, action: Action) -> float:
    if not isinstance(action, Propose):
        return 0.0
    return unions.gain(view, question.seat, action.to, action.to) - 0.001 * (action.pawn != question.seat)


_RANKINGS: Final[dict[type, Ranking]] = {
    WorkQuestion: _work,
    BetQuestion: _stake,
    SaleQuestion: _sale,
    ProposalQuestion: _union,
    OfficeQuestion: heuristics.sent,
}


_PAID: Final = 0.75  # the part of its price that a card goes for about, if there are florins enough


def quick_choice(draft: Draft, options: Sequence[Action], random: Random) -> Action:
    question = draft.question
    if type(question) is AuctionQuestion:
        return _bid(draft, question, options)
    if type(question) is ProposalQuestion:
        return options[-1]  # nobody counts on a union that nobody has made
    return heuristics.decide(draft, options, random)


def _bid(draft: Draft, question: AuctionQuestion, options: Sequence[Action]) -> Action:
    """Bid at once what nobody else goes beyond, since all bid up to their limits in the end; or drop out."""
    most = _PAID * PRICES[question.square]
    own, least = min(most, party_of(draft, question.seat).florins), options[0]
    if not isinstance(least, Raise) or least.florins > own:
        return options[-1]
    others = max([min(most, party_of(draft, seat).florins) for seat in question.waiting], default=0)
    wished = int(min(own, others + BID_STEP))
    return options[max(0, (wished - least.florins) // BID_STEP)]


class CittaSearch(Search[Street, Draft, Action]):
    """Thinks one decision of a party through."""

    def __init__(self, view: View, depth: Depth) -> None:
        super().__init__(view, depth)
        self._view = view
        self._dealer = Dealer(view)

    def deal(self, random: Random) -> Street:
        return self._dealer.deal(random)

    def choices(self, _: Worlds[Street], legal: Sequence[Action], random: Random) -> tuple[Action, Sequence[Action]]:
        usual = heuristics.decide(self._view, legal, random)
        return usual, promising(self._view, legal, self.depth.choices)

    def begin(self, world: World[Street]) -> tuple[Draft, Choose[Draft, Action]]:
        return Draft(world.state.state), quick_player(world)

    def play_on(self, draft: Draft, action: Action) -> Sequence[Action]:
        return FLOW.play_on(draft, action)

    def judge(self, draft: Draft, *, over: bool) -> End:
        return evaluation.judged(draft, self._seat, over=over)


def quick_player(world: World[Street]) -> Choose[Draft, Action]:
    """Return who decides for all parties in a world, and what the machine of fate gives there."""
    random, numbers, choose = world.players(), Numbers(world.state), quick_choice

    def decide(draft: Draft, options: Sequence[Action]) -> Action:
        question = draft.question
        if type(question) is MachineQuestion:
            return options[numbers.next(draft.round, question) - 1]
        return choose(draft, options, random)

    return decide
