"""Taking pictures of scenes, filming what moves, and writing all that into files."""

from collections.abc import Collection, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import Final

from pygame import Surface
from pygame.transform import smoothscale

from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import TEXT_SIZES, Settings, Speed
from leonardo.app.kit.translations import languages, speak
from leonardo.saves.folder import SaveFolder
from scripts.screens.filmstrips import STRIPS, TAKEN_AT, strip
from scripts.screens.golden import GOLDEN, golden_picture, kept_at
from scripts.screens.paper import ENDING, write_picture
from scripts.screens.scenes import PAGES, SCENES
from scripts.screens.shelf import fill
from scripts.screens.theatre import Theatre

USUAL: Final = (1280, 720)
SHOWN: Final = (960, 540)
"""Pixels of a picture on a page: less than a window has, so that a clone stays small."""


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
            theatre.settle()
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
