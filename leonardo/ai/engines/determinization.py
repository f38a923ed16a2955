"""Worlds to try choices in: the decks in some order, bids as sound players make them, and dice that fall alike.

In all choices of a world the same throws come in the same order, so that choices differ by what was chosen only.
"""

from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.engines import heuristics
from leonardo.ai.engines.personality import Personality
from leonardo.engine.engines.actions import Action, Bid
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.questions import BidQuestion, DiceQuestion
from leonardo.engine.engines.rules import dice
from leonardo.engine.engines.rules.auction import bids
from leonardo.engine.engines.state import State
from leonardo.engine.engines.view import View, determinize

_RIVALS: Final = Personality(exact=False)


@frozen
class Field:
    """A state dealt out, and the seed of all throws in it."""

    state: State
    seed: int


class Throws:
    """The throws of an imagined game, in the order in which they are asked for."""

    def __init__(self, field: Field) -> None:
        self._random = Random(field.seed)

    def next(self, question: DiceQuestion) -> Action:
        """Return what the dice show."""
        return dice.throw(question, self._random)


class Luck:
    """All chance of an imagined game, apart for each seat, round and kind of throw: one does not move the others."""

    def __init__(self, field: Field) -> None:
        self._seed = field.seed
        self._streams: dict[str, Random] = {}

    def of_seat(self, round_: int, seat: int) -> Random:
        """Return the stream by which a seat decides in a round."""
        return self._stream(f"{round_}/{seat}")

    def of_dice(self, round_: int, question: DiceQuestion) -> Random:
        """Return the stream of throws of a kind that a seat makes in a round."""
        return self._stream(f"{round_}/{question.seat}/{question.purpose.value}")

    def _stream(self, name: str) -> Random:
        if name not in self._streams:
            self._streams[name] = Random(f"{self._seed}/{name}")
        return self._streams[name]


class Dealer:
    """Deals out worlds that agree with a view."""

    def __init__(self, view: View) -> None:
        self._view = view

    def deal(self, random: Random) -> Field:
        """Return another world."""
        state = determinize(self._view, random)
        return Field(_with_likely_bids(self._view, state, random), random.getrandbits(32))


def _with_likely_bids(view: View, state: State, random: Random) -> State:
    """Return a world in which others have bid what the rules of thumb would: all that those look at lies open."""
    asked = view.question
    if not isinstance(asked, BidQuestion) or not isinstance(state.question, BidQuestion):
        return state
    order = view.table.seats_from(view.leonardo)
    made = tuple(
        _likely_bid(state, seat, random) if bid is None else bid for seat, bid in zip(order, asked.bids, strict=False)
    )
    return evolve(state, question=evolve(state.question, bids=made))


def _likely_bid(state: State, seat: int, random: Random) -> int:
    question = BidQuestion(seat, ())
    draft = Draft(evolve(state, question=question))
    bid = heuristics.decide(draft, bids(draft, question), random, _RIVALS)
    return bid.florins if isinstance(bid, Bid) else 0
