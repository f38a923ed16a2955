"""A map of one's own in a mod: what is refused, and that games are played on it, by rules, players and pictures."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from leonardo import mods
from tests.diagonal import first_quick
from tests.engine.own_map import ISLAND, NAMES, as_toml, own_map

PROJECT: Final = Path(__file__).resolve().parents[1]
A, B, E = NAMES[0], NAMES[1], NAMES[4]
Told = dict[str, Any]


def written(folder: Path, told: Told) -> Path:
    place = folder / "grid"
    place.mkdir()
    (place / "mod.toml").write_text(as_toml(told), encoding="utf-8")
    return place


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def leonardo(*words: str) -> str:
    command = [sys.executable, "-m", "leonardo", *words]
    seen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(command, cwd=PROJECT, env=seen, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def change(at: str, **fields: object) -> Callable[[Told], object]:
    return lambda told: told["lands"][at].update(fields)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (change(A, shape=[[0, 0], [10, 10]]), f"{A}.shape: this is not a list of 3 to 200 corners"),
        (change(A, shape=[[0, 0], [10, 10], [20, "x"]]), f"{A}.shape.2: this is not a place [x, y]"),
        (change(A, shape=[[60, 90], [1300, 90], [60, 200]]), f"{A}.shape.1: [1300, 90] is not on the sheet"),
        (change(A, shape=[[60, 90], [240, 280], [240, 90], [60, 280]]), f"{A}.shape: its border crosses itself"),
        (change(A, shape=[[60, 90], [90, 90], [90, 110]]), f"{A}.shape: 300 square units leave no room for signs"),
        (change(A, pieces=[500, 500]), f"{A}.pieces: it does not lie within the shape of its land"),
        (change(A, machines=[-5, 500]), f"{A}.machines: [-5, 500] is not on the sheet"),
        (change(A, land=["atlantis"]), f"{A}.land: there is no land atlantis"),
        (change(A, land=[A]), f"{A}.land: a land is no neighbour of itself"),
        (change(A, seas=["north", "north"]), f"{A}.seas: an id is there twice"),
        (change(A, seas=["east"]), f"{A}.seas: there is no sea east"),
        (change(A, name=""), f"{A}.name: it is not 1 to 24 printable characters"),
        (change(A, castle=3), f"{A}.castle: there is no such field"),
        (lambda told: told["lands"][A].pop("sign"), f"{A}.sign: it is missing"),
        (change(ISLAND, straits=[]), f"lands.{ISLAND}: it cannot be reached from the first land"),
        (change(ISLAND, shape=[[900, 120], [1160, 100], [1180, 260], [900, 280]]), f"{ISLAND}.shape: it overlaps {E}"),
        (change(ISLAND, islands=[[[100, 150], [130, 150], [120, 180]]]), f"{ISLAND}.shape: it overlaps {A}"),
        (lambda told: told["seas"].update(far={"name": "Far Sea", "at": [9, 9]}), "seas.far: at least two lands"),
        (lambda told: told["seas"]["north"].update(at=[2000, 9]), "seas.north.at: [2000, 9] is not on the sheet"),
        (lambda told: [told["lands"].pop(name) for name in NAMES[5:12]], "engines.map.lands: 9 lands are not 12 to 32"),
        (lambda told: told["lands"].update({"Rome!": {"name": "x"}}), "an id is 2 to 20 small letters and underscores"),
        (lambda told: told.pop("seas"), "engines.map.seas: it is missing"),
    ],
)
def test_what_is_wrong_with_a_map_is_named_by_file_and_field(
    wrong: Callable[[Told], object], told: str, tmp_path: Path
) -> None:
    mine = own_map()
    wrong(mine)
    folder = written(tmp_path, {})
    (folder / "mod.toml").write_text(as_toml(mine).replace("[engines.map.lands.Rome!]", '[engines.map.lands."Rome!"]'))
    with pytest.raises(mods.ModError) as caught:
        mods.read(folder)
    assert str(caught.value).startswith("grid/mod.toml: engines.map")
    assert told in str(caught.value)


def test_neighbours_are_known_from_whichever_side_they_are_told(tmp_path: Path) -> None:
    folder = written(tmp_path, own_map())
    told = run(f"""
