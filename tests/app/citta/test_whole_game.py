"""Whole games at the table, from the first choice of a side to the podium, by the app's own events."""

from pathlib import Path

import pytest

from leonardo.ai.citta import heuristics
from leonardo.ai.player import UNLIMITED, stream
from leonardo.app.kit.settings import Settings, Speed
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Action, Propose
from leonardo.engine.citta.constants import GUILDS, STANDARD
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import State
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.citta.hands import CittaKeyboard, CittaMouse
from tests.app.table.table_harness import Desk
from tests.app.table.to_the_end import play

pytestmark = pytest.mark.usefixtures("shared_pictures")

BY_MOUSE = (CittaMouse, pytest.param(CittaKeyboard, marks=pytest.mark.exhaustive))
BY_KEYS = (CittaKeyboard, pytest.param(CittaMouse, marks=pytest.mark.exhaustive))

ANNA, BEN, CLEO = Person("Anna", "red"), Person("Ben", "blue"), Person("Cleo", "green")
OTHERS = tuple(
    BuiltIn(name, colour, "apprentice")
    for name, colour in (("Dora", "blue"), ("Emil", "green"), ("Fosca", "yellow"), ("Gino", "purple"), ("Ida", "bone"))
)


def wish(state: State, number: int, seat: int) -> Action:
    """Return what a person wants to do: what a player of rules of thumb would, now and then something else."""
    random = stream("wishes", seat, number)
    legal = GAME.legal(state)
    if random.random() < 0.25:
        few = [action for action in legal if getattr(action, "florins", 0) <= 60]
        return random.choice(few)
    return heuristics.choose(GAME.view(state, seat), legal, random, UNLIMITED)


def begin(folder: Path, seats: tuple[Seated, ...], variants: tuple[str, ...], rounds: int, seed: int) -> Desk:
    desk = Desk(folder, (1280, 720), Settings(speed=Speed.OFF, confirm=False))
    desk.host.play(Session.new(GAME, Options(len(seats), rounds, variants), seats, seed, desk.host.folder))
    desk.turn()
    return desk


@pytest.mark.slow
@pytest.mark.parametrize("way", BY_MOUSE)
def test_with_six_seats(tmp_path: Path, way: type[CittaMouse] | type[CittaKeyboard]) -> None:
    desk = begin(tmp_path, (ANNA, *OTHERS), STANDARD, 7, 11)
    made = play(desk, way(desk), wish)
    assert len(made) >= 4
    assert desk.host.session is not None
    assert desk.host.session.over
    desk.host.close()


@pytest.mark.slow
@pytest.mark.parametrize(("way", "rounds"), [(CittaKeyboard, 2), (CittaMouse, 4)])
def test_with_three_persons_at_one_screen(
    tmp_path: Path, way: type[CittaMouse] | type[CittaKeyboard], rounds: int
) -> None:
    desk = begin(tmp_path, (ANNA, BEN, CLEO), (), rounds, 3)
    play(desk, way(desk), wish)
    desk.host.close()


@pytest.mark.slow
@pytest.mark.parametrize("way", BY_KEYS)
def test_with_guilds(tmp_path: Path, way: type[CittaMouse] | type[CittaKeyboard]) -> None:
    desk = begin(tmp_path, (ANNA, *OTHERS[:3]), (GUILDS,), 6, 5)
    made = play(desk, way(desk), wish)
    assert Propose in made
    desk.host.close()
