"""Between two things that are celebrated on the same stage, the table does not flash up."""

import pytest
from pygame import Surface, image

from leonardo.app.davinci.picture.snapshot import looks_for
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.table.feast.showing import Showing
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.shown.marks import NO_MARKS
from tests.app.davinci.input.test_interrupted import bidding
from tests.app.kit.layout_probe import Blanks

SIZE = (1024, 640)
FRAME = 30.0

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.slow
def test_the_stage_stays_until_what_follows_is_drawn() -> None:
    view, playback = bidding(3)
    picture, eyes, surface = DaVinciPicture(looks_for(2), pictures=Blanks()), Eyes(0), Surface(SIZE)
    picture.arrange(SIZE, view)
    showing = Showing(picture)

    def draws() -> bool:
        """Draw a frame; tell whether the stage or what is on it is what one sees."""
        seen = playback.view(eyes)
        return showing.draw(surface, playback, eyes, seen, NO_MARKS, moving=True, untouched=True) is not None

    playback.update(FRAME, 1.0, eyes)
    while playback.feast is not None:
        assert draws()
        playback.held_up = True
        playback.update(FRAME, 1.0, eyes)
    opened = image.tobytes(surface, "RGB")
    for _ in range(30):
        assert draws(), "the bid that follows is still being made ready"
        assert showing.unfinished
        assert image.tobytes(surface, "RGB") == opened
        playback.update(FRAME, 1.0, eyes)
    playback.held_up = False
    playback.update(FRAME, 1.0, eyes)
    frames = [draws() for _ in range(60)]
    assert not all(frames), "then the table is seen, on which the stage stands"
    assert not showing.unfinished


def test_what_the_stage_will_need_is_read_one_picture_a_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, playback = bidding(3)
    picture, eyes, surface = DaVinciPicture(looks_for(2), pictures=Blanks()), Eyes(0), Surface(SIZE)
    picture.arrange(SIZE, view)
    showing, read = Showing(picture), list[str]()
    monkeypatch.setattr(DaVinciPicture, "feast_needs", lambda *_: ("one", "two", "one"))
    monkeypatch.setattr(picture.pictures, "begin", read.append)

    def frames(number: int) -> list[str]:
        for _ in range(number):
            showing.draw(surface, playback, eyes, playback.view(eyes), NO_MARKS, moving=True)
        return read

    assert playback.upcoming(eyes)
    assert frames(1) == []
    assert frames(1) == ["one"]
    assert frames(3) == ["one", "two"]
