"""What cards do, in words: with a capital where the words stand alone, and without one within a sentence."""

import pytest

from leonardo.app.engines.words.phrases import card_effect, effect_within
from leonardo.app.kit.translations import languages, speak, tr
from leonardo.engine.engines.cards import Card
from tests.app.kit.languages import spoken


@pytest.mark.parametrize("language", languages())
def test_what_a_card_does_begins_with_a_capital_alone(language: str) -> None:
    speak(language)
    effects = [(card_effect(card), effect_within(card)) for card in Card]
    speak("en")
    for alone, within in effects:
        assert alone == within[0].upper() + within[1:]
        assert within == within[0].lower() + alone[1:]


@pytest.mark.parametrize(
    ("language", "level"), [("en", "level"), ("it", "livell"), ("fr", "niveau"), ("cs", "stup")], ids=str
)
def test_a_stronghold_promises_no_level_that_the_map_does_not_show(language: str, level: str) -> None:
    """The map shows castles as they are built; a stronghold lets them stop one hit more (rule 8.8)."""
    with spoken(language):
        assert level not in card_effect(Card.STRONGHOLD)
        assert level not in tr("engines.effect_briefly.stronghold")
        assert "1" in card_effect(Card.STRONGHOLD)
