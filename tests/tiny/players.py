"""Players of the tiny game: somebody bids low or high, boldly or not, and gives advice in a word."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from attrs import evolve, frozen

from leonardo.ai.advice import NOTHING, Advised
from leonardo.ai.game_players import At, BuiltInPlayer, GamePlayers, NamedTemper, ReviewMeasure
from leonardo.ai.player import Budget
from tests.tiny.game import Bid, View

HERE: Final = "tests.tiny.players"


@frozen
class Bidder:
    """Bids so many coins, or as near to that as it may."""

    coins: int

    def __call__(self, view: View, legal: Sequence[Bid], random: Random, budget: Budget, /) -> Bid:  # noqa: ARG002 - it is quick anyway
        return min(legal, key=lambda bid: abs(bid.coins - self.coins))


LOW: Final = Bidder(1)
HIGH: Final = Bidder(3)


def with_temper(player: Bidder, name: str) -> Bidder:
    return evolve(player, coins=player.coins + (1 if name == "bold" else -1))


def see(state: Any, seat: int, legal: Sequence[Bid], random: Random, budget: Budget, /) -> Bid:  # noqa: ANN401, ARG001
    return legal[0]


def advise(
    view: View,  # noqa: ARG001 - the same for all
    legal: Sequence[Bid],
    random: Random,  # noqa: ARG001
    budget: Budget,  # noqa: ARG001
    also: Sequence[Bid] = (),
    then: Mapping[Bid, Bid] = NOTHING,  # noqa: ARG001
    /,
) -> list[Advised]:
    return [Advised(bid, 0.5, bid.coins, 1, "tiny.advice.low", {}) for bid in dict.fromkeys((legal[0], *also))]


PLAYERS: Final = GamePlayers(
    levels=(
        BuiltInPlayer("low", "die_and_purse.players.low", At(HERE, "LOW"), has_tempers=True),
        BuiltInPlayer("high", "die_and_purse.players.high", At(HERE, "HIGH")),
    ),
    unlisted=(BuiltInPlayer("old", "die_and_purse.players.low", At(HERE, "LOW")),),
    obvious="low",
    seers={"seer": At(HERE, "see")},
    adviser=At(HERE, "advise"),
    tempers=(NamedTemper("bold", "die_and_purse.tempers.bold"), NamedTemper("shy", "die_and_purse.tempers.shy")),
    with_temper=At(HERE, "with_temper"),
    long=Budget(tries=7),
    hint=Budget(tries=3),
    review=ReviewMeasure(glance=4, portion=2, least=0.5),
)
