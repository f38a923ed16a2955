"""Taking pictures of scenes, filming what moves, and writing all that into files."""

from collections.abc import Callable, Collection, Sequence
from contextlib import closing
from functools import cached_property, partial
from pathlib import Path
from typing import Final

from pygame import Surface

from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import TEXT_SIZES, Settings, Speed
from leonardo.app.kit.words import languages, speak
from leonardo.saves.folder import SaveFolder
from scripts.screens import beside
from scripts.screens.filmstrips import STRIPS, TAKEN_AT, strip
from scripts.screens.golden import GOLDEN, golden_picture, kept_at
from scripts.screens.paper import ENDING, write_picture
from scripts.screens.scenes import LARGE_ONES, NOT_KEPT, SCENES
from scripts.screens.shelf import fill
from scripts.screens.theatre import Theatre
from tests.app.colour_vision import SIGHTS

SMALL: Final = (1280, 720)
LARGE: Final = (1920, 1080)


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
                f"text is not to be had in {text_size} per cent; it is in: {', '.join(map(str, TEXT_SIZES))}"
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

    def take(self, sizes: Sequence[Size] | None, names: Collection[str], out: Path) -> None:
        """Take the pictures of these names, of all if there are none; at these sizes, or at those that are kept.

        Raises:
            ValueError: if a name is not that of a picture; the message lists those there are.
        """
        _require(names, SCENES)
        for name in names or [name for name in SCENES if name not in NOT_KEPT]:
            for size in sizes or (SMALL, *([LARGE] if name in LARGE_ONES else [])):
                with closing(self.theatre(size)) as theatre:
                    SCENES[name](theatre)
                    theatre.settle()
                    _tell(out / f"{size[0]}x{size[1]}" / f"{name}{ENDING}", theatre)

    def film(self, names: Collection[str], out: Path) -> None:
        """Film what has these names, everything if there are none.

        Raises:
            ValueError: if a name is not that of a film; the message lists those there are.
        """
        _require(names, STRIPS)
        for name in names or STRIPS:
            with closing(self.theatre(TAKEN_AT)) as theatre:
                path = out / "filmstrips" / f"{name}{ENDING}"
                print(f"{path}: {write_picture(strip(name, theatre), path) // 1000} kB")

    def take_beside(self, before: Path, out: Path) -> None:
        """Take the sheets anew that show the table beside pictures from before, which lie in a folder."""
        for wanted in beside.sheets(SCENES):
            self._mount(out / wanted.name, partial(beside.sheet, wanted=wanted, before=before))
        self._mount(out / "02_others_moves", lambda theatre: beside.film_sheet(theatre, before))
        for name, sight in SIGHTS.items():
            self._mount(out / f"eyes_{name}", partial(beside.eyes_sheet, sight=sight))
        red = SIGHTS["deuteranopia"]
        self._mount(out / "15_colours", lambda theatre: beside.deuteranopia_sheet(theatre, red, before))

    def _mount(self, path: Path, sheet: Callable[[Theatre], Surface]) -> None:
        with closing(self.theatre(beside.SIZE)) as theatre:
            path = path.with_suffix(ENDING)
            print(f"{path}: {write_picture(sheet(theatre), path) // 1000} kB")

    def take_golden(self) -> None:
        """Take the pictures anew that tests compare with."""
        for name in GOLDEN:
            written = write_picture(golden_picture(name), kept_at(name))
            print(f"{kept_at(name)}: {written // 1000} kB")


def _tell(path: Path, theatre: Theatre) -> None:
    print(f"{path}: {write_picture(theatre.canvas.surface, path) // 1000} kB")


def _require(names: Collection[str], known: Collection[str]) -> None:
    unknown = [name for name in names if name not in known]
    if unknown:
        raise ValueError(f"there is no picture {', '.join(unknown)}; there are: {', '.join(known)}")
