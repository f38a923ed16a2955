"""Somebody who plays with nothing but a mouse, or nothing but a keyboard, for tests: each decision of the rules."""

from abc import abstractmethod
from collections.abc import Iterator

import pygame

from leonardo.app.davinci import commands
from leonardo.app.davinci.dialogs.ordering import CardRow
from leonardo.app.davinci.moves.choices import liftable
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    BoxSpot,
    CardSpot,
    DistrictSpot,
    GroupSpot,
    LaboratorySpot,
    MasterSpot,
    SecretSpot,
    SpaceSpot,
    Spot,
    UpgradeSpot,
)
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import LABORATORIES, NOTHING, SHOP_SELLS, Component, Place, Upgrade
from leonardo.engine.davinci.view import View
from tests.app.table.hands import ByKeys, ByMouse, Hands

BUTTONS: dict[type, str] = {
    actions.Done: "done",
    actions.Pass: "pass",
    actions.Decline: "decline",
    actions.Stay: "stay",
    actions.SaveFlorin: "save_florin",
    actions.Withdraw: "withdraw",
}


class _Hands(Hands):
    """What both do alike, and the decisions that each makes in its own way."""

    def decide(self, action: Action) -> None:
        match action:
            case actions.ChooseFavour():
                self._favour(action)
            case actions.Start():
                self._start(action)
            case actions.Interrupt():
                self.press(SecretSpot(self.seat, action.laboratory))
            case actions.PlaceApprentices():
                self._place(action.count, self.goal(action.at))
            case actions.PlaceMaster():
                self._lift_master()
                self.press(self.goal(action.at))
            case actions.GiveLeonardo():
                self.press(SeatSpot(action.to))
            case actions.TakeBox():
                self.press(BoxSpot(action.box))
            case actions.Move():
                self._put(self._source(action), DistrictSpot(action.target))
            case actions.Reorder():
                self._reorder(action.deck)
                self.press("put")
            case actions.Buy():
                self.press(DistrictSpot(shop_of(action.component)))
            case actions.Take(upgrade=Upgrade() as upgrade):
                self._put(self._pile(upgrade), self.goal(laid_at(action)))
            case actions.Take():
                self.press(ButtonSpot("take"))
            case actions.Bid():
                self._bid(action.florins)
            case _:
                self.press(ButtonSpot(BUTTONS[type(action)]))
        if isinstance(self.desk.kit.stack.top, Asking):  # nothing is lost by one press
            self.press("answer1")

    def done(self) -> None:
        """Press the button that ends phase A."""
        self.press(ButtonSpot("done"))

    @property
    def view(self) -> View:
        view: View = self.desk.table.view()
        return view

    @property
    def seat(self) -> int:
        return self.view.viewer or 0

    def goal(self, place: Place) -> Spot:
        """Return the spot of a place to which a seat sends its workers: one of its laboratories, or a district."""
        return LaboratorySpot(self.seat, place) if place in LABORATORIES else DistrictSpot(place)

    def _favour(self, action: actions.ChooseFavour) -> None:
        laboratory = action.laboratory.name.lower() if action.laboratory is not None else ""
        self.press(f"{action.favour.value}{laboratory}")
        for kind in components(action):
            self.press(kind.name.lower())
        self.press("choose")

    def _start(self, action: actions.Start) -> None:
        laboratory = self.goal(action.laboratory)
        if CardSpot(action.invention) in self.desk.table.places():
            self._put(CardSpot(action.invention), laboratory)
            return
        self.press(ButtonSpot("from_deck"))
        self.press(f"card{action.invention}")
        self.press(laboratory)

    def _source(self, action: actions.Move) -> Spot:
        seat = self.seat if action.of_seat is None else action.of_seat
        if action.source in LABORATORIES:
            return self._working(seat, action.source)
        return GroupSpot(action.source, seat)

    def _row(self) -> CardRow:
        row = self.desk.top(Dialog).form["cards"]
        assert isinstance(row, CardRow)
        return row

    @abstractmethod
    def _put(self, what: Spot, where: Spot) -> None: ...

    @abstractmethod
    def _place(self, count: int, where: Spot) -> None: ...

    @abstractmethod
    def _lift_master(self) -> None: ...

    @abstractmethod
    def _working(self, seat: int, laboratory: Place) -> Spot:
        """Return the spot of what works in a laboratory and is moved."""

    @abstractmethod
    def _pile(self, upgrade: Upgrade) -> Spot:
        """Return the spot of an upgrade that is taken."""

    @abstractmethod
    def _bid(self, florins: int) -> None: ...

    @abstractmethod
    def _reorder(self, deck: tuple[int, ...]) -> None: ...


