"""What loses something has neither the look, nor the place, nor the keyboard of what leads on, wherever it is asked."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from leonardo.app.kit.widgets.basic import Button
from leonardo.app.scenes import message
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.dialogs.warning import Danger, Warner
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Interrupt
from leonardo.engine.davinci.constants import Place
from tests.app.every_question import questions
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")


def answers(desk: Desk) -> tuple[Button, Button]:
    """Return the harmless answer of the question on top, and the one that loses something."""
    top: Any = desk.kit.stack.top
    first, second = (widget for widget in top.form.widgets if isinstance(widget, Button))
    return first, second


def check(desk: Desk, done: list[str]) -> None:
    desk.turn()
    desk.look()
    stays, loses = answers(desk)
    top: Any = desk.kit.stack.top
    assert (stays.strong, loses.strong) == (True, False)
    assert stays.rect.left > loses.rect.right, "the place of what leads on is at the right"
    assert top.form.focus == stays.name
    desk.key(pygame.K_RIGHT)
    desk.key(pygame.K_RETURN)
    assert not done, "Enter, Right, Enter in haste loses nothing"
    assert desk.kit.stack.top is not top


@pytest.mark.slow
def test_a_warning_at_a_table(tmp_path: Path) -> None:
    desk = next(each for each in questions(tmp_path, "davinci") if each.table.free)
    table, done = desk.table, list[str]()
    danger = Danger("lost", "Interrupt the work?", "2 weeks are lost.", "Keep working", "Interrupt")
    told: Any = SimpleNamespace(dangers=lambda _view, _action: iter((danger,)))
    warner = Warner(desk.kit, told, GAME.name, (), lambda _: done.append("done"), lambda: None)
    assert warner.warns(table.view(), Interrupt(Place.SMALL))
    assert isinstance(desk.kit.stack.top, Asking)
    check(desk, done)


def test_what_cannot_be_taken_back_and_leaving_without_a_save(tmp_path: Path) -> None:
    desk, done = Desk(tmp_path), list[str]()
    desk.host.show_title()
    desk.host.ask("Delete?", "It is gone then.", "Delete", lambda: done.append("deleted"))
    check(desk, done)
    message.ask_to_leave(desk.host, lambda: done.append("left"))
    check(desk, done)


def test_what_loses_nothing_is_where_the_keyboard_begins(tmp_path: Path) -> None:
    desk, done = Desk(tmp_path), list[str]()
    desk.host.show_title()
    desk.host.ask("Open?", "It is not over.", "Open", lambda: done.append("opened"), loses=False)
    desk.turn()
    stays, opens = answers(desk)
    assert (stays.strong, opens.strong) == (False, True)
    assert opens.rect.left > stays.rect.right
    desk.key(pygame.K_RETURN)
    assert done == ["opened"]
