"""A position as a player looks at it for one decision: what follows from what lies open is worked out once.

It is made of a view, a state or a draft, and looks only at what lies open in all of them. The position must not change
while it is in use.
"""

from typing import Final

from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.state import NOBODY, Player, State
from leonardo.engine.engines.view import View

Seen = View | State | Draft

_PACE: Final = 4.5  # the points that the seat in the lead earns in a round, on average
_FARTHEST: Final = 7.0  # so many rounds are looked ahead at most
_BETTER_DICE: Final = 0.12  # the part by which each ball cart and organ gun makes infantry stronger (rule 8.5)
_TANK: Final = 0.55  # what a tank adds to an army, in infantry for each of its hits
_STEADY: Final = 3.2
"""The dice of a working check up to which a tank does its part; with more it fires the less (rule 11.22)."""
_PLANE: Final = 1.4  # what a plane adds, in infantry
_GYROSCOPE: Final = 0.2  # what each gyroscope adds to each plane (rule 8.10)


class PositionFeatures:
    """A position with the arms and the counts of all seats."""

    __slots__ = (
        "armies",
        "arms",
        "cards",
        "castles",
        "defences",
        "gains",
        "infantry",
        "lands",
        "left",
        "levels",
        "overseas",
        "owners",
        "planes",
        "players",
        "seen",
        "stakes",
        "stopped",
        "strongest",
        "tanks",
    )

    def __init__(self, seen: Seen) -> None:
        seats = range(seen.table.seats)
        self.seen = seen
        self.owners = seen.owners
        self.infantry = seen.infantry
        self.tanks = seen.tanks
        self.planes = seen.planes
        self.levels = seen.levels
        self.players = seen.players
        self.arms = [arms_of(player) for player in seen.players]
        """What one infantry, one tank and one plane of each seat is worth in a fight, in infantry without cards."""
        self.lands = [seen.owners.count(seat) for seat in seats]
        self.castles = [0] * len(seats)
        for owner, level in zip(seen.owners, seen.levels, strict=True):
            if level and owner != NOBODY:
                self.castles[owner] += 1
        self.cards = [player.cards for player in seen.players]
        self.armies, self.overseas, self.defences = self._armies()
        """How strong an army could leave each territory by land, how strong it would arrive by sea, and all there."""
        most = max([player.points for player in seen.players])
        self.left = max(1.0, min(_FARTHEST, (seen.table.target - most) / _PACE))
        """How many more times points of a round are likely to be given, this round included, at least one."""
        self.strongest: dict[tuple[int, int], tuple[float, float]] = {}
        """What `threats` has found, by seat and territory."""
        self.stakes: dict[int, list[float]] = {}
        """What `worth.stakes` has found, by seat."""
        self.stopped: dict[tuple[int, int], float] = {}
        """What `worth.stops` has found, by seat and territory."""
        self.gains: dict[tuple[int, int, int, int, int, int], float] = {}
        """What `worth.most` has found, by what it was asked."""

    def _armies(self) -> tuple[list[float], list[float], list[float]]:
        count = len(self.owners)
        by_land, by_sea, whole = [0.0] * count, [0.0] * count, [0.0] * count
        for at, infantry in enumerate(self.infantry):
            if not infantry:
                continue
            man, tank, plane = self.arms[self.owners[at]]
            tanks, planes, machines = self.tanks[at], self.planes[at], 0.0
            if tanks or planes:
                machines = tank * min(ASSAULT, tanks) + plane * min(ASSAULT, planes)
            whole[at] = man * (infantry if infantry <= ASSAULT else ASSAULT) + machines
            if infantry > 1:
                by_land[at] = man * (infantry - 1 if infantry <= ASSAULT else ASSAULT) + machines
            if infantry > 2:
                by_sea[at] = man * (infantry - 2 if infantry <= ASSAULT + 1 else ASSAULT) + machines
        return by_land, by_sea, whole

    @property
    def income_rounds(self) -> float:
        """How many more times there is likely to be income."""
        return self.left - 1


def arms_of(player: Player) -> tuple[float, float, float]:
    """Return what one infantry, one tank and one plane of a seat is worth in a fight, in infantry without cards."""
    projects = player.projects
    man = 1.0 + _BETTER_DICE * (projects.count(Card.BALL_CART) + projects.count(Card.ORGAN_GUN)) if projects else 1.0
    tank = _TANK * player.tank_hits * min(1.0, _STEADY / player.check_dice) if player.tank is not None else 0.0
    plane = _PLANE + _GYROSCOPE * projects.count(Card.GYROSCOPE) if player.plane is not None else 0.0
    return man, tank, plane
