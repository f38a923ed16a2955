"""Phase B: where the workers go (rule 7).

All workers at hand are shared out over districts and laboratories in the best way that can be foreseen; of that plan
the piece is placed first that would lose most by waiting. At home nobody competes, so laboratories come last.
"""

from collections.abc import Sequence
from itertools import product

from attrs import frozen

from leonardo.ai.davinci.heuristics.contest import Contests, ranks, with_comers, with_strength
from leonardo.engine.davinci.actions import Action, Pass, PlaceApprentices, PlaceMaster
from leonardo.engine.davinci.constants import DISTRICTS, LAST_CITY_ROUND, MASTER_STRENGTH, Place
from leonardo.engine.davinci.questions import PlacementQuestion
from leonardo.engine.davinci.view import LaboratoryView

_OVERTAKEN = (0.0, 0.45, 0.2, 0.1, 0.05)
"""How likely a rival that comes later with workers to spare ranks before a group of this strength."""
_MOST_TOGETHER = 4  # more apprentices than these never pay in one district
_NOBODY = -1e9


@frozen
class _Piece:
    """Some workers in one place, and what is lost if a rival comes before them."""

    action: Action
    urgency: float


def choose(contests: Contests, legal: Sequence[Action]) -> Action:
    """Return the most urgent piece of the best plan, or passing if no worker can do any good."""
    planner = _Planner(contests, legal)
    pieces = planner.plan()
    if not pieces:
        return Pass()
    return max(pieces, key=lambda piece: piece.urgency).action


