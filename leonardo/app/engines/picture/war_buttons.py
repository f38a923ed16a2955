"""The buttons on the stage of a war, each of which lies in the same place in all turns of it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.engines.buttons import CANNON, WAVES, less, more
from leonardo.app.engines.fighting_on import FIGHT_ON
from leonardo.app.engines.moves import waves
from leonardo.app.engines.moves.whereabouts import BUTTONS, BY_INFANTRY, BY_PLANES, WRECKS
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.table.buttons import CHANCE
from leonardo.app.table.looks.colours import LIGHT
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.engine.engines import actions
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.view import View
from leonardo.ui.widgets import label_style

COUNT: Final = Style(Face.BOLD, 20, NARROW)
"""How numbers beside counters are written."""
_LEAST: Final = 34
"""Pixels of the side of a button of a counter, at least."""
_ALONE: Final = 1.35
"""How much higher buttons are in wars in which they stand in one row: there would be room for two."""
_NO: Final = tuple(BUTTONS[kind] for kind in (actions.Done, actions.Hold, actions.Retreat, actions.NoParachute))
_PLACES: Final = (
    (FIGHT_ON,),
    _NO,
    (BY_PLANES, BUTTONS[actions.Parachute]),
    (BUTTONS[actions.AssaultByTanks], BUTTONS[actions.Fire]),
    (BY_INFANTRY, BUTTONS[actions.Fight], CHANCE),
)
"""The buttons of a war at the foot of its stage, from the left: in each place those of which one is shown at a time.

