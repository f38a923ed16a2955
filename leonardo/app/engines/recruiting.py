"""What is left of a small reserve, given out at once in an order that a sentence can tell (rule 5.4)."""

from typing import TYPE_CHECKING, Final

from leonardo.app.engines.standing import in_reserve, own_seat
from leonardo.app.table import commands
from leonardo.app.table.buttons import TableButton
from leonardo.app.table.words.prompt_state import Awaited, PromptState
from leonardo.engine.engines.actions import Recruit
from leonardo.engine.engines.board import BY_LAND, Territory
from leonardo.engine.engines.questions import RecruitQuestion
from leonardo.engine.engines.state import NOBODY
from leonardo.engine.engines.view import View

if TYPE_CHECKING:
    from leonardo.app.table.played import PlayedTable


def next_of_all(view: View) -> Recruit | None:
    """Return where the next infantry goes by itself; nothing if the viewer is not asked for that.

    Lands beside those of other seats come first, then those with the fewest infantry.
    """
    asked = view.question
    if not isinstance(asked, RecruitQuestion) or not view.options:
        return None
    return Recruit(min(asked.left, key=lambda at: (not _beside_others(view, at), view.infantry[at], at)))


def _beside_others(view: View, at: Territory) -> bool:
    return any(view.owners[other] not in (NOBODY, view.owners[at]) for other in BY_LAND[at])


def _several_left(view: View, _state: PromptState, turn: Awaited) -> bool:
    return turn is Awaited.MINE and next_of_all(view) is not None and in_reserve(view, own_seat(view)) > 1


def _gives_rest(table: "PlayedTable") -> None:
    session, seat = table.session, table.view().viewer
    while seat is not None and session.decider == seat and (action := next_of_all(session.view(seat))) is not None:
        table.submit(action)


GIVE_REST: Final = "give_rest"
RECRUITMENT: Final = (
    TableButton(
        GIVE_REST,
        "engines.button.give_rest",
        "engines.explain.button_give_rest",
        _several_left,
        run=_gives_rest,
        command=commands.PASSING,
        answers=True,
        aside=True,
    ),
)
"""The button for that."""
