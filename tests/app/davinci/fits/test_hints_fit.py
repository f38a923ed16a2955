"""The hint fits everywhere: beside what it speaks of, at all sizes, in all languages and sizes of text."""

from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from pygame import Rect

from leonardo.ai.advice import Advised
from leonardo.ai.davinci.reasons import Grounds, reason
from leonardo.app.davinci.commands import COMMANDS
from leonardo.app.davinci.dialogs.opening import DialogOpener
from leonardo.app.davinci.picture.card_places import hint_place
from leonardo.app.davinci.picture.layout import lay_out
from leonardo.app.davinci.words.advice import choice, why
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Size
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.form import Form
from leonardo.app.table.dialogs.answers import Answers
from leonardo.app.table.hint.card import Cross, HintCard, HintRow, Suggested, Suggestion, lay_card, lay_slip
from leonardo.app.table.spots import PromptSpot
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import View
from tests.app.davinci.fits.test_sheets_fit import (
    EVERYWHERE,
    GAMES,
    complaints,
    kit_for,
    opened,
    picture_for,
    played,
    positions,  # noqa: F401 - a fixture
)
from tests.app.davinci.fits.test_table_fits import NAMES
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import LayoutProbe, faults, legible, probing, targets

pytestmark = pytest.mark.usefixtures("screen")

Wishes = Sequence[tuple[str, int]]


@cache
def wordiest() -> tuple[tuple[View, Action], ...]:
    """The three choices of whole games that have the most to say in English, of three kinds."""
    found: dict[str, tuple[int, View, Action]] = {}
    for _, step in (each for game in GAMES for each in played(*game).steps()):
        decider = GAME.decider(step.state)
        if decider is None:
            continue
        view = GAME.view(step.state, decider)
        grounds = Grounds(view)
        for action in view.options[:: max(1, len(view.options) // 5)]:
            told = reason(grounds, action)
            if told is None:
                continue
            advised = Advised(action, 0.5, 40.0, 170, told.key, told.values)
            length = len(choice(view, action, NAMES)) + len(why(advised, NAMES))
            if length > found.get(told.key, (0, view, action))[0]:
                found[told.key] = length, view, action
    longest = sorted(found.values(), key=lambda each: -each[0])
    return tuple((view, action) for _, view, action in longest[:3])


def suggestions() -> Iterator[Suggestion]:
    """What is said of them."""
    for view, action in wordiest():
        told = reason(Grounds(view), action)
        assert told is not None
        advised = Advised(action, 0.5, 40.0, 170, told.key, told.values)
        yield Suggestion(
            choice(view, action, NAMES), "85\N{EN DASH}99%", "140\N{EN DASH}147", why(advised, NAMES), "florin_blank"
        )


def drawn(kit: Kit, card: HintCard, told: Sequence[Suggestion]) -> tuple[LayoutProbe, Form]:
    page = kit.page
    rows = [
        HintRow(str(number), rect, suggestion, card.written, lambda: None)
        for number, (rect, suggestion) in enumerate(zip(card.rows, told, strict=True))
    ]
    form = Form(page, [*rows, Cross(card.cross(page), lambda: None)])
    surface = LayoutProbe(kit.layout.size)
    card.draw(surface, page)
    form.draw(surface)
    return surface, form


@EVERYWHERE
def test_the_card_fits_while_leonardo_thinks_and_when_he_has_most_to_say(size: Size, wishes: Wishes) -> None:
    view = GAME.view(played(*GAMES[0]).state, 0)
    with probing() as cut:
        for language, text_size in wishes:
            kit = kit_for(size, text_size)
            with spoken(language):
                picture = picture_for(kit, view)
                usual = hint_place(picture.layout, ())
                elsewhere = hint_place(picture.layout, [usual[0]])
                told = Suggested(tr("davinci.hint.florins"), tuple(suggestions()))
                cards = [lay_card(kit.page, place, told, from_below=below) for place, below in (usual, elsewhere)]
                for card in (lay_slip(kit.page, picture.spots(view)[PromptSpot()]), *cards):
                    assert kit.layout.window.contains(card.rect), (language, text_size)
                    page, form = drawn(kit, card, told.choices if card.rows else ())
                    found = faults(page, targets(form), cut, NAMES, legible(size))
                    assert found == [], (language, text_size, card.rect)
                    cut.clear()


def test_the_card_leaves_what_it_speaks_of_and_then_cards_and_city() -> None:
    """At a wide table it lies over the others' panels, or over the workshop where a choice takes place at the left."""
    table = lay_out((1920, 1080), 3)
    place, from_below = hint_place(table, ())
    assert place.left == table.rivals[0].left
    assert place.clip(table.city).width <= 60
    assert not from_below
    smithy = Rect(table.city.left + 10, table.city.centery, 200, 80)
    place, from_below = hint_place(table, [smithy])
    assert not place.colliderect(smithy)
    assert not place.colliderect(table.requests)
    assert from_below


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_card_at_the_foot_cuts_through_no_words_of_the_workshop(size: Size) -> None:
    view, kit = GAME.view(played(*GAMES[0]).state, 0), kit_for(size, 100)
    with probing(), spoken("en"):
        layout = picture_for(kit, view).layout
        told = Suggested(tr("davinci.hint.florins"), tuple(suggestions()))
        card = lay_card(kit.page, layout.workshop, told, from_below=True)
    assert card.rect == layout.workshop
    assert all(layout.workshop.contains(each) for each in (card.head, *card.rows))


@EVERYWHERE
def test_dialogs_fit_with_a_lamp(size: Size, wishes: Wishes, positions: dict[str, State]) -> None:  # noqa: F811 - the fixture
    with probing() as cut:
        for language, text_size in wishes:
            kit = kit_for(size, text_size)
            kit.keys.add(COMMANDS)
            with spoken(language):
                for name, state in positions.items():
                    view = GAME.view(state, GAME.decider(state))
                    answers = Answers(lambda _: None, lambda _: None, lambda _: None, lambda: None)
                    opening = DialogOpener(kit, picture_for(kit, view), NAMES, answers)
                    opening.show(view)
                    assert opened(kit).form["lamp"].rect.width >= 32
                    assert complaints(opened(kit), cut) == [], (name, language, text_size)
                    opening.close()
