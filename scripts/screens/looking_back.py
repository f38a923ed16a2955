"""The end of a game and what remains of it: made-up results, saved games, and how a script comes to each of them."""

from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pygame
from attrs import evolve, frozen

from leonardo.app.challenges.puzzle_data import puzzles_of
from leonardo.app.challenges.puzzle_table import PuzzleTable, play_puzzle
from leonardo.app.davinci.picture.snapshot import snapshot
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.scenes.saves.listing import jpeg
from leonardo.app.statistics.scene import StatisticsScene
from leonardo.app.table.players import colour_of
from leonardo.engine.davinci import GAME
from leonardo.play.replay import Station
from leonardo.saves.archive import Archive
from leonardo.saves.composing import compose
from leonardo.saves.files import AUTOSAVE, ENDING, write_file
from leonardo.saves.folder import SaveFolder, folder_at
from leonardo.saves.schema import BuiltIn, Save, write_save
from leonardo.saves.statistics import Result, SeatResult, Tried
from scripts.screens.moments import (
    AUCTION,
    HAND_OVER,
    LEVELS,
    PLACEMENT,
    RESULTS,
    TIE,
    Moment,
    Reached,
    reach,
    since_person,
)
from scripts.screens.theatre import Theatre

_LEVEL_NAMES: Final = ("apprentice", "journeyman", "master", "leonardo")


def played(count: int, *, name: str = "Lisa", seed: int = 1) -> list[Result]:
    """Return so many games of a person against stronger and stronger levels, the oldest first."""
    random = Random(seed)
    return [_game(random, number, count, name) for number in range(count)]


