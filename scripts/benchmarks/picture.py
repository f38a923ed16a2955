"""What the picture of a table takes: `python picture.py WIDTHxHEIGHT REPEATS` prints figures of the city as JSON.

It is also run in checkouts of other versions, so that one run compares both; it therefore uses little of the project.
Times are milliseconds that the thread had on the processor.
"""

import gc
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from time import thread_time
from typing import Any, Final

import pygame

from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle, SeatColour
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.engine.citta import GAME, questions
from leonardo.engine.citta.board import LAST_SQUARE
from leonardo.engine.citta.state import Party
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from scripts.benchmarks.resources import resident
from scripts.screens.asked import CITTA_COMPANY, CITTA_OPTIONS

NAMES: Final = ("Lisa", "Salaì", "Melzi", "Donato", "Verrocchio")
COLOURS: Final[tuple[SeatColour, ...]] = ("red", "blue", "green", "bone", "yellow")
_ROUND: Final = 8
_FADE_MS: Final = 300.0
_FRAME_MS: Final = 16.0


def usual_view() -> View:
    """Return what someone sees who decides in the middle of a game."""
    played, _, _ = CITTA_COMPANY.reached(questions.WorkQuestion, _ROUND, CITTA_OPTIONS)
    return GAME.view(played.state, GAME.decider(played.state) or 0)


def with_sum(view: View, change: int) -> View:
    """Return a view in which the first party has more florins."""
    first = next(party for party in view.parties if party is not None)
    return _with(view, first, evolve(first, florins=first.florins + change))


def with_pawn(view: View, steps: int) -> View:
    """Return a view in which the pawn of the last party stands further on."""
    last = next(party for party in reversed(view.parties) if party is not None)
    return _with(view, last, evolve(last, square=(last.square + steps - 1) % LAST_SQUARE + 1))


def _with(view: View, party: Party, changed: Party) -> View:
    return evolve(view, parties=tuple(changed if each is party else each for each in view.parties))


def timed(what: Callable[[], object]) -> float:
    """Return how long something takes."""
    start = thread_time()
    what()
    return 1000 * (thread_time() - start)


def copied(size: tuple[int, int]) -> float:
    """Return how long a plain copy of a picture of the window takes."""
    window, picture = pygame.Surface(size).convert(), pygame.Surface(size).convert()
    return median(timed(partial(window.blit, picture, (0, 0))) for _ in range(20))


def changes(picture: Any, window: pygame.Surface, view: View, repeats: int) -> Iterator[tuple[str, float]]:  # noqa: ANN401
    """Yield how long it takes to show other views than before, and such as were prepared."""
    for name, changed in (("sum", with_sum), ("pawn", with_pawn)):
        views = [changed(view, number) for number in range(1, repeats + 1)]
        times = [timed(partial(picture.draw, window, each, over=[])) for each in views]
        yield f"a {name} changes", median(times)
        times = []
        for each in [changed(view, number) for number in range(1, repeats + 1)]:
            for _ in picture.make_ready(each, NO_MARKS):
                pass
            times.append(timed(partial(picture.draw, window, each, over=[])))
        yield f"a {name} changes, prepared", median(times)


def veil(picture: Any, window: pygame.Surface, view: View) -> Iterator[tuple[str, float]]:  # noqa: ANN401
    """Yield how long frames take in which a veil comes over the whole table, if that is a tree."""
    if not hasattr(picture, "tree"):
        return
    from leonardo.ui.node import Layer, Z, fill, stack  # noqa: PLC0415 - not every version has it
    from leonardo.ui.screen import Screen  # noqa: PLC0415
    from leonardo.ui.timeline import tween  # noqa: PLC0415

    screen = Screen(picture.brush, window.get_size())
    table = Layer(id="table", opaque=True, z=Z.BOARD, kids=(picture.tree(view, NO_MARKS),))
    screen.show(stack(table))
    screen.frame(window)
    screen.show(stack(table, fill((30, 16, 4, 110), id="veil", z=Z.OVERLAY)))
    screen.timeline.play(tween("veil", "alpha", 0, 1, _FADE_MS))
    times = []
    while screen.timeline.is_busy:
        times.append(timed(lambda: screen.frame(window, _FRAME_MS)))
    yield "a veil fades in", median(times)
    screen.compositor.reset()
    yield "all is composed anew", timed(lambda: screen.frame(window))


def main(size: str, repeats: str) -> None:
    """Measure, and print what came out."""
    width, _, height = size.partition("x")
    window_size, view = (int(width), int(height)), usual_view()
    pygame.display.init()
    pygame.display.set_mode(window_size)
    window, before = pygame.Surface(window_size).convert(), resident()
    looks = [PlayerStyle(name, colour) for name, colour in zip(NAMES, COLOURS, strict=True)]
    figures: dict[str, float] = {"copy": copied(window_size)}
    start = thread_time()
    picture = CittaPicture(looks, pictures=Pictures(), text_scale=1.0, bare=True)
    picture.arrange(window_size, view)
    picture.draw(window, view)
    figures["first frame"] = 1000 * (thread_time() - start)
    after = resident()
    if before is not None and after is not None:
        figures["memory"] = after - before
    gc.collect()
    gc.disable()
    figures.update(changes(picture, window, view, int(repeats)))
    figures.update(veil(picture, window, view))
    print(json.dumps(figures))


if __name__ == "__main__":
    main(*sys.argv[1:])
