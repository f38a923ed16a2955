"""Somebody who plays Engines of War with nothing but a mouse, or nothing but a keyboard, for tests."""

from abc import abstractmethod
from typing import Any

import pygame

from leonardo.app.engines.buttons import less, more
from leonardo.app.engines.moves import armies, waves
from leonardo.app.engines.moves.choices import built_by, direct
from leonardo.app.engines.moves.in_hand import Fist, March
from leonardo.app.engines.moves.whereabouts import BID, BUTTONS, BY_INFANTRY, BY_PLANES, GO, WRECKS
from leonardo.app.engines.spots import BuilderSpot, CoinSpot, FistSpot, LandSpot, Spot
from leonardo.app.table.input.hands import Further
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines import actions
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.view import View
from tests.app.table.hands import ByKeys, ByMouse, Hands

CHANCE = ButtonSpot("chance")


class _Hands(Hands):
    """What both do: counters are pressed, whatever with."""

    @abstractmethod
    def press_spot(self, spot: Spot) -> None: ...

    def compose(self, action: actions.Invade | actions.Attack | actions.Move) -> None:
        """Press the counters of the slip until the army is the one that is wished for."""
        for force, name in enumerate(armies.FORCES):
            wanted = (action.infantry, action.tanks, action.planes)[force]
            for _ in range(80):
                held = self.desk.table.hands.held
                assert isinstance(held, March), held
                now = armies.numbers_of(held)[force]
                if now == wanted:
                    break
                self.press_spot(ButtonSpot((more if now < wanted else less)(name)))
        held = self.desk.table.hands.held
        assert isinstance(held, March)
        assert held.action == action, (held.action, action)
        self.press_spot(ButtonSpot(GO))

    def assault(self, view: View, action: actions.AssaultByInfantry | actions.AssaultByPlanes) -> None:
        if isinstance(action, actions.AssaultByInfantry):
            wanted = {"infantry": action.count}
            if waves.usual(view).cannon and not action.cannon:
                self.press_spot(ButtonSpot("cannon"))
        else:
            wanted = {"at_tanks": action.tanks or 0, "at_planes": action.planes or 0, "planes": action.infantry}
        for name, count in wanted.items():
            for _ in range(12):
                now = getattr(waves.wave_of(view, self.desk.table.hands.held), name)
                if now == count:
                    break
                self.press_spot(ButtonSpot((more if now < count else less)(f"wave_{name}")))
        self.press_spot(ButtonSpot(BY_INFANTRY if isinstance(action, actions.AssaultByInfantry) else BY_PLANES))

    def button(self, action: Action) -> None:
        if isinstance(action, actions.DestroyInWar):
            self.press_spot(ButtonSpot(WRECKS[action.machine]))
            return
        self.press_spot(ButtonSpot(BUTTONS[type(action)]))


class EnginesMouse(_Hands, ByMouse):
    """Somebody who uses nothing but the mouse."""

    def press_spot(self, spot: Spot) -> None:
        self.desk.breathe()
        self.press(spot)

    def decide(self, action: Any) -> None:  # noqa: ANN401 - that of another game
        view: View = self.desk.table.view()
        match action:
            case actions.Invade() | actions.Attack() | actions.Move():
                self.desk.drag(LandSpot(action.source), LandSpot(action.target))
                self.compose(action)
            case actions.Build() | actions.BuildTower() | actions.BuildCastle():
                self.desk.drag(BuilderSpot(built_by(action)), LandSpot(action.at))
            case actions.Destroy(machine, at):
                self.press_spot(ButtonSpot(WRECKS[machine]))
                self.press(LandSpot(at))
            case actions.Bid(florins):
                self._bid(view, florins)
            case actions.AssaultByInfantry() | actions.AssaultByPlanes():
                self.assault(view, action)
            case _:
                spot = spot_of(view, action)
                if spot is not None:
                    self.press(spot)
                else:
                    self.button(action)

    def _bid(self, view: View, florins: int) -> None:
        """Drag the first coin into the fist, press further ones, and close it."""
        seat = view.viewer or 0
        coins = [50] * (florins // 50) + [10] * (florins % 50 // 10)
        for number, coin in enumerate(coins):
            if number == 0:
                self.desk.drag(CoinSpot(coin), FistSpot(seat))
            else:
                self.press(CoinSpot(coin))
        held = self.desk.table.hands.held
        assert florins == (held.florins if isinstance(held, Fist) else 0)
        self.press_spot(ButtonSpot(BID))

    def throw(self) -> None:
        self.press_spot(CHANCE)

    let_chance_decide = throw


class EnginesKeyboard(_Hands, ByKeys):
    """Somebody who uses nothing but the keyboard."""

    def press_spot(self, spot: Spot) -> None:
        """Press a button with Space: at a counter, Enter would press the main button."""
        self.desk.breathe()
        self.desk.press_by_keys(spot, pygame.K_SPACE)

    def decide(self, action: Any) -> None:  # noqa: ANN401 - that of another game
        view: View = self.desk.table.view()
        match action:
            case actions.Invade() | actions.Attack() | actions.Move():
                self.press(LandSpot(action.source))
                self.press(LandSpot(action.target))
                self.compose(action)
            case actions.Build() | actions.BuildTower() | actions.BuildCastle():
                self.press(BuilderSpot(built_by(action)))
                self.press(LandSpot(action.at))
            case actions.Destroy(machine, at):
                self.press_spot(ButtonSpot(WRECKS[machine]))
                self.press(LandSpot(at))
            case actions.Bid(florins):
                self._bid(florins)
            case actions.AssaultByInfantry() | actions.AssaultByPlanes():
                self.assault(view, action)
            case _:
                spot = spot_of(view, action)
                if spot is not None:
                    self.press(spot)
                else:
                    self.button(action)

    def _bid(self, florins: int) -> None:
        """Take tens by a digit, and walk to the fist's button."""
        digit = min(9, florins // 10)
        if digit:
            self.desk.key(str(digit))
        for _ in range(florins // 10 - digit):
            self.press(CoinSpot(10))
        self.press_spot(ButtonSpot(BID))

    def throw(self) -> None:
        self.desk.key(pygame.K_d)

    let_chance_decide = throw


def spot_of(view: View, action: Action) -> Spot | None:
    found = (spot for spot, does in direct(view).items() if not isinstance(does, Further) and does == action)
    return next(found, None)
