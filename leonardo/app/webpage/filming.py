"""A played game step by step: what its table looks like in the viewer, what is said there, and how the seats stand."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.table.shown.marks import Prompt
from leonardo.app.table.spots import PromptSpot
from leonardo.app.webpage.mosaic import Mosaic, Runs
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event
from leonardo.play.replay import Station

if TYPE_CHECKING:
    from leonardo.app.viewer.scene import ViewerScene

TABLE: Final = (1024, 640)  # pixels for which the table is laid out: the smallest window of the program
_UNSAID: Final = Prompt(None, "")


@frozen
class Line:
    """A line of the log, perhaps a heading of it, and the seat whose doing it tells, if it is anybody's."""

    text: str
    heading: bool
    seat: int | None


@frozen
class Step:
    """A step of the game: its place, what changed on the table, what is said of it, and what all seats have.

    The sheet of the `prompt`, where a page says it, stays empty: left, top, width and height in pixels of the table.
    """

    place: Station
    runs: Runs
    lines: tuple[Line, ...]
    scores: tuple[int, ...]
    prompt: tuple[int, ...]


@frozen
class Film:
    """A whole game: its steps, and the mosaic of which their pictures are."""

    looks: tuple[PlayerStyle, ...]
    size: tuple[int, int]
    mosaic: Mosaic
    steps: Sequence[Step]
    rounds: Sequence[int]
    """The numbers of the steps with which rounds begin, the first of them from the beginning."""
    winners: Sequence[int]


def places(viewer: "ViewerScene") -> Iterator[Station]:
    """Yield the beginning and the place after each thing that is noticed, up to the end."""
    place = Station(0)
    yield place
    while place < viewer.replay.end:
        place = viewer.replay.later(place, viewer.stage.noticed)
        yield place


def draw(viewer: "ViewerScene", surface: pygame.Surface) -> None:
    """Draw the table of a viewer as it is at its place, but for the words of the prompt."""
    stage = viewer.stage
    view = stage.view()
    stage.picture.arrange(surface.get_size(), view)
    stage.picture.draw(surface, view, evolve(stage.marks(view), prompt=_UNSAID))


def film(viewer: "ViewerScene", told: Callable[[float], object] | None = None) -> Film:
    """Return a whole game in pictures; a step that is neither seen nor told is left out.

    How much is done, 0 to 1, is `told` at each decision.
    """
    table, mosaic = pygame.Surface(TABLE), Mosaic(TABLE)
    steps: list[Step] = []
    decided = -1
    for place in places(viewer):
        if told is not None and place.decisions > decided:
            decided = place.decisions
            told(decided / max(1, viewer.replay.end.decisions))
        viewer.stage.go(place)
        draw(viewer, table)
        scores = viewer.replay.standings[place.decisions].scores
        step = Step(place, mosaic.add(table), _lines(viewer, place), scores, _prompt(viewer))
        if _adds(step, steps):
            steps.append(step)
    rounds = _rounds([Station(decisions) for decisions in viewer.replay.round_begins], steps)
    return Film(viewer.looks, TABLE, mosaic, steps, rounds, viewer.replay.standings[-1].winners)


def narrower(film: Film, width: int, told: Callable[[float], object]) -> Film:
    """Return the same in pictures so many pixels wide, without what they are too small for."""
    size = width, width * TABLE[1] // TABLE[0]
    mosaic, steps = Mosaic(size), list[Step]()
    pictures = film.mosaic.pictures(step.runs for step in film.steps)
    for number, (step, picture) in enumerate(zip(film.steps, pictures, strict=True)):
        told(number / len(film.steps))
        small = evolve(step, runs=mosaic.add(pygame.transform.smoothscale(picture, size)))
        if _adds(small, steps):
            steps.append(small)
    begins = [film.steps[number].place for number in film.rounds]
    return evolve(film, size=size, mosaic=mosaic, steps=steps, rounds=_rounds(begins, steps))


def _adds(step: Step, before: Sequence[Step]) -> bool:
    return not before or bool(step.runs or step.lines) or step.scores != before[-1].scores


def _lines(viewer: "ViewerScene", place: Station) -> tuple[Line, ...]:
    """Return what is told of the last thing before a place; at the beginning, of all that it began with."""
    eyes, happened = viewer.stage.eyes, viewer.replay.at(place)
    told = viewer.stage.told() if place == Station(0) else [eyes.event(happened)]
    return tuple(line for event in told if event is not None and (line := _line(viewer, event)) is not None)


def _line(viewer: "ViewerScene", event: Event) -> Line | None:
    text = viewer.game.line(event, viewer.names)
    if text is None:
        return None
    seat = getattr(event, "seat", None)
    return Line(text, viewer.game.is_heading(event), seat if isinstance(seat, int) and seat >= 0 else None)


def _rounds(begins: Sequence[Station], steps: Sequence[Step]) -> list[int]:
    return [next(number for number, step in enumerate(steps) if step.place >= begin) for begin in begins]


def _prompt(viewer: "ViewerScene") -> tuple[int, ...]:
    view = viewer.stage.view()
    return tuple(viewer.stage.picture.spots(view, viewer.stage.marks(view))[PromptSpot()])
