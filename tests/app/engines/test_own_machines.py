"""Machines look like the design of their owner wherever they stand, are held or fly (rules 7.5, 9.5)."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Surface

from leonardo.app.engines.motion.pieces import ArmyPiece, MachinePiece
from leonardo.app.engines.moves.choices import liftable
from leonardo.app.engines.moves.in_hand import Wreck, piece
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import BuilderSpot
from leonardo.app.engines.table import TABLE
from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Build
from leonardo.engine.engines.cards import DESIGNS_OF, Card
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.events import AttackBegan, MachineBuilt
from leonardo.engine.engines.view import View
from tests.app.engines.layouts import LOOKS
from tests.engine.engines.build import ANNA, MILAN, Game, attack, land, seat, turn

SIZE = (2560, 1440)
Sight = Callable[[EnginesPicture, View], pygame.Rect]

pytestmark = pytest.mark.usefixtures("screen")


def building(tank: Card, plane: Card) -> Game:
    return turn(
        seat(tank=tank, plane=plane, milan=land(2, 1, tanks=1, planes=1)),
        seat(hungary=land(), rome=land()),
        seat(norway=land()),
    )


def fighting(tank: Card, plane: Card) -> Game:
    return attack(3, 1, 1, anna={"tank": tank, "plane": plane})


def drawn(game: Game, sight: Sight, pictures: Pictures) -> bytes:
    view = GAME.view(game.state, ANNA)
    picture = EnginesPicture(LOOKS[:3], pictures=pictures)
    picture.arrange(SIZE, view)
    surface = Surface(SIZE)
    picture.draw(surface, view, Marks())
    return pygame.image.tobytes(surface.subsurface(sight(picture, view)), "RGB")


def on_the_map(picture: EnginesPicture, _view: View) -> pygame.Rect:
    return picture.layout.chart


def on_the_builder(picture: EnginesPicture, _view: View) -> pygame.Rect:
    return picture.layout.tray


@pytest.mark.slow
@pytest.mark.parametrize(
    ("position", "sight"), [(building, on_the_map), (building, on_the_builder), (fighting, on_the_map)]
)
def test_every_design_looks_different(
    position: Callable[[Card, Card], Game], sight: Sight, one_set_of_pictures: Pictures
) -> None:
    tanks, planes = DESIGNS_OF[Machine.TANK], DESIGNS_OF[Machine.PLANE]
    seen = {drawn(position(tank, plane), sight, one_set_of_pictures) for tank, plane in zip(tanks, planes, strict=True)}
    assert len(seen) == len(tanks)


def test_what_is_built_is_held_and_flies_as_its_design() -> None:
    game = building(Card.TANK_TOWER, Card.PLANE_BAT)
    view = GAME.view(game.state, ANNA)
    held = liftable(view)
    assert piece(held[BuilderSpot("tank")]) == MachinePiece(Card.TANK_TOWER)
    assert piece(held[BuilderSpot("plane")]) == MachinePiece(Card.PLANE_BAT)
    game.does(ANNA, Build(Machine.TANK, MILAN))
    (built,) = (event for event in game.events if isinstance(event, MachineBuilt))
    flown = [flight.piece for flight in TABLE.motion.flights(view, view, built)]
    assert MachinePiece(Card.TANK_TOWER) in flown


def test_an_army_marches_with_the_machines_of_its_seat() -> None:
    game = fighting(Card.TANK_SCYTHE, Card.PLANE_KITE)
    view = GAME.view(game.state, ANNA)
    (began,) = (event for event in game.events if isinstance(event, AttackBegan))
    (army,) = (each.piece for each in TABLE.motion.flights(view, view, began) if isinstance(each.piece, ArmyPiece))
    assert (army.tank, army.plane) == (Card.TANK_SCYTHE, Card.PLANE_KITE)


def test_a_machine_without_a_design_is_drawn_as_that_of_any() -> None:
    assert piece(Wreck(Machine.TANK)) == MachinePiece(Machine.TANK)
    assert piece(Wreck(Machine.TANK, Card.TANK_TOWER)) == MachinePiece(Card.TANK_TOWER)
