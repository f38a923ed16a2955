"""Who must sell sees what each card brings, how much is missing, and that works are sold with it (rule 13)."""

import pytest

from leonardo.app.citta.learn.pictures.things import Citizen, seen
from leonardo.app.citta.picture.plates.persons import debt
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import PalaceSpot
from leonardo.app.citta.standing import due, sells_for
from leonardo.app.citta.table import TABLE
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta.actions import Sell
from leonardo.engine.citta.board import BRIDGES, FOR_SALE, PRICES, VALUES
from leonardo.engine.citta.constants import Cause
from leonardo.engine.citta.questions import Debt, SaleQuestion
from leonardo.engine.citta.state import sale_value
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from tests.app.kit.everywhere import everywhere
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing, words

NAMES = ("Lisa", "Salaì", "Melzi")
LOOKS = tuple(PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False))
LISA, SALAI = 0, 1
FULL, BARE, BRIDGE, HIS = 10, 14, BRIDGES[0], 8
OWED = Debt(LISA, SALAI, 300, Cause.RENT)


def must_sell(*more: int) -> View:
    """Lisa has a palace with four works, one without any, a bridge and perhaps more, and owes more than her cash."""
    owns = {FULL: (1, 2, 3, 4), BARE: (), BRIDGE: (), **dict.fromkeys(more, ())}
    view = seen(Citizen(florins=15, owns=owns), Citizen(owns={HIS: (5,)}), Citizen())
    return evolve(view, question=SaleQuestion(LISA, OWED), options=tuple(map(Sell, owns)))


def told(view: View, size: Size = (1280, 720)) -> tuple[CittaPicture, LayoutProbe]:
    """Return a table that shows a view, and all that is on it; surfaces must be probes."""
    picture, page = CittaPicture(LOOKS, pictures=Blanks()), LayoutProbe(size)
    picture.arrange(size, view)
    picture.draw(page, view)
    return picture, page


def test_only_what_could_be_sold_now_has_a_sum() -> None:
    view = must_sell()
    assert sells_for(view, FULL) == (PRICES[FULL] + sum(VALUES[work] for work in (1, 2, 3, 4))) // 2
    assert sells_for(view, BRIDGE) == PRICES[BRIDGE] // 2
    assert sells_for(view, HIS) is None
    assert sells_for(evolve(view, viewer=SALAI, options=()), FULL) is None
    assert sells_for(evolve(view, question=None, options=()), FULL) is None


@pytest.mark.usefixtures("screen")
def test_cards_and_labels_show_the_sum_they_sell_for() -> None:
    view = must_sell()
    later = evolve(view, question=None, options=())
    with probing():
        (picture, page), (_, page_later) = told(view), told(later)
        for square in (FULL, BARE, BRIDGE):
            label, sum_ = picture.ring.squares[square].label, str(sale_value(view.works, square))
            gain = tr("citta.picture.brings", count=due(view, square))
            assert sum_ in words(page, label)
            assert gain not in words(page, label)
            assert gain in words(page_later, label)
        for square in (FULL, BARE):
            card = picture.spots(view)[PalaceSpot(square)]
            assert f"sells for {sale_value(view.works, square)}" in words(page, card)
            assert str(due(view, square)) in words(page_later, card)
            assert not any("next rent" in text for text in words(page, card))
        assert str(due(view, FULL)) not in words(page, picture.spots(view)[PalaceSpot(FULL)])


def test_the_plate_says_what_is_missing_and_that_works_are_sold() -> None:
    view = must_sell()
    assert isinstance(view.question, SaleQuestion)
    told = [line.text for line in debt(view, view.question, LOOKS).lines]
    assert "Still to be paid: 285 florins." in told
    assert any("half the value of its artworks" in text for text in told)


@pytest.mark.usefixtures("screen")
@everywhere(quick=2)
def test_nothing_is_cut_where_something_must_be_sold(size: Size, language: str, text_size: int) -> None:
    with spoken(language), probing() as cut:
        picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_size / 100)
        for view in (must_sell(), must_sell(*(square for square in FOR_SALE if square != HIS))):
            picture.arrange(size, view)
            marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES)))
            page = LayoutProbe(size)
            picture.draw(page, view, marks)
            plate = picture.asking(view, marks)
            assert plate is not None
            assert picture.layout.city.contains(plate)
            sheet = max(number for number, note in enumerate(page.notes) if note.what == "panel_gilt")
            notes = [note for note in page.notes[sheet:] if isinstance(note.what, Line) and plate.colliderect(note.ink)]
            assert all(plate.contains(note.ink) for note in notes)
            cards = [place for spot, place in picture.spots(view).items() if isinstance(spot, PalaceSpot)]
            told = [text for card in cards for text in words(page, card)]
            told += [note.what.text for note in notes if isinstance(note.what, Line)]
            assert [text for text in told if "…" in text and not any(name[:2] in text for name in NAMES)] == []
            unread = {text for text in cut if not any(name in text for name in NAMES)}
            assert unread == set() or language == "longer", "that has no room on the labels"
