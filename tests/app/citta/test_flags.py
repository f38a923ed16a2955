"""What is told where a rival has bought something hides none of the labels of the squares."""

import pygame
import pytest

from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import SquareSpot
from leonardo.app.kit.points import Size
from leonardo.app.table.motion.flags import PULSE, Flag, Raised
from leonardo.app.table.motion.heralds import Heralds
from leonardo.engine.citta import GAME
from leonardo.engine.citta.board import FOR_SALE
from tests.app.citta.layouts import LOOKS
from tests.app.kit.layout_probe import Blanks, probing
from tests.engine.citta.build import ANNA, party, street

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 1.0), ((1024, 640), 1.3), ((1920, 1080), 1.0)])
def test_no_flag_hides_a_label(size: Size, text_scale: float) -> None:
    view = GAME.view(street(*[party()] * 6), ANNA)
    hidden = {}
    with probing():
        picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
        picture.arrange(size, view)
        for square in FOR_SALE:
            raised = [Raised(Flag(1, SquareSpot(square), "bought: 50 florins"), PULSE)]
            (flag,) = Heralds(LOOKS).raise_flags(
                pygame.Surface(size), picture.brush, raised, picture.areas(view), labels=picture.labels
            )
            over = [number for number, at in picture.ring.squares.items() if flag.inflate(-2, -4).colliderect(at.label)]
            hidden.update({square: over} if over else {})
    assert hidden == {}
