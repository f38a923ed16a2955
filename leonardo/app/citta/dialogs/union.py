"""The terms of a union: with whom, on which side, whose pawn stays; and what that means, in plain words (rule 16)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from leonardo.app.citta.words.phrases import florins, side_name
from leonardo.app.citta.words.tips import fall, outcome, settled, terms
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Choice, Label, Widget
from leonardo.app.kit.widgets.form import ring_reach
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.looks.colours import BLOOD
from leonardo.engine.citta.actions import Action, LetFall, Propose, Rescue
from leonardo.engine.citta.constants import Side
from leonardo.engine.citta.questions import RescueQuestion
from leonardo.engine.citta.view import View

_WIDTH = 900
_ACROSS = 804
_ROW = 62
_LINE = 29
_APART = 9  # units between two sentences, where the window is high enough for it
_EDGE = 24  # units that are free above and below a sheet, together
_REST = 214  # units of all that is not a row, a sentence or a button: title, what it is about, and edges
_GAP = 24  # units between two buttons
_SIZE = 24
_LETTERS = 0.72  # how high letters are, by the size of their type


class UnionDialog(Dialog):
    """Chooses one of the `offers` that the rules allow; none is made but by the button that does so.

    What is united stays so. A rescue comes while nobody thinks of one: there the keyboard begins at what changes
    nothing of one's own, which has the look and the place of what leads on.
    """

    bears_cross: ClassVar[bool] = False
    decides: ClassVar[bool] = False

    def __init__(
        self,
        kit: Kit,
        view: View,
        offers: Sequence[Propose | Rescue],
        names: Sequence[str],
        colours: Sequence[str],
        act: Callable[[Action], None],
        to: int | None = None,
    ) -> None:
        self._view, self.offers, self._names, self._act = view, tuple(offers), tuple(names), act
        self._colours = tuple(colours)
        question = view.question
        party = view.parties[question.seat] if question is not None else None
        own = [offer for offer in self.offers if party is not None and offer.side is party.side]
        wished = [offer for offer in own if offer.to == to]
        self.chosen: Propose | Rescue = (wished or own or self.offers)[0]
        """The terms as they are chosen: at first on one's own side, with the party of the speaker `to` if given."""
        self._rescues = rescues = isinstance(question, RescueQuestion)

        def about() -> str:
            if not isinstance(question, RescueQuestion):
                return tr("citta.dialog.union_words")
            owed = florins(question.debt.florins)
            return tr("citta.dialog.rescue_words", name=names[question.debt.debtor], florins=owed)

        title = partial(tr, "citta.dialog.rescue" if rescues else "citta.dialog.union")
        super().__init__(kit, title, about, (_WIDTH, 0), put_aside=lambda: None)

    def extent(self) -> tuple[float, float]:
        return _WIDTH, self._apart_from_told + self._most_told(self._apart)

    @property
    def _apart_from_told(self) -> float:
        rows = 3 if len(self.others) > 1 else 2
        return _REST + rows * self._step + _ROW

    @property
    def _apart(self) -> float:
        """The units between two sentences: none where a window is too low for them."""
        layout = self.page.layout
        return _APART if self._apart_from_told + self._most_told(_APART) <= layout.size[1] / layout.k - _EDGE else 0

    @property
    def _heading(self) -> float:
        page = self.page
        return page.painter.line(Face.ITALIC, _SIZE) / page.layout.k

    @property
    def _free(self) -> float:
        """The units that are free around a row, for the ring of the keyboard: some of it is free around letters."""
        page = self.page
        letters = page.painter.pixels(_SIZE) * _LETTERS / page.layout.k
        return max(0.0, (ring_reach(page) + 1) / page.layout.k - (self._heading - letters) / 2)

    @property
    def _step(self) -> float:
        return self._heading + _ROW + 2 * self._free

    def _most_told(self, apart: float) -> float:
        """Return the units that what any of the terms mean needs at most, with its sentences so far `apart`.

        Below it nothing moves while the terms change.
        """
        return max(sum(self._height(text) + apart for text in self._meaning(offer)) for offer in self.offers)

    def _height(self, text: str) -> float:
        """Return how many units high a sentence is, on as many lines as it needs."""
        page = self.page
        high = page.painter.height_of(text, Face.MEDIUM, _SIZE, page.layout.px(_ACROSS)) / page.layout.k
        return max(_LINE, high)

    @property
    def others(self) -> list[int]:
        """Whom a union can be proposed to, in the order of the choice."""
        return sorted({offer.to for offer in self.offers})

    @property
    def told(self) -> list[str]:
        """What the terms as they are chosen mean, a sentence each."""
        return self._meaning(self.chosen)

    def _meaning(self, offer: Propose | Rescue) -> list[str]:
        question = self._view.question
        brings, _ = self._outcome(offer)
        told = [brings, *terms(self._view, self._seat(), offer.to, offer.pawn, self._names)]
        if isinstance(question, RescueQuestion):
            told.insert(1, settled(self._view, question.debt, question.seat, self._names))
            told += fall(self._view, question.debt, question.waiting, self._names)
        return told

    def _outcome(self, offer: Propose | Rescue) -> tuple[str, bool]:
        question = self._view.question
        debt = question.debt if isinstance(question, RescueQuestion) else None
        return outcome(self._view, self._seat(), offer.to, offer.pawn, debt)

    @property
    def _loses(self) -> bool:
        """Whether the first sentence of the terms as they are chosen warns: one decides no more, or has less."""
        return self._outcome(self.chosen)[1]

    def _seat(self) -> int:
        question = self._view.question
        return question.seat if question is not None else 0

    def widgets(self) -> Sequence[Widget]:
        top: float = 0
        made: list[Widget] = []
        if len(self.others) > 1:
            made += self._row("to", top, tr("citta.dialog.with"), [self._names[seat] for seat in self.others])
            top += self._step
        made += self._row("side", top, tr("citta.dialog.side"), [side_name(side) for side in Side])
        made += self._row("pawn", top + self._step, tr("citta.dialog.pawn"), [self._names[seat] for seat in self.pawns])
        top += 2 * self._step
        apart = self._apart
        foot = top + self._most_told(apart) + 14
        for number, text in enumerate(self.told):
            high = self._height(text) + apart
            place, ink = self.at(0, top, _ACROSS, high), BLOOD if self._loses and not number else INK
            made.append(Label(place, text, face=Face.MEDIUM, size=_SIZE, colour=ink, valign="middle", wrapped=True))
            top += high
        leading = "offer" if self._rescues else "propose"
        buttons = [("later", "citta.dialog.later", self.close), ("offer", f"citta.dialog.{leading}", self._offer)]
        if self._rescues:
            buttons.append(("let_fall", "citta.button.let_fall", self._let_fall))
        wide = (_ACROSS - _GAP * (len(buttons) - 1)) / len(buttons)
        for number, (name, key, press) in enumerate(buttons):
            place = self.at(number * (wide + _GAP), foot, wide, _ROW)
            made.append(Button(name, place, tr(key), press, strong=number == len(buttons) - 1))
        return made

    def arrange(self, layout: Layout) -> None:
        """Lay it out; the keyboard begins where nothing is given away, or at the first of the terms."""
        begins = not self.form.focus
        super().arrange(layout)
        if begins and self._rescues:
            self.form.set_focus("let_fall")

    @property
    def pawns(self) -> list[int]:
        """Whose pawn can stay, in the order of the choice."""
        return sorted({offer.pawn for offer in self.offers if offer.to == self.chosen.to})

    def _row(self, name: str, top: float, heading: str, texts: Sequence[str]) -> list[Widget]:
        chosen = {
            "to": lambda: self.others.index(self.chosen.to),
            "side": lambda: tuple(Side).index(self.chosen.side),
            "pawn": lambda: self.pawns.index(self.chosen.pawn),
        }[name]()

        def change(number: int) -> None:
            self._change(name, number)

        label = Label(self.at(0, top, _ACROSS, self._heading), heading, face=Face.ITALIC, size=_SIZE)
        below = self.at(0, top + self._heading + self._free, _ACROSS, _ROW)
        return [label, Choice(name, below, texts, chosen, change)]

    def _change(self, name: str, number: int) -> None:
        to, side, pawn = self.chosen.to, self.chosen.side, self.chosen.pawn
        if name == "to":
            to = self.others[number]
            pawn = self._seat() if pawn == self._seat() else to
        elif name == "side":
            side = tuple(Side)[number]
        else:
            pawn = self.pawns[number]
        found = (offer for offer in self.offers if (offer.to, offer.side, offer.pawn) == (to, side, pawn))
        self.chosen = next(found, self.chosen)
        self.rebuild()

    def _let_fall(self) -> None:
        self.close()
        self._act(LetFall())

    def _offer(self) -> None:
        self.close()
        self._act(self.chosen)
