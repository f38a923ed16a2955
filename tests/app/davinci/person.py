"""A person at the table, for tests: moves a mouse and presses keys, and sees only where things lie.

Every decision of the rules is carried out by events alone: positions of the mouse, buttons, the wheel, keys.
"""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from leonardo.app.davinci import commands
from leonardo.app.davinci.choices import liftable
from leonardo.app.davinci.dialogs.dialog import Dialog
from leonardo.app.davinci.dialogs.ordering import CardRow
from leonardo.app.davinci.results import ResultsScene
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    BoxSpot,
    ButtonSpot,
    CardSpot,
    DistrictSpot,
    GroupSpot,
    LaboratorySpot,
    MasterSpot,
    SeatSpot,
    SecretSpot,
    SpaceSpot,
    Spot,
    UpgradeSpot,
)
from leonardo.app.davinci.table_scene import TableScene
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.app import App, Canvas, ScriptedEvents, StepClock
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.scenes.host import Host
from leonardo.app.scenes.keys import KeysScene
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.terms import LABORATORIES, NOTHING, SHOP_SELLS, Component, Place, Upgrade
from leonardo.engine.davinci.view import View
from leonardo.saves.folder import folder_at

PATIENCE = 20.0
"""Seconds to wait for something before the test fails."""

Point = tuple[int, int]

BUTTONS: dict[type, str] = {
    actions.Done: "done",
    actions.Pass: "pass",
    actions.Decline: "decline",
    actions.Stay: "stay",
    actions.SaveFlorin: "save_florin",
    actions.Withdraw: "withdraw",
}


class Desk:
    """The program with a window that nobody sees; `saves` is where it keeps its games."""

    def __init__(self, saves: Path, size: Point = (1280, 800), settings: Settings | None = None) -> None:
        self.events = ScriptedEvents()
        self.kit = Kit.for_size(size, settings or Settings(speed=Speed.OFF, confirm=False))
        self.host = Host(self.kit, folder_at(saves), PRESENTATIONS)
        self.canvas = Canvas(size)
        self.app = App(self.kit, self.canvas, StepClock(), self.events)

    def turn(self, *events: pygame.Event) -> None:
        """Let these happen in one frame."""
        self.events.post(*events)
        self.app.turn()

    def wait(self, until: Callable[[], bool]) -> None:
        """Let a frame go by, and more until something is so."""
        end = time.monotonic() + PATIENCE
        self.turn()
        while not until():
            assert time.monotonic() < end, f"waited too long at {self.kit.stack.top}"
            self.turn()
            time.sleep(0.0005)

    def breathe(self) -> None:
        """Look at what is asked for as long as a button needs before it is pressed."""
        for _ in range(20):
            self.turn()

    @property
    def table(self) -> TableScene:
        """The table, on top or under a dialog."""
        return next(scene for scene in self.kit.stack.seen() if isinstance(scene, TableScene))

    @property
    def asks(self) -> bool:
        """Whether somebody must do something before anything goes on."""
        top = self.kit.stack.top
        if isinstance(top, TableScene):
            return top.free or (top.course.visitor is not None and top.course.visitor == top.course.sitter)
        return True

    @property
    def over(self) -> bool:
        """Whether the results are shown."""
        return isinstance(self.kit.stack.top, ResultsScene)


