"""The few pictures that tests compare the program with, and how alike two pictures are.

Letters are drawn a little differently by each system's fonts library, so pictures are compared when they have been
brought down to an eighth of the window: strokes of letters melt there, pieces and panels do not. A piece moved by its
own width changes some of these large pixels by much; other hinting changes many by very little. Pictures are kept at
half the width and height of the window, which is enough to see what differs and keeps the repository small.
"""

from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.davinci.spots import ApprenticeSpot
from leonardo.engine.davinci.constants import Place
from leonardo.games import GAMES
from leonardo.saves.folder import folder_at
from leonardo.saves.opening import open_save
from scripts.screens.paper import ENDING
from scripts.screens.theatre import Still, Theatre

FOLDER: Final = Path(__file__).resolve().parents[2] / "tests" / "app" / "golden"
SIZE: Final = (1280, 800)
"""Pixels of the window."""
KEPT_SIZE: Final = (SIZE[0] // 2, SIZE[1] // 2)
"""Pixels of a picture that is kept."""
MOST_MEAN: Final = 1.5
"""Of 255: the mean difference of all large pixels that is still the same picture."""
MOST_OFF: Final = 0.0008
"""The share of large pixels that may be off."""

_COARSE: Final = 4
"""How many pixels of a kept picture, across and down, make a large one."""
_OFF: Final = 14
"""Of 255: a large pixel whose colours differ by more in the mean is off."""


@frozen
class Difference:
    """How two pictures differ: in the mean (of 255), the share of large pixels that are off, and where those lie."""

    mean: float
    off: float
    places: tuple[tuple[int, int], ...]

    @property
    def alike(self) -> bool:
        """Whether they count as the same picture."""
        return self.mean <= MOST_MEAN and self.off <= MOST_OFF


def kept_at(name: str) -> Path:
    """Return the file of a golden picture."""
    return FOLDER / f"{name}{ENDING}"


def golden_picture(name: str) -> pygame.Surface:
    """Return one of the scenes as the program draws it now, as small as it is kept."""
    with TemporaryDirectory() as folder, closing(Theatre(SIZE, folder_at(Path(folder)))) as theatre:
        GOLDEN[name](theatre)
        theatre.turn()
        theatre.settle()
        return pygame.transform.smoothscale(theatre.canvas.surface, KEPT_SIZE)


def _title(theatre: Theatre) -> None:
    theatre.host.show_title()


def _table(theatre: Theatre) -> None:
    """Apprentices hang over a district."""
    _open(theatre, "A game in the middle")
    theatre.hang(theatre.at(ApprenticeSpot(0)), theatre.place(Place.SMITHY), wheel=1)


def _pause(theatre: Theatre) -> None:
    _open(theatre, "A game in the middle")
    theatre.host.show_pause()


def _results(theatre: Theatre) -> None:
    _open(theatre, "A finished game")


def _open(theatre: Theatre, name: str) -> None:
    """Sit down at a sample game, where nobody moves: golden pictures do not change when players learn."""
    found = next(entry for entry in theatre.host.folder.entries() if entry.head is not None and entry.head.name == name)
    opened = open_save(theatre.host.folder.read(found.path), found.path, GAMES)
    save = opened.save
    theatre.host.play(Still(opened.played, save.seats, save.seed, None, "golden"))
    theatre.turn(2)


GOLDEN: Final[Mapping[str, Callable[[Theatre], None]]] = {
    "title": _title,
    "table": _table,
    "pause": _pause,
    "results": _results,
}
"""The pictures, and how to come to what they show."""


def coarse(surface: pygame.Surface) -> pygame.Surface:
    """Return a picture brought down to its large pixels."""
    return pygame.transform.smoothscale(surface, (surface.get_width() // _COARSE, surface.get_height() // _COARSE))


def difference(one: pygame.Surface, other: pygame.Surface) -> Difference:
    """Compare two pictures of the same size; places are in large pixels.

    Raises:
        ValueError: if their sizes differ.
    """
    if one.get_size() != other.get_size():
        raise ValueError(f"one is {one.get_size()} large, the other {other.get_size()}")
    first, second = coarse(one), coarse(other)
    distances = {
        (x, y): sum(abs(a - b) for a, b in zip(first.get_at((x, y))[:3], second.get_at((x, y))[:3], strict=True)) / 3
        for y in range(first.get_height())
        for x in range(first.get_width())
    }
    places = tuple(place for place, distance in distances.items() if distance > _OFF)
    return Difference(sum(distances.values()) / len(distances), len(places) / len(distances), places)


def side_by_side(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """Return both pictures and, below, the second one with red where they differ."""
    width, height = one.get_size()
    sheet = pygame.Surface((width * 2, height * 2))
    sheet.blit(one, (0, 0))
    sheet.blit(other, (width, 0))
    sheet.blit(other, (0, height))
    for x, y in difference(one, other).places:
        pygame.draw.rect(sheet, (255, 0, 0), (x * _COARSE, height + y * _COARSE, _COARSE, _COARSE), 2)
    return sheet
