"""What decides is told of every rival in a window of any size: capital, purse, and what they own."""

from itertools import pairwise

import pygame
import pytest

from leonardo.app.citta.picture.parts import party_names
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import CapitalSpot, PurseSpot
from leonardo.app.citta.standing import others, standings, works_of
from leonardo.app.kit.brush import LITTLE, Brush
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.table.motion.counting import Count
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta import GAME, questions
from leonardo.engine.citta.board import IS_BRIDGE
from leonardo.engine.citta.state import properties
from tests.app.citta.layouts import LOOKS, MORE_SIZES, SIZES, moments
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing, words
from tests.diagonal import first_quick
from tests.engine.citta.build import party, turn

pytestmark = pytest.mark.usefixtures("screen")


@first_quick("size", [(1024, 640), (1080, 1920), (1280, 720), (1920, 1080)], 2)
def test_all_that_a_rival_owns_is_told(
    size: tuple[int, int],
) -> None:
    state = moments()[questions.AuctionQuestion]
    view = GAME.view(state, 0)
    with probing():
        picture, page = CittaPicture(LOOKS, pictures=Blanks()), LayoutProbe(size)
        picture.arrange(size, view)
        picture.draw(page, view, Marks())
    spots = picture.spots(view, Marks())
    for seat in others(view):
        panel, party = spots[SeatSpot(seat)], view.parties[seat]
        assert isinstance(panel, pygame.Rect)
        assert party is not None
        owned = properties(view.owners, seat)
        bridges = sum(IS_BRIDGE[square] for square in owned)
        told = sorted(text for text in words(page, panel.inflate(8, 8)) if text.isdigit())
        counts = (len(owned) - bridges, bridges, works_of(view, seat), len(party.offices))
        assert told == sorted(map(str, (standings(view)[seat].capital.share, party.florins, *counts)))


@pytest.mark.parametrize("seats", [3, 6])
def test_a_sum_that_counts_down_is_never_cut(seats: int) -> None:
    view = GAME.view(turn(*(party(50) for _ in range(seats))).state, 0)
    with probing() as cut:
        picture, page = CittaPicture(LOOKS[:seats], pictures=Blanks(), text_scale=1.3), LayoutProbe((1024, 640))
        picture.arrange((1024, 640), view)
        marks = Marks(counts=tuple((PurseSpot(seat), Count(100, -50, 100)) for seat in range(1, seats)))
        picture.draw(page, view, marks)
        for seat in range(1, seats):
            assert "100" in words(page, picture.spots(view, marks)[SeatSpot(seat)].inflate(8, 8))
    assert cut == set()


def test_all_members_of_a_guild_are_named_in_any_room() -> None:
    ways = party_names((0, 2), ("Lorenzo il Magnifico", "Bianca", "Lucrezia"))
    assert ways[0] == "Lorenzo il Magnifico & Lucrezia"
    assert ways[-1] == "L. & L."
    assert list(map(len, ways)) == sorted(map(len, ways), reverse=True)
    assert party_names((1,), ("Lorenzo", "Bianca")) == ("Bianca",)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_no_name_of_a_guild_is_cut_by_letters(size: tuple[int, int]) -> None:
    names = ("Lorenzo il Magnifico", "Bianca", "Lucrezia")
    looks = [PlayerStyle(name, colour) for name, colour in zip(names, SEAT_COLOURS, strict=False)]
    view = GAME.view(turn(party(members=(0, 2)), party(), None).state, 1)
    with probing() as cut:
        picture, page = CittaPicture(looks, pictures=Blanks()), LayoutProbe(size)
        picture.arrange(size, view)
        picture.draw(page, view)
        told = words(page, picture.spots(view)[SeatSpot(0)].inflate(8, 8))
    assert any(text in told for text in party_names((0, 2), names))
    assert cut == set()


@pytest.mark.parametrize("size", [(1280, 580), (1280, 620), *SIZES, *MORE_SIZES])
def test_the_rows_of_six_panels_are_as_high_as_their_letters(size: tuple[int, int]) -> None:
    """In the replay, where the table is lower, the capital stands beside the name."""
    picture, view = CittaPicture(LOOKS, pictures=Blanks()), GAME.view(next(iter(moments().values())), 0)
    picture.arrange(size, view)
    for spot, place in picture.spots(view).items():
        if isinstance(spot, PurseSpot | CapitalSpot):
            assert place.height >= picture.brush.type(LITTLE), spot


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_heads_of_members_who_do_not_speak_hang_in_a_row(size: tuple[int, int]) -> None:
    view = GAME.view(turn(party(members=(0, 2, 3, 4)), party(), None, None, None).state, 1)
    hung: dict[int, pygame.Rect] = {}

    def note(_brush: Brush, _surface: pygame.Surface, place: pygame.Rect, seat: int) -> pygame.Rect:
        hung[seat] = pygame.Rect(place)
        return place

    with probing(), pytest.MonkeyPatch.context() as patch:
        patch.setattr("leonardo.app.table.looks.ornaments.portrait", note)
        picture = CittaPicture(LOOKS[:5], pictures=Blanks())
        picture.arrange(size, view)
        picture.draw(LayoutProbe(size), view, Marks())
    row = [hung[seat] for seat in (2, 3, 4)]
    assert len({head.top for head in row}) == 1
    assert all(one.right <= other.left for one, other in pairwise(row))
    assert all(head.width < hung[0].width for head in row)
