"""Taking pictures of scenes, writing them into files, and comparing them.

Files are JPEG, which keeps every colour of ink, paper and wood at a quarter of what PNG would take. A few golden
pictures are what tests compare the program with.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame
from attrs import frozen
from pygame import Surface
from pygame.transform import smoothscale

from leonardo.app.davinci.spots import ApprenticeSpot
from leonardo.app.kit.pictures import encoded
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import TEXT_SIZES, Settings, Speed
from leonardo.app.kit.translations import languages, speak
from leonardo.engine.davinci.constants import Place
from leonardo.games import GAMES
from leonardo.saves.folder import SaveFolder, folder_at
from leonardo.saves.opening import open_save
from scripts.screens.filmstrips import STRIPS, TAKEN_AT, strip
from scripts.screens.looking_back import fill
from scripts.screens.scenes import PAGES, SCENES
from scripts.screens.theatre import Still, Theatre

ENDING: Final = ".jpg"


def write_picture(surface: pygame.Surface, path: Path) -> int:
    """Write a picture into a file, making its folder if need be; return the size of the file in bytes."""
    content = encoded(surface, path.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return len(content)


FOLDER: Final = Path(__file__).resolve().parents[2] / "tests" / "app" / "golden"
SIZE: Final = (1280, 800)  # pixels of the window
KEPT_SIZE: Final = (SIZE[0] // 2, SIZE[1] // 2)  # pixels of a picture that is kept
MOST_MEAN: Final = 1.5  # of 255: the mean difference of all large pixels that is still the same picture
MOST_OFF: Final = 0.0008  # the share of large pixels that may be off

_COARSE: Final = 4  # how many pixels of a kept picture, across and down, make a large one
_OFF: Final = 14  # of 255: a large pixel whose colours differ by more in the mean is off


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
        theatre.turn()
        return pygame.transform.smoothscale(theatre.canvas.surface, KEPT_SIZE)


def _title(theatre: Theatre) -> None:
    theatre.host.show_title()


def _table(theatre: Theatre) -> None:
    _open(theatre, "A game in the middle")
    theatre.hang(ApprenticeSpot(0), theatre.place(Place.SMITHY), wheel=1)


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


USUAL: Final = (1280, 720)
SHOWN: Final = (960, 540)  # pixels of a picture on a page: less than a window has, so that a clone stays small


class Camera:
    """Takes pictures of a program that speaks a `language`, in text of so many per cent; saves lie in `folder`.

    Raises:
        ValueError: if there is no such language or size of text; the message lists those there are.
    """

    def __init__(self, folder: Path, language: str = "en", text_size: int = 100) -> None:
        if language not in languages():
            raise ValueError(f"there is no language {language}; there are: {', '.join(languages())}")
        if text_size not in TEXT_SIZES:
            raise ValueError(
                f"there is no text size of {text_size} per cent; there are: {', '.join(map(str, TEXT_SIZES))}"
            )
        speak(language)
        self._text_size = text_size
        self._folder = folder

    @cached_property
    def _saves(self) -> SaveFolder:
        """The saved games, which take long to make."""
        return fill(self._folder)

    def theatre(self, size: Size) -> Theatre:
        """Return a new theatre of `size` pixels, to be closed at the end."""
        return Theatre(size, self._saves, settings=Settings(speed=Speed.OFF, text_size=self._text_size))

    def take(self, sizes: Sequence[Size], names: Collection[str], out: Path) -> None:
        """Take the pictures of these names, of all if there are none, at these sizes.

        Raises:
            ValueError: if a name is not that of a picture; the message lists those there are.
        """
        _require(names, SCENES)
        for name in names or SCENES:
            for size in sizes:
                _keep(self._picture(name, size), out / f"{size[0]}x{size[1]}" / f"{name}{ENDING}")

    def take_pages(self, names: Collection[str], out: Path) -> None:
        """Take the pictures that pages show, all of them if there are no names.

        Raises:
            ValueError: if a name is not that of such a picture; the message lists those there are.
        """
        _require(names, PAGES)
        for name in names or PAGES:
            _keep(smoothscale(self._picture(name, USUAL), SHOWN), out / f"{name}{ENDING}")

    def _picture(self, name: str, size: Size) -> Surface:
        with closing(self.theatre(size)) as theatre:
            SCENES[name](theatre)
            theatre.turn()
            return theatre.canvas.surface

    def film(self, names: Collection[str], out: Path) -> None:
        """Film what has these names, everything if there are none.

        Raises:
            ValueError: if a name is not that of a film; the message lists those there are.
        """
        _require(names, STRIPS)
        for name in names or STRIPS:
            with closing(self.theatre(TAKEN_AT)) as theatre:
                _keep(strip(name, theatre), out / "filmstrips" / f"{name}{ENDING}")

    def take_golden(self) -> None:
        """Take the pictures anew that tests compare with."""
        for name in GOLDEN:
            _keep(golden_picture(name), kept_at(name))


def _keep(picture: Surface, path: Path) -> None:
    print(f"{path}: {write_picture(picture, path) // 1000} kB")


def _require(names: Collection[str], known: Collection[str]) -> None:
    unknown = [name for name in names if name not in known]
    if unknown:
        raise ValueError(f"there is no picture {', '.join(unknown)}; there are: {', '.join(known)}")
