"""Pictures of mods: which are taken, what is said of the others, and that they are shown in place of the printed."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame
import pytest

from leonardo import mods
from leonardo.app.kit.asset_files import assets_folder
from leonardo.app.kit.pictures import Pictures, encoded
from leonardo.engine import house_rules

PROJECT: Final = Path(__file__).resolve().parents[1]
RED: Final = pygame.Color(200, 30, 20)
GAMES: Final = tuple(house_rules.games_with_mods())


def drawn(wide: int, high: int) -> bytes:
    picture = pygame.Surface((wide, high), pygame.SRCALPHA)
    picture.fill(RED)
    return encoded(picture, "picture.png")


@pytest.fixture
def mod(tmp_path: Path) -> Path:
    folder = tmp_path / "red"
    folder.mkdir()
    (folder / "mod.toml").write_text('title = "Red"\n[davinci]\n[citta]\n', encoding="utf-8")
    return folder


def lay(folder: Path, name: str, content: bytes) -> None:
    path = folder / "pictures" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


@pytest.mark.parametrize("game", GAMES)
def test_each_card_that_may_have_a_picture_has_a_printed_one(game: str) -> None:
    printed = json.loads((assets_folder() / "pictures" / "manifest.json").read_text(encoding="utf-8"))
    named = house_rules.pictures_of(game)
    assert len(named) > 20
    assert {name for names in named.values() for name in names} <= set(printed)


@pytest.mark.parametrize(
    ("name", "size", "album"),
    [
        ("davinci/inventions/5.png", (300, 300), "invention_05"),
        ("davinci/inventions/5.png", (300, 300), "sketch_05"),
        ("citta/works/3.png", (88, 104), "work_03"),
        ("citta/squares/2.png", (264, 216), "palace_02"),
    ],
)
def test_a_picture_is_shown_in_place_of_the_printed_one(
    mod: Path, name: str, size: tuple[int, int], album: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(mod, name, drawn(*size))
    used = mods.read(mod)
    mods.look_closely(used)
    monkeypatch.setattr(mods, "in_use", lambda: used)
    pictures = Pictures()
    assert pictures.entry(album).size == size
    assert pictures.master(album).get_at((20, 20)) == RED
    assert pictures.at_scale(album, 1.0).get_size() == tuple(map(round, pictures.entry(album).logical))


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("davinci/inventions/26.png", drawn(300, 300), "inventions/26.png: it is of no card of davinci or citta"),
        ("engines/projects/gearbox.png", drawn(300, 300), "gearbox.png: it is of no card of davinci or citta"),
        ("5.png", drawn(300, 300), "red/pictures/5.png: it is of no card"),
        ("davinci/inventions/5.png", b"GIF89a", "red/pictures/davinci/inventions/5.png: it is no PNG"),
        ("davinci/inventions/5.png", drawn(300, 200), "5.png: 300x200 has not the shape of 900x900"),
        ("davinci/inventions/5.png", drawn(32, 32), "5.png: 32x32 pixels are not 64 to 2048 on each side"),
        ("davinci/inventions/5.png", drawn(2100, 2100), "5.png: 2100x2100 pixels are not 64 to 2048 on each side"),
        ("davinci/inventions/5.png", drawn(300, 300) + bytes(2_000_000), "5.png: it is no PNG of at most 2 MB"),
    ],
    ids=["number", "game", "place", "format", "shape", "small", "large", "bytes"],
)
def test_what_is_wrong_with_a_picture_is_named_by_file(mod: Path, name: str, content: bytes, told: str) -> None:
    lay(mod, name, content)
    with pytest.raises(mods.ModError) as caught:
        mods.read(mod)
    assert told in str(caught.value)


@pytest.mark.parametrize("change", [lambda whole: whole[:-40], lambda whole: whole.replace(b"IDAT", b"IDAX")])
def test_half_a_picture_is_refused_before_anything_starts(mod: Path, change: Callable[[bytes], bytes]) -> None:
    lay(mod, "davinci/inventions/5.png", change(drawn(300, 300)))
    done = subprocess.run(
        [sys.executable, "-m", "leonardo", "--mod", str(mod), "--version"],
        cwd=PROJECT,
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "red/pictures/davinci/inventions/5.png: it is not a whole PNG" in done.stderr


def test_pictures_last_as_long_as_the_process_where_the_mod_is_taken_away(mod: Path) -> None:
    lay(mod, "davinci/inventions/5.png", drawn(300, 300))
    code = f"""
import shutil
from pathlib import Path
from leonardo import mods
mods.use(Path({str(mod)!r}))
shutil.rmtree({str(mod)!r})
from leonardo.app.kit.pictures import Pictures
print(Pictures().master("invention_05").get_at((20, 20)))
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1:] == [str(RED)], done.stderr
