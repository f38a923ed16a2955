"""Sounds and music, or silence where there is no sound device.

A sound is a file of `assets/sounds` and is called by its name without ending: `audio.play("knock")`. Where the device
or the server of the sound goes away, it is silent, and comes back by itself when they do.

Whether there is sound is tried in a process of its own: a sound server that hangs would hold up the whole program,
since nothing else of Python runs in a process whose library opens a device.
"""

import logging
import os
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder
from leonardo.plain_files import nowhere
from leonardo.threads import beside

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

log = logging.getLogger(__name__)

BUFFER: Final = 1024
"""Samples that are mixed at a time: 23 ms, which nobody hears as late, and half the work at rest that 512 are."""


class SoundTrial:
    """A try that is under way.

    Raises:
        OSError: if the system has no process left to give.
    """

    def __init__(self) -> None:
        from multiprocessing import get_context  # noqa: PLC0415 - the title does not wait for it

        self._process: BaseProcess = get_context("spawn").Process(target=_try, name="leonardo-sound", daemon=True)
        self._process.start()

    def outcome(self) -> bool | None:
        """Return whether sound can be had, or nothing while that is not known."""
        code = self._process.exitcode
        return None if code is None else code == 0

    def end(self) -> None:
        self._process.kill()


def _try() -> None:
    os.dup2(nowhere(), 2)  # where there is no device, libraries say so in many lines
    try:
        pygame.mixer.init(buffer=BUFFER)
    except pygame.error:
        os._exit(1)
    os._exit(0)


SOON: Final = 1_000  # milliseconds after which sound that has gone is tried for the first time
SELDOM: Final = 60_000
"""Milliseconds between two such tries at most: they become rarer as long as nothing comes of them."""
PATIENCE: Final = 5_000  # milliseconds after which a try is given up
_TOGETHER: Final = 24  # sounds that can be heard at the same time, such as the coins of a sum that is paid one by one


class Trial(Protocol):
    """A try whether sound can be had, which holds up nobody."""

    def outcome(self) -> bool | None:
        """Return whether sound can be had, or nothing while that is not known."""

    def end(self) -> None:
        """Give up."""


class Audio:
    """Plays what it has; volumes are 0..100. Without a device or with `silent` it does nothing.

    A sound that is missing or damaged is told of in the log and not heard: it is no reason to end a game. Unless it
    opens the device `at_once`, a `trial` comes before that, as where sound has gone.
    """

    def __init__(
        self,
        *,
        sounds: int = 70,
        music: int = 50,
        folder: Path | None = None,
        silent: bool = False,
        at_once: bool = True,
        trial: Callable[[], Trial] = SoundTrial,
    ) -> None:
        self._folder = folder or assets_folder() / "sounds"
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._playing = ""
        self._silent = silent
        self._new_trial = trial
        self._trial: Trial | None = None
        self._closing: Thread | None = None
        self._waits, self._pause = 0.0, SOON
        self.sounds = sounds
        self.music = music
        self.ready = at_once and not silent and _open()

    def set_volumes(self, sounds: int, music: int) -> None:
        """Change the volumes, of what is playing, too."""
        self.sounds, self.music = sounds, music
        if self.ready:
            self._tune_music()

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play a sound once; `loudness` is its share (0..1) of the sounds' volume."""
        if not self.ready or not self.sounds:
            return
        sound = self._sound(name)
        if sound:
            sound.set_volume(self.sounds / 100 * loudness)
            sound.play()

    def play_music(self, name: str) -> None:
        """Play a piece of music over and over, unless it is playing already; as soon as sound is there."""
        if self._playing != name:
            self._playing = name
            if self.ready:
                self._begin_music()

    def update(self, milliseconds: float) -> None:
        """Let time pass: where there is no sound, try now and then whether it has come back."""
        if self.ready or self._silent or (self._closing is not None and self._closing.is_alive()):
            return
        self._waits -= milliseconds
        if self._trial is not None:
            self._look_at(self._trial)
        elif self._waits <= 0:
            self._try()

    def lose(self) -> None:
        """Be silent, for the device has gone, and try soon whether there is another."""
        if self.ready:
            self.ready = False
            self._close()
            self._waits, self._pause = SOON, SOON
            log.info("the sound has gone")

    def look_again(self) -> None:
        """Try at once whether there is sound: another device has come."""
        if self._trial is None:
            self._waits, self._pause = 0.0, SOON

    def end(self, patience: float) -> bool:
        """Be silent for good; return whether the device was closed within `patience` seconds: one may hang."""
        if self._trial is not None:
            self._trial.end()
        if self.ready:
            self._close()
        self.ready, self._silent = False, True
        if self._closing is not None:
            self._closing.join(patience)
        return self._closing is None or not self._closing.is_alive()

    # ---- coming back

    def _try(self) -> None:
        try:
            self._trial = self._new_trial()
        except OSError as problem:
            self._wait_longer(problem)
            return
        self._waits = PATIENCE

    def _look_at(self, trial: Trial) -> None:
        found = trial.outcome()
        if found is None and self._waits > 0:
            return
        if found is None:
            trial.end()
        self._trial = None
        if not found:
            self._wait_longer("hangs" if found is None else "none")
            return
        self._loaded.clear()
        self.ready = _open()
        if not self.ready:
            self._wait_longer("gone again")
        elif self._playing:
            self._begin_music()

    def _wait_longer(self, reason: object) -> None:
        log.debug("no sound yet: %s", reason)
        self._waits = self._pause
        self._pause = min(2 * self._pause, SELDOM)

    def _close(self) -> None:
        self._closing = beside(pygame.mixer.quit, "leonardo-sound")

    # ---- what is heard

    def _begin_music(self) -> None:
        path = self._folder / f"{self._playing}.ogg"
        try:
            pygame.mixer.music.load(path)
        except (pygame.error, FileNotFoundError):
            _warn(path)
            return
        pygame.mixer.music.play(-1, fade_ms=1500)
        self._tune_music()

    def _tune_music(self) -> None:
        """Let the music be as loud as is wished; what is not heard is not worked out either."""
        pygame.mixer.music.set_volume(self.music / 100)
        if self.music:
            pygame.mixer.music.unpause()
        else:
            pygame.mixer.music.pause()

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
        pygame.mixer.init(buffer=BUFFER)
        pygame.mixer.set_num_channels(_TOGETHER)
    except pygame.error as problem:
        log.warning("no sound: %s", problem)
        return False
    return True
