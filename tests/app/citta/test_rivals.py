"""What decides is told of every rival in a window of any size: capital, purse, and what they own."""

from collections.abc import Callable

import pygame
import pytest

from leonardo.app.citta.picture.rivals import party_name
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.standing import others, standings, works_of
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.table.looks.brush import LITTLE, Brush
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta import GAME, questions
from leonardo.engine.citta.board import IS_BRIDGE
from leonardo.engine.citta.state import properties
from tests.app.citta.test_table_fits import LOOKS, moments
from tests.app.kit.layout_probe import Blanks
from tests.engine.citta.build import party, turn

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("size", [(1024, 640), (1080, 1920), (1280, 720), (1920, 1080)])
def test_all_that_a_rival_owns_is_told(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, pygame.Rect]] = []
    write: Callable[..., pygame.Rect] = Brush.write

    def note(brush: Brush, surface: pygame.Surface, text: str, *given: object, **named: object) -> pygame.Rect:
        place = write(brush, surface, text, *given, **named)
        written.append((text, place))
        return place

    state = moments()[questions.AuctionQuestion]
    view = GAME.view(state, 0)
    picture = CittaPicture(LOOKS, pictures=Blanks())
    picture.arrange(size, view)
    monkeypatch.setattr(Brush, "write", note)
    picture.draw(pygame.Surface(size), view, Marks())
    spots = picture.spots(view, Marks())
    for seat in others(view):
        panel, party = spots[SeatSpot(seat)], view.parties[seat]
        assert isinstance(panel, pygame.Rect)
        assert party is not None
        owned = properties(view.owners, seat)
        bridges = sum(IS_BRIDGE[square] for square in owned)
        told = sorted(text for text, place in written if panel.collidepoint(place.center) and text.isdigit())
        counts = (len(owned) - bridges, bridges, works_of(view, seat), len(party.offices))
        assert told == sorted(map(str, (standings(view)[seat].capital.share, party.florins, *counts)))


@pytest.mark.parametrize("room", [70, 110, 180, 600])
def test_all_members_of_a_guild_are_named_in_any_room(room: int) -> None:
    names = ("Lorenzo il Magnifico", "Bianca", "Lucrezia")
    looks = [PlayerStyle(name, colour) for name, colour in zip(names, SEAT_COLOURS, strict=False)]
    view = GAME.view(turn(party(members=(0, 2)), party(), None).state, 1)
    picture = CittaPicture(looks, pictures=Blanks())
    picture.arrange((1280, 720), view)
    guild = view.parties[0]
    assert guild is not None
    named = party_name(picture.brush, guild, LITTLE, room)
    assert named.startswith("Lo")
    assert "& Lu" in named
    assert picture.brush.fits(named, LITTLE, room)
