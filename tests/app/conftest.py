"""The screen and the sound of tests: none."""

import gc
import os
import re
from collections.abc import Hashable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import ClassVar

import pygame
import pytest

from leonardo import mods
from leonardo.app.kit import translations
from leonardo.app.kit.asset_files import assets_folder
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.text.lettering import lettering
from leonardo.app.kit.theme import Colour
from leonardo.app.table.small_picture import SmallPicture
from tests.app.fake_adviser import AtOnce
from tests.app.kit.known_letters import KnownLetters

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

MOST_KEPT = 50_000_000  # pixels of pictures of which none is dropped between games: 200 MB
MOST_LINES = 8000  # lines of text that are kept: some 100 MB
LOOKED_AFTER = 20
"""Tests after which garbage is looked for: a scene in a cycle is few objects, but may hold 100 MB of pictures."""

PASSED_OVER = 8  # modules after which what is left is passed over by all later looks for garbage


@pytest.fixture(scope="session")
def tests_done() -> Iterator[int]:
    return count(1)


@pytest.fixture(scope="session")
def modules_begun() -> Iterator[int]:
    return count(1)


@pytest.fixture(scope="module", autouse=True)
def what_stays_is_passed_over(modules_begun: Iterator[int]) -> None:
    """What outlives the tests of some modules is kept for all: later looks for garbage need not go through it again."""
    if next(modules_begun) % PASSED_OVER == 0:
        gc.collect()
        gc.freeze()


@pytest.fixture(autouse=True)
def pictures_of_former_tests_go(tests_done: Iterator[int]) -> Iterator[None]:
    """What scenes of former tests held goes, long before the collector would look for it by itself."""
    yield
    if next(tests_done) % LOOKED_AFTER == 0:
        gc.collect()


@pytest.fixture(scope="session", autouse=True)
def texts_read_once() -> Iterator[None]:
    """The program's own texts are read once for all tests: they speak its languages thousands of times."""
    read, ours = translations.read_texts, assets_folder()
    kept = cache(read)

    def read_once(folder: Path, prefix: str, together: re.Pattern[str] | None, files: str = "*.toml") -> dict[str, str]:
        return dict((kept if folder.is_relative_to(ours) else read)(folder, prefix, together, files))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(translations, "read_texts", read_once)
        yield


@pytest.fixture(scope="session", autouse=True)
def pictures_read_once() -> Iterator[None]:
    """The program's own pictures are read once for all tests, not anew for each table that is laid."""
    read, ours = Pictures.master, assets_folder() / "pictures"
    kept: dict[tuple[str, bool], pygame.Surface] = {}

    def read_once(pictures: Pictures, name: str) -> pygame.Surface:
        if pictures.folder != ours or mods.in_use():
            return read(pictures, name)
        key = name, pictures.contrast
        if key not in kept:
            kept[key] = read(pictures, name)
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pictures, "master", read_once)
        yield


class KeptLetters(KnownLetters):
    """Letters that draw each line once for all tests, as far as there is room."""

    drawn: ClassVar[dict[Hashable, pygame.Surface]] = {}

    def render(self, text: str, colour: Colour, drawn_to: int | None = None) -> pygame.Surface:
        key = (*self.key, lettering(), text, tuple(colour), drawn_to)
        line = self.drawn.get(key)
        if line is None:
            if len(self.drawn) >= MOST_LINES:
                self.drawn.clear()
            self.open()
            line = self.drawn[key] = super().render(text, colour, drawn_to)
        return line.copy()


@pytest.fixture(scope="session", autouse=True)
def lines_drawn_once() -> Iterator[None]:
    """A line of text is drawn once for all tests: most tables have the same, and it is a quarter of their cost."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("leonardo.app.kit.text.painter.Letters", KeptLetters)
        yield


@pytest.fixture(scope="package", autouse=True)
def players_at_hand() -> Iterator[None]:
    """Built-in players think here: a process for each table that is laid would take as long as many a test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("leonardo.play.players.Worker", AtOnce)
        yield


@pytest.fixture(scope="module")
def screen() -> Iterator[None]:
    yield from _small_screen()


class KeptPictures(Pictures):
    """Pictures that are made once for all tests, as far as there is room."""

    def put_away(self) -> None:
        if self._too_much():
            super().put_away()

    def forget(self) -> None:
        if self._too_much():
            super().forget()

    def _too_much(self) -> bool:
        return self.made_pixels > MOST_KEPT


@pytest.fixture(scope="session")
def one_set_of_pictures() -> Pictures:
    return KeptPictures()


@pytest.fixture(scope="module")
def shared_pictures(screen: None, one_set_of_pictures: Pictures) -> Iterator[None]:  # noqa: ARG001 - there must be one
    """One set of pictures for all tests: reading them and making them small for each would take most of the time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("leonardo.app.kit.kit.Pictures", lambda: one_set_of_pictures)
        yield


_PICTURE_OF_SAVE, _PICTURE_AHEAD, _AHEAD = SmallPicture.__call__, SmallPicture.have_drawn, SmallPicture.ahead


@pytest.fixture(scope="session", autouse=True)
def saves_without_pictures() -> Iterator[None]:
    """At most tables nobody looks at the pictures of saves, which take as long to draw as the table itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SmallPicture, "__call__", lambda _: None)
        patch.setattr(SmallPicture, "have_drawn", lambda _: None)
        patch.setattr(SmallPicture, "ahead", lambda _: iter(()))
        yield


@pytest.fixture
def saves_with_pictures(saves_without_pictures: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 - now with
    monkeypatch.setattr(SmallPicture, "__call__", _PICTURE_OF_SAVE)
    monkeypatch.setattr(SmallPicture, "have_drawn", _PICTURE_AHEAD)
    monkeypatch.setattr(SmallPicture, "ahead", _AHEAD)


@pytest.fixture
def fresh_screen() -> Iterator[None]:
    yield from _small_screen()


def _small_screen() -> Iterator[None]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.quit()
