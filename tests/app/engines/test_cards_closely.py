"""A right click on a card shows it large, wherever it lies, and nothing on the sheet is cut."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from leonardo.app.engines.picture.closely import card_at
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import ArchiveSpot, DesignSpot, LandSpot, OfferSpot, PlaySpot, Spot
from leonardo.app.engines.words.phrases import card_name
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.table.scene import TableScene
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import DESIGNS, DESIGNS_OF, IMPROVEMENTS, PROJECTS, in_order
from leonardo.engine.engines.constants import Machine
from tests.app.every_question import questions
from tests.app.kit.languages import LANGUAGES, spoken
from tests.diagonal import diagonal
from tests.engine.engines.build import land, seat, turn

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

SIZES = ((1024, 640), (1920, 1080), (900, 1400))
LOOKS = [PlayerStyle("Lisa", "red"), PlayerStyle("Salai", "blue"), PlayerStyle("Melzi", "green")]
RIGHT = 3


@pytest.mark.slow
@pytest.mark.parametrize(("language", "text_scale"), diagonal(LANGUAGES, (1.3, 1.0), quick=1))
def test_no_card_is_cut(one_set_of_pictures: Pictures, language: str, text_scale: float) -> None:
    hung = [*in_order(IMPROVEMENTS[Machine.TANK])[:3], *in_order(IMPROVEMENTS[Machine.PLANE])[:1]]
    archive = tuple(card for card in PROJECTS if card not in hung)
    tanks, planes = (max(DESIGNS_OF[machine], key=lambda card: DESIGNS[card].hooks) for machine in Machine)
    game = turn(
        seat(tank=tanks, plane=planes, archive=archive, projects=hung, milan=land(2)),
        seat(ireland=land(1)),
        seat(norway=land(1)),
    )
    view = GAME.view(game.state, 0)
    with spoken(language):
        for size in SIZES:
            picture, surface = EnginesPicture(LOOKS, pictures=one_set_of_pictures, text_scale=text_scale), Surface(size)
            picture.arrange(size, view)
            spots: list[Spot] = [*map(ArchiveSpot, range(len(archive))), *map(DesignSpot, Machine)]
            for spot in spots:
                where = picture.zoom(surface, view, spot)
                assert where is not None
                assert surface.get_rect().contains(where)
            assert not picture.brush.painter.cut


def cards_of(table: TableScene) -> list[Spot]:
    kinds = OfferSpot, ArchiveSpot, DesignSpot, PlaySpot
    return [spot for spot in table.areas() if isinstance(spot, kinds) and card_at(table.view(), spot) is not None]


@pytest.mark.slow
def test_a_right_click_shows_each_card_large_and_no_land(tmp_path: Path) -> None:
    seen = set[type]()
    for desk in questions(tmp_path, "engines"):
        table = desk.table
        for spot in [each for each in cards_of(table) if type(each) not in seen]:
            card = card_at(table.view(), spot)
            assert card is not None
            desk.press(spot, pygame.BUTTON_RIGHT)
            assert table.looked_at == spot, card_name(card)
            desk.key(pygame.K_ESCAPE)
            assert table.looked_at is None
            seen.add(type(spot))
        if {OfferSpot, DesignSpot} <= seen:
            return
    pytest.fail(f"only these were shown: {seen}")


def test_what_lies_there_no_longer_is_not_drawn(one_set_of_pictures: Pictures) -> None:
    view = GAME.view(turn(seat(milan=land(1)), seat(ireland=land(1)), seat(norway=land(1))).state, 0)
    picture = EnginesPicture(LOOKS, pictures=one_set_of_pictures)
    picture.arrange(SIZES[0], view)
    for spot in (ArchiveSpot(3), OfferSpot(0), PlaySpot(0), DesignSpot(Machine.TANK), LandSpot(Territory.MILAN)):
        assert picture.seen_closely(view, spot) is None
        assert picture.zoom(Surface(SIZES[0]), view, spot) is None
