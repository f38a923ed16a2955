"""Games without a screen: built-in players play any game that keeps the contract, as fast as they can."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from attrs import frozen

from leonardo.ai.player import UNLIMITED, AnyPlayer, Budget, stream
from leonardo.ai.players import chooser
from leonardo.engine.game import NATURE, AnyGame
from leonardo.engine.notation import write_record
from leonardo.engine.record import Played

RECORD_ENDING: Final = ".leonardo.jsonl"


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


def play_game(game: AnyGame, setup: Any, players: Sequence[AnyPlayer], seed: str, budget: Budget = UNLIMITED) -> Played:
    """Return a game played to its end; the same set-up, players and seed give the same game."""
    played, _ = Played.begin(game, setup)
    while (seat := game.decider(played.state)) is not None:
        random = stream(seed, seat, len(played.turns))
        if seat == NATURE:
            action = game.chance(played.state, random)
        else:
            action = players[seat](game.view(played.state, seat), game.legal(played.state), random, budget)
        played, _ = played.play(action)
    return played


def games_of(simulation: Simulation) -> Iterator[Played]:
    """Play the games one by one; each has a seed of its own, so the tenth is the same however many there are."""
    game = simulation.game
    players = [chooser(game.name, name) for name in simulation.players]
    for number in range(simulation.games):
        seed = f"{simulation.seed}/{number}"
        setup = game.deal(simulation.options, Random(seed))
        yield play_game(game, setup, players, seed, simulation.budget)


def simulate(simulation: Simulation, records: Path | None = None) -> Summary:
    """Play the games and, where wanted, write the record of each into a folder, which is made if it is missing.

    Raises:
        UnknownPlayerError: if a name is not that of a built-in player of the game.
        OSError: if a record cannot be written.
    """
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    seats = len(simulation.players)
    scores, wins, decisions = [0] * seats, [0.0] * seats, 0
    began = perf_counter()
    for number, played in enumerate(games_of(simulation), start=1):
        if records is not None:
            _write_record(records / f"{number:06}{RECORD_ENDING}", played)
        decisions += played.decisions
        standing = played.game.standing(played.state)
        for seat in range(seats):
            scores[seat] += standing.scores[seat]
        for seat in standing.winners:
            wins[seat] += 1 / len(standing.winners)
    seconds = perf_counter() - began
    return Summary(simulation.players, simulation.games, seconds, decisions, tuple(scores), tuple(wins))


def _write_record(path: Path, played: Played) -> None:
    path.write_text(write_record(played), encoding="utf-8", newline="\n")
