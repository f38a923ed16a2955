"""One whole game, word for word: what each seat sees, may do and is told."""

from itertools import zip_longest

from scripts.games.golden_game import GOLDEN, golden_game

AGAIN = "if the change is meant, write the file anew (python3 scripts/games/golden_game.py) and read the difference"


def test_the_golden_game_is_played_as_ever() -> None:
    written = GOLDEN.read_text(encoding="utf-8").splitlines()
    for number, (expected, line) in enumerate(zip_longest(written, golden_game()), start=1):
        assert line == expected, f"line {number} differs; {AGAIN}"
