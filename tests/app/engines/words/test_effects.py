"""What cards do, in words: with a capital where the words stand alone, and without one within a sentence."""

import pytest

from leonardo.app.engines.words.phrases import card_effect, effect_within
from leonardo.app.kit.translations import languages, speak
from leonardo.engine.engines.cards import Card


@pytest.mark.parametrize("language", languages())
def test_what_a_card_does_begins_with_a_capital_where_it_stands_alone(language: str) -> None:
    speak(language)
    effects = [(card_effect(card), effect_within(card)) for card in Card]
    speak("en")
    for alone, within in effects:
        assert alone == within[0].upper() + within[1:]
        assert within == within[0].lower() + alone[1:]
