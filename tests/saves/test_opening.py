"""A game is the same after it is saved and loaded, and the samples are what their names say."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leonardo.engine.davinci import GAME
from leonardo.engine.driving import turns
from leonardo.engine.record import Played
from leonardo.games import GAMES
from leonardo.saves.composing import compose
from leonardo.saves.folder import default_folder
from leonardo.saves.opening import Opened, open_save
from leonardo.saves.schema import COLOURS, Person, read_save, write_save
from scripts.games.game_kinds import KINDS, Kind
from scripts.games.many_games import Style, choose


def samples() -> list[Path]:
    return [entry.path for entry in default_folder().entries() if entry.sample]


def opened(path: Path) -> Opened:
    return open_save(default_folder().read(path), path, GAMES)


def test_there_are_two_of_them() -> None:
    assert [path.name for path in samples()] == ["a-finished-game.leonardo.json", "a-game-in-the-middle.leonardo.json"]


@pytest.mark.parametrize(("number", "over"), [(0, True), (1, False)])
def test_they_open(number: int, over: bool) -> None:
    game = opened(samples()[number])
    assert game.played.over is over
    assert game.save.over is over


PATH = Path("walk.leonardo.json")


def play_saving(kind: Kind, seed: int, style: Style, every: int = 1, first: int = 0) -> None:
    """Play a random game that is saved and loaded after `every` so many steps, from the `first` on."""
    random = Random(seed)
    people = [Person(name=f"Seat {seat}", colour=COLOURS[seat]) for seat in range(kind.seats)]

    def decide(played: Played, _: int) -> object:
        return choose(GAME.legal(played.state), random, style)

    for played, _ in turns(GAME, GAME.deal(kind.options, random), decide, lambda _: random):
        if len(played.turns) % every == first or played.over:
            written = write_save(compose(played, people, seed, run="walk"))
            opened = open_save(read_save(written, PATH), PATH, GAMES).played
            assert opened == played
            assert opened.state == played.state
            assert GAME.legal(opened.state) == GAME.legal(played.state)


@pytest.mark.slow
@settings(max_examples=2)
@given(kind=st.sampled_from(KINDS), seed=st.integers(0, 2**32 - 1), style=st.sampled_from(Style))
def test_a_game_saved_and_loaded_after_every_step_is_the_same(kind: Kind, seed: int, style: Style) -> None:
    play_saving(kind, seed, style)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_games_of_every_kind_are_the_same_after_every_fifth_step(kind: Kind) -> None:
    play_saving(kind, seed=7, style=Style.EAGER, every=5, first=KINDS.index(kind) % 5)
