"""The animation of a finished game: what it shows is what the viewer shows, it is small, and ends with the results."""

from io import BytesIO
from pathlib import Path

import pygame
import pytest

from leonardo.app.animation.turning_points import MOST_BYTES, MOST_POINTS, TooLargeError, animation_of, turning_points
from leonardo.app.viewer.scene import ViewerScene
from leonardo.app.webpage.command import animation_of_file
from leonardo.cli import main
from leonardo.play.replay import Replay, Station, leads
from tests.play.test_replay import played
from tests.tiny.game import GAME, Options
from tests.tiny.table.desk import TinyDesk

NEAR = 16  # how far the mean colour of a place may be from the drawn one, of 255: a palette has few colours
FEW = (64, 40)

pytestmark = pytest.mark.usefixtures("fresh_screen", "shared_pictures")


def pictures(content: bytes) -> list[pygame.Surface]:
    return [picture for picture, _ in pygame.image.load_animation(BytesIO(content), "all.gif")]


def apart(one: pygame.Surface, other: pygame.Surface) -> int:
    """How far the mean colours of two pictures are apart at the place where they differ most."""
    first, second = (pygame.image.tobytes(pygame.transform.smoothscale(each, FEW), "RGB") for each in (one, other))
    return max(abs(left - right) for left, right in zip(first, second, strict=True))


def test_turning_points_change_who_leads_or_by_how_much() -> None:
    replay = Replay(played(GAME, Options()))
    points = turning_points(replay)
    led = leads(replay.standings)
    assert 0 < len(points) <= MOST_POINTS
    assert points == sorted(set(points))
    assert all(led[each] != led[each + 1] for each in points)


def test_the_largest_change_of_all_is_one_of_them() -> None:
    replay = Replay(played(GAME, Options()))
    led = leads(replay.standings)

    def swing(decision: int) -> int:
        (leader, lead), (now, later) = led[decision], led[decision + 1]
        return abs(later - lead) if leader == now else lead + later

    assert max(map(swing, turning_points(replay))) == max(map(swing, range(replay.count)))


@pytest.mark.slow
def test_it_shows_the_table_before_and_after_each_and_then_the_results(viewer: ViewerScene, desk: TinyDesk) -> None:
    shares = list[float]()
    content = animation_of(viewer, desk.host.games[GAME.name], shares.append)
    *tables, results = pictures(content)
    points = turning_points(viewer.replay)
    places = [place for each in points for place in (Station(each), Station(each + 1))]
    places = [Station(0), *places, viewer.replay.end]
    assert len(tables) == len(places)
    for place, found in zip(places, tables, strict=True):
        viewer.stage.go(place)
        table = pygame.Surface((1024, 640))
        viewer.stage.draw(table)
        assert apart(table, pygame.transform.smoothscale(found, table.get_size())) < NEAR, place
    assert apart(results, tables[-1]) > NEAR
    assert shares == sorted(shares)
    assert 0 <= shares[0] < shares[-1] <= 1


@pytest.mark.slow
def test_a_long_game_has_smaller_pictures(viewer: ViewerScene, desk: TinyDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    presentation = desk.host.games[GAME.name]
    whole = animation_of(viewer, presentation)
    monkeypatch.setattr("leonardo.app.animation.turning_points.MOST_BYTES", len(whole) * 3 // 4)
    smaller = animation_of(viewer, presentation)
    assert len(smaller) <= len(whole) * 3 // 4
    assert pictures(smaller)[0].get_width() < pictures(whole)[0].get_width()
    monkeypatch.setattr("leonardo.app.animation.turning_points.MOST_BYTES", 20_000)
    with pytest.raises(TooLargeError):
        animation_of(viewer, presentation)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["davinci", "citta", "engines"])
def test_the_animation_of_a_whole_game_is_small(game: str, tmp_path: Path) -> None:
    words = ["--game", game, "--players", "apprentice", "--seed", "5", "--records", str(tmp_path)]
    assert main(["simulate", *words]) == 0
    (record,) = tmp_path.iterdir()
    content = animation_of_file(record, "en")
    assert 100_000 < len(content) <= MOST_BYTES
    assert len(pictures(content)) > 5


def test_the_command_writes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("leonardo.app.webpage.command.animation_of_file", lambda *_: b"a picture")
    out = tmp_path / "out.gif"
    assert main(["replay", "game", "--gif", str(out)]) == 0
    assert out.read_bytes() == b"a picture"
    assert main(["replay", "game", "--gif", str(out)]) == 1
    assert "--force" in capsys.readouterr().err
    assert main(["replay", "game", "--gif", str(out), "--html", str(tmp_path / "page.html")]) == 2
