"""The page of a finished game: what it shows is what the viewer shows, it is small, and no word is taken for HTML."""

import json
import re
import zlib
from base64 import b64decode
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from shutil import which
from typing import Any

import pygame
import pytest
from attrs import evolve

from leonardo import plain_files
from leonardo.app.presentation import Presentation
from leonardo.app.viewer.scene import ViewerScene
from leonardo.app.webpage.chart import chart
from leonardo.app.webpage.command import viewed
from leonardo.app.webpage.filming import Film, draw, film
from leonardo.app.webpage.mosaic import SIDE
from leonardo.app.webpage.page import MOST_BYTES, TooLongError, compose, page_of
from leonardo.cli import main
from tests.app.webpage.browser import browser
from tests.tiny.game import GAME
from tests.tiny.table.desk import TinyDesk

PROJECT = Path(__file__).resolve().parents[3]
SAMPLES = PROJECT / "saves" / "samples"
NEAR = 10  # how far the colour of a place may be from the drawn one, of 255: a JPEG is no copy
CHROMIUM = which("chromium") or which("chromium-browser") or which("google-chrome")

pytestmark = pytest.mark.usefixtures("fresh_screen", "shared_pictures")


@pytest.fixture
def filmed(viewer: ViewerScene) -> Film:
    return film(viewer)


def data_of(content: bytes) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="game">(.*?)</script>', content.decode())
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def rebuilt(content: bytes) -> Iterator[pygame.Surface]:
    """The table at each step, put together from nothing but the page, as its script does."""
    data = data_of(content)
    sheets = [pygame.image.load(BytesIO(b64decode(sheet.partition(",")[2]))) for sheet in data["sheets"]]
    size = re.search(r'<canvas [^>]*width="(\d+)" height="(\d+)"', content.decode())
    assert size is not None
    table, columns = pygame.Surface((int(size[1]), int(size[2]))), data["columns"]
    for runs, _ in json.loads(zlib.decompress(b64decode(data["steps"]))):
        for cell, tile, count in zip(runs[::3], runs[1::3], runs[2::3], strict=True):
            for on in range(count):
                sheet, place = divmod(tile + on, columns * data["rows"])
                source = place % columns * SIDE, place // columns * SIDE, SIDE, SIDE
                target = (cell + on) % columns * SIDE, (cell + on) // columns * SIDE
                table.blit(sheets[sheet], target, source)
        yield table


def apart(one: pygame.Surface, other: pygame.Surface) -> int:
    """How far the mean colours of two pictures are apart at the place where they differ most."""
    small = one.get_width() // SIDE, one.get_height() // SIDE
    first, second = (pygame.image.tobytes(pygame.transform.smoothscale(each, small), "RGB") for each in (one, other))
    return max(abs(left - right) for left, right in zip(first, second, strict=True))


def check_steps(viewer: ViewerScene, drawn: Film, content: bytes, every: int) -> None:
    table = pygame.Surface((1024, 640))
    for number, picture in enumerate(rebuilt(content)):
        if number % every == 0 or number == len(drawn.steps) - 1:
            viewer.stage.go(drawn.steps[number].place)
            draw(viewer, table)
            shown = pygame.transform.smoothscale(table, picture.get_size())
            assert apart(picture, shown) < NEAR, number


def test_each_step_shows_the_table_of_the_viewer(viewer: ViewerScene, filmed: Film, desk: TinyDesk) -> None:
    content = compose(filmed, desk.host.games[GAME.name])
    assert len(filmed.steps) > 5
    check_steps(viewer, filmed, content, 3)


def test_a_page_of_another_step_is_told_apart(filmed: Film, desk: TinyDesk) -> None:
    first, *_, last = (each.copy() for each in rebuilt(compose(filmed, desk.host.games[GAME.name])))
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(last, "RGB")


def test_the_steps_end_with_the_scores_of_the_end(filmed: Film, viewer: ViewerScene) -> None:
    assert filmed.steps[-1].scores == viewer.replay.standings[-1].scores
    assert filmed.steps[0].scores == viewer.replay.standings[0].scores


def test_all_that_is_told_stands_in_the_log(filmed: Film, viewer: ViewerScene) -> None:
    viewer.go(viewer.replay.end)
    told = viewer.log.sentences(viewer.stage.told())
    assert [line.text for step in filmed.steps for line in step.lines] == told


def test_no_name_is_taken_for_html(filmed: Film, desk: TinyDesk) -> None:
    text = compose(filmed, desk.host.games[GAME.name]).decode()
    assert "&lt;img src=x" in text
    assert "<img" not in text
    assert text.count("</script>") == 2


def test_the_same_game_gives_the_same_bytes(viewer: ViewerScene, filmed: Film, desk: TinyDesk) -> None:
    presentation = desk.host.games[GAME.name]
    assert compose(film(viewer), presentation) == compose(filmed, presentation)


def test_nothing_outside_the_page_is_named(filmed: Film, desk: TinyDesk) -> None:
    text = compose(filmed, desk.host.games[GAME.name]).decode()
    assert re.findall(r'(?:src|href|action)="|url\(|@import|fetch\(', text) == []
    assert "http:" not in text
    assert "https:" not in text
    assert "default-src 'none'" in text


