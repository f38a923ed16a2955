"""Each thing that the Workshop offers has a button of its own with its price, which takes it at once (rule 8.12)."""

from functools import cache
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pygame import Rect

from leonardo.app.davinci.buttons import BUTTONS
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words.advice import WORKSHOP
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.table.shown.marks import Marks, Prompt
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Take, Withdraw
from leonardo.engine.davinci.constants import PRICES, Place, Upgrade
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from tests.app.davinci.whole_game import ALONE, OPTIONS, SEED, played_without_a_table
from tests.app.every_question import questions
from tests.app.kit.languages import LANGUAGES, spoken
from tests.diagonal import diagonal

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

NAMES = tuple(seat.name for seat in ALONE)
LOOKS = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)]
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))
KEYS = {f"take_{what}" for what in WORKSHOP}


@cache
def offers() -> tuple[View, ...]:
    """Return what is seen whenever the Workshop offers anything, once for each number of ways to take."""
    found: dict[int, View] = {}
    games = (played_without_a_table(ALONE, seed, OPTIONS) for seed in range(SEED, SEED + 4))
    for _, step in chain.from_iterable(game.steps() for game in games):
        question = step.state.question
        if isinstance(question, OfferQuestion) and question.district is Place.WORKSHOP:
            view = GAME.view(step.state, question.seat)
            found.setdefault(len(view.options), view)
    return tuple(found.values())


@cache
def most() -> View:
    """Return what is seen where all is offered that the Workshop can offer at once."""
    takes = (Take(Upgrade.AUTOMATON, Place.SMALL), Take(Upgrade.AUTOMATON, Place.LARGE))
    tiles = (Take(Upgrade.SMALL5), Take(Upgrade.LARGE6))
    return evolve(offers()[0], options=(*takes, *tiles, Withdraw()))


def said(view: View) -> Prompt:
    return prompt(TABLE, view, PromptState(names=NAMES))


@pytest.mark.slow
def test_each_way_to_take_has_a_button_with_its_price() -> None:
    assert len(offers()) >= 2
    for view in (*offers(), most()):
        assert isinstance(view.question, OfferQuestion)
        buttons = {button.key: button for button in BUTTONS}
        shown = [button for button in said(view).buttons if button.key in KEYS]
        taken = {buttons[button.key].action(view) for button in shown} - {None}
        automata = [each for each in view.options if isinstance(each, Take) and each.upgrade is Upgrade.AUTOMATON]
        takes = {each for each in view.options if isinstance(each, Take)}
        assert taken == takes - set(automata if len(automata) > 1 else ())
        assert len(shown) == len({each.upgrade for each in takes})
        price = PRICES[view.question.taken]
        assert all((str(price) if price else "free") in button.label for button in shown)
        assert [button.primary for button in shown] == [len(shown) == 1] * len(shown)


@pytest.mark.parametrize(
    ("upgrade", "label"),
    [
        (Upgrade.SMALL5, "Flip small laboratory"),
        (Upgrade.LARGE4, "Take large laboratory"),
        (Upgrade.LARGE6, "Flip large laboratory"),
    ],
)
@pytest.mark.slow
def test_a_button_says_whether_a_laboratory_is_taken_or_enlarged(upgrade: Upgrade, label: str) -> None:
    with spoken("en"):
        (button,) = (
            each for each in said(evolve(most(), options=(Take(upgrade), Withdraw()))).buttons if each.key in KEYS
        )
    assert button.label.startswith(label)


@pytest.mark.parametrize(
    ("size", "language", "text_scale"), diagonal(SIZES, LANGUAGES, (1.0, 1.3), pairs=False, quick=1)
)
def test_they_stand_in_the_city_apart_from_each_other(size: Size, language: str, text_scale: float) -> None:
    picture = DaVinciPicture(LOOKS, pictures=Pictures(), text_scale=text_scale)
    with spoken(language):
        for view in (*offers(), most()):
            picture.arrange(size, view)
            marks = Marks(prompt=said(view))
            spots = picture.spots(view, marks)
            places = [spots[ButtonSpot(button.key)] for button in said(view).buttons if button.aside]
            assert len(places) >= 2
            for number, place in enumerate(places):
                assert picture.page.city.contains(place), (place, picture.page.city)
                assert Rect(place).collidelist(places[number + 1 :]) == -1


def test_an_automaton_for_either_laboratory_is_in_the_hand() -> None:
    taken: list[Any] = []
    table: Any = SimpleNamespace(free=True, view=most, controls=SimpleNamespace(take=taken.append))
    button = next(button for button in BUTTONS if button.key == "take_automaton")
    assert button.action(most()) is None
    assert button.run is not None
    button.run(table)
    (held,) = taken
    automata = {each for each in most().options if isinstance(each, Take) and each.upgrade is Upgrade.AUTOMATON}
    assert set(TABLE.moves.targets(most(), held).values()) == automata


@pytest.mark.slow
def test_a_press_takes_it(tmp_path: Path) -> None:
    for desk in questions(tmp_path, "davinci"):
        table = desk.table
        keys = [key for key in table.buttons() if key in KEYS]
        if keys and table.free:
            before = len(table.session.played.turns)
            wanted = next(button for button in BUTTONS if button.key == keys[0]).action(table.view())
            desk.press(ButtonSpot(keys[0]))
            assert table.session.played.turns[before].action == wanted
            return
    pytest.fail("the Workshop offered nothing")
