"""What stands below the field of a war adds up, whatever the dice showed and however few stood there."""

from itertools import takewhile
from random import Random

import pytest

from leonardo.app.engines.words.log import SENTENCES
from leonardo.app.engines.words.warring import war_told
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Face, Throw
from leonardo.engine.engines.events import AutomatonStruck, DiceThrown, InfantryFought, PlanesFlew, TankFired
from leonardo.engine.game import Event
from tests.engine.engines.build import ANNA, BIANCA, Game, attack, land

NAMES = ("Anna", "Bianca", "Carlo")
Part = tuple[str, str, str]


def sums(*lately: Event) -> list[Part]:
    told = war_told(GAME.view(attack(3, against=land(2)).state, ANNA), Marks(lately=lately), NAMES)
    assert told is not None
    return list(told.sums)


def test_hits_on_nobody_are_told() -> None:
    thrown = DiceThrown(ANNA, Throw.INFANTRY, (Face.MAN,) * 3)
    fought = InfantryFought(ANNA, count=3, hits=3, razed=0, stopped=1, killed=1, lost=0)
    assert sums(thrown, fought) == [
        ("", "3", tr("engines.war.sum.men", count=3)),
        ("\N{MINUS SIGN}", "1", tr("engines.war.sum.stopped")),
        ("\N{MINUS SIGN}", "1", tr("engines.war.sum.spare", count=1)),
        ("=", "1", tr("engines.war.sum.killed")),
    ]
    assert tr("engines.log.killed_all", count=1) in (SENTENCES[InfantryFought](fought, NAMES) or "")


@pytest.mark.parametrize(
    "event",
    [AutomatonStruck(BIANCA, 1), PlanesFlew(ANNA, 2, killed=1, tanks=0, planes=0, lost=0)],
)
def test_so_are_those_of_automatons_and_planes(event: Event) -> None:
    thrown = DiceThrown(event.seat, Throw.PLANES, (Face.MAN,) * 2)  # type: ignore[attr-defined] # both have one
    assert sums(thrown, event)[1] == ("\N{MINUS SIGN}", "1", tr("engines.war.sum.spare", count=1))


def test_a_tank_and_the_infantry_lost_with_it_are_told_apart() -> None:
    thrown = DiceThrown(ANNA, Throw.TANK, (Face.EXPLOSION,) * 3)
    told = sums(thrown, TankFired(ANNA, 0, 0, 0, burst=True, lost=2))
    assert ("", "1", tr("engines.war.sum.burst", count=1)) in told
    assert ("", "2", tr("engines.war.sum.lost", count=2)) in told


def adds_up(parts: list[Part]) -> bool:
    """Whether what comes before the sign of equality makes what comes after it, where there is one."""
    before = list(takewhile(lambda part: part[0] != "=", parts))
    if len(before) == len(parts):
        return True
    signs = {"": 1, "+": 1, "\N{MINUS SIGN}": -1}
    return sum(signs[sign] * int(number) for sign, number, _ in before) == int(parts[len(before)][1])


def fought(seed: int) -> Game:
    random = Random(seed)
    game = attack(
        random.randint(2, 6),
        random.randrange(3),
        random.randrange(3),
        land(random.randint(1, 4), random.randrange(5), random.randrange(3), random.randrange(3)),
        anna={"tank": Card.TANK_TOWER, "plane": Card.PLANE_BAT, "projects": [Card.ORGAN_GUN, Card.GREAT_CANNON]},
        bianca={"tank": Card.TANK_ROUND, "plane": Card.PLANE_GREAT_BIRD, "projects": [Card.AUTOMATON]},
    )
    while game.state.war is not None:
        game.goes_on(GAME.chance(game.state, random) if game.nature else random.choice(game.legal))
    return game


def test_every_sum_of_any_battle_adds_up() -> None:
    told = 0
    for seed in range(60):
        events = fought(seed).events
        for at, event in enumerate(events):
            if isinstance(event, InfantryFought | TankFired | PlanesFlew | AutomatonStruck):
                parts = sums(*events[:at], event)
                told += any(part[0] == "=" for part in parts)
                assert adds_up(parts), (seed, parts)
    assert told > 60
