"""Two games that differ only in what is hidden from a seat are told alike, up to the first difference it can see."""

from random import Random

import pytest

from leonardo.games import GAMES
from scripts.fuzz.programs import compared, pairs


@pytest.mark.parametrize("name", GAMES)
def test_two_games_that_look_alike_to_a_seat_are_told_alike(name: str) -> None:
    random = Random(4)
    found = [compared(one, other, random) for one, other in pairs(GAMES[name], 0)]
    assert sum(lines for lines, _ in found) > 2 * len(found) > 20


def test_nobody_is_told_how_often_others_had_a_choice() -> None:
    """Whether a phase A ended because nothing else was possible is a secret (rule 13.4)."""
    random = Random(4)
    found = (compared(one, other, random) for seed in range(9) for one, other in pairs(GAMES["davinci"], seed))
    assert any(parted for _, parted in found)
