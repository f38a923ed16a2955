"""Somebody who plays the city with nothing but a mouse, or nothing but a keyboard, for tests."""

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
    Spot,
    SquareSpot,
    StockSpot,
)
from leonardo.app.kit.areas import centre
from leonardo.app.kit.points import Point
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.citta import actions
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.board import onward
from leonardo.engine.citta.constants import COIN, Side
from leonardo.engine.citta.questions import OfficeQuestion
from leonardo.engine.citta.view import View
from tests.app.table.keyboard import Keyboard
from tests.app.table.mouse import Mouse

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


class CittaMouse(Mouse):
    """Somebody who uses nothing but the mouse."""

    def at(self, spot: Spot) -> Point:
        return centre(self.desk.table.areas()[spot])

    def decide(self, action: Any) -> None:  # noqa: ANN401 - that of another game
        view: View = self.desk.table.view()
        pressed = button_of(view, action)
        match action:
            case actions.LayWork(square):
                self.drag(self.at(StockSpot()), self.at(SquareSpot(square)))
            case actions.Sell(square):
                self.click(self.at(PalaceSpot(square)))
            case actions.TakeBall(number):
                self.click(self.at(BallSpot(number)))
            case actions.Divert():
                assert isinstance(view.question, OfficeQuestion)
                self.drag(self.at(PawnSpot(view.question.party)), self.at(where(view, action)))
            case actions.Bet(good, florins):
                least = CoinSpot(least_florins(view))
                self.drag(self.at(least), self.at(GoodSpot(good)), wheel=_more(view, florins))
            case actions.Raise(florins) if pressed is None:
                self.drag(self.at(CoinSpot(COIN)), self.at(BidSpot()), wheel=_more(view, florins))
            case actions.Propose() | actions.Rescue():
                self._unite(action)
            case _:
                assert pressed is not None, action
                self.click(self.at(pressed))

    def turn_machine(self) -> None:
        self.click(self.at(CHANCE))

    let_chance_decide = turn_machine

    def _unite(self, action: actions.Propose | actions.Rescue) -> None:
        if not isinstance(self.desk.kit.stack.top, UnionDialog):
            self.click(self.at(ButtonSpot("propose" if isinstance(action, actions.Propose) else "rescue")))
        choose(self, action)
        self.click_widget("offer")

    def choose(self, name: str, number: int, count: int) -> None:
        self.desk.look()
        top = self.desk.kit.stack.top
        assert isinstance(top, UnionDialog)
        rect = top.form[name].rect
        self.click((rect.left + rect.width * (2 * number + 1) // (2 * count), rect.centery))


class CittaKeyboard(Keyboard):
    """Somebody who uses nothing but the keyboard."""

    def decide(self, action: Any) -> None:  # noqa: ANN401 - that of another game
        view: View = self.desk.table.view()
        pressed = button_of(view, action)
        spot = next((spot for spot, does in direct(view).items() if does == action), None)
        match action:
            case actions.Bet(good, florins) if florins > least_florins(view):
                self._hold(florins)
                self.press_at(GoodSpot(good))
            case actions.Bet(good):
                self.press_at(GoodSpot(good))
            case actions.Raise(florins) if pressed is None:
                self._hold(florins)
                self.press_at(BidSpot())
            case actions.Propose() | actions.Rescue():
                self._unite(action)
            case _ if spot is not None and not isinstance(spot, SideSpot):  # the keyboard goes to its button
                self.press_at(spot)
            case _:
                assert pressed is not None, action
                self.press_at(pressed)

    def _hold(self, florins: int) -> None:
        digit = max(1, min(9, florins // 10))
        self.key(getattr(pygame, f"K_{digit}"))
        for _ in range(florins // COIN - 2 * digit):
            self.key(self.desk.kit.keys.keys_of(commands.MORE)[0])
        for _ in range(2 * digit - florins // COIN):
            self.key(self.desk.kit.keys.keys_of(commands.FEWER)[0])

    def turn_machine(self) -> None:
        self.key(self.desk.kit.keys.keys_of(commands.TURN)[0])

    let_chance_decide = turn_machine

    def _unite(self, action: actions.Propose | actions.Rescue) -> None:
        if not isinstance(self.desk.kit.stack.top, UnionDialog):
            self.press_at(ButtonSpot("propose" if isinstance(action, actions.Propose) else "rescue"))
        choose(self, action)
        self.press_widget("offer")

    def choose(self, name: str, number: int, count: int) -> None:  # noqa: ARG002
        """Go to a choice, and to one of its parts."""
        self.desk.look()
        top = self.desk.kit.stack.top
        assert isinstance(top, UnionDialog)
        for _ in range(40):
            if top.form.focus == name:
                break
            self.key(pygame.K_TAB)
        for _ in range(12):
            self.key(pygame.K_LEFT)
        for _ in range(number):
            self.key(pygame.K_RIGHT)


def choose(person: CittaMouse | CittaKeyboard, action: actions.Propose | actions.Rescue) -> None:
    person.desk.look()
    top = person.desk.kit.stack.top
    assert isinstance(top, UnionDialog)
    others = top.others
    if len(others) > 1:
        person.choose("to", others.index(action.to), len(others))
    person.choose("side", tuple(Side).index(action.side), len(Side))
    person.choose("pawn", top.pawns.index(action.pawn), 2)
    assert top.chosen == action
