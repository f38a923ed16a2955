"""Somebody who plays the city with nothing but a mouse, or nothing but a keyboard, for tests."""

from abc import abstractmethod
from typing import Any

import pygame

from leonardo.app.citta import commands
from leonardo.app.citta.buttons import RAISES
from leonardo.app.citta.dialogs.union import UnionDialog
from leonardo.app.citta.moves.choices import direct, least_florins, raises
from leonardo.app.citta.moves.whereabouts import BUTTONS
from leonardo.app.citta.spots import (
    BallSpot,
    BidSpot,
    CoinSpot,
    GoodSpot,
    PalaceSpot,
    PawnSpot,
    SideSpot,
    SquareSpot,
    StockSpot,
)
from leonardo.app.kit.areas import bounds
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.citta import actions
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.board import onward
from leonardo.engine.citta.constants import COIN, Side
from leonardo.engine.citta.questions import OfficeQuestion
from leonardo.engine.citta.view import View
from tests.app.table.hands import ByKeys, ByMouse, Hands

CHANCE = ButtonSpot("chance")


def where(view: View, action: actions.Divert) -> SquareSpot:
    """Return the square to which an office moves the pawn that came."""
    assert isinstance(view.question, OfficeQuestion)
    party = view.parties[view.question.party]
    assert party is not None
    return SquareSpot(onward(party.square, action.steps))


def button_of(view: View, action: Action) -> ButtonSpot | None:
    match action:
        case actions.ChooseSide(side):
            return ButtonSpot(side.value)
        case actions.Raise():
            more = next((more for more, bid in raises(view).items() if bid == action), None)
            return ButtonSpot(RAISES[more]) if more is not None else None
        case actions.Buy():
            return ButtonSpot("buy")
    return ButtonSpot(BUTTONS[type(action)]) if type(action) in BUTTONS else None


def _more(view: View, florins: int) -> int:
    return (florins - least_florins(view)) // COIN


class _Hands(Hands):
    """What both do alike."""

    @abstractmethod
    def turn_machine(self) -> None: ...

    def let_chance_decide(self) -> None:
        self.turn_machine()

    def unite(self, action: actions.Propose | actions.Rescue) -> None:
        if not isinstance(self.desk.kit.stack.top, UnionDialog):
            self.press(ButtonSpot("propose" if isinstance(action, actions.Propose) else "rescue"))
        self.desk.look()
        dialog = self.desk.top(UnionDialog)
        if len(dialog.others) > 1:
            self.choose("to", dialog.others.index(action.to), len(dialog.others))
        self.choose("side", tuple(Side).index(action.side), len(Side))
        self.choose("pawn", dialog.pawns.index(action.pawn), 2)
        assert dialog.chosen == action
        self.press("offer")

    @abstractmethod
    def choose(self, name: str, number: int, count: int) -> None:
        """Choose one of so many parts."""


class CittaMouse(_Hands, ByMouse):
    """Somebody who uses nothing but the mouse."""

    def decide(self, action: Any) -> None:  # noqa: ANN401 - that of another game
        view: View = self.desk.table.view()
        pressed = button_of(view, action)
        match action:
            case actions.LayWork(square):
                self.desk.drag(StockSpot(), SquareSpot(square))
            case actions.Sell(square):
                self.press(PalaceSpot(square))
            case actions.TakeBall(number):
                self.press(BallSpot(number))
            case actions.Divert():
                assert isinstance(view.question, OfficeQuestion)
                self.desk.drag(PawnSpot(view.question.party), where(view, action))
            case actions.Bet(good, florins):
                self.desk.drag(CoinSpot(least_florins(view)), GoodSpot(good), wheel=_more(view, florins))
            case actions.Raise(florins) if pressed is None:
                self.desk.drag(CoinSpot(COIN), BidSpot(), wheel=_more(view, florins))
            case actions.Propose() | actions.Rescue():
                self.unite(action)
            case _:
                assert pressed is not None, action
                self.press(pressed)

    def turn_machine(self) -> None:
        self.press(CHANCE)

    def choose(self, name: str, number: int, count: int) -> None:
        rect = bounds(self.desk.find(name))
        self.press((rect.left + rect.width * (2 * number + 1) // (2 * count), rect.centery))


class CittaKeyboard(_Hands, ByKeys):
    """Somebody who uses nothing but the keyboard."""

    def decide(self, action: Any) -> None:  # noqa: ANN401 - that of another game
        view: View = self.desk.table.view()
        pressed = button_of(view, action)
        spot = next((spot for spot, does in direct(view).items() if does == action), None)
        match action:
            case actions.Bet(good, florins):
                if florins > least_florins(view):
                    self._hold(florins)
                self.press(GoodSpot(good))
            case actions.Raise(florins) if pressed is None:
                self._hold(florins)
                self.press(BidSpot())
            case actions.Propose() | actions.Rescue():
                self.unite(action)
            case _ if spot is not None and not isinstance(spot, SideSpot):  # the keyboard goes to its button
                self.press(spot)
            case _:
                assert pressed is not None, action
                self.press(pressed)

    def _hold(self, florins: int) -> None:
        digit = max(1, min(9, florins // 10))
        self.desk.key(str(digit))
        for _ in range(florins // COIN - 2 * digit):
            self.desk.command(commands.MORE)
        for _ in range(2 * digit - florins // COIN):
            self.desk.command(commands.FEWER)

    def turn_machine(self) -> None:
        self.desk.command(commands.TURN)

    def choose(self, name: str, number: int, count: int) -> None:
        """Go to a choice, and to one of its parts."""
        self.desk.walk(name)
        for _ in range(count):
            self.desk.key(pygame.K_LEFT)
        for _ in range(number):
            self.desk.key(pygame.K_RIGHT)
