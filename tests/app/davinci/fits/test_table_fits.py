"""Nothing on the table is cut off, hidden, too small to read or too small to press, however full it is."""

from collections.abc import Iterator
from itertools import cycle, product

import pytest

from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import ApprenticeSpot, StockSpot
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.settings import TEXT_SIZES
from leonardo.app.kit.translations import tr
from leonardo.app.table.areas import bounds
from leonardo.app.table.shown.marks import LastAct, Marks
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion
from tests.app.davinci.crowded_game import Full, fullest
from tests.app.davinci.words.said import prompt
from tests.app.kit.everywhere import MORE_SIZES, SIZES
from tests.app.kit.languages import LANGUAGES, LONGER, spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, faults, hidden, legible, probing
from tests.diagonal import diagonal

NAMES = (
    "Massimiliano di Lorenzo dei Medici Magno",
    "Wilhelmina Gwendolyn of Mecklenburg-West",
    "Ana", "Francesco Melzi", "Andrea del Verrocchio",
)  # fmt: skip
"""Two of them as long as a save allows."""

USUAL = (*SIZES[:3], SIZES[4])
"""Where they are looked at quickly."""

Asked = tuple[Full, int | None, bool]
"""A position, the seat that sees it if it is not an onlooker, and whether memory is open."""


pytestmark = pytest.mark.usefixtures("screen")


def complaints(
    cut: set[str], full: Full, size: Size, language: str, text_size: int, viewer: int | None, open_memory: bool
) -> list[str]:
    """Return what is wrong with a table that shows a position."""
    view = GAME.view(full.state, viewer)
    looks = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)][: len(view.seats)]
    with spoken(language):
        picture = DaVinciPicture(looks, pictures=Blanks(), open_memory=open_memory, text_scale=text_size / 100)
        picture.arrange(size, view)
        names = tuple(look.name for look in looks)
        longest = max(map(invention_name, INVENTIONS), key=len)
        fully = tr("davinci.last.completed", invention=longest)
        acts = [LastAct(seat, None, longest, fully) for seat in range(len(looks))]
        marks = Marks(prompt=prompt(view, PromptState(names, several=True, advised=True)), last_acts=tuple(acts))
        page = LayoutProbe(size)
        picture.draw(page, view, marks)
        targets = picture.targets(view, marks)
        pressed = {spot: bounds(area) for spot, area in targets.items() if not isinstance(spot, ApprenticeSpot)}
    found = faults(page, pressed, cut, names, legible(size))
    # No real language has words so long for all neighbours at once; and the board of an auction lies over the city.
    if language != LONGER and not isinstance(view.question, BidQuestion):
        found += hidden(page)
    cut.clear()
    return found


@pytest.fixture
def cut() -> Iterator[set[str]]:
    with probing() as texts:
        yield texts


def asked(seats: int) -> list[Asked]:
    """The fullest tables, each as the seat sees it that has most, or as an onlooker, with open memory or without."""
    seen = cycle(product((True, True, False), (False, True)))
    return [(full, full.seat if sits else None, told) for full, (sits, told) in zip(fullest(seats), seen, strict=False)]


def tried(size: Size, seats: int, part: int) -> list[tuple[Asked, tuple[str, int]]]:
    """A third of the fullest tables, each in a language and a size of text; of `MORE_SIZES` a sixth."""
    tables = list(zip(asked(seats), cycle(product(LANGUAGES, TEXT_SIZES)), strict=False))
    return tables[part::3] if size in SIZES else tables[2 * part + seats % 2 :: 6]


@pytest.mark.parametrize(
    ("size", "seats", "part"), diagonal(USUAL, (5, 4, 3, 2), (0, 1, 2), more=(SIZES[3], *MORE_SIZES))
)
def test_the_fullest_tables_fit(size: Size, seats: int, part: int, cut: set[str]) -> None:
    for (full, viewer, told), (language, text_size) in tried(size, seats, part):
        found = complaints(cut, full, size, language, text_size, viewer, told)
        assert found == [], (full.of, viewer, language, text_size, told)


@pytest.mark.slow
@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_tables_fit_in_every_language(language: str, text_size: int, cut: set[str]) -> None:
    turn = LANGUAGES.index(language) + TEXT_SIZES.index(text_size)
    others = ((size, (2, 4, 5)[(turn + number) % 3]) for number, size in enumerate(((1366, 768), (1080, 1920))))
    for size, seats in (*product([(1024, 640)], (2, 4, 5)), *others):
        for full, viewer, told in asked(seats)[-2:]:
            found = complaints(cut, full, size, language, text_size, viewer, told)
            assert found == [], (size, full.of, viewer, told)


@pytest.mark.usefixtures("cut")
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_apprentices_left_for_each_seat_are_told_apart_by_shape_in_small_windows(size: Size, seats: int) -> None:
    view = GAME.view(fullest(seats)[0].state, None)
    looks = [PlayerStyle(name, colour) for name, colour in zip(NAMES[:seats], SEAT_COLOURS[:seats], strict=True)]
    picture = DaVinciPicture(looks, pictures=Blanks())
    picture.arrange(size, view)
    page = LayoutProbe(size)
    picture.draw(page, view, Marks())
    room = picture.spots(view)[StockSpot(Place.ACADEMY)].inflate(4, 0)
    shields = [
        note for note in page.notes if str(note.what).startswith("shield_") and room.collidepoint(note.rect.center)
    ]
    assert [note.what for note in shields] == [f"shield_{colour}" for colour in SEAT_COLOURS[:seats]]
    assert all(note.rect.height >= 14 for note in shields)
