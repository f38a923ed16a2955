"""Large sheets to be read: nothing is cut in any language, window or size of text, and they say what is known."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest
from attrs import evolve

from leonardo.app.davinci.picture.cards.state import card_state
from leonardo.app.davinci.picture.closely.card import facts
from leonardo.app.davinci.picture.snapshot import looks_for
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import CardSpot, LaboratorySpot, OwnedSpot, Spot
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.translations import speak
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.constants import Component, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from tests.diagonal import first_quick

OWNED = (1, 2, 3, 4, 5, 7, 12)


@pytest.fixture(scope="module", autouse=True)
def pictures() -> Iterator[Pictures]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    yield Pictures()
    speak("en")
    pygame.quit()


@pytest.fixture(scope="module")
def view() -> View:
    """Seat 0 works on number 8; seat 1 owns much."""
    state = GAME.begin(GAME.deal(Options(4, start=0), Random(1))).state
    state = GAME.apply(state, actions.Start(Place.SMALL, 8)).state
    seen = GAME.view(state, 0)
    return evolve(seen, seats=(seen.seats[0], evolve(seen.seats[1], owned=OWNED), *seen.seats[2:]))


@pytest.mark.slow
@first_quick("text_scale", [1.0, 1.3])
@first_quick("language", ["en", "it", "fr", "cs"])
def test_nothing_is_cut(view: View, pictures: Pictures, language: str, text_scale: float) -> None:
    speak(language)
    for size in ((1024, 640), (900, 1400)):
        picture, surface = DaVinciPicture(looks_for(4), pictures=pictures, text_scale=text_scale), pygame.Surface(size)
        picture.arrange(size, view)
        spots: list[Spot] = [CardSpot(12), OwnedSpot(1, Component.IRON)]
        spots += [LaboratorySpot(seat, Place.SMALL) for seat in (0, 1)]
        for spot in spots:
            where = picture.zoom(surface, view, spot)
            assert where is not None
            assert surface.get_rect().contains(where)
        assert not picture.brush.painter.cut


def test_what_is_needed_and_what_is_there_are_compared(view: View, pictures: Pictures) -> None:
    speak("en")
    picture = DaVinciPicture(looks_for(4), pictures=pictures)
    picture.arrange((1280, 720), view)
    for number, card in INVENTIONS.items():
        told = [fact.aside for fact in facts(picture.brush, view, card)]
        meaning = card_state(view, number)
        if not meaning.in_work:
            assert sum("missing" in aside for aside in told) == sum(lack > 0 for lack in meaning.lacks)