def _game(random: Random, number: int, count: int, name: str) -> Result:
    level = _LEVEL_NAMES[min(3, number * 4 // count)]
    seats = random.choice((2, 3, 4, 4, 5))
    scores = [random.randint(24, 60), *(random.randint(15, 52) for _ in range(seats - 1))]
    places = [1 + sum(other > score for other in scores) for score in scores]
    things = tuple(map(str, sorted(random.sample(range(1, 26), random.randint(2, 6)))))
    counts = {"types": random.randint(2, 5), "completed": 4, "first": random.randint(2, 4), "together": 2, "golds": 1}
    hints = random.choice((0, 0, 3))
    person = SeatResult(name, None, scores[0], places[0], hints, things=things, counts=counts)
    others = (SeatResult(f"Other {seat}", level, scores[seat], places[seat]) for seat in range(1, seats))
    return Result(
        identity=f"{sum(map(ord, name)) * 1000 + number:016x}",
        game=GAME.name,
        at=f"2026-{1 + number % 11:02}-{1 + number * 7 % 28:02}T18:{number % 60:02}:00.000Z",
        seats=(person, *others),
        setup=random.choice(("beginner", "expert")),
    )


_SIZE: Final = (1280, 720)  # pixels at which a small picture is drawn before it is made small, as the table does

_LEVELS: Final = {seat.name: seat for seat in LEVELS}  # who would play on at the seats, if one of the games were opened


@frozen
class _Kept:
    """A saved game: its moment, the name it was saved under (none: an autosave), and when."""

    moment: Moment
    name: str | None
    time: datetime


_SHELF: Final = (
    _Kept(PLACEMENT, None, datetime(2026, 9, 6, 20, 41, tzinfo=UTC)),
    _Kept(HAND_OVER, "With Francesco", datetime(2026, 9, 5, 17, 12, tzinfo=UTC)),
    _Kept(AUCTION, "Before the auction", datetime(2026, 8, 30, 21, 3, tzinfo=UTC)),
    _Kept(RESULTS, "The long evening", datetime(2026, 8, 23, 22, 55, tzinfo=UTC)),
)


def fill(folder: Path) -> SaveFolder:
    """Write the saved games into a folder, and return it with the samples of the program."""
    saves = folder_at(folder)
    for number, kept in enumerate(_SHELF):
        stem = f"{AUTOSAVE}{number}-1" if kept.name is None else kept.name.lower().replace(" ", "-")
        save, picture = _content(kept)
        write_file(folder / f"{stem}{ENDING}", write_save(evolve(save, picture=saves.keep_picture(picture))))
    return saves


def keep(archive: Archive) -> None:
    """Keep the same games as played ones."""
    for kept in _SHELF:
        save, _ = _content(kept)
        archive.keep(save)


@cache
def _content(kept: _Kept) -> tuple[Save, bytes | None]:
    reached = reach(kept.moment)
    run = f"shelf{_SHELF.index(kept)}"
    seats = [_LEVELS.get(seat.name, seat) if isinstance(seat, BuiltIn) else seat for seat in reached.seats]
    return compose(reached.played, seats, reached.seed, run, kept.name, kept.time), _small_picture(reached)


def _small_picture(reached: Reached) -> bytes | None:
    looks = [PlayerStyle(seat.name, colour_of(seat.colour)) for seat in reached.seats]
    pictures = Pilot(_SIZE).kit.pictures
    return jpeg(snapshot(GAME.view(reached.state, 0), _SIZE, looks=looks, pictures=pictures))


TODAY: Final = date(2026, 11, 22)


def _results(theatre: Theatre) -> None:
    reached = reach(RESULTS)
    theatre.sit_down(reached, since_person(reached))
    theatre.wait(lambda: theatre.shows_results)


def _ledger(theatre: Theatre) -> None:
    _results(theatre)
    theatre.key(pygame.K_RETURN)


def _tie(theatre: Theatre) -> None:
    reached = reach(TIE)
    theatre.sit_down(reached, since_person(reached))
    theatre.wait(lambda: theatre.shows_results)


def _review(theatre: Theatre) -> None:
    """The first of the moments that cost or won most, once Leonardo has thought of all."""
    _results(theatre)
    theatre.key(pygame.K_v)
    theatre.key(pygame.K_RETURN)
    theatre.wait(lambda: theatre.viewer.reviewing is not None and theatre.viewer.reviewing.news.over)


def _viewer(theatre: Theatre) -> None:
    _results(theatre)
    theatre.press("look")
    theatre.turn()
    theatre.viewer.go(Station(theatre.viewer.replay.count * 2 // 5))


def _branch(theatre: Theatre) -> None:
    _viewer(theatre)
    theatre.viewer.branch()


def _played(theatre: Theatre) -> None:
    """Games that were finished or broken off."""
    keep(Archive.of(theatre.host.folder))
    theatre.host.show_title()
    theatre.host.show_played()


def _take_in(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_played()
    theatre.turn()
    theatre.press("import")


def _statistics(page: int) -> Callable[[Theatre], None]:
    """Return how to come to a page of the statistics of somebody who has played a lot."""

    def come(theatre: Theatre) -> None:
        for each in played(44):
            theatre.host.statistics.add(each)
        theatre.host.show_title()
        theatre.host.show_statistics()
        scene = theatre.kit.stack.top
        if isinstance(scene, StatisticsScene):
            scene.number = page
            scene.rebuild()

    return come


def _challenges(theatre: Theatre) -> None:
    """The game of the day was played, and a puzzle solved."""
    host = theatre.host
    host.today = lambda: TODAY
    name = host.person(GAME.name).name
    (result,) = played(1, name=name)
    host.statistics.add(evolve(result, day=TODAY.isoformat()))
    host.statistics.tried(Tried(GAME.name, "easy_01", name, 1, solved=True))
    host.show_title()
    host.show_challenges()


def _puzzle(answer: int | None) -> Callable[[Theatre], None]:
    """Return how to come to a puzzle, to what is sought or to what is said of an answer, the best being 0."""

    def come(theatre: Theatre) -> None:
        puzzles = puzzles_of(theatre.host.games[GAME.name])
        play_puzzle(theatre.host, GAME.name, puzzles, len(puzzles) // 2)
        theatre.turn()
        if answer is None:
            return
        theatre.press("begin")
        table = theatre.seen(PuzzleTable)
        table.submit(table.puzzle.answers[answer].action)

    return come


SCENES: Final[Mapping[str, Callable[[Theatre], None]]] = {
    "results": _results,
    "ledger": _ledger,
    "results_tied": _tie,
    "review": _review,
    "viewer": _viewer,
    "branch": _branch,
    "played": _played,
    "take_in": _take_in,
    "statistics": _statistics(0),
    "averages": _statistics(1),
    "achievements": _statistics(3),
    "challenges": _challenges,
    "puzzle": _puzzle(None),
    "puzzle_wrong": _puzzle(1),
    "puzzle_right": _puzzle(0),
}
"""The name of each picture and how to come to what it shows."""
