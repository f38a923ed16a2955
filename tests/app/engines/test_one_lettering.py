"""Names of cards that lie together, and of territories of one order, are written alike, however long one of them is."""

import pytest
from pygame import Rect, Surface

from leonardo.app.engines.picture import cards
from leonardo.app.engines.picture.feasts.auction import draw_seat
from leonardo.app.engines.picture.layout import lay_out
from leonardo.app.engines.picture.told import FistTold
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import INK, Colour
from leonardo.engine.engines.cards import Card

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

LONG, SHORT = "Rammbock mit Schutzdach", "Bat"
SIZE = (1024, 640)
CINZEL, GARAMOND = "Cinzel", "EBGaramond"


class Watched(Painter):
    """Notes in which face each text was written."""

    def __init__(self, k: float) -> None:
        super().__init__(k)
        self.faces: dict[str, set[Face]] = {}

    def render(
        self, text: str, face: Face = Face.TEXT, size: float = 24, colour: Colour = INK, width: int | None = None
    ) -> Surface:
        self.faces.setdefault(text, set()).add(face)
        return super().render(text, face, size, colour, width)


def brush_of(pictures: Pictures, *names: str) -> tuple[Brush, Watched]:
    layout = lay_out(SIZE)
    painter = Watched(layout.k)
    looks = [PlayerStyle(name, colour) for name, colour in zip(names, SEAT_COLOURS, strict=False)]
    return Brush(pictures, painter, layout, looks), painter


def test_names_on_cards_of_auctions_are_one_family_all_game(one_set_of_pictures: Pictures) -> None:
    """Whatever lies beside them, and while they fly to whoever took them."""
    brush, painter = brush_of(one_set_of_pictures)
    for title in (SHORT, LONG):
        cards.project(brush, Surface(SIZE), Rect(0, 0, 110, 150), Card.ORGAN_GUN, title=title, effect="1", price="10")
        cards.leaf(brush, Surface(SIZE), Rect(0, 0, 60, 70), Card.ORGAN_GUN, title)
    assert {face.value[: len(GARAMOND)] for title in (SHORT, LONG) for face in painter.faces[title]} == {GARAMOND}


@pytest.mark.parametrize("rect", [Rect(0, 0, 250, 44)], ids=["in a row"])
def test_the_names_of_cards_that_lie_together_are_of_one_face(one_set_of_pictures: Pictures, rect: Rect) -> None:
    for together, alike in (((SHORT,), False), ((LONG, SHORT), True)):
        brush, painter = brush_of(one_set_of_pictures)
        for card, title in zip((Card.BALL_CART, Card.ORGAN_GUN), together, strict=False):
            cards.project(brush, Surface(SIZE), rect, card, title=title, effect="1", price="10", names=together)
        faces = set().union(*(painter.faces[title] for title in together))
        assert len(faces) == 1
        assert next(iter(faces)).value.startswith(GARAMOND if alike else CINZEL)


def test_the_names_at_the_hands_of_an_auction_are_of_one_face(one_set_of_pictures: Pictures) -> None:
    names = "Maximilian of Habsburg", "Anna"
    brush, painter = brush_of(one_set_of_pictures, *names)
    for seat, name in enumerate(names):
        fist = FistTold(seat, name, leonardo=bool(seat), closed=False, florins=None, note="", asked=False, place=0)
        draw_seat(brush, Surface(SIZE), fist, Rect(10, 10, 130, 120), shown=False)
    assert len(set().union(*(painter.faces[name] for name in names))) == 1