So what means no, what planes, tanks and infantry do, and what goes on is always where it was.
"""
_ABOVE: Final = ((CANNON, BUTTONS[actions.AssaultByAutomaton]), *((key,) for key in WRECKS.values()))
"""Those above them, in wars in which there are any."""
_WORDS: Final = {CHANCE: "throw"}
"""Which texts say what is on a button, where it is not called like that."""
_COUNTED: Final = {BY_INFANTRY: "infantry", BY_PLANES: "planes"}
"""Which counter stands at which button of an assault."""
_SPLIT: Final = ("planes", "at_tanks", "at_planes")
"""What planes are counted against, where there is a choice (rules 11.27, 11.28)."""
_MOST: Final = 6
_ALL: Final = (
    *(key for keys in (*_ABOVE, *_PLACES) for key in keys),
    *(key(f"wave_{name}") for name in WAVES for key in (less, more)),
)
"""All buttons of a war."""


class WarButtons:
    """Where they lie in a `room` for two rows of buttons that are `high`, and which of them are shown."""

    def __init__(self, brush: Brush, room: Rect, high: int) -> None:
        self._brush, self._room, self._high = brush, room, high

    def placed(self, view: View, marks: Marks) -> list[tuple[PromptButton, Rect]]:
        """Return the buttons and where they lie: each always in the same place, whichever others there are."""
        shown = {button.key: button for button in self.shown(marks)}
        found = [(shown[key], place) for key, place in self._split(shown)]
        for keys, place in (*zip(_ABOVE, self._above, strict=True), *zip(_PLACES, self._at_foot(view), strict=True)):
            key = next((key for key in keys if key in shown), "")
            counter = _COUNTED.get(key, "")
            pair = [each for each in (less(f"wave_{counter}"), more(f"wave_{counter}")) if each in shown]
            if pair and not (key == BY_PLANES and _splits(shown)):
                found += [(shown[each], side) for each, side in zip(pair, self._pair(place), strict=True)]
                found.append((shown[key], self._beside_pair(place)))
            elif key:
                found.append((shown[key], place))
        return found

    def shown(self, marks: Marks) -> tuple[PromptButton, ...]:
        buttons = marks.prompt.buttons if marks.prompt is not None else ()
        return tuple(button for button in buttons if button.key in _ALL)

    @property
    def _small(self) -> int:
        """How wide the buttons of a counter are."""
        return max(_LEAST, self._high)

    def _pair(self, place: Rect) -> Sequence[Rect]:
        """Return where the buttons of a counter lie at the left of a place."""
        return [
            Rect(place.left + number * (self._small + 3), place.top, self._small, place.height) for number in (0, 1)
        ]

    def _beside_pair(self, place: Rect) -> Rect:
        taken = 2 * (self._small + 3)
        return Rect(place.left + taken, place.top, place.width - taken, place.height)

    @property
    def _gap(self) -> int:
        return max(4, self._brush.px(8))

    def _at_foot(self, view: View) -> list[Rect]:
        """Return the places of the lowest row, as wide as what may be written in them in any turn of any war."""
        brush, room, style = self._brush, self._room, label_style(self._brush)
        counters = [2 * (self._small + 3) * any(key in _COUNTED for key in keys) for keys in _PLACES]
        words = [max(brush.width(_said_on(key, view), style) for key in keys) + brush.px(36) for keys in _PLACES]
        share = (room.width - self._gap * (len(_PLACES) - 1) - sum(counters)) / sum(words)
        high, top = self._high, room.bottom - self._high
        if not has_more(view):
            high = round(high * _ALONE)
            top = room.bottom - high - (room.height - high) // 2
        found, left = [], float(room.left)
        for counter, wide in zip(counters, words, strict=True):
            whole = counter + wide * share
            found.append(Rect(round(left), top, round(whole), high))
            left += whole + self._gap
        return found

    @property
    def _above(self) -> list[Rect]:
        """Return the places of the row above."""
        room, count = self._room, len(_PLACES)
        wide = (room.width - self._gap * (count - 1)) // count
        return [
            Rect(room.left + number * (wide + self._gap), room.top, wide, self._high) for number in range(len(_ABOVE))
        ]

    def _split(self, shown: Mapping[str, PromptButton]) -> Iterator[tuple[str, Rect]]:
        """Yield the counters of planes that may be divided, in the row above, each at the right of its words."""
        for name, place in self._split_places(shown):
            pair = self._pair(Rect(place.right - 2 * self._small - 3, place.top, 0, place.height))
            yield from zip((less(f"wave_{name}"), more(f"wave_{name}")), pair, strict=True)

    def _split_places(self, shown: Mapping[str, PromptButton]) -> Iterator[tuple[str, Rect]]:
        if not _splits(shown):
            return
        left = self._above[0].right + self._gap
        room = self._room
        wide = (room.right - left) // len(_SPLIT)
        for number, name in enumerate(_SPLIT):
            if less(f"wave_{name}") in shown:
                yield name, Rect(left + number * wide, room.top, wide, self._high)

    def write_counts(self, surface: Surface, view: View, marks: Marks) -> None:
        """Write how many planes go against what, beside their counters; of one counter the number is on its button."""
        shown = {button.key: button for button in self.shown(marks)}
        wave = waves.wave_of(view, marks.laid)
        for name, place in self._split_places(shown):
            told = tr(f"engines.war.{name}", count=getattr(wave, name))
            end = place.right - 2 * self._small - 3 - self._brush.px(8)
            self._brush.write(
                surface, told, (end, place.centery), COUNT, LIGHT, align="right", room=end - place.left - self._gap
            )


def _splits(shown: Mapping[str, PromptButton]) -> bool:
    """Tell whether planes may be divided."""
    return any(less(f"wave_{name}") in shown for name in _SPLIT[1:])


def has_more(view: View) -> bool:
    """Tell whether there may be buttons above the lowest row in a war: the same all the time that it lasts."""
    war = view.war
    if war is None or view.viewer is None:
        return False
    own = view.players[view.viewer]
    if view.viewer == war.attacker:
        return view.table.self_destruction or bool(own.has(Card.GREAT_CANNON))
    return any(own.has(card) for card in (Card.AUTOMATON, Card.TANK_BOMB, Card.SKY_CULVERIN))


def _said_on(key: str, view: View) -> str:
    """Return the longest words of a button in a war."""
    if key == BY_INFANTRY and view.war is not None and view.players[view.war.attacker].has(Card.GREAT_CANNON):
        return tr("engines.button.by_infantry_cannon", count=_MOST)
    return tr(f"engines.button.{_WORDS.get(key, key)}", count=_MOST)
