"""Where several persons share the screen, what is shown on demand tells a secret only once the others look away."""

from pathlib import Path

import pytest

from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.hint.scene import HintScene
from leonardo.app.table.standing.scene import StandingScene
from tests.app.every_question import COURSES, questions
from tests.app.fake_adviser import adviser_at_hand
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("shared_pictures")


@first_quick("game", COURSES, 0)
def test_a_hint_asks_first_where_its_person_knows_more_than_all(tmp_path: Path, game: str) -> None:
    asked, told = 0, 0
    for number, desk in enumerate(questions(tmp_path, game)):
        table, session = desk.table, desk.table.session
        if number == 0:
            adviser_at_hand(session)
        if not table.free:
            continue
        knows_more = session.view(session.decider) != table.view()
        table.hint()
        top = desk.kit.stack.top
        assert isinstance(top, Asking if knows_more else HintScene)
        assert not (knows_more and table.course.private)
        asked, told = asked + knows_more, told + (not knows_more)
        desk.kit.stack.remove(top)
        if number == 20:
            break
    assert told
    assert bool(asked) == (game == "davinci"), "what is not asked in secret is open in the other games"


@pytest.mark.slow
@first_quick("game", COURSES)
def test_how_all_stand_is_told_from_what_all_may_know(tmp_path: Path, game: str) -> None:
    for number, desk in enumerate(questions(tmp_path, game)):
        table = desk.table
        if table.free and not table.course.private:
            public = table.game.covered(table.session.view(table.course.sitter), table.session.view(None))
            table.show_standing()
            top = desk.kit.stack.top
            assert isinstance(top, StandingScene)
            assert top.view == public
            desk.kit.stack.remove(top)
        if number == 12:
            break
