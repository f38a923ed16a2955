"""Sounds and music, or silence where there is no sound device.

A sound is a file of `assets/sounds` and is called by its name without ending: `audio.play("knock")`.
"""

import logging
from pathlib import Path
from typing import Final

import pygame

from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder

log = logging.getLogger(__name__)

_TOGETHER: Final = 24
"""Sounds that can be heard at the same time, such as the coins of a sum that is paid one by one."""
_BUFFER: Final = 1024
"""Samples that are mixed at a time: 23 ms, which nobody hears as late, and half the work at rest that 512 are."""


class Audio:
    """Plays what it has; volumes are 0..100. Without a device or with `silent` it does nothing.

    A sound that is missing or damaged is told of in the log and not heard: it is no reason to end a game.
    """

    def __init__(self, *, sounds: int = 70, music: int = 50, folder: Path | None = None, silent: bool = False) -> None:
        self._folder = folder or assets_folder() / "sounds"
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._playing = ""
        self.sounds = sounds
        self.music = music
        self.ready = not silent and _open()

    def set_volumes(self, sounds: int, music: int) -> None:
        """Change the volumes, of what is playing, too."""
        self.sounds, self.music = sounds, music
        if self.ready:
            pygame.mixer.music.set_volume(music / 100)

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play a sound once; `loudness` is its share (0..1) of the sounds' volume."""
        if not self.ready or not self.sounds:
            return
        sound = self._sound(name)
        if sound:
            sound.set_volume(self.sounds / 100 * loudness)
            sound.play()

    def play_music(self, name: str) -> None:
        """Play a piece of music over and over, unless it is playing already."""
        path = self._folder / f"{name}.ogg"
        if not self.ready or self._playing == name:
            return
        self._playing = name
        try:
            pygame.mixer.music.load(path)
        except (pygame.error, FileNotFoundError):
            _warn(path)
            return
        pygame.mixer.music.set_volume(self.music / 100)
        pygame.mixer.music.play(-1, fade_ms=1500)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            self._loaded[name] = _read(self._folder / f"{name}.ogg")
        return self._loaded[name]


def _read(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, FileNotFoundError):
        _warn(path)
        return None


def _warn(path: Path) -> None:
    log.warning("%s", AssetsMissingError(f"The sound “{path.name}”", damaged=path.exists()))


def _open() -> bool:
    try:
        pygame.mixer.init(buffer=_BUFFER)
        pygame.mixer.set_num_channels(_TOGETHER)
    except pygame.error as problem:
        log.warning("no sound: %s", problem)
        return False
    return True
