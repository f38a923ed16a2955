"""A battle is left to itself: nothing is asked and no dice are pressed until its end."""

from pathlib import Path
from random import Random

import pytest

from leonardo.app.engines import commands
from leonardo.app.engines.buttons import less, more
from leonardo.app.engines.fighting_on import FIGHT_ON, FightOn, order_stands
from leonardo.engine.engines import GAME
from leonardo.engine.engines.questions import AssaultQuestion, DiceQuestion
from leonardo.engine.engines.setup import Options
from leonardo.engine.record import Played
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.app.table.table_harness import Desk
from tests.engine.engines.build import ANNA, MILAN, VENICE, Game, attack, land

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")
SEATS = tuple(Person(name, colour) for name, colour in zip("ABC", ("red", "blue", "green"), strict=True))


def at_war(folder: Path, game: Game) -> Desk:
    """Return the program in a battle between persons at one screen, whose first assault is to be chosen."""
    desk = Desk(folder, (1280, 720))
    played = Played(GAME, GAME.deal(Options(3), Random(1)), (), game.state)
    desk.host.play(Session(played, SEATS, 1, None, "battle", events=[()]))
    desk.wait(lambda: desk.table.free)
    desk.breathe()
    return desk


def test_a_battle_left_to_itself_asks_only_the_other_side(tmp_path: Path) -> None:
    desk = at_war(tmp_path, attack(6, against=land(6)))
    desk.command(commands.ALL)
    desk.wait(lambda: desk.table.free or desk.table.course.chance_waits)
    question = desk.table.view().question
    assert isinstance(question, AssaultQuestion | DiceQuestion)
    assert question.seat != ANNA, "it made its assault and threw for it"
    assert len(desk.table.session.played.turns) >= 2
    desk.host.close()


def test_it_stands_until_the_battle_for_that_territory_is_over() -> None:
    view = GAME.view(attack(3, against=land(2)).state, ANNA)
    assert order_stands(view, FightOn(VENICE))
    assert not order_stands(view, FightOn(MILAN))
    assert not order_stands(view, None)


def test_in_a_battle_nothing_is_counted_but_who_takes_part(tmp_path: Path) -> None:
    desk = at_war(tmp_path, attack(4, against=land(2)))
    shown = {each.key for each in desk.table.prompt().buttons}
    assert {key for key in shown if key.startswith(("less", "more"))} == {
        less("wave_infantry"),
        more("wave_infantry"),
    }
    assert FIGHT_ON in shown
    desk.host.close()
