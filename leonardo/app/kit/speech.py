"""Speech, for who cannot see: sentences said aloud, one after the other, by what the system speaks with.

On Linux that is speech-dispatcher, which screen readers speak with, too, or else eSpeak; on a Mac `say`, on Windows
its own voices. Each sentence is a process of its own, which a person ends with the next key. It reads the sentence as
its input, since everybody on a machine can see how others' programs were called. A thread starts them, since that can
take longer than a frame.
"""

import logging
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from shutil import which
from threading import Condition, Thread
from typing import Final

from attrs import frozen

log: Final = logging.getLogger(__name__)

_LONGEST: Final = 600  # characters of one sentence that are said
_PATIENCE: Final = 2.0  # seconds that it may take to end all speech
_NOWHERE: Final = subprocess.DEVNULL
_WAITING: Final = 12  # sentences that wait at most; of more the oldest are left out
_WINDOWS: Final = """\
[Console]::InputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
$known = $voice.GetInstalledVoices() | Where-Object { $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq '%s' }
if ($known) { $voice.SelectVoice($known[0].VoiceInfo.Name) }
$voice.Speak([Console]::In.ReadToEnd())
"""


@frozen
class Voice:
    """What speaks: `says` gives the command that reads out a sentence of a language, `hush` the one that ends it."""

    says: Callable[[str], Sequence[str]]
    hush: Sequence[str] = ()


def voice() -> Voice | None:
    """Return what speaks on this system, if anything does."""
    if sys.platform == "win32":
        shell = which("powershell")
        return Voice(lambda language: [shell, "-NoProfile", "-Command", _WINDOWS % language]) if shell else None
    if sys.platform == "darwin":
        found = which("say")
        return Voice(lambda _: [found, "-f", "-"]) if found else None
    if dispatcher := which("spd-say"):
        hush = [dispatcher, "--cancel"]
        return Voice(lambda language: [dispatcher, "--wait", "--pipe-mode", "-l", language], hush)
    espeak = which("espeak-ng") or which("espeak")
    return Voice(lambda language: [espeak, "-v", language, "--stdin"]) if espeak else None


class Speech:
    """Says sentences in their order, in a `language` of two letters; one that is of now interrupts those before."""

    def __init__(self, speaks: Voice | None, language: str = "en") -> None:
        self.language = language
        self._voice = speaks
        self._waiting: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None
        self._saying = False
        """Whether a sentence is being said, or what says it is being started."""
        self._interrupted = False
        """Whether what speaks is to be told that it is to end what it says."""
        self._changed = Condition()
        self._thread: Thread | None = None

    @property
    def able(self) -> bool:
        return self._voice is not None

    def say(self, sentence: str, *, now: bool = False) -> None:
        """Say a sentence after those that wait, or, `now`, instead of them and of what is being said."""
        if self._voice is None or not sentence.strip():
            return
        with self._changed:
            if now:
                self._interrupt()
            self._waiting = [*self._waiting, sentence.strip()[:_LONGEST]][-_WAITING:]
            if self._thread is None:
                thread = Thread(target=self._speak, args=(self._voice,), name="speech", daemon=True)
                try:
                    thread.start()
                except RuntimeError as problem:  # the next sentence tries again
                    log.warning("nothing can be said: %s", problem)
                    return
                self._thread = thread
            self._changed.notify()

    def hush(self) -> None:
        """Say nothing of what waits, and end what is being said."""
        with self._changed:
            self._interrupt()
            self._changed.notify()

    def _interrupt(self) -> None:
        self._waiting.clear()
        self._interrupted = self._interrupted or self._saying
        if self._process is not None:
            with suppress(OSError):
                self._process.kill()

    def _speak(self, speaks: Voice) -> None:
        """Say what waits, as long as this program runs; what cannot be said is passed over."""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._interrupted)
                interrupted, self._interrupted = self._interrupted, False
                sentence = "" if interrupted else self._waiting.pop(0)
                self._saying = not interrupted
            try:
                if interrupted:
                    _end_all(speaks)
                else:
                    self._say_one(speaks, sentence)
            except (OSError, ValueError) as problem:
                log.warning("something cannot be said: %s", problem)
            with self._changed:
                self._process, self._saying = None, False

    def _say_one(self, speaks: Voice, sentence: str) -> None:
        """Say a sentence; the lock is free while the program starts, which can take long."""
        command = speaks.says(self.language)
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=_NOWHERE, stderr=_NOWHERE)  # noqa: S603 - found by `voice`
        with self._changed:
            self._process = None if self._interrupted else process
        if self._process is None:
            process.kill()
        process.communicate(_line(sentence))


def _line(sentence: str) -> bytes:
    """Return a sentence as a line that is read aloud: behind a space, since `!-!` begins a command of spd-say."""
    return f" {' '.join(sentence.split())}\n".encode("utf-8", "replace")


def _end_all(speaks: Voice) -> None:
    if speaks.hush:
        with suppress(subprocess.TimeoutExpired):
            subprocess.run(  # noqa: S603 - found by `voice`
                speaks.hush, stdin=_NOWHERE, stdout=_NOWHERE, stderr=_NOWHERE, timeout=_PATIENCE, check=False
            )
