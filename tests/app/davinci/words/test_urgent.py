"""What stands below the prompt: the one thing that must be thought of first, and nothing where nothing presses."""

from leonardo.app.davinci.words.notices import urgent
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.davinci import GAME
from tests.app.davinci.words.said import prompt
from tests.engine.davinci import build
from tests.engine.davinci.build import ANNA, BIANCA, lab, rule, seat, table

TANK = 7
HELD = PromptState(("Anna", "Bianca"))


def said(game: build.Game, viewer: int = ANNA) -> str:
    """Return what a seat is told in full, if it is told anything."""
    return next(iter(urgent(GAME.view(game.state, viewer), HELD)), "")


@rule("8.15", "9.1")
def test_work_that_would_be_too_late_comes_first() -> None:
    busy = seat(small=lab(3, on=TANK, weeks=1))
    game = build.placing(table(busy, seat(), round=8, display=(TANK, 1, 12)))
    assert said(game) == "Underwater Chariot: 2 more weeks this round, or it is too late"
    assert prompt(GAME.view(game.state, ANNA), HELD).urgent[0] == said(game)


@rule("10.4")
def test_rounds_with_open_shops_are_counted_for_who_lacks() -> None:
    assert said(build.placing(table(seat(), seat(), round=6))) == "You lack components: 2 rounds are left to get some"
    last = build.placing(table(seat(), seat(), round=7))
    assert said(last) == "You have no components for later work, and the shops close after this round"


def test_nobody_is_told_while_another_decides() -> None:
    game = build.placing(table(seat(), seat(), round=6))
    assert said(game, BIANCA) == ""
    assert said(build.placing(table(seat(), seat(), round=2))) == ""
