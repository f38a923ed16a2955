"""Nothing in a review is cut off, hidden or too small: at every size, in every language, with larger letters."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from leonardo.ai.reviewer import ReviewProgress
from leonardo.app.davinci.table import TABLE
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.words import Catalogue, languages
from leonardo.app.scenes.host import Host
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.table.players import looks
from leonardo.app.table.review.choose_seat import WhoseScene
from leonardo.app.table.review.scene import ReviewScene
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.saves.folder import folder_at
from tests.app.davinci.test_sheets_fit import EVERYWHERE, Wish
from tests.app.davinci.test_table_fits import NAMES
from tests.app.kit.everywhere import Size
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

    def review(news: ReviewProgress) -> ReviewScene:
        scene = ReviewScene(host, TABLE, game, SEAT, Known(news))  # type: ignore[arg-type] # a double
        kit.stack.replace(scene)
        kit.arrange(kit.layout.size)
        return scene

    yield "whose", _whose(kit)
    yield "thinking", review(ReviewProgress(0.3))
    yield "nothing", review(ReviewProgress(1.0, (), over=True))
    found = ReviewProgress(0.8, moments(SEAT))
    for number in range(len(found.moments))[part]:
        scene = review(found)
        scene.show(number)
        yield found.moments[number].decision.view.question, scene
    scene = review(found)
    scene.fold()
    yield "folded", scene


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
    spoken_at_all = [Catalogue(language) for language in languages()]
    names = (*NAMES, *(say(key) for key in inventions for say in spoken_at_all))
    with probing() as cut:
        first, parts = (size[1], 4) if len(wishes) == 1 else (0, len(spoken_ones))
        for number, (language, text_size) in enumerate(spoken_ones, first):
            kit = kit_for(size, text_size)
            with spoken(language):
                for what, scene in shown(kit, tmp_path, slice(number % parts, None, parts)):
                    cut.clear()
                    found = faults(sheet(scene), targets(scene.form), cut, names, legible(size))
                    assert found == [], (what, language, text_size)
