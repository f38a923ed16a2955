"""What becomes of a debt when somebody takes in who cannot pay it, and what a guild that asks nobody is called."""

from random import Random

import pytest

from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.advice import choice
from leonardo.app.citta.words.log import line
from leonardo.app.citta.words.tips import settled
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Propose, StayAlone
from leonardo.engine.citta.constants import GUILDS, Cause, Side
from leonardo.engine.citta.events import UnionRefused
from leonardo.engine.citta.questions import Debt, ProposalQuestion
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve

NAMES = ("Anna", "Bruno", "Carla", "Dino")


def asked(*members: int) -> View:
    """Seat 0, which speaks for these, may propose a union."""
    state = GAME.begin(GAME.deal(Options(4, 10, (GUILDS,)), Random(1))).state
    view = GAME.view(state, 0)
    parties = tuple(
        evolve(party, members=members) if seat == 0 else None if seat in members else party
        for seat, party in enumerate(view.parties)
        if party is not None
    )
    return evolve(view, parties=parties, question=ProposalQuestion(0), options=(StayAlone(),))


@pytest.mark.parametrize(
    ("creditor", "told"),
    [
        (0, "The debt of 80 florins to Anna is cancelled."),
        (2, "It pays the debt of 80 florins to Carla at once."),
        (None, "It pays the debt of 80 florins to the bank at once."),
    ],
)
def test_a_debt_is_void_where_the_creditor_joins_the_debtor(creditor: int | None, told: str) -> None:
    """Rule 16.10."""
    debt = Debt(1, creditor, 80, Cause.RENT)
    assert settled(asked(0), debt, 0, NAMES) == told


def test_who_was_taken_in_is_the_guild_to_which_a_debt_is_void() -> None:
    debt = Debt(1, 2, 80, Cause.RENT)
    assert settled(asked(0, 2), debt, 0, NAMES) == "The debt of 80 florins to Carla is cancelled."


@pytest.mark.parametrize(("members", "called"), [((0,), "Stay alone"), ((0, 2), "Stay as we are")])
def test_a_guild_that_asks_nobody_is_not_alone(members: tuple[int, ...], called: str) -> None:
    view = asked(*members)
    line = prompt(TABLE, view, PromptState(names=NAMES))
    assert called in {button.label for button in line.buttons}
    assert choice(view, StayAlone(), NAMES) == called
    assert ("alone" in TABLE.task(view, PromptState(names=NAMES))) is (len(members) == 1)


def test_who_was_asked_refuses() -> None:
    """Rule 16.3: the event names who refuses, and who proposed."""
    assert line(UnionRefused(1, 0), NAMES) == "Bruno refuses to unite with Anna."


def test_two_proposals_that_differ_in_the_pawn_are_told_apart() -> None:
    view = asked(0)
    one, other = (choice(view, Propose(1, Side.GUELPH, pawn), NAMES) for pawn in (0, 1))
    assert one != other
    assert "Anna" in one
    assert "Bruno" in other
