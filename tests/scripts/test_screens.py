"""Taking pictures: what is asked for is taken, always the same, from games that a script enters in their middle."""

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from leonardo.app.citta.dialogs.union import UnionDialog
from leonardo.saves.folder import folder_at
from scripts import screenshots
from scripts.screens.asked import CITTA_SCENES
from scripts.screens.filmstrips import mounted
from scripts.screens.moments import PAUSE, reach, since_round_began
from scripts.screens.pictures import ENDING, write_picture
from scripts.screens.theatre import Theatre

PROJECT = Path(__file__).resolve().parents[2]


def take(out: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PROJECT / "scripts" / "screenshots.py"), "--out", str(out), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_only_pictures_of_pages_can_be_taken_for_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        screenshots.main([f"--out={tmp_path}", "--pages", "--only=citta_rescue"])
    assert "there is no picture citta_rescue; there are: title" in capsys.readouterr().err


@pytest.mark.exhaustive
def test_the_same_bytes_are_written_each_time(tmp_path: Path) -> None:
    for run in ("once", "again"):
        done = take(tmp_path / run, "--sizes", "1024x640", "--only", "title,start_work")
        assert done.returncode == 0, done.stderr
    for name in ("title", "start_work"):
        once, again = (tmp_path / run / "1024x640" / f"{name}{ENDING}" for run in ("once", "again"))
        assert pygame.image.load(once).get_size() == (1024, 640)
        assert once.read_bytes() == again.read_bytes()


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("--only=sunset", "there is no picture sunset; there are: title, which_game"),
        ("--only=citta_rescue,sunset", "there is no picture sunset"),
        ("--language=xx", "there are: "),
        ("--text-size=99", "there are: 100"),
        *((f"--sizes={size}", "is not a size such as 1280x720") for size in ("1280", "1280x", "large", "-1280x720")),
    ],
)
def test_what_is_unknown_is_refused_with_what_there_is(
    tmp_path: Path, option: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(screenshots, "UNSEEN", {})  # what tests run in stays as it is
    with pytest.raises(SystemExit) as ended:
        screenshots.main([f"--out={tmp_path}", option])
    assert ended.value.code == 2
    assert told in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_strip_shows_the_first_frame_the_last_and_four_between() -> None:
    film = []
    for number in range(101):
        frame = pygame.Surface((32, 18))
        frame.fill((2 * number, 0, 0))
        film.append(frame)
    sheet = mounted(film)
    width, height = sheet.get_size()
    reds = [sheet.get_at((round(width * x), round(height * y)))[0] for y in (0.2, 0.5, 0.8) for x in (0.25, 0.75)]
    assert reds == [0, 40, 80, 120, 160, 200]


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


os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.mark.slow
def test_decisions_on_the_way_to_a_moment_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So no picture depends on how busy the machine is: under load a player may be given up, and decide otherwise."""
    monkeypatch.setattr("leonardo.play.players.Worker", lambda: pytest.fail("somebody thinks"))
    reached = reach(PAUSE)
    before = since_round_began(reached)
    assert before > 0
    with closing(Theatre((1024, 640), folder_at(tmp_path))) as theatre:
        theatre.sit_down(reached, before)
        session = theatre.host.session
        assert session is not None
        assert session.played.turns == reached.played.turns


@pytest.mark.slow
def test_the_terms_of_a_guild_are_on_their_picture(tmp_path: Path) -> None:
    """The button to them was held once, and never let go."""
    with closing(Theatre((1024, 640), folder_at(tmp_path))) as theatre:
        CITTA_SCENES["citta_union"](theatre)
        theatre.top(UnionDialog)