class _Planner:
    """Shares out apprentices and master over the places for one decision."""

    def __init__(self, contests: Contests, legal: Sequence[Action]) -> None:
        self.contests = contests
        self.apprentices = contests.seat.apprentices
        self.master = contests.seat.master
        self.legal = frozenset(legal)
        self.comers = self._comers()
        self.city = contests.view.round <= LAST_CITY_ROUND
        self.busy = [(place, lab) for place, lab in contests.laboratories if lab.busy]

    def _comers(self) -> int:
        """Count the rivals that may still place workers in the city."""
        view = self.contests.view
        question = view.question
        passed = question.passed if isinstance(question, PlacementQuestion) else frozenset()
        return sum(
            number not in passed and (seat.apprentices > 0 or seat.master)
            for number, seat in enumerate(view.seats)
            if number != self.contests.number
        )

    def plan(self) -> list[_Piece]:
        """Return the pieces of the best plan; those that bring nothing are left out."""
        city = self._city_tables() if self.city else {}
        best, chosen = 1e-6, None
        for master_at in self._master_places():
            worth, shares = self._share(city, master_at)
            if worth > best:
                best, chosen = worth, (master_at, shares)
        if chosen is None:
            return []
        return self._pieces(city, *chosen)

    def _master_places(self) -> list[Place | None]:
        places: list[Place | None] = [None]
        if self.master:
            places += [place for place in Place if PlaceMaster(place) in self.legal]
        return places

    def _city_tables(self) -> dict[Place, list[float]]:
        """Return for each district what it brings at each added strength, from none up."""
        return {district: self._expected(district) for district in DISTRICTS if any(self._worth_coming(district))}

    def _worth_coming(self, district: Place) -> list[bool]:
        if district is Place.COUNCIL:
            return [True]
        return [worth > 0.2 for worth in self.contests.worths(district)]

    def _expected(self, district: Place) -> list[float]:
        own = self.contests.view.group(self.contests.number, district)
        base = own.strength if own else 0
        top = min(self.apprentices, _MOST_TOGETHER) + (MASTER_STRENGTH if self.master else 0)
        gains = [self._with_comers(district, base + added) for added in range(top + 1)]
        return [(gain - gains[0]) * self.contests.weights.city for gain in gains]

    def _with_comers(self, district: Place, strength: int) -> float:
        """Return what to expect of a group of this strength when rivals may still come."""
        contests = self.contests
        present = {seat for seat, _ in ranks(contests.view.queues[district])}
        comers = max(0, self.comers - len(present - {contests.number}) // 2)
        overtaken = _OVERTAKEN[min(strength, len(_OVERTAKEN) - 1)]
        ahead = min(0.9, comers * contests.weights.rivalry * overtaken)
        behind = min(0.9, comers * contests.weights.rivalry * (1 - overtaken))
        groups = with_strength(ranks(contests.view.queues[district]), contests.number, strength)
        total = 0.0
        for before, after in product((0, 1), (0, 1)):
            weight = (ahead if before else 1 - ahead) * (behind if after else 1 - behind)
            total += weight * contests.gain(district, with_comers(groups, before, after))
        return total

    def _share(self, city: dict[Place, list[float]], master_at: Place | None) -> tuple[float, dict[Place, int]]:
        """Return the worth of the best way to share out the apprentices with the master there, and that way."""
        tables = [(place, self._apprentice_table(city, place, master_at)) for place in city]
        best: list[tuple[float, dict[Place, int]]] = self._at_home(master_at)
        for place, table in tables:
            following = []
            for count in range(self.apprentices + 1):
                worth, here = max(
                    (best[count - here][0] + table[here], -here) for here in range(min(count, len(table) - 1) + 1)
                )
                shares = best[count + here][1]
                following.append((worth, {**shares, place: -here} if here else shares))
            best = following
        return best[self.apprentices]

    def _apprentice_table(self, city: dict[Place, list[float]], place: Place, master_at: Place | None) -> list[float]:
        gains = city[place]
        extra = MASTER_STRENGTH if master_at is place else 0
        most = min(self.apprentices, _MOST_TOGETHER)
        if PlaceApprentices(1, place) not in self.legal:
            most = 0
        return [gains[count + extra] for count in range(most + 1)]

    def _at_home(self, master_at: Place | None) -> list[tuple[float, dict[Place, int]]]:
        """Return for each number of apprentices the best way to use them in the laboratories."""
        base = self._laboratories({}, None)
        rooms = [
            range(max((count for count in range(1, 7) if PlaceApprentices(count, place) in self.legal), default=0) + 1)
            for place, _ in self.busy
        ]
        best: list[tuple[float, dict[Place, int]]] = [(_NOBODY, {})] * (self.apprentices + 1)
        for counts in product(*rooms):
            total = sum(counts)
            shares = {place: count for (place, _), count in zip(self.busy, counts, strict=True) if count}
            if total > self.apprentices or self._overfull(shares, master_at):
                continue
            worth = self._laboratories(shares, master_at) - base
            if worth > best[total][0] + 1e-9:
                best[total] = (worth, shares)
        for count in range(1, self.apprentices + 1):
            if best[count - 1][0] >= best[count][0]:
                best[count] = best[count - 1]
        return best

    def _overfull(self, shares: dict[Place, int], master_at: Place | None) -> bool:
        return any(shares.get(place, 0) + (master_at is place) > lab.free_spaces for place, lab in self.busy)

    def _laboratories(self, shares: dict[Place, int], master_at: Place | None) -> float:
        """Return what the work under way is worth after this round with these workers added."""
        contests = self.contests
        worth = 0.0
        unfinished: list[tuple[int, LaboratoryView]] = []
        for place, laboratory in self.busy:
            added = shares.get(place, 0) + (MASTER_STRENGTH if master_at is place else 0)
            left = contests.to_do(laboratory) - laboratory.weeks_each_round - added
            if left <= 0:
                worth += self._finished(laboratory)
            else:
                unfinished.append((left, laboratory))
        return worth + self._promised(unfinished)

    def _finished(self, laboratory: LaboratoryView) -> float:
        """Return what it is worth to complete an invention in this round."""
        contests = self.contests
        number = laboratory.invention or 0
        worth = contests.won(number, 1, started=True)
        if number in contests.view.deck_cards or contests.rounds_to_come == 0:
            return worth
        follow_up = 1.0 if contests.stock(contests.hand) > 1 else 0.5
        return worth + contests.weights.tempo * follow_up * min(1.0, contests.rounds_to_come / 3)

    def _promised(self, unfinished: list[tuple[int, LaboratoryView]]) -> float:
        """Return what work is worth that is still to be finished: the most of it that can be."""
        contests = self.contests
        rounds = contests.rounds_to_come
        if not unfinished or rounds == 0:
            return 0.0
        if contests.can_finish(unfinished, rounds):
            return sum(self._later(left, laboratory) for left, laboratory in unfinished)
        alone = [
            self._later(left, laboratory)
            for left, laboratory in unfinished
            if contests.can_finish([(left, laboratory)], rounds)
        ]
        return max(alone, default=0.0)

    def _later(self, left: int, laboratory: LaboratoryView) -> float:
        contests = self.contests
        rounds = min(contests.rounds_to_come, contests.rounds_for(left, laboratory))
        worth = contests.won(laboratory.invention or 0, 1 + rounds, started=True)
        cost = contests.cost_of_weeks(left, laboratory, rounds)
        nearly = contests.weights.nearly if left == 1 and laboratory.invention in contests.displayed else 0.0
        return max(0.0, worth * contests.weights.patience**rounds - cost - nearly)

    def _pieces(
        self, city: dict[Place, list[float]], master_at: Place | None, shares: dict[Place, int]
    ) -> list[_Piece]:
        pieces = [
            _Piece(PlaceApprentices(count, place), self._urgency(city, place, count)) for place, count in shares.items()
        ]
        if master_at is not None:
            pieces.append(_Piece(PlaceMaster(master_at), self._urgency(city, master_at, MASTER_STRENGTH)))
        return pieces

    def _urgency(self, city: dict[Place, list[float]], place: Place, strength: int) -> float:
        """Return what a place would lose if a rival came first; laboratories lose nothing."""
        if place not in city:
            return -1.0
        contests = self.contests
        groups = ranks(contests.view.queues[place])
        own = contests.view.group(contests.number, place)
        strength += own.strength if own else 0
        now = contests.gain(place, with_strength(groups, contests.number, strength))
        later = contests.gain(place, with_comers(with_strength(groups, contests.number, strength), 1, 0))
        return now - later