@pytest.mark.slow
def test_a_long_game_has_smaller_pictures(
    viewer: ViewerScene, filmed: Film, desk: TinyDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    presentation = desk.host.games[GAME.name]
    whole = len(compose(filmed, presentation))
    monkeypatch.setattr("leonardo.app.webpage.page.MOST_BYTES", whole * 3 // 4)
    assert len(page_of(viewer, presentation)) <= whole * 3 // 4
    monkeypatch.setattr("leonardo.app.webpage.page.MOST_BYTES", 20_000)
    with pytest.raises(TooLongError):
        page_of(viewer, presentation)


def test_a_chart_reaches_below_nothing_if_a_score_does() -> None:
    drawn = chart([(0, 0), (-4, 8)], [0], ["red", "blue"], "a & b")
    levels = [float(number) for number in re.findall(r",(-?[\d.]+)", drawn)]
    assert all(0 <= level <= 220 for level in levels)
    assert "a &amp; b" in drawn


def test_an_unfinished_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.html"
    assert main(["replay", str(SAMPLES / "a-game-in-the-middle.leonardo.json"), "--html", str(out)]) == 1
    assert "not finished. Play it to its end" in capsys.readouterr().err
    assert not out.exists()


def test_what_is_no_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd = tmp_path / "odd.leonardo.json"
    odd.write_bytes(b"a letter")
    for path in (odd, tmp_path / "nothing.leonardo.json"):
        assert main(["replay", str(path), "--html", str(tmp_path / "page.html")]) == 1
        assert path.name in capsys.readouterr().err


def test_nothing_is_written_over_unless_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("leonardo.app.webpage.command.page_of_file", lambda *_: b"a page")
    game, out = tmp_path / "game.leonardo.json", tmp_path / "page.html"
    game.write_bytes(b"a game")
    out.write_bytes(b"mine")
    assert main(["replay", str(game), "--html", str(out)]) == 1
    assert "--force" in capsys.readouterr().err
    assert out.read_bytes() == b"mine"
    assert main(["replay", str(game), "--html", str(out), "--force"]) == 0
    assert out.read_bytes() == b"a page"
    assert main(["replay", str(game), "--html", str(game), "--force"]) == 1
    assert game.read_bytes() == b"a game"


def test_a_full_disk_is_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("leonardo.app.webpage.command.page_of_file", lambda *_: b"a page")
    monkeypatch.setattr(plain_files, "write", full)
    assert main(["replay", "game", "--html", str(tmp_path / "page.html")]) == 1
    assert "No space left on device" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("game", ["davinci", "citta", "engines"])
def test_the_page_of_a_whole_game_is_small_and_true(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["--game", game, "--players", "journeyman", "--seed", "5", "--records", str(tmp_path)]
    assert main(["simulate", *words]) == 0
    (record,) = tmp_path.iterdir()
    viewer, presentation = viewed(record, "en")
    films: list[Film] = []

    def remembering(film: Film, presentation: Presentation) -> bytes:
        films.append(film)
        return compose(film, presentation)

    monkeypatch.setattr("leonardo.app.webpage.page.compose", remembering)
    content = page_of(viewer, presentation)
    assert 500_000 < len(content) <= MOST_BYTES
    check_steps(viewer, films[-1], content, 100)


@pytest.mark.browser
def test_a_browser_replays_it(filmed: Film, desk: TinyDesk, tmp_path: Path) -> None:
    assert CHROMIUM is not None, "install Chromium"
    page = tmp_path / "page.html"
    looks = (evolve(filmed.looks[0], name="Anna"), *filmed.looks[1:])
    page.write_bytes(compose(evolve(filmed, looks=looks), desk.host.games[GAME.name]))
    last = len(filmed.steps) - 1
    with browser(CHROMIUM, tmp_path / "profile") as tab:
        tab.open(page, (1280, 900))

        def at() -> int:
            shown: str = tab.value("document.getElementById('count').textContent")
            return int(shown.partition(" ")[0])

        pixels = "document.getElementById('table').toDataURL()"
        first = tab.value(pixels)
        tab.click("#on")
        tab.key("ArrowRight")
        assert at() == 2
        tab.click("#back")
        tab.key("ArrowLeft")
        assert (at(), tab.value(pixels)) == (0, first)
        tab.key("End")
        assert at() == last
        assert tab.value(pixels) != first
        told = tab.value("[...document.querySelectorAll('#log li:not([hidden])')].map(line => line.textContent)")
        assert told == [line.text for step in filmed.steps for line in step.lines]
        assert tab.value("document.getElementById('said').textContent") == told[-1]
        scores = tab.value("[...document.querySelectorAll('.score')].map(score => Number(score.textContent))")
        assert scores == list(filmed.steps[-1].scores)
        assert told[-1] in tab.value("document.getElementById('table').getAttribute('aria-label')")
        tab.click("#round-back")
        assert at() == max(step for step in filmed.rounds if step < last)
        tab.click("#slider", 0.5)
        assert abs(at() - last / 2) <= 2
        tab.key("Home")
        tab.click("#play")
        tab.value("new Promise(done => setTimeout(done, 1200))")
        assert at() >= 1
        tab.click("#play")
        assert all(address.startswith(("file:", "data:")) for address in tab.asked)
