"""In a dialog Enter is the main button where the keyboard only sets what that does, unless that is for good."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from leonardo.app.citta.dialogs.union import UnionDialog
from leonardo.app.davinci.dialogs.ordering import Ordering
from leonardo.app.kit.points import Size
from leonardo.app.kit.widgets.basic import Button, Choice, Widget
from leonardo.app.table.dialogs.card_dialog import CardArt
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import ChooseSide, Propose
from leonardo.engine.citta.constants import GUILDS, Side
from leonardo.engine.citta.questions import ProposalQuestion
from leonardo.engine.citta.setup import Options
from leonardo.engine.frozen import evolve
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from tests.app.every_question import questions
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.table.table_harness import Desk
from tests.diagonal import diagonal, first_quick

pytestmark = pytest.mark.usefixtures("shared_pictures")

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))


def union(desk: Desk, made: list[Any]) -> UnionDialog:
    """Open the sheet of a union with all offers that the rules allow at the first turn."""
    random = Random(7)
    played, _ = Played.begin(GAME, GAME.deal(Options(4, 5, (GUILDS,)), random))
    while not isinstance(played.state.question, ProposalQuestion):
        if played.decider == NATURE:
            played, _ = played.play_nature(random)
        else:
            played, _ = played.play(ChooseSide(Side.GUELPH))
    view = GAME.view(played.state, played.state.question.seat)
    offers = tuple(option for option in view.options if isinstance(option, Propose))
    colours = [look.colour for look in desk.table.picture.looks]
    dialog = UnionDialog(desk.kit, view, offers, desk.table.names, colours, made.append)
    desk.kit.stack.push(dialog)
    desk.turn()
    desk.look()
    return dialog


def at_a_table(folder: Path) -> Desk:
    return next(questions(folder, "citta"))


@first_quick("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_at_a_term_of_a_union_no_key_proposes_it(tmp_path: Path, key: int) -> None:
    """What is united stays so: only its own button proposes it."""
    desk, made = at_a_table(tmp_path), list[Any]()
    dialog = union(desk, made)
    dialog.form.set_focus("side")
    before = dialog.chosen
    desk.key(key)
    assert made == []
    assert dialog.chosen == evolve(before, side=next(side for side in Side if side is not before.side))
    dialog.form.set_focus("offer")
    desk.key(pygame.K_RETURN)
    assert made == [dialog.chosen]


def test_enter_at_another_button_is_that_button(tmp_path: Path) -> None:
    desk, made = at_a_table(tmp_path), list[Any]()
    dialog = union(desk, made)
    dialog.form.set_focus("later")
    desk.key(pygame.K_RETURN)
    assert made == []
    assert desk.kit.stack.top is desk.table


def test_enter_puts_cards_in_order_and_space_lifts_one(tmp_path: Path) -> None:
    desk, put = Desk(tmp_path), list[Any]()
    desk.host.show_title()
    art = CardArt(lambda _, size: pygame.Surface(size), lambda *_: None)
    desk.kit.stack.push(Ordering(desk.kit, [1, 2, 3], art, put.append, lambda: None))
    desk.turn()
    desk.look()
    for key in (pygame.K_SPACE, pygame.K_DOWN, pygame.K_RETURN):
        desk.key(key)
    assert put == [(2, 1, 3)]


class _Two(Dialog):
    """A dialog in which something can be counted twice, below the button that decides."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.kit, "", "", (600, 300))
        self.counted, self.decided = 0, 0

    def widgets(self) -> list[Widget]:
        more = Button("more", self.at(0, 60, 200, 44), "+", self._count, enabled=self.counted < 2)
        return [Button("decide", self.at(0, 0, 200, 44), "", self._decide), more]

    def _count(self) -> None:
        self.counted += 1
        self.rebuild()

    def _decide(self) -> None:
        self.decided += 1


def test_a_press_too_many_at_a_counter_decides_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.host.show_title()
    dialog = _Two(desk)
    desk.kit.stack.push(dialog)
    desk.turn()
    desk.look()
    dialog.form.set_focus("more")
    for _ in range(3):
        desk.key(pygame.K_RETURN)
    assert (dialog.counted, dialog.decided, dialog.form.focus) == (2, 0, "more")


@pytest.mark.parametrize(("size", "language"), diagonal(SIZES, LANGUAGES, quick=2))
def test_nothing_on_a_union_sheet_moves_as_its_terms_change(tmp_path: Path, size: Size, language: str) -> None:
    desk, made = at_a_table(tmp_path), list[Any]()
    with spoken(language):
        dialog = union(desk, made)
        desk.kit.arrange(size)
        lies = set()
        for offer in dialog.offers:
            dialog.chosen = offer
            dialog.rebuild()
            pressed = [each for each in dialog.form.widgets if isinstance(each, Button | Choice)]
            lies.add(tuple((each.name, tuple(each.rect)) for each in pressed))
        assert len(dialog.offers) >= 4
        assert len(lies) == 1
