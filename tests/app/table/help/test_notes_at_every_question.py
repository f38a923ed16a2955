"""At whatever is asked, help explains what is on the screen and nothing else, and counts its notes without a gap."""

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.scene import TableScene
from leonardo.app.table.spots import PromptSpot
from scripts.fuzz.games import session
from tests.app.table.table_harness import Desk
from tests.app.test_spoken_anew import ASKED
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

SEED = 5
MOMENTS = [(game, decisions) for game, asked in ASKED.items() for decisions in asked]
ALWAYS = [("davinci", 16), ("citta", 9), ("citta", 18), ("citta", 23), ("engines", 4), ("engines", 8), ("engines", 59)]
"""Where a plate, a stage or boxes are in the middle of the table."""
SIZES = [(1024, 640), (1280, 720)]
HIDDEN = 0.25


def under(plate: Rect, target: Rect) -> bool:
    """Whether a plate hides a good part of what lies below it."""
    hidden = target.clip(plate)
    much = hidden.width * hidden.height > HIDDEN * target.width * target.height
    return much and not plate.inflate(4, 4).contains(target)


@first_quick("size", SIZES)
@first_quick(
    ("game", "decisions"),
    [pytest.param(*each, marks=() if each in ALWAYS else pytest.mark.slow) for each in MOMENTS],
)
def test_notes_point_to_what_is_seen_and_are_counted(game: str, decisions: int, size: Size, tmp_path: Path) -> None:
    desk = Desk(tmp_path, size, Settings(speed=Speed.OFF))
    desk.host.play(session(PRESENTATIONS[game].game, SEED, tmp_path, decisions))
    desk.turn()
    while not isinstance(desk.kit.stack.top, TableScene):
        desk.look()
        desk.key(pygame.K_RETURN)
    desk.turn()
    desk.table.show_help()
    desk.turn()
    scene = desk.top(HelpScene)
    view, plate = desk.table.view(), desk.table.picture.asking(desk.table.view(), desk.table.marks())
    laid = [each for leaf in scene.laid for each in leaf]
    assert [each.number for each in laid] == list(range(len(laid)))
    assert len({each.note for each in laid}) == len(laid) >= 6
    window, prompt = Rect((0, 0), size), desk.table.places()[PromptSpot()]
    for each in laid:
        assert not each.rect.colliderect(prompt), "the prompt is read beside all notes"
        assert each.targets
        assert all(window.contains(target) for target in each.targets), scene.notes[each.note]
        if plate is not None:
            assert not [target for target in each.targets if under(plate, target)], scene.notes[each.note]
        seen = desk.table.seen_places()
        assert each.targets == scene.notes[each.note].targets(view, seen)
    desk.host.close()
