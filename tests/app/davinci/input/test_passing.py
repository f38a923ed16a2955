"""Who passes does it on purpose: the button is quiet, and asks while workers are at hand."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.spots import ButtonSpot
from tests.app.davinci.at_table import ANNA, AtTable

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.fixture
def table(tmp_path: Path) -> AtTable:
    table = AtTable(tmp_path, settings=Settings(speed=Speed.OFF))
    table.desk.kit.settings.silenced = ()
    return table


def asking(table: AtTable) -> Asking:
    return table.desk.top(Asking)


def press_pass(table: AtTable) -> None:
    table.desk.press(ButtonSpot("pass"))
    table.desk.look()


def test_pass_is_quiet_as_long_as_workers_can_be_placed(table: AtTable) -> None:
    button = table.desk.table.prompt().buttons[-1]
    assert (button.key, button.quiet, button.primary) == ("pass", True, False)


def test_a_pass_with_workers_at_hand_is_asked_about_and_refused(table: AtTable) -> None:
    press_pass(table)
    own = table.session.view(ANNA).seats[ANNA]
    assert asking(table).words == f"{own.apprentices + own.master} workers stay at home."
    table.desk.key(pygame.K_ESCAPE)
    assert table.session.decider == ANNA


def test_to_press_its_key_again_is_the_answer(table: AtTable) -> None:
    press_pass(table)
    table.desk.table.button("pass")
    assert table.session.decider != ANNA


def test_who_does_not_want_to_be_asked_again_is_not(table: AtTable) -> None:
    press_pass(table)
    table.desk.press(asking(table).form["silent"].rect.center)
    assert table.desk.kit.settings.silenced == ("davinci.pass",)
    table.desk.key(pygame.K_ESCAPE)
    table.desk.breathe()
    press_pass(table)
    assert table.session.decider != ANNA
