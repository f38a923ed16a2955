"""Somebody who uses nothing but a mouse, for tests, and sees only where things lie.

Everything is done by events alone: positions of the mouse, buttons and the wheel.
"""

import pygame

from leonardo.app.kit.points import Point
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.kinds import Spot
from tests.app.table.table_harness import Desk


class Mouse:
    """Somebody who uses nothing but the mouse."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def hand_over(self) -> None:
        self.click_widget("ready")

    def spot(self, spot: Spot) -> Point:
        return self.desk.table.places()[spot].center

    def move(self, at: Point, held: bool = False) -> None:
        self.desk.turn(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0)))

    def press(self, at: Point) -> None:
        self.desk.turn(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))

    def release(self, at: Point) -> None:
        self.desk.turn(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def click(self, at: Point) -> None:
        self.move(at)
        self.press(at)
        self.release(at)

    def wheel(self, turns: int) -> None:
        self.desk.turn(pygame.Event(pygame.MOUSEWHEEL, x=0, y=turns))

    def drag(self, start: Point, end: Point, wheel: int = 0) -> None:
        self.move(start)
        self.press(start)
        self.move((start[0] + 12, start[1] - 12), held=True)
        if wheel:
            self.wheel(wheel)
        self.move(end, held=True)
        self.release(end)

    def click_widget(self, name: str) -> None:
        self.desk.look()
        self.click(self.widget(name))

    def widget(self, name: str) -> Point:
        top = self.desk.kit.stack.top
        assert isinstance(top, Dialog | MenuScene | HelpScene), top
        return top.form[name].rect.center
