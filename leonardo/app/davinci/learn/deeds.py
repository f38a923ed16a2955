"""What a game of Leonardo da Vinci tells of itself for statistics, and what in it is an achievement."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from typing import Final

from leonardo.app.davinci.results.accounts import ledger
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.engine.davinci.constants import BEGINNER, EXPERT, Tier
from leonardo.engine.davinci.events import InventionCompleted, RoundBegan
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Setup
from leonardo.engine.record import Played
from leonardo.play.statistics.game import Achievement, Deeds, GameStatistics, Own

_TYPES: Final = 5
_AHEAD: Final = 15  # florins by which a clear victory is won
_RACES: Final = 4  # inventions that must be completed, and each as the first
_TOGETHER: Final = 2


def deeds(played: Played) -> Sequence[Deeds]:
    """Return what each seat did in a finished game: the inventions it owns, and what of that was well done."""
    told = [event for _, step in played.steps() for event in step.events]
    accounts = ledger((0 for _ in played.state.seats), told).accounts
    completed: Counter[int] = Counter()
    first: Counter[int] = Counter()
    golds: Counter[int] = Counter()
    in_round: Counter[tuple[int, int]] = Counter()
    number = 0
    for event in told:
        if isinstance(event, RoundBegan):
            number = event.round
        elif isinstance(event, InventionCompleted):
            completed[event.seat] += 1
            first[event.seat] += event.first
            golds[event.seat] += event.first and INVENTIONS[event.invention].tier is Tier.GOLD
            in_round[event.seat, number] += 1
    return [
        Deeds(
            tuple(map(str, account.owned)),
            {
                "types": account.types,
                "completed": completed[seat],
                "first": first[seat],
                "golds": golds[seat],
                "together": max((count for (whose, _), count in in_round.items() if whose == seat), default=0),
                "paid": account.paid + account.bids,
            },
        )
        for seat, account in enumerate(accounts)
    ]


def setup_of(setup: Setup) -> str:
    return setup.setup


def _if(holds: Callable[[Own], bool]) -> Callable[[Own], Hashable | None]:
    return lambda own: True if holds(own) else None


def _count(own: Own, name: str) -> int:
    found = own.seat.counts.get(name, 0)
    return found if isinstance(found, int) else 0


def _always_first(own: Own) -> bool:
    return own.won and _count(own, "completed") >= _RACES and _count(own, "first") == _count(own, "completed")


ACHIEVEMENTS: Final = (
    Achievement("variety", "davinci.achievements.variety", _if(lambda own: _count(own, "types") == _TYPES)),
    Achievement("races", "davinci.achievements.races", _if(_always_first)),
    Achievement("together", "davinci.achievements.together", _if(lambda own: _count(own, "together") >= _TOGETHER)),
    Achievement("gold", "davinci.achievements.gold", _if(lambda own: own.won and _count(own, "golds") > 0)),
    Achievement("ahead", "davinci.achievements.ahead", _if(lambda own: own.won and own.margin >= _AHEAD)),
    Achievement("expert", "davinci.achievements.expert", _if(lambda own: own.won and own.result.setup == EXPERT)),
)
"""What is achieved in this game besides what can be in any."""


def statistics() -> GameStatistics:
    return GameStatistics(
        deeds,
        ACHIEVEMENTS,
        setup_of,
        {BEGINNER: "davinci.options.setup.beginner", EXPERT: "davinci.options.setup.expert"},
        lambda thing: invention_name(int(thing)),
        "davinci.statistics.favourites",
        "davinci.florins",
    )
