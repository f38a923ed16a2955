"""Where a game is looked back at, nothing is cut off, hidden or too small: at every size, in every language."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from leonardo.ai.reviewer import ReviewProgress
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.translations import Translations, languages
from leonardo.app.scenes.host import Host
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.table.players import looks
from leonardo.app.table.review.choose_seat import WhoseScene
from leonardo.app.viewer.branch import BranchScene
from leonardo.app.viewer.scene import ViewerScene
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.saves.folder import folder_at
from tests.app.davinci.fits.test_sheets_fit import EVERYWHERE, Wish
from tests.app.davinci.fits.test_table_fits import NAMES
from tests.app.kit.everywhere import SIZES
from tests.app.kit.languages import LONGER, spoken
from tests.app.kit.layout_probe import Blanks, faults, legible, probing, sheet, targets
from tests.app.table.review.moments import Known, moments, session

SEAT = 4
"""It comes to nearly all kinds of decisions."""

pytestmark = pytest.mark.usefixtures("screen")


def kit_for(size: Size, text_size: int) -> Kit:
    kit = Kit.for_size(size, Settings(reduced_motion=True, text_size=text_size))
    kit.pictures = Blanks()
    kit.arrange(size)
    return kit


def shown(kit: Kit, folder: Path, part: slice) -> Iterator[tuple[object, MenuScene]]:
    """Put the faces of a review on the stack, one after another, each for the first time; of moments only a part."""
    game = session(NAMES)
    host = Host(kit, folder_at(folder), PRESENTATIONS)

    def look(known: Known | None = None) -> ViewerScene:
        while kit.stack.top is not None:
            kit.stack.pop()
        host.look_back(game, SEAT, known)  # type: ignore[arg-type] # a double
        kit.arrange(kit.layout.size)
        scene = next(scene for scene in kit.stack.seen() if isinstance(scene, ViewerScene))
        assert kit.stack.top is scene
        return scene

    yield "whose", _whose(kit)
    scene = look()
    for way in range(len(scene.ways)):
        scene.look_with(way)
        scene.go(scene.replay.clamped(40 * way + 10))
        yield scene.ways[way].text, scene
    yield "thinking", look(Known(ReviewProgress(0.3)))
    found = ReviewProgress(0.8, moments(SEAT))
    for number in range(len(found.moments))[part]:
        scene = look(Known(found))
        scene.show_moment(number)
        yield found.moments[number].decision.view.question, scene
    scene = look(Known(found))
    scene.show_moment(0)
    scene.fold()
    yield "folded", scene
    scene.branch()
    top = kit.stack.top
    assert isinstance(top, BranchScene)
    yield "branch", top


def _whose(kit: Kit) -> WhoseScene:
    scene = WhoseScene(kit, looks(session(NAMES)), (SEAT,), lambda _: None)
    kit.stack.push(scene)
    kit.arrange(kit.layout.size)
    return scene


@EVERYWHERE
def test_reviews_fit(size: Size, wishes: Sequence[Wish], tmp_path: Path) -> None:
    """Each moment is laid out for one of the wishes; names of inventions on cards are the matter of the table.

    Of one wish alone a part of the moments is looked at, at each size another one.
    """
    spoken_ones = [wish for wish in wishes if wish[0] != LONGER]
    inventions = (f"davinci.inventions.{number}" for number in INVENTIONS)
    spoken_at_all = [Translations(language) for language in languages()]
    names = (*NAMES, *(say(key) for key in inventions for say in spoken_at_all))
    with probing() as cut:
        first, parts = (SIZES.index(size), len(SIZES)) if len(wishes) == 1 else (0, len(spoken_ones))
        for number, (language, text_size) in enumerate(spoken_ones, first):
            kit = kit_for(size, text_size)
            with spoken(language):
                for what, scene in shown(kit, tmp_path, slice(number % parts, None, parts)):
                    cut.clear()
                    found = faults(sheet(scene), targets(scene.form), cut, names, legible(size))
                    assert found == [], (what, language, text_size)
