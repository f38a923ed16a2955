"""What the prompt tells while others play: the sentence of what is being shown, for a moment longer than it takes."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from leonardo.app.davinci.words.log import line
from leonardo.engine.game import Event

LINGER: Final = 500
"""Milliseconds for which a sentence stays when nothing else happens, before it is told who thinks."""


@frozen
class Sentence:
    """A sentence and the seat that it is about, if it is about one."""

    seat: int | None
    sentence: str


class Telling:
    """Keeps the last sentence for a while, so that the prompt does not flicker between two moves."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._event: Event | None = None
        self._told: Sentence | None = None
        self._quiet = 0.0

    @property
    def now(self) -> Sentence | None:
        """What is told at the moment."""
        return self._told

    def update(self, milliseconds: float, event: Event | None) -> bool:
        """Let time pass while `event` is being shown, or nothing is; return whether something else is told now."""
        if event is None:
            self._event = None
            return self._fall_silent(milliseconds)
        self._quiet = 0.0
        if event is self._event:
            return False
        self._event = event
        sentence = line(event, self._names)
        if sentence is None:
            return False
        self._told = Sentence(getattr(event, "seat", None), sentence)
        return True

    def _fall_silent(self, milliseconds: float) -> bool:
        self._quiet += milliseconds
        if self._told is None or self._quiet < LINGER:
            return False
        self._told = None
        return True
