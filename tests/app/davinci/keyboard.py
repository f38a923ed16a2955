"""Somebody who plays with nothing but a keyboard, for tests: every decision of the rules is carried out by keys."""

import pygame

from leonardo.app.davinci import commands
from leonardo.app.davinci.dialogs.ordering import CardRow
from leonardo.app.davinci.moves.choices import liftable
from leonardo.app.davinci.spots import (
    BoxSpot,
    CardSpot,
    DistrictSpot,
    GroupSpot,
    LaboratorySpot,
    SecretSpot,
    Spot,
    UpgradeSpot,
)
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import LABORATORIES, Upgrade
from leonardo.engine.davinci.view import View
from tests.app.davinci.play_by_hand import BUTTONS, components, goal, laid_at, shop_of
from tests.app.table.keyboard import Keyboard as TableKeyboard


class Keyboard(TableKeyboard):
    """Somebody who plays this game with nothing but the keyboard."""

    def decide(self, action: Action) -> None:
        view = self.desk.table.view()
        seat = view.viewer or 0
        match action:
            case actions.ChooseFavour():
                self._favour(action)
            case actions.Start():
                self._start(action, LaboratorySpot(seat, action.laboratory))
            case actions.Interrupt():
                self.press_at(SecretSpot(seat, action.laboratory))
            case actions.PlaceApprentices():
                self.key(getattr(pygame, f"K_{action.count}"))
                self.press_at(goal(seat, action.at))
            case actions.PlaceMaster():
                self.key(self.desk.kit.keys.keys_of(commands.MASTER)[0])
                self.press_at(goal(seat, action.at))
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
        if isinstance(self.desk.kit.stack.top, Asking):  # nothing is lost by one key
            self.press_widget("answer1")

    def done(self) -> None:
        """Press the button that ends phase A."""
        self.press_at(ButtonSpot("done"))

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
        self.press_at(pile(self.desk.table.view(), action.upgrade))
        self.press_at(LaboratorySpot(seat, laid_at(action)))

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


def pile(view: View, upgrade: Upgrade) -> Spot:
    """Return the spot of automata, or that of the tiles, which all lie in one pile."""
    piles = (spot for spot in liftable(view) if isinstance(spot, UpgradeSpot))
    automaton = upgrade is Upgrade.AUTOMATON
    return next(spot for spot in piles if (spot.upgrade is Upgrade.AUTOMATON) == automaton)
