"""Records that another implementation wrote are read and written alike; damaged ones are refused with line and rule."""

from pathlib import Path

import pytest

from leonardo.check import check
from leonardo.engine.engines.actions import AssaultByInfantry, AssaultByPlanes, Destroy, DestroyInWar
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.notation import ACTIONS
from leonardo.engine.game import NotationError
from leonardo.engine.record import read_record, write_record
from leonardo.games import GAMES
from tests.engine.damages import Damage, assert_refused, changed, result, without

RECORDS = sorted((Path(__file__).parent / "records").iterdir())
"""Games of seats that do anything, each kind of thing alike often, all they can, or what is sensible."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.partition(".")[0])
def test_a_record_of_others_is_written_byte_for_byte(path: Path) -> None:
    assert f"{path}: OK, engines" in check(path).text
    text = path.read_bytes().decode()
    assert write_record(read_record(text, GAMES.get)) == text


@pytest.mark.parametrize(
    ("action", "fields"),
    [
        (AssaultByInfantry(2), {"do": "assault", "by": "infantry", "count": 2}),
        (AssaultByInfantry(2, cannon=True), {"do": "assault", "by": "infantry", "count": 2, "cannon": True}),
        (AssaultByPlanes(3), {"do": "assault", "by": "planes", "infantry": 3}),
        (AssaultByPlanes(0, 1, 2), {"do": "assault", "by": "planes", "infantry": 0, "tanks": 1, "planes": 2}),
        (DestroyInWar(Machine.TANK), {"do": "destroy", "machine": "tank"}),
        (Destroy(Machine.PLANE, Territory.ROME), {"do": "destroy", "machine": "plane", "at": "rome"}),
    ],
)
def test_what_is_rare_is_said_in_as_many_words_as_it_needs(action: object, fields: dict[str, object]) -> None:
    assert ACTIONS.write(action) == fields  # type: ignore[arg-type] # one of many kinds
    assert ACTIONS.read(fields) == action


def test_a_cannon_that_is_not_declared_is_not_mentioned() -> None:
    with pytest.raises(NotationError, match="left out"):
        ACTIONS.read({"do": "assault", "by": "infantry", "count": 2, "cannon": False})


DAMAGES: dict[str, Damage] = {
    "two seats": (changed(1, seats=2), 1, "(rule 1.1)"),
    "no target": (changed(1, target=0), 1, "(rule 3.1)"),
    "an unknown variant": (changed(1, variants=["trade"]), 1, "variants"),
    "nobody begins": (changed(1, start=3), 1, "(rule 4.4)"),
    "all designs out": (changed(1, designs=[]), 1, "(rule 4.2)"),
    "an unknown card": (changed(1, projects=["wheel"]), 1, "'wheel'"),
    "too few projects": (changed(1, projects=["gearbox"]), 1, "(rule 4.3)"),
    "a beginning beside another": (changed(3, at="england"), 3, "(rule 4.6)"),
    "no such land": (changed(3, at="helvetia"), 3, "'helvetia'"),
    "a wrong count": (changed(3, of=30), 3, '"of" is 30'),
    "a bid of 15": (changed(5, florins=15), 5, "(rule 6.2)"),
    "a bid above all cash": (changed(5, florins=130), 5, "(rule 6.2)"),
    "a card that is not there": (changed(8, card="gearbox"), 8, "(rule 6.5)"),
    "an invasion out of reach": (changed(10, to="milan"), 10, "(rule 7.7)"),
    "an army that leaves nobody": (changed(18, infantry=2), 18, "(rule 11.4)"),
    "a die too many": (changed(19, faces="MM"), 19, "(rule 1.7)"),
    "a die of another": (changed(19, seat=1), 19, "(rule 1.7)"),
    "a die for something else": (changed(19, **{"for": "planes"}), 19, "(rule 1.7)"),
    "no such face": (changed(19, faces="Q"), 19, "'Q'"),
    "a machine": (changed(19, chance="machine"), 19, "'machine'"),
    "a throw too few": (without(19), 19, '"chance"'),
    "another winner": (result(winner=1), 0, '"winner" of the result'),
    "other points": (result(points=[1, 2, 3]), 0, '"points" of the result'),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_record_is_refused_with_line_and_rule(name: str, tmp_path: Path) -> None:
    assert_refused(RECORDS, "diligent-1", DAMAGES[name], tmp_path)
