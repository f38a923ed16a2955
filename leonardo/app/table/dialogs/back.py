"""Undo and redo at a table with a sheet over it: by their keys, and by their buttons that are lit beside the sheet."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from pygame import KEYDOWN, Event, Rect

from leonardo.app.kit.keymap import TABLE
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Point
from leonardo.app.table import commands
from leonardo.app.table.buttons import REDO, UNDO
from leonardo.app.table.kinds import Spot
from leonardo.app.table.shown.marks import Prompt
from leonardo.app.table.spots import ButtonSpot, key_of


class Below(Protocol):
    """What is needed of the table."""

    kit: Kit

    def undo(self) -> None:
        """Take the last decision back, or say why that cannot be."""

    def redo(self) -> None:
        """Decide again what was undone last, or say why that cannot be."""

    def prompt(self) -> Prompt:
        """Return the line of whose decision it is."""

    def places(self) -> Mapping[Spot, Rect]:
        """Return the rectangles around everything."""

    def spots_at(self, point: Point) -> Sequence[Spot]:
        """Return what a press of a pixel means, the uppermost first."""


class Back:
    """Undoes and redoes at the table below a sheet."""

    def __init__(self, table: Below) -> None:
        self._table = table

    def lit(self) -> Sequence[Rect]:
        """Return where the buttons lie that can be pressed, in pixels."""
        places = self._table.places()
        spots = (ButtonSpot(each.key) for each in self._table.prompt().buttons if each.enabled)
        return [places[spot] for spot in spots if spot.key in (UNDO, REDO) and spot in places]

    def goes(self, event: Event) -> bool:
        """Do what a key or a press means, or say why not; tell whether it means either."""
        if event.type == KEYDOWN:
            pressed = self._table.kit.keys.read(event, TABLE)
            meant = pressed.command if pressed is not None else ""
            undoes, redoes = meant == commands.UNDO, meant == commands.REDO
        else:
            keys = [key_of(spot) for spot in self._table.spots_at(event.pos)]
            undoes, redoes = UNDO in keys, REDO in keys
        if undoes:
            self._table.undo()
        elif redoes:
            self._table.redo()
        return undoes or redoes
