"""Plain letters have all letters and are as wide as the others; inks of high contrast stand out from their grounds."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.asset_files import assets_folder
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.text.lettering import PLAIN, Lettering, lettering, use_lettering
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.text.typeface import letters_in
from leonardo.app.kit.theme import INK, IVORY, LEGIBLE, PAPER, WOOD, contrast, luminance
from leonardo.app.kit.translations import Translations, languages
from leonardo.app.table.looks import colours
from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.davinci.setup import Options as DaVinciOptions
from leonardo.engine.engines.setup import Options as EnginesOptions

LEAST = 7.0
"""Between words and what they are written on, for who sees little (WCAG 2.2, success criterion 1.4.6)."""

pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture(autouse=True)
def usual_letters() -> Iterator[None]:
    yield
    use_lettering(Lettering())


def texts(language: str) -> list[str]:
    spoken = Translations(language)
    return [text for key in spoken if (text := spoken.text(key)) is not None]


@pytest.mark.parametrize("language", languages())
def test_plain_faces_have_all_letters_that_the_others_have(language: str) -> None:
    used = {ord(letter) for text in texts(language) for letter in text if letter.isprintable()}
    for usual, (plain, _) in PLAIN.items():
        known, own = (letters_in(assets_folder() / "fonts" / f"{face}.ttf") for face in (usual, plain))
        assert not (used & known) - own, plain


@pytest.mark.parametrize("language", languages())
def test_words_in_plain_letters_are_hardly_wider(language: str) -> None:
    """So that what fits its place in one lettering does so in the other."""
    some = [text for text in texts(language) if len(text) < 60][::20]
    for face in Face:
        widths = []
        for plain in (False, True):
            use_lettering(Lettering(plain=plain))
            painter = Painter(1.0)
            widths.append(sum(painter.measure(text, face, 40)[0] for text in some))
        assert widths[1] <= 1.04 * widths[0], face
    assert {face.value for face in Face} == set(PLAIN)


def test_plain_letters_look_otherwise_and_all_alike() -> None:
    drawn = {}
    for plain in (False, True):
        use_lettering(Lettering(plain=plain))
        drawn[plain] = pygame.image.tobytes(Painter(1.0).render("Leonardo", Face.TEXT, 40), "RGBA")
    assert drawn[False] != drawn[True]


def test_inks_of_high_contrast_stand_out() -> None:
    stark = Lettering(contrast=True)
    for ink, ground in (*LEGIBLE, *((ink, ground) for ink, ground in colours.LEGIBLE if ground in (PAPER, WOOD))):
        for shade in (ground.lightest, ground.darkest):
            assert contrast(luminance(stark.ink(ink)), luminance(stark.ground(shade))) >= LEAST, (ink, shade)
    assert (Lettering().ink(INK), Lettering().ground(IVORY)) == (INK, IVORY)


def test_a_wish_takes_effect_at_once_and_can_be_taken_back() -> None:
    settings = Settings()
    kit = Kit.for_size((1280, 720), settings)
    paper = kit.pictures.panel("panel", (90, 90), 1.0).get_at((45, 45))
    settings.plain_letters = settings.contrast = True
    kit.refresh()
    assert lettering() == Lettering(plain=True, contrast=True)
    paler = kit.pictures.panel("panel", (90, 90), 1.0).get_at((45, 45))
    assert min(paler[:3]) > min(paper[:3])
    settings.plain_letters = settings.contrast = False
    kit.refresh()
    assert lettering() == Lettering()
    assert kit.pictures.panel("panel", (90, 90), 1.0).get_at((45, 45)) == paper


@pytest.mark.parametrize("name", PRESENTATIONS)
def test_a_table_that_is_laid_already_follows(name: str) -> None:
    game = PRESENTATIONS[name].game
    options = {"davinci": DaVinciOptions(3), "citta": CittaOptions(3), "engines": EnginesOptions(3)}[name]
    view = game.view(game.begin(game.deal(options, Random(1))).state, 0)
    looks = [PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]]
    picture = {"davinci": DaVinciPicture, "citta": CittaPicture, "engines": EnginesPicture}[name](looks)
    pages = []
    for wished in (Lettering(), Lettering(plain=True), Lettering(plain=True, contrast=True)):
        use_lettering(wished)
        picture.arrange((1024, 640), view)
        pages.append(pygame.image.tobytes(picture.laid(view), "RGB"))
    assert len(set(pages)) == len(pages)
