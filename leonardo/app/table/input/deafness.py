"""Buttons that came where another one was are deaf for a moment, so that nobody presses what was not to be seen yet."""

from collections.abc import Iterable, Iterator
from typing import Final

from attrs import frozen

from leonardo.app.kit.points import Point
from leonardo.app.table.buttons import SKIP
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.shown.frame import Frame
from leonardo.app.table.spots import ButtonSpot

DEAF: Final = 450  # milliseconds from the moment when a button was another one, until what it means now can be pressed
DEAF_TO_SKIP: Final = 800
"""The same of what throws away all that one would see next: a hand may have been on its way for long."""


@frozen
class PlacedButton:
    """A button where it stands: what a press of it means, its command of the keyboard, and its pixels."""

    means: str
    command: str
    place: tuple[int, int, int, int]

    def at(self, point: Point) -> bool:
        left, top, width, height = self.place
        return left <= point[0] < left + width and top <= point[1] < top + height


def standing(game: AnyTableGame, frame: Frame) -> Iterator[PlacedButton]:
    commands = {button.key: button.command for button in game.buttons}
    for button in frame.prompt.buttons:
        if not button.enabled:
            continue
        left, top, width, height = frame.places[ButtonSpot(button.key)]
        yield PlacedButton(button.means, commands[button.key], (left, top, width, height))


class Deafness:
    """Remembers which buttons stood where in the last moment, by the time that it is told to have passed."""

    def __init__(self) -> None:
        self._ago: dict[PlacedButton, float] = {}
        self._stood_for: dict[str, float] = {}
        self._standing: Iterable[PlacedButton] = ()

    @property
    def over(self) -> bool:
        return not any(self._ago.values())

    def update(self, milliseconds: float, standing: Iterable[PlacedButton]) -> None:
        """Let time pass; these buttons stand there now."""
        if standing is self._standing and self.over and all(each >= DEAF_TO_SKIP for each in self._stood_for.values()):
            return
        self._standing = standing
        self._stood_for = {
            each.means: self._stood_for.get(each.means, -milliseconds) + milliseconds for each in standing
        }
        later = {each: ago + milliseconds for each, ago in self._ago.items() if ago + milliseconds < DEAF_TO_SKIP}
        self._ago = later | dict.fromkeys(standing, 0.0)

    def to_press(self, means: str, at: Point) -> bool:
        """Whether a press of a pixel must not count, because something else could be pressed there just now."""
        return any(each.means != means and each.at(at) for each in self._lately(means))

    def to_key(self, means: str, command: str) -> bool:
        """Whether a key must not count, because its command did something else just now."""
        return any(each.means != means and each.command == command for each in self._lately(means))

    def to_walk(self, means: str) -> bool:
        """Whether a key must not count that presses what the keyboard is at.

        It would skip what just begins, or was meant to skip what was there to be skipped just now.
        """
        if means == SKIP:
            return self._stood_for.get(means, 0.0) < DEAF_TO_SKIP
        return any(each.means == SKIP for each in self._lately(means))

    def _lately(self, means: str) -> Iterator[PlacedButton]:
        deaf = DEAF_TO_SKIP if means == SKIP else DEAF
        return (each for each, ago in self._ago.items() if 0 < ago < deaf)
