"""Games without a screen: built-in players play any game that keeps the contract, as fast as they can."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from errno import EEXIST
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from attrs import frozen

from leonardo.ai.player import UNLIMITED, AnyPlayer, Budget, stream
from leonardo.ai.players import chooser
from leonardo.engine.driving import Chance, Decide, Watcher, drive
from leonardo.engine.game import NATURE, AnyGame
from leonardo.engine.notation import write_record
from leonardo.engine.record import Played
from leonardo.engine.record_files import RECORD_ENDING


@frozen
class Simulation:
    """What to play: `players` are the names of the built-in players, one for each seat."""

    game: AnyGame
    options: Any
    """The wishes for each set-up, as `Game.deal` takes them."""
    players: tuple[str, ...]
    games: int
    seed: str
    budget: Budget = UNLIMITED


@frozen
class Summary:
    """How the games of a simulation ended; a shared victory counts in equal parts."""

    players: tuple[str, ...]
    games: int
    seconds: float
    decisions: int
    scores: tuple[int, ...]
    """The sums of the scores, seat by seat."""
    wins: tuple[float, ...]

    def __str__(self) -> str:
        rate, length = self.games / self.seconds, self.decisions / self.games
        lines = [
            f"{self.games} games in {self.seconds:.1f} s: {rate:.1f} games a second, {length:.1f} decisions a game",
            f"{'seat':>4}  {'player':<12}  {'mean score':>10}  {'wins':>8}  {'share':>6}",
        ]
        for seat, (player, score, wins) in enumerate(zip(self.players, self.scores, self.wins, strict=True)):
            mean, share = score / self.games, wins / self.games
            lines.append(f"{seat:>4}  {player:<12}  {mean:>10.2f}  {wins:>8.1f}  {share:>6.1%}")
        return "\n".join(lines)


class Totals(Watcher):
    """Adds up how games end: `games`, `decisions`, and seat by seat the `scores` and the `wins`."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.scores = [0] * seats
        self.wins = [0.0] * seats

    def after(self, played: Played) -> None:
        """Add a game."""
        self.games += 1
        self.decisions += played.decisions
        standing = played.game.standing(played.state)
        for seat, score in enumerate(standing.scores):
            self.scores[seat] += score
        for seat in standing.winners:
            self.wins[seat] += 1 / len(standing.winners)


class Records(Watcher):
    """Writes the record of each game into a folder, by numbers from 1; the folder is made if it is missing.

    Raises:
        FileExistsError: if records lie there already, which are not written over; it names the first.
        OSError: if the folder cannot be made or a record not be written.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        if earlier := min(folder.glob(f"*{RECORD_ENDING}"), default=None):
            raise FileExistsError(EEXIST, "a record of an earlier run lies there; name another folder", str(earlier))
        self._folder = folder
        self._written = 0

    def after(self, played: Played) -> None:
        """Write a game."""
        self._written += 1
        path = self._folder / f"{self._written:06}{RECORD_ENDING}"
        file = path.open("x", encoding="utf-8", newline="\n")
        try:
            with file:
                file.write(write_record(played))
        except OSError:
            with suppress(OSError):
                path.unlink()  # half a record would be taken for a game
            raise


def deciders(players: Sequence[AnyPlayer], seed: int | str, budget: Budget = UNLIMITED) -> Decide:
    """Return how built-in players decide, one for each seat: every decision has a stream of its own."""

    def decide(played: Played, seat: int) -> Any:
        game, state = played.game, played.state
        random = stream(seed, seat, len(played.turns))
        return players[seat](game.view(state, seat), game.legal(state), random, budget)

    return decide


def nature(seed: int | str) -> Chance:
    """Return the streams of chance, one for each turn of the game, as a session has them."""
    return lambda played: stream(seed, NATURE, len(played.turns))


def games_of(simulation: Simulation, watchers: Iterable[Watcher] = ()) -> Iterator[Played]:
    """Play the games one by one; each has a seed of its own, so the tenth is the same however many there are."""
    game = simulation.game
    players = [chooser(game.name, name) for name in simulation.players]
    for number in range(simulation.games):
        seed = f"{simulation.seed}/{number}"
        setup = game.deal(simulation.options, Random(seed))
        yield drive(game, setup, deciders(players, seed, simulation.budget), nature(seed), watchers)


def simulate(simulation: Simulation, records: Path | None = None) -> Summary:
    """Play the games and, where wanted, write the record of each into a folder, which is made if it is missing.

    Raises:
        UnknownPlayerError: if a name is not that of a built-in player of the game.
        FileExistsError: if records lie in that folder already.
        OSError: if a record cannot be written.
    """
    totals = Totals(len(simulation.players))
    watchers = [totals] if records is None else [totals, Records(records)]
    began = perf_counter()
    for _ in games_of(simulation, watchers):
        pass
    seconds = perf_counter() - began
    scores, wins = tuple(totals.scores), tuple(totals.wins)
    return Summary(simulation.players, totals.games, seconds, totals.decisions, scores, wins)
