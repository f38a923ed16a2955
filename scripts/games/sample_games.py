#!/usr/bin/env python3
"""Make the sample games in `saves/samples` with their pictures: one in the middle, one finished.

The same bytes each time, but for the pictures where another pygame writes JPEGs otherwise.
"""

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final

from attrs import evolve, frozen

PROJECT: Final = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(PROJECT))

from leonardo.ai.players import chooser
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import EXPERT, Phase
from leonardo.engine.davinci.setup import Options
from leonardo.engine.driving import turns
from leonardo.engine.record import Played
from leonardo.saves.composing import compose
from leonardo.saves.files import ENDING, write_file
from leonardo.saves.pictures import keep
from leonardo.saves.schema import BuiltIn, Person, Seated, write_save
from leonardo.simulate import deciders, nature

SAMPLES: Final = PROJECT / "saves" / "samples"
PLAYER: Final = "thumb"
"""Decides for everybody while the samples are made; who is named at the seats goes on from there."""


@frozen
class Sample:
    """A sample game: who sits there, and up to which round it is played (to its end if none)."""

    file: str
    name: str
    options: Options
    seats: tuple[Seated, ...]
    seed: int
    round: int | None
    time: datetime


SAMPLE_GAMES: Final = (
    Sample(
        "a-game-in-the-middle",
        "A game in the middle",
        Options(4),
        (
            Person("Lisa", "red"),
            BuiltIn("Salaì", "blue", "journeyman:builder"),
            BuiltIn("Melzi", "green", "journeyman:collector"),
            BuiltIn("Verrocchio", "yellow", "master:banker"),
        ),
        1503,
        4,
        datetime(2026, 4, 15, 12, 0, tzinfo=UTC),
    ),
    Sample(
        "a-finished-game",
        "A finished game",
        Options(3, EXPERT),
        (Person("Lisa", "red"), Person("Francesco", "purple"), BuiltIn("Melzi", "green", "journeyman:collector")),
        1519,
        None,
        datetime(2026, 5, 2, 12, 0, tzinfo=UTC),
    ),
)


def play(sample: Sample) -> Played:
    """Return the game of a sample, stopped where a person is to place workers in its round."""
    players = [chooser(GAME.name, PLAYER)] * len(sample.seats)
    setup = GAME.deal(sample.options, Random(sample.seed))
    course = turns(GAME, setup, deciders(players, sample.seed), nature(sample.seed))
    return next(played for played, _ in course if played.over or stops(sample, played))


def stops(sample: Sample, played: Played) -> bool:
    state, seat = played.state, GAME.decider(played.state)
    at_placement = state.round == sample.round and state.phase is Phase.PLACEMENT
    return at_placement and seat is not None and isinstance(sample.seats[seat], Person)


def content(sample: Sample, played: Played, picture: str | None) -> bytes:
    """Return the save of a sample as the content of its file; `picture` is the name of its picture."""
    save = compose(played, sample.seats, sample.seed, f"sample{sample.seed}", sample.name, sample.time)
    return write_save(evolve(save, picture=picture))


def small_picture(sample: Sample, played: Played) -> bytes | None:
    """Return the picture of a sample, as its table would make it."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    from leonardo.app.davinci.picture.snapshot import snapshot  # noqa: PLC0415 - pygame comes with it
    from leonardo.app.kit.window.pilot import Pilot  # noqa: PLC0415
    from leonardo.app.scenes.saves.listing import jpeg  # noqa: PLC0415
    from leonardo.app.table.players import look  # noqa: PLC0415

    people = [seat for seat, seated in enumerate(sample.seats) if isinstance(seated, Person)]
    view = GAME.view(played.state, people[0] if len(people) == 1 else None)
    looks, size = [look(seated) for seated in sample.seats], (1280, 720)
    return jpeg(snapshot(view, size, looks=looks, pictures=Pilot(size).kit.pictures))


def main() -> None:
    for sample in SAMPLE_GAMES:
        path, played = SAMPLES / f"{sample.file}{ENDING}", play(sample)
        picture = small_picture(sample, played)
        name = keep(SAMPLES, picture) if picture is not None else None
        write_file(path, content(sample, played, name))
        print(path.relative_to(PROJECT))


if __name__ == "__main__":
    main()
