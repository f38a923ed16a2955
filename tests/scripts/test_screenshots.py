import re
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from scripts.screens.paper import ENDING, write_picture
from scripts.screens.scenes import SCENES
from scripts.screenshots import USUAL_SIZES, main

PROJECT = Path(__file__).resolve().parents[2]
KEPT = PROJECT / "docs" / "screenshots"


def take(out: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PROJECT / "scripts" / "screenshots.py"), "--out", str(out), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_the_same_bytes_are_written_each_time(tmp_path: Path) -> None:
    for run in ("once", "again"):
        done = take(tmp_path / run, "--sizes", "1024x640", "--only", "title,start_work")
        assert done.returncode == 0, done.stderr
    for name in ("title", "start_work"):
        once, again = (tmp_path / run / "1024x640" / f"{name}{ENDING}" for run in ("once", "again"))
        assert pygame.image.load(once).get_size() == (1024, 640)
        assert once.read_bytes() == again.read_bytes()


def test_a_picture_that_there_is_not_is_named_with_those_there_are(tmp_path: Path) -> None:
    done = take(tmp_path, "--only", "sunset")
    assert done.returncode == 2
    assert "there is no picture sunset; there are: title, new_game" in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("size", ["1280", "1280x", "large", "-1280x720"])
def test_a_size_is_two_numbers(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([f"--sizes={size}"])
    assert ended.value.code == 2
    assert "is not a size such as 1280x720" in capsys.readouterr().err


@pytest.mark.parametrize("size", USUAL_SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_every_picture_is_kept_at_the_usual_sizes(name: str, size: tuple[int, int]) -> None:
    path = KEPT / f"{size[0]}x{size[1]}" / f"{name}{ENDING}"
    assert pygame.image.load(path).get_size() == size


def test_only_the_pictures_of_scenes_are_kept() -> None:
    assert {path.stem for path in KEPT.rglob(f"*{ENDING}")} == set(SCENES)


def test_the_readme_shows_pictures_that_are_kept() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (PROJECT / "README.md").read_text(encoding="utf-8"))
    assert len(shown) >= 7
    assert [path for path in shown if not (PROJECT / path).is_file()] == []


def test_colours_are_kept_nearly_as_they_are(tmp_path: Path) -> None:
    picture = pygame.Surface((96, 32))
    colours = [(201, 40, 33), (250, 240, 210), (30, 20, 10)]
    for number, colour in enumerate(colours):
        picture.fill(colour, (number * 32, 0, 32, 32))
    path = tmp_path / "deep" / f"three{ENDING}"
    assert write_picture(picture, path) == path.stat().st_size
    read = pygame.image.load(path)
    for number, colour in enumerate(colours):
        seen = read.get_at((number * 32 + 16, 16))
        assert all(abs(one - other) <= 4 for one, other in zip(seen[:3], colour, strict=True))
