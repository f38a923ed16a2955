"""Games without a screen: built-in players play any game that keeps the contract, as fast as they can."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from errno import EEXIST
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from attrs import frozen

from leonardo import plain_files
from leonardo.ai.player import UNLIMITED, AnyPlayer, Budget, stream
from leonardo.ai.players import chooser
from leonardo.engine.driving import MOST_ROUNDS, Chance, Decide, Events, Watcher, drive, why_broken_off
from leonardo.engine.game import AnyGame
from leonardo.engine.record import RECORD_ENDING, Played, write_record
from leonardo.engine.seeds import Part, Seed, chance, dealing, key_of, seed_in

PROGRESS_SECONDS: Final = 5.0  # seconds after which it is told how far the games are


@frozen
class Simulation:
    """What to play: `players` are the names of the built-in players, one for each seat."""

    game: AnyGame
    options: Any  # the wishes for each set-up, as `Game.deal` takes them
    players: tuple[str, ...]
    games: int
    seed: Seed
    budget: Budget = UNLIMITED
    most_rounds: int = MOST_ROUNDS  # after so many rounds a game is broken off


@frozen
class Summary:
    """How the games of a simulation ended; a shared victory counts in equal parts."""

    players: tuple[str, ...]
    games: int
    seconds: float
    decisions: int
    scores: tuple[int, ...]  # the sums of the scores, seat by seat
    wins: tuple[float, ...]
    broken_off: int = 0  # how many of them were broken off; they count as they stood

    def __str__(self) -> str:
        rate, length = self.games / self.seconds, self.decisions / self.games
        lines = [
            f"{self.games} games in {self.seconds:.1f} s: {rate:.1f} games a second, {length:.1f} decisions a game",
            f"{'seat':>4}  {'player':<12}  {'mean score':>10}  {'wins':>8}  {'share':>6}",
        ]
        for seat, (player, score, wins) in enumerate(zip(self.players, self.scores, self.wins, strict=True)):
            mean, share = score / self.games, wins / self.games
            lines.append(f"{seat:>4}  {player:<12}  {mean:>10.2f}  {wins:>8.1f}  {share:>6.1%}")
        if self.broken_off:
            lines.append(f"Broken off, and counted as they stood: {self.broken_off} of {self.games} games.")
        return "\n".join(lines)


class Totals(Watcher):
    """Adds up how games end: `games`, `decisions`, and seat by seat the `scores` and the `wins`."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.broken_off = 0
        self.decisions = 0
        self.scores = [0] * seats
        self.wins = [0.0] * seats

    def after(self, played: Played) -> None:
        self.games += 1
        self.broken_off += not played.over
        self.decisions += played.decisions
        standing = played.game.standing(played.state)
        for seat, score in enumerate(standing.scores):
            self.scores[seat] += score
        for seat in standing.winners:
            self.wins[seat] += 1 / len(standing.winners)


class Records(Watcher):
    """Writes the record of each game into a folder, by numbers from 1; the folder is made if it is missing.

    Of a game that was broken off after `most_rounds` the record says so.

    Raises:
        FileExistsError: if records lie there already, which are not written over; it names the first.
        OSError: if the folder cannot be made or a record not be written.
    """

    def __init__(self, folder: Path, most_rounds: int = MOST_ROUNDS) -> None:
        self._most_rounds = most_rounds
        plain_files.make_folder(folder, follow=True)
        if earlier := min(folder.glob(f"*{RECORD_ENDING}"), default=None):
            raise FileExistsError(EEXIST, "a record of an earlier run is there; choose another folder", str(earlier))
        self._folder = folder
        self._written = 0

    def after(self, played: Played) -> None:
        self._written += 1
        path = self._folder / f"{self._written:06}{RECORD_ENDING}"
        record = write_record(played, why_broken_off(played, self._most_rounds))
        plain_files.write(path, record.encode("utf-8"), replace=False, sync=False)


class Progress(Watcher):
    """Tells now and then how far the games are, of which there are so many in all; `clock` tells seconds."""

    def __init__(self, games: int, tell: Callable[[str], None], clock: Callable[[], float] = perf_counter) -> None:
        self._games, self._tell, self._clock = games, tell, clock
        self._game = 1
        self._told = clock()

    def step(self, before: Played, after: Played, events: Events) -> None:  # noqa: ARG002 - it is how far, not what
        now = self._clock()
        if now - self._told < PROGRESS_SECONDS:
            return
        self._told = now
        number = after.game.round_of(after.state)
        where = f"round {number}" if number is not None else f"{after.decisions} decisions"
        self._tell(f"game {self._game} of {self._games}, {where}")

    def after(self, played: Played) -> None:  # noqa: ARG002 - whatever it was
        self._game += 1


def deciders(players: Sequence[AnyPlayer], seed: Seed, budget: Budget = UNLIMITED) -> Decide:
    """Return how built-in players decide, one for each seat: every decision has a stream of its own."""
    key = key_of(seed, Part.PLAYERS)

    def decide(played: Played, seat: int) -> Any:
        game, state = played.game, played.state
        random = stream(key, seat, len(played.turns))
        return players[seat](game.view(state, seat), game.legal(state), random, budget)

    return decide


def nature(seed: Seed) -> Chance:
    """Return the streams of chance, one for each turn of the game, as a session has them."""
    return lambda played: chance(seed, len(played.turns))


def games_of(simulation: Simulation, watchers: Iterable[Watcher] = ()) -> Iterator[Played]:
    """Play the games one by one; each has a seed of its own, so the tenth is the same however many there are."""
    game = simulation.game
    players = [chooser(game.name, name) for name in simulation.players]
    for number in range(simulation.games):
        seed = seed_in(simulation.seed, number)
        setup = game.deal(simulation.options, dealing(seed))
        decide = deciders(players, seed, simulation.budget)
        yield drive(game, setup, decide, nature(seed), watchers, simulation.most_rounds)


def simulate(simulation: Simulation, records: Path | None = None, tell: Callable[[str], None] | None = None) -> Summary:
    """Play the games and, where wanted, write the record of each into a folder, which is made if it is missing.

    How far they are is told now and then.

    Raises:
        UnknownPlayerError: if a name is not that of a built-in player of the game.
        FileExistsError: if records lie in that folder already.
        OSError: if a record cannot be written.
    """
    totals = Totals(len(simulation.players))
    watchers: list[Watcher] = [totals]
    if records is not None:
        watchers.append(Records(records, simulation.most_rounds))
    if tell is not None:
        watchers.append(Progress(simulation.games, tell))
    began = perf_counter()
    for _ in games_of(simulation, watchers):
        pass
    seconds = perf_counter() - began
    scores, wins = tuple(totals.scores), tuple(totals.wins)
    return Summary(simulation.players, totals.games, seconds, totals.decisions, scores, wins, totals.broken_off)
