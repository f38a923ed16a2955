"""Somebody who plays with nothing but a mouse, for tests: every decision of the rules is carried out by it."""

from leonardo.app.davinci.dialogs.ordering import CardRow
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    BoxSpot,
    CardSpot,
    DistrictSpot,
    GroupSpot,
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
from leonardo.engine.davinci.constants import LABORATORIES, Place
from leonardo.engine.davinci.view import View
from tests.app.davinci.play_by_hand import BUTTONS, components, goal, laid_at, shop_of
from tests.app.table.mouse import Mouse as TableMouse


class Mouse(TableMouse):
    """Somebody who plays this game with nothing but the mouse."""

    def decide(self, action: Action) -> None:
        match action:
            case actions.ChooseFavour():
                self._favour(action)
            case actions.Start():
                self._start(action)
            case actions.Interrupt():
                self.click(self.spot(SecretSpot(self.view.viewer or 0, action.laboratory)))
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
        if isinstance(self.desk.kit.stack.top, Asking):  # nothing is lost by one click
            self.click_widget("answer1")

    def done(self) -> None:
        """Press the button that ends phase A."""
        self.click(self.spot(ButtonSpot("done")))

    # ---- what the mouse sees

    @property
    def view(self) -> View:
        view: View = self.desk.table.view()
        return view

    def place(self, place: Place) -> Spot:
        return goal(self.view.viewer or 0, place)

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
        first, aim = self.spot(ApprenticeSpot(0)), self.spot(self.place(action.at))
        if action.count % 2 == 0:
            self.drag(first, aim, wheel=action.count - 1)
            return
        for _ in range(action.count):
            self.click(first)
        self.click(aim)

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
        self.drag(self.spot(UpgradeSpot(action.upgrade)), self.spot(self.place(laid_at(action))))

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
