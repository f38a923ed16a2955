"""The end of a game, and what remains of it: how a script comes to each of them."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import Final

import pygame
from attrs import evolve

from leonardo.app.challenges.puzzle_data import puzzles_of
from leonardo.app.challenges.puzzle_table import PuzzleTable, play_puzzle
from leonardo.app.statistics.scene import StatisticsScene
from leonardo.engine.davinci import GAME
from leonardo.play.replay import Station
from leonardo.saves.archive import Archive
from leonardo.saves.statistics.schema import Tried
from scripts.screens.moments import (
    RESULTS,
    TIE,
    reach,
    since_person,
)
from scripts.screens.past import played
from scripts.screens.shelf import keep
from scripts.screens.theatre import Theatre

TODAY: Final = date(2026, 11, 22)


def _results(theatre: Theatre) -> None:
    reached = reach(RESULTS)
    theatre.sit_down(reached, since_person(reached))
    theatre.wait(lambda: theatre.shows_results)


def _ledger(theatre: Theatre) -> None:
    """The keyboard is at its button from the start."""
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
    """A game in the middle, with all revealed."""
    _results(theatre)
    theatre.click(theatre.widget("look"))
    theatre.turn()
    theatre.viewer.go(Station(theatre.viewer.replay.count * 2 // 5))


def _branch(theatre: Theatre) -> None:
    """Who plays on from there is being chosen."""
    _viewer(theatre)
    theatre.viewer.branch()


def _played(theatre: Theatre) -> None:
    """Games that were finished or broken off."""
    keep(Archive.of(theatre.host.folder))
    theatre.host.show_title()
    theatre.host.show_played()


def _take_in(theatre: Theatre) -> None:
    """A file is looked for."""
    theatre.host.show_title()
    theatre.host.show_played()
    theatre.turn()
    theatre.click(theatre.widget("import"))


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
        theatre.click(theatre.widget("begin"))
        table = next(scene for scene in theatre.kit.stack.seen() if isinstance(scene, PuzzleTable))
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
