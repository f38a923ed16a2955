"""Games in the middle, of any kind the registry knows, as they are played by people who choose at random."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from leonardo.engine.game import AnyGame
from leonardo.engine.record import Played
from leonardo.games import usual_seats
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import COLOURS, Person, Seated


def wishes(game: AnyGame) -> Any:  # noqa: ANN401 - each game has its own
    parser = ArgumentParser()
    game.add_arguments(parser)
    return game.options(usual_seats(game), parser.parse_args([]))


def persons(game: AnyGame) -> Sequence[Seated]:
    return [Person(f"Anna {number + 1}", COLOURS[number]) for number in range(usual_seats(game))]


def session(game: AnyGame, seed: int, folder: Path, decisions: int = 0) -> Session:
    """Return a game of people that is kept in a folder, after so many decisions."""
    begun = Session.new(game, wishes(game), persons(game), seed, SaveFolder(folder))
    play_on(begun, Random(seed), decisions)
    return begun


def play_on(played: Session, random: Random, decisions: int) -> None:
    """Make so many decisions at random, or as many as there are."""
    for _ in range(decisions):
        if played.over:
            return
        decide(played, random)


def decide(played: Session, random: Random) -> None:
    """Make one decision at random, or let chance make it."""
    if played.chance_waits:
        played.play_nature()
    else:
        played.submit(random.choice(played.legal()))


def finished(game: AnyGame, seed: int) -> Played:
    random = Random(seed)
    played, _ = Played.begin(game, game.deal(wishes(game), random))
    while not played.over:
        legal = game.legal(played.state)
        played, _ = played.play(random.choice(legal)) if legal else played.play_nature(random)
    return played
