"""What the panel makes of a position of Engines of War, and what its parts are worth in points."""

from collections.abc import Sequence
from typing import Final, TypeVar

from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.board import BY_LAND, REACH, Territory
from leonardo.engine.engines.constants import ASSAULT, DISCOUNT, PERFECT
from leonardo.engine.engines.state import NOBODY, castles, perfect_cities, territories
from leonardo.engine.engines.view import View

RATE: Final = 1 / 25  # points that a florin buys in the middle of a game
GROWTH: Final = 2  # so many rounds florins are worth more, for there is free land to go to


def most(counts: Sequence[int], seat: int) -> float:
    """Return what it is worth a round to have so many of what most of give points, being near included."""
    others = [count for other, count in enumerate(counts) if other != seat]
    lead = counts[seat] - max(others)
    if not lead:
        return 1.0 if others.count(counts[seat]) == 1 else 0.7
    return 2 + 0.15 * min(lead, 3) if lead > 0 else max(0.0, 0.6 + 0.2 * lead)


def changed(counts: Sequence[int], seat: int, other: int = NOBODY) -> float:
    """Return what one more is worth to a seat a round, taken from another if there is one."""
    then = [count + (each == seat) - (each == other) for each, count in enumerate(counts)]
    return most(then, seat) - most(counts, seat)


class Sight:
    """What a seat makes of a view, each number once."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat, self.me = view, seat, view.players[seat]
        seats = range(view.table.seats)
        self.own = territories(view.owners, seat)
        self.lands = [view.owners.count(each) for each in seats]
        self.castles = [len(castles(view.owners, view.levels, each)) for each in seats]
        self.cities = [perfect_cities(view.owners, view.levels, each) for each in seats]
        self.cards = [player.cards for player in view.players]
        self.gains = [
            int(most(self.lands, each))
            + int(most(self.castles, each))
            + int(most(self.cards, each))
            + self.cities[each]
            + 2 * (view.leonardo == each)
            for each in seats
        ]
        short = [
            max(1, view.table.target - player.points) / max(2.5, 2 + 0.3 * gain)
            for player, gain in zip(view.players, self.gains, strict=True)
        ]
        self.rounds = max(1, round(min(short)))
        """About how many scorings are left, that of this round included."""
        plenty = min(1.0, max(0.15, 1.25 - self.me.florins / 240))
        early = 2.5 if view.round <= GROWTH else 1.0
        self.rate = RATE * plenty * early if self.rounds > 1 else RATE / 8
        self.leader = min((each for each in seats if each != seat), key=lambda each: short[each])
        self.off = DISCOUNT if view.leonardo == seat else 0

    def income(self) -> float:
        """Return what ten florins a round are worth in points from the next round on."""
        return 10 * RATE * (self.rounds - 1)

    def threat(self, at: Territory) -> float:
        """Return how strong the strongest rival army is that could come to a territory."""
        view = self.view
        return max(
            (
                min(view.infantry[near] - 1, ASSAULT) - (near not in BY_LAND[at]) + view.planes[near] + view.tanks[near]
                for near in REACH[at]
                if view.owners[near] not in (self.seat, NOBODY)
            ),
            default=0,
        )

    def keep(self, at: Territory) -> int:
        """Return how many infantry should stay at a territory while an army leaves."""
        if not self.view.levels[at] or not self.threat(at):
            return 1
        return 3 if self.view.levels[at] == PERFECT else 2

    def worth(self, at: Territory) -> float:
        """Return what it is worth in points to own a territory of others, or to go on owning one."""
        view, owner = self.view, self.view.owners[at]
        found = self.income() + 0.1 * min(self.rounds, 5) + 0.6 * self.rounds * changed(self.lands, self.seat, owner)
        if view.levels[at]:
            found += self.income() + 0.6 * self.rounds * changed(self.castles, self.seat, owner)
            missing = PERFECT - view.levels[at]
            found += max(0.0, self.rounds - missing) * (1 if not missing else 0.2)
        return found + 0.3 * (view.tanks[at] * bool(self.me.tank) + view.planes[at] * bool(self.me.plane))

    def harm(self, at: Territory) -> float:
        """Return what the owner of a territory loses with it."""
        view, owner = self.view, self.view.owners[at]
        lost = self.income() + self.rounds * (view.levels[at] == PERFECT)
        fewer = [lands - (each == owner) for each, lands in enumerate(self.lands)]
        lost += 0.6 * self.rounds * (most(self.lands, owner) - most(fewer, owner))
        if view.levels[at]:
            fewer = [count - (each == owner) for each, count in enumerate(self.castles)]
            lost += self.income() + 0.6 * self.rounds * (most(self.castles, owner) - most(fewer, owner))
        return lost


AnyT = TypeVar("AnyT")


def only(legal: Sequence[Action], kind: type[AnyT]) -> list[AnyT]:
    return [action for action in legal if isinstance(action, kind)]


def ripe(sight: Sight) -> bool:
    """Return whether the time has come to spend what was saved: the end is near, or the purse nearly full."""
    return sight.me.florins >= 220 or sight.rounds <= 4