class Mouse(_Hands, ByMouse):
    """Somebody who plays this game with nothing but the mouse."""

    def _put(self, what: Spot, where: Spot) -> None:
        self.desk.drag(what, where)

    def _place(self, count: int, where: Spot) -> None:
        """An even handful is dragged and grown by the wheel, an odd one clicked together."""
        if count % 2 == 0:
            self.desk.drag(ApprenticeSpot(0), where, wheel=count - 1)
            return
        first = self.desk.at(ApprenticeSpot(0))
        for _ in range(count):
            self.press(first)
        self.press(where)

    def _lift_master(self) -> None:
        self.press(MasterSpot(self.seat))

    def _working(self, seat: int, laboratory: Place) -> Spot:
        works = self.view.seats[seat].laboratory(laboratory)
        return SpaceSpot(seat, laboratory, works.automata + works.master if works else 0)

    def _pile(self, upgrade: Upgrade) -> Spot:
        return UpgradeSpot(upgrade)

    def _bid(self, florins: int) -> None:
        """Turn the wheel over the purse until the sum is right."""
        self.desk.hover("purse")
        for _ in range(florins):
            self.desk.wheel(1)
        self.press("seal")

    def _reorder(self, deck: tuple[int, ...]) -> None:
        row = self._row()
        for slot, card in enumerate(deck):
            rect = row.rect
            where = [(rect.centerx, rect.top + row.step * at + row.size[1] // 2) for at in range(len(row.cards))]
            self.desk.drag(where[row.cards.index(card)], where[slot])
        assert tuple(row.cards) == deck


class Keyboard(_Hands, ByKeys):
    """Somebody who plays this game with nothing but the keyboard."""

    def _put(self, what: Spot, where: Spot) -> None:
        self.press(what)
        self.press(where)

    def _place(self, count: int, where: Spot) -> None:
        self.desk.key(str(count))
        self.press(where)

    def _lift_master(self) -> None:
        self.desk.command(commands.MASTER)

    def _working(self, seat: int, laboratory: Place) -> Spot:
        return LaboratorySpot(seat, laboratory)

    def _pile(self, upgrade: Upgrade) -> Spot:
        """Return the spot of automata, or that of the tiles, which all lie in one pile."""
        piles = (spot for spot in liftable(self.view) if isinstance(spot, UpgradeSpot))
        automaton = upgrade is Upgrade.AUTOMATON
        return next(spot for spot in piles if (spot.upgrade is Upgrade.AUTOMATON) == automaton)

    def _bid(self, florins: int) -> None:
        for digit in str(florins):
            self.desk.key(digit)
        self.desk.key(pygame.K_RETURN)

    def _reorder(self, deck: tuple[int, ...]) -> None:
        row = self._row()
        for slot, card in enumerate(deck):
            while row.at != row.cards.index(card):
                self.desk.key(pygame.K_DOWN if row.at < row.cards.index(card) else pygame.K_UP)
            self.desk.key(pygame.K_SPACE)
            while row.at != slot:
                self.desk.key(pygame.K_UP)
            self.desk.key(pygame.K_SPACE)


def laid_at(action: actions.Take) -> Place:
    if action.laboratory is not None:
        return action.laboratory
    return Place.SMALL if action.upgrade is Upgrade.SMALL5 else Place.LARGE


def components(action: actions.ChooseFavour) -> Iterator[Component]:
    for kind in Component:
        for _ in range((action.components or NOTHING)[kind]):
            yield kind


def shop_of(component: Component) -> Place:
    return next(place for place, sold in SHOP_SELLS.items() if sold is component)