class Mouse:
    """Somebody who uses nothing but the mouse."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def decide(self, action: Action) -> None:
        """Carry out a decision."""
        match action:
            case actions.ChooseFavour():
                self._favour(action)
            case actions.Start():
                self._start(action)
            case actions.Interrupt():
                self.click(self.spot(SecretSpot(self.view.viewer or 0, action.laboratory)))
                self.click_widget("answer1")
            case actions.PlaceApprentices():
                self._place(action)
            case actions.PlaceMaster():
                self.click(self.spot(MasterSpot(self.view.viewer or 0)))
                self.click(self.spot(self.place(action.at)))
            case actions.GiveLeonardo():
                self.click(self.spot(SeatSpot(action.to)))
            case actions.TakeBox():
                self.click(self.spot(BoxSpot(action.box)))
            case actions.Move():
                self._move(action)
            case actions.Reorder():
                self._reorder(action)
            case actions.Buy():
                self.click(self.spot(DistrictSpot(shop_of(action.component))))
            case actions.Take():
                self._take(action)
            case actions.Bid():
                self._bid(action)
            case _:
                self.click(self.spot(ButtonSpot(BUTTONS[type(action)])))

    def hand_over(self) -> None:
        """Sit down."""
        self.click_widget("ready")

    def done(self) -> None:
        """Press the button that ends phase A."""
        self.click(self.spot(ButtonSpot("done")))

    # ---- what the mouse does

    @property
    def view(self) -> View:
        return self.desk.table.view()

    def spot(self, spot: Spot) -> Point:
        return self.desk.table.places()[spot].center

    def place(self, place: Place) -> Spot:
        return LaboratorySpot(self.view.viewer or 0, place) if place in LABORATORIES else DistrictSpot(place)

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
        self.click(self.widget(name))

    def widget(self, name: str) -> Point:
        top = self.desk.kit.stack.top
        assert isinstance(top, Dialog | HandOverScene | KeysScene | ResultsScene), top
        return top.form[name].rect.center

    # ---- decisions that take more than a click

    def _start(self, action: actions.Start) -> None:
        laboratory = self.spot(self.place(action.laboratory))
        if CardSpot(action.invention) in self.desk.table.places():
            self.drag(self.spot(CardSpot(action.invention)), laboratory)
            return
        self.click(self.spot(ButtonSpot("from_deck")))
        self.click_widget(f"card{action.invention}")
        self.click(laboratory)

    def _place(self, action: actions.PlaceApprentices) -> None:
        """An even handful is dragged and grown by the wheel, an odd one clicked together."""
        first, goal = self.spot(ApprenticeSpot(0)), self.spot(self.place(action.at))
        if action.count % 2 == 0:
            self.drag(first, goal, wheel=action.count - 1)
            return
        for _ in range(action.count):
            self.click(first)
        self.click(goal)

    def _move(self, action: actions.Move) -> None:
        seat = self.view.viewer or 0 if action.of_seat is None else action.of_seat
        source: Spot = GroupSpot(action.source, seat)
        if action.source in LABORATORIES:
            laboratory = self.view.seats[seat].laboratory(action.source)
            source = SpaceSpot(seat, action.source, laboratory.automata + laboratory.master if laboratory else 0)
        self.drag(self.spot(source), self.spot(DistrictSpot(action.target)))

    def _take(self, action: actions.Take) -> None:
        if action.upgrade is None:
            self.click(self.spot(ButtonSpot("take")))
            return
        place = action.laboratory
        if place is None:
            place = Place.SMALL if action.upgrade is Upgrade.SMALL5 else Place.LARGE
        self.drag(self.spot(UpgradeSpot(action.upgrade)), self.spot(self.place(place)))

    def _favour(self, action: actions.ChooseFavour) -> None:
        laboratory = action.laboratory.name.lower() if action.laboratory is not None else ""
        self.click_widget(f"{action.favour.value}{laboratory}")
        for kind in components(action):
            self.click_widget(kind.name.lower())
        self.click_widget("choose")

    def _bid(self, action: actions.Bid) -> None:
        """Turn the wheel over the purse until the sum is right."""
        self.move(self.widget("purse"))
        for _ in range(action.florins):
            self.wheel(1)
        self.click_widget("seal")

    def _reorder(self, action: actions.Reorder) -> None:
        row = self._row()
        for slot, card in enumerate(action.deck):
            rect = row.rect
            where = [(rect.centerx, rect.top + row.step * at + row.size[1] // 2) for at in range(len(row.cards))]
            self.drag(where[row.cards.index(card)], where[slot])
        assert tuple(row.cards) == action.deck
        self.click_widget("put")

    def _row(self) -> CardRow:
        top = self.desk.kit.stack.top
        assert isinstance(top, Dialog)
        row = top.form["cards"]
        assert isinstance(row, CardRow)
        return row


def pile(view: View, upgrade: Upgrade) -> Spot:
    """Return the spot of automata, or that of the tiles, which all lie in one pile."""
    piles = (spot for spot in liftable(view) if isinstance(spot, UpgradeSpot))
    automaton = upgrade is Upgrade.AUTOMATON
    return next(spot for spot in piles if (spot.upgrade is Upgrade.AUTOMATON) == automaton)


def components(action: actions.ChooseFavour) -> Iterator[Component]:
    """Yield each component that is picked with a favour."""
    for kind in Component:
        for _ in range((action.components or NOTHING)[kind]):
            yield kind


def shop_of(component: Component) -> Place:
    """Return where a component is sold."""
    return next(place for place, sold in SHOP_SELLS.items() if sold is component)


class Keyboard:
    """Somebody who uses nothing but the keyboard."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def decide(self, action: Action) -> None:
        """Carry out a decision."""
        view = self.desk.table.view()
        seat = view.viewer or 0
        match action:
            case actions.ChooseFavour():
                self._favour(action)
            case actions.Start():
                self._start(action, LaboratorySpot(seat, action.laboratory))
            case actions.Interrupt():
                self.press_at(SecretSpot(seat, action.laboratory))
                self.press_widget("answer1")
            case actions.PlaceApprentices():
                self.key(getattr(pygame, f"K_{action.count}"))
                self.press_at(self._place(seat, action.at))
            case actions.PlaceMaster():
                self.key(self.desk.kit.keys.keys_of(commands.MASTER)[0])
                self.press_at(self._place(seat, action.at))
            case actions.GiveLeonardo():
                self.press_at(SeatSpot(action.to))
            case actions.TakeBox():
                self.press_at(BoxSpot(action.box))
            case actions.Move():
                self._move(seat, action)
            case actions.Reorder():
                self._reorder(action)
            case actions.Buy():
                self.press_at(DistrictSpot(shop_of(action.component)))
            case actions.Take():
                self._take(seat, action)
            case actions.Bid():
                self._bid(action)
            case _:
                self.press_at(ButtonSpot(BUTTONS[type(action)]))

    def hand_over(self) -> None:
        """Sit down."""
        self.press_widget("ready")

    def done(self) -> None:
        """Press the button that ends phase A."""
        self.press_at(ButtonSpot("done"))

    def key(self, key: int) -> None:
        """Press a key and let it go."""
        self.desk.turn(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        self.desk.turn(pygame.Event(pygame.KEYUP, key=key, mod=0))

    def press_at(self, spot: Spot) -> None:
        """Walk to a spot with Tab and press Enter."""
        for _ in range(80):
            if self.desk.table.controls.focused == spot:
                break
            self.key(pygame.K_TAB)
        assert self.desk.table.controls.focused == spot, f"the keyboard does not come to {spot}"
        self.key(pygame.K_RETURN)

    def press_widget(self, name: str) -> None:
        """Walk to a widget of a dialog with Tab and press Space."""
        top = self.desk.kit.stack.top
        assert isinstance(top, Dialog | HandOverScene), top
        for _ in range(40):
            if top.form.focus == name:
                break
            self.key(pygame.K_TAB)
        assert top.form.focus == name, f"the keyboard does not come to {name}"
        self.key(pygame.K_SPACE)

    def _place(self, seat: int, place: Place) -> Spot:
        return LaboratorySpot(seat, place) if place in LABORATORIES else DistrictSpot(place)

    def _start(self, action: actions.Start, laboratory: Spot) -> None:
        if CardSpot(action.invention) in self.desk.table.places():
            self.press_at(CardSpot(action.invention))
        else:
            self.press_at(ButtonSpot("from_deck"))
            self.press_widget(f"card{action.invention}")
        self.press_at(laboratory)

    def _move(self, seat: int, action: actions.Move) -> None:
        of_seat = seat if action.of_seat is None else action.of_seat
        source: Spot = GroupSpot(action.source, of_seat)
        if action.source in LABORATORIES:
            source = LaboratorySpot(of_seat, action.source)
        self.press_at(source)
        self.press_at(DistrictSpot(action.target))

    def _take(self, seat: int, action: actions.Take) -> None:
        if action.upgrade is None:
            self.press_at(ButtonSpot("take"))
            return
        place = action.laboratory
        if place is None:
            place = Place.SMALL if action.upgrade is Upgrade.SMALL5 else Place.LARGE
        self.press_at(pile(self.desk.table.view(), action.upgrade))
        self.press_at(LaboratorySpot(seat, place))

    def _favour(self, action: actions.ChooseFavour) -> None:
        laboratory = action.laboratory.name.lower() if action.laboratory is not None else ""
        self.press_widget(f"{action.favour.value}{laboratory}")
        for kind in components(action):
            self.press_widget(kind.name.lower())
        self.press_widget("choose")

    def _bid(self, action: actions.Bid) -> None:
        for digit in str(action.florins):
            self.key(getattr(pygame, f"K_{digit}"))
        self.key(pygame.K_RETURN)

    def _reorder(self, action: actions.Reorder) -> None:
        """Carry each card up to its place."""
        top = self.desk.kit.stack.top
        assert isinstance(top, Dialog)
        row = top.form["cards"]
        assert isinstance(row, CardRow)
        for slot, card in enumerate(action.deck):
            while row.at != row.cards.index(card):
                self.key(pygame.K_DOWN if row.at < row.cards.index(card) else pygame.K_UP)
            self.key(pygame.K_SPACE)
            while row.at != slot:
                self.key(pygame.K_UP)
            self.key(pygame.K_SPACE)
        self.press_widget("put")
