"""The turning points of a finished game: which they are, and what is drawn of them."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.animation.gif import MOST_COLOURS, Frame, gif_of
from leonardo.app.animation.palette import Pixels, palette_of
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.webpage.filming import TABLE
from leonardo.play.replay import Replay, Station, leads

if TYPE_CHECKING:
    from leonardo.app.presentation import Presentation
    from leonardo.app.viewer.scene import ViewerScene

MOST_BYTES: Final = 4_000_000  # what chats and forums usually take
MOST_POINTS: Final = 12
_BEFORE, _AFTER, _RESULTS = 1000, 2500, 6000  # milliseconds for which each is shown
_NARROWEST: Final = 512  # pixels of width below which nothing on the table could be read
_STEP: Final = 32
_SPARE: Final = 0.95
_DRAWN: Final = 0.8  # the share of the time until all is drawn; the rest of it is packing

Told = Callable[[float], object]
"""Is told how much is done, 0 to 1."""


def _to_nobody(_share: float) -> None:
    """Nobody wants to know."""


Shown = tuple[pygame.Surface, int]
"""A picture, and for how many milliseconds it is shown."""


class TooLargeError(ValueError):
    """No animation of a game would be small enough."""


def turning_points(replay: Replay) -> list[int]:
    """Return the decisions that changed the most, in their order: who leads, or by how much.

    Of those of one round that gave one seat the lead, it is the one that did most.
    """
    led = leads(replay.standings)
    best: dict[tuple[int | None, int | None], tuple[int, int]] = {}
    for decision in range(replay.count):
        (leader, lead), (now, later) = led[decision], led[decision + 1]
        swing = abs(later - lead) if leader == now else lead + later
        key = replay.rounds[decision], now
        if swing and swing > best.get(key, (0, 0))[0]:
            best[key] = swing, decision
    largest = sorted(best.values(), key=lambda found: (-found[0], found[1]))[:MOST_POINTS]
    return sorted(decision for _, decision in largest)


def animation_of(viewer: "ViewerScene", presentation: "Presentation", told: Told = _to_nobody) -> bytes:
    """Return the turning points of the finished game in a viewer, as large as there is room for.

    It begins with the table before the first decision, and ends with the results.

    Raises:
        TooLargeError: if there is no room even for the smallest.
    """
    shown = list(_drawn(viewer, presentation, told))
    width = TABLE[0]
    while width >= _NARROWEST:
        content = _encoded(shown, (width, width * TABLE[1] // TABLE[0]))
        if len(content) <= MOST_BYTES:
            return content
        fitting = int(width * (_SPARE * MOST_BYTES / len(content)) ** 0.5)
        width = min(fitting, width - 1) // _STEP * _STEP
    raise TooLargeError


def _drawn(viewer: "ViewerScene", presentation: "Presentation", told: Told) -> Iterator[Shown]:
    points = turning_points(viewer.replay)
    places = [(Station(0), _AFTER)]
    for decision in points:
        places += [(Station(decision), _BEFORE), (Station(decision + 1), _AFTER)]
    places.append((viewer.replay.end, _AFTER))
    for number, (place, milliseconds) in enumerate(places):
        told(_DRAWN * number / len(places))
        viewer.stage.go(place)
        picture = pygame.Surface(TABLE)
        viewer.stage.draw(picture)
        yield picture, milliseconds
    yield _results(viewer, presentation), _RESULTS


def _results(viewer: "ViewerScene", presentation: "Presentation") -> pygame.Surface:
    """Return the sheet of the results, as one can keep it as a picture."""
    podium = presentation.results(viewer.host, viewer.session)
    assert isinstance(podium, PodiumScene)  # noqa: S101 - every game ends there
    picture = pygame.Surface(TABLE)
    podium.ledger.backdrop(picture)
    return picture


def _encoded(shown: Sequence[Shown], size: tuple[int, int]) -> bytes:
    pixels = [Pixels(picture if size == TABLE else pygame.transform.smoothscale(picture, size)) for picture, _ in shown]
    palette = palette_of(pixels, MOST_COLOURS)
    frames = [Frame(palette.numbered(each), time) for each, (_, time) in zip(pixels, shown, strict=True)]
    return gif_of(frames, size, palette.colours)
