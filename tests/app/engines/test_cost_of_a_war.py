"""What a war cost both sides is told when it is over, and whoever falls stays on its field until then."""

from random import Random
from typing import Final

import pytest

from leonardo.app.engines.picture.feasts.ended import ended
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import TRAITS, FallenSpot
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.warring import costs
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import names_of
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.showing import Showing
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.pending import Pending
from leonardo.app.table.shown.lately import Lately
from leonardo.engine.engines import GAME
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Face, Throw
from leonardo.engine.engines.events import (
    AttackBegan,
    AttackLost,
    AttackWon,
    DiceThrown,
    InfantryFought,
    Retreated,
)
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent
from tests.app.engines.layouts import LOOKS, SIZES
from tests.app.kit.layout_probe import Blanks
from tests.engine.engines.build import ANNA, BIANCA, VENICE, Game, attack, land

NAMES: Final = tuple(names_of(LOOKS[:3]))
THROWN: Final = DiceThrown(ANNA, Throw.INFANTRY, (Face.MAN, Face.EXPLOSION, Face.EXPLOSION))
FOUGHT: Final = InfantryFought(ANNA, count=3, hits=1, razed=0, stopped=0, killed=1, lost=2)
BEGAN: Final = next(event for event in attack(3, against=land(4)).events if isinstance(event, AttackBegan))


def cost(seat: int, count: int, dice: int) -> str:
    return tr("engines.feast.cost", name=NAMES[seat], count=count, dice=dice)


def test_the_end_of_a_war_tells_losses_and_dice_of_both_sides() -> None:
    event = AttackLost(BIANCA, ANNA, VENICE, 0, 0)
    told = ended(event, 0, 3, costs((BEGAN, THROWN, FOUGHT), NAMES)).told
    assert cost(ANNA, 2, 3) in told
    assert cost(BIANCA, 1, 0) in told
    assert ended(event, 0, 3, costs((), NAMES)).told == ""


def battle(seed: int) -> tuple[Game, int]:
    """Fight a battle in any way to its end; return how it ended, and how many defended at first."""
    random = Random(seed)
    stood = random.randint(1, 9)
    cards = [card for card in (Card.PARACHUTIST, Card.ORGAN_GUN, Card.GREAT_CANNON) if random.random() < 0.5]
    keeps = [card for card in (Card.AUTOMATON, Card.TANK_BOMB, Card.SKY_CULVERIN) if random.random() < 0.5]
    game = attack(
        random.randint(2, 6),
        random.randrange(3),
        random.randrange(3),
        land(stood, random.randrange(5), random.randrange(3), random.randrange(3)),
        by_sea=random.random() < 0.4,
        anna={"tank": Card.TANK_TOWER, "plane": Card.PLANE_BAT, "projects": cards},
        bianca={"tank": Card.TANK_ROUND, "plane": Card.PLANE_GREAT_BIRD, "projects": keeps},
    )
    while game.state.war is not None:
        game.goes_on(GAME.chance(game.state, random) if game.nature else random.choice(game.legal))
    return game, stood


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_the_losses_that_are_told_are_those_that_the_battle_brought(first: int) -> None:
    for seed in range(first, first + 50):
        game, stood = battle(seed)
        lately = Lately(TRAITS)
        lately.recall(game.events)
        attacker, defender = costs(lately.events, NAMES)
        began = next(event for event in game.events if isinstance(event, AttackBegan))
        end = next(event for event in game.events if isinstance(event, AttackWon | AttackLost | Retreated))
        assert attacker.lost == began.infantry - (0 if isinstance(end, AttackLost) else end.infantry), seed
        assert defender.lost == stood - (0 if isinstance(end, AttackWon) else game.at(VENICE).infantry), seed
        thrown = [event for event in game.events if isinstance(event, DiceThrown)]
        for seat, side in ((ANNA, attacker), (BIANCA, defender)):
            assert side.thrown == sum(len(event.faces) for event in thrown if event.seat == seat), seed


class Listens(EnginesPicture):
    """A picture that notes after which events a stage is made."""

    heard: tuple[Event, ...] = ()

    def feast(self, shown: OnStage, before: View, after: View) -> FeastPage | None:
        self.heard = shown.lately
        return super().feast(shown, before, after)


@pytest.mark.usefixtures("screen")
def test_a_stage_that_is_made_ready_ahead_knows_the_last_throw() -> None:
    game = attack(3, against=land(4))
    pending, picture = Pending(TABLE.motion, ObservedEvent(GAME, FOUGHT, game.state)), Listens(LOOKS, pictures=Blanks())
    pending.feed(ObservedEvent(GAME, AttackLost(BIANCA, ANNA, VENICE, 0, 0), game.state))
    coming = pending.coming(0, Eyes(ANNA))
    assert coming is not None
    picture.arrange((1024, 640), coming.before)
    for _ in Showing(picture).make_ready(coming, (BEGAN, THROWN, FOUGHT)):
        pass
    assert picture.heard == (BEGAN, THROWN, FOUGHT)


@pytest.mark.parametrize("size", SIZES)
def test_who_falls_stays_on_the_field(size: Size) -> None:
    view = GAME.view(attack(3, against=land(4)).state, ANNA)
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks())
    picture.arrange(size, view)
    found = TABLE.motion.flights(view, view, FOUGHT)
    assert {flight.end for flight in found} == {FallenSpot(ANNA), FallenSpot(BIANCA)}
    for flight in found:
        assert picture.war.places.field.collidepoint(picture.target(view, flight.start))
        assert picture.war.places.field.collidepoint(picture.target(view, flight.end))