from pathlib import Path
from leonardo import mods
mods.use(Path({str(folder)!r}))
from leonardo.engine.engines.board import BY_ID, BY_LAND, BY_SEA, NAMES, Territory
print(len(Territory), NAMES[0])
print(sorted(at.name for at in BY_LAND[BY_ID["land_b"]]))
print(sorted(at.name for at in BY_LAND[BY_ID["island"]]), sorted(at.name for at in BY_SEA[BY_ID["land_e"]]))
""")
    assert told.splitlines() == [
        "16 Land A",
        "['LAND_A', 'LAND_C', 'LAND_G']",
        "['LAND_E'] ['LAND_A', 'LAND_B', 'LAND_C', 'LAND_D']",
    ]


@first_quick("seats", ["3", "5"])
def test_players_play_whole_games_on_it_which_their_records_prove(tmp_path: Path, seats: str) -> None:
    folder = written(tmp_path, own_map())
    words = ("--mod", str(folder), "--game", "engines", "--seats", seats, "--players", "apprentice")
    leonardo("simulate", *words, "--seed", "3", "--records", str(tmp_path / "records"))
    (record,) = (tmp_path / "records").iterdir()
    assert "land_" in record.read_text(encoding="utf-8")
    assert json.loads(record.read_text(encoding="utf-8").partition("\n")[0])["mod"]["name"] == "grid"
    assert "OK" in leonardo("check", "--mod", str(folder), str(record))


def test_the_table_draws_it_with_its_lands_on_the_sea_and_its_own_names(tmp_path: Path) -> None:
    folder = written(tmp_path, own_map())
    (folder / "texts").mkdir()
    (folder / "texts" / "it.toml").write_text('[engines.land]\nland_a = "Terra A"\nland_b = "\\u0007"\n')
    told = run(f"""
from pathlib import Path
from leonardo import mods
mods.use(Path({str(folder)!r}))
from leonardo.app.kit.translations import speak
from leonardo.app.engines.picture.chart.own_sheet import drawn
from leonardo.app.engines.picture.chart.places import Eye, places
from leonardo.app.engines.words.phrases import land_name, sea_name
from leonardo.engine.engines.board import Sea, Territory
eye = Eye((20, 30, 1218, 763))
sheet = drawn(eye)
seen = [sheet.get_at(tuple(map(round, place.pieces)))[:3] for place in places()]
print(len(set(seen)), sheet.get_at((620, 740))[:3] in seen, sheet.get_size())
print(land_name(Territory(0)), sea_name(Sea("south")))
speak("it")
print(land_name(Territory(0)), land_name(Territory(1)), sea_name(Sea("south")))
""")
    assert told.splitlines()[-3:] == ["1 False (1218, 763)", "Land A South Sea", "Terra A Land B South Sea"]


def test_the_rule_book_shows_no_land_that_is_not_there(tmp_path: Path) -> None:
    folder = written(tmp_path, own_map())
    run(f"""
from pathlib import Path
from leonardo import mods
mods.use(Path({str(folder)!r}))
import pygame
from leonardo.app.engines.learn.rules import BOOK
from leonardo.app.kit.kit import Kit
from leonardo.app.rulebook.pen import Pen
kit, sheet = Kit.for_size((1024, 640)), pygame.Surface((400, 400), pygame.SRCALPHA)
for spread in BOOK.spreads:
    spread.picture(Pen(kit, sheet, sheet.get_rect()))
""")


def test_programs_are_told_the_lands_and_not_how_they_are_drawn(tmp_path: Path) -> None:
    folder = written(tmp_path, own_map())
    told = run(f"""
from pathlib import Path
from leonardo import mods
mods.use(Path({str(folder)!r}))
from leonardo.environments.vectors import layout
from leonardo.games import GAMES
rules = GAMES["engines"].write_rules()
print(len(rules["territories"]), rules["impassable"], "plan" in rules, len(layout("engines", 3).slots) > 100)
""")
    assert told.splitlines()[-1] == "16 [] False True"


@pytest.mark.slow
def test_all_pages_and_some_decisions_work_with_it(tmp_path: Path) -> None:
    folder = written(tmp_path, own_map())
    assert "Self-test passed" in leonardo("--mod", str(folder), "--smoke", "--size", "1024x640")
