"""Whole games at the table, from the choice of the first land to the podium, by the app's own events."""

from pathlib import Path

import pytest

from leonardo.ai.player import stream
from leonardo.app.kit.settings import Settings, Speed
from leonardo.engine.engines import GAME, actions
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.constants import ESCORT, RICH_START, SELF_DESTRUCTION, VARIANTS
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.state import State
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.engines.hands import EnginesKeyboard, EnginesMouse
from tests.app.table.table_harness import Desk
from tests.app.table.to_the_end import play
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("shared_pictures")

BY_MOUSE = (EnginesMouse, pytest.param(EnginesKeyboard, marks=pytest.mark.exhaustive))
BY_KEYS = (EnginesKeyboard, pytest.param(EnginesMouse, marks=pytest.mark.exhaustive))

ANNA, BEN, CLEO = Person("Anna", "red"), Person("Ben", "blue"), Person("Cleo", "green")
OTHERS = tuple(
    BuiltIn(name, colour, "random")
    for name, colour in (("Dora", "blue"), ("Emil", "green"), ("Fosca", "yellow"), ("Gino", "purple"))
)
_ACTIVE = (
    actions.Attack,
    actions.Realise,
    actions.Build,
    actions.BuildTower,
    actions.Invade,
    actions.Choose,
    actions.AssaultByInfantry,
    actions.AssaultByPlanes,
    actions.AssaultByTanks,
    actions.Destroy,
)


def wish(state: State, number: int, seat: int) -> Action:
    """Return what a person wants to do: mostly something that leads on, each kind of it as often as the others."""
    random = stream("wishes", seat, number)
    legal = GAME.legal(state)
    kinds = sorted({type(action) for action in legal}, key=lambda kind: kind.__name__)
    active = [kind for kind in kinds if kind in _ACTIVE]
    kind = random.choice(active) if active and random.random() < 0.75 else random.choice(kinds)
    few = [action for action in legal if type(action) is kind and getattr(action, "florins", 0) <= 90]
    return random.choice(few or list(legal))


def begin(folder: Path, seats: tuple[Seated, ...], variants: tuple[str, ...], target: int, seed: int) -> Desk:
    desk = Desk(folder, (1280, 720), Settings(speed=Speed.OFF, confirm=False, warnings=False))
    wanted = tuple(variant for variant in VARIANTS if variant in variants)
    desk.host.play(Session.new(GAME, Options(len(seats), target, wanted), seats, seed, desk.host.folder))
    desk.turn()
    return desk


@first_quick(("way", "target"), [(EnginesMouse, 4), (EnginesKeyboard, 8)])
def test_with_four_seats(tmp_path: Path, way: type[EnginesMouse] | type[EnginesKeyboard], target: int) -> None:
    desk = begin(tmp_path, (ANNA, *OTHERS[:3]), (), target, 11)
    made = play(desk, way(desk), wish)
    assert len(made) >= 5
    assert desk.host.session is not None
    assert desk.host.session.over
    desk.host.close()


@pytest.mark.slow
@pytest.mark.parametrize("way", BY_KEYS)
def test_with_three_persons_at_one_screen(tmp_path: Path, way: type[EnginesMouse] | type[EnginesKeyboard]) -> None:
    desk = begin(tmp_path, (ANNA, BEN, CLEO), (), 5, 3)
    made = play(desk, way(desk), wish)
    assert actions.Bid in made
    desk.host.close()


@pytest.mark.slow
@pytest.mark.parametrize("way", BY_MOUSE)
def test_with_five_seats_and_optional_rules(tmp_path: Path, way: type[EnginesMouse] | type[EnginesKeyboard]) -> None:
    desk = begin(tmp_path, (ANNA, *OTHERS), (RICH_START, SELF_DESTRUCTION, ESCORT), 8, 5)
    play(desk, way(desk), wish)
    desk.host.close()
