"""The rules of this game as a book: which spreads there are, in which order, and which rules each tells."""

from typing import Final

from leonardo.app.davinci.learn.pictures import spreads
from leonardo.app.rulebook.book import Binder, RuleBook

_BINDER: Final = Binder("davinci.rules")
_chapter, _spread, _part, _asked = _BINDER.chapter, _BINDER.spread, _BINDER.part, _BINDER.asked

BOOK: Final = RuleBook(
    chapters=(
        _chapter(
            "aim",
            _spread("aim", spreads.aim, "2_1", "1_1"),
            _spread("workers", spreads.workers, "1_2", "1_3"),
            _spread("goods", spreads.goods, "1_4", "1_5"),
            _spread("inventions", spreads.inventions, "1_6"),
            _spread("city", spreads.city, "1_7", "1_8"),
        ),
        _chapter(
            "setup",
            _spread("first", spreads.first, "3_1", "3_2", "3_3"),
            _spread("first_table", spreads.first_table, "3_4", "3_5", "3_7"),
            _spread("deck", spreads.deck, "3_6"),
            _spread("expert", spreads.expert, "4_1", "4_2", "4_3"),
            _spread("favours", spreads.favours, "4_4", "4_5", "4_6"),
        ),
        _chapter("round", _spread("round", spreads.course, "5_1", "5_2")),
        _chapter(
            "start_work",
            _spread("start", spreads.start, "6_1", "6_2", "6_4"),
            _spread("what", spreads.what, "6_3", "6_5", "6_6"),
            _spread("interrupt", spreads.interrupt, "6_7", "6_8", "6_9"),
        ),
        _chapter(
            "placement",
            _spread("placing", spreads.placing, "7_1", "7_2", "7_8"),
            _spread("places", spreads.places, "7_3", "7_4", "7_5"),
            _spread("spaces", spreads.spaces, "7_6", "7_7"),
        ),
        _chapter(
            "resolution",
            _spread("strength", spreads.strength, "8_1"),
            _spread("council", spreads.council, "8_2", "8_3", "8_4"),
            _spread("boxes", spreads.boxes, "8_5_1", "8_5_2", "8_6", "8_7"),
            _spread("offer", spreads.offer, "8_8", "8_9"),
            _spread("offer_end", spreads.offer_end, "8_10", "8_11"),
            _spread("workshop", spreads.workshop, "8_12"),
            _spread("shops", spreads.shops, "8_13", "8_14"),
            _spread("weeks", spreads.weeks, "8_15"),
        ),
        _chapter(
            "completion",
            _spread("completing", spreads.completing, "9_1", "9_2", "9_3"),
            _spread("paid", spreads.paid, "9_4", "9_5", "9_6"),
            _spread("auction", spreads.auction, "9_7", "9_8"),
        ),
        _chapter(
            "round_end",
            _spread("next", spreads.following, "10_1", "10_2", "10_3"),
            _spread("gates", spreads.gates, "10_4", "10_5"),
        ),
        _chapter("game_end", _spread("bonus", spreads.bonus, "11_1", "11_2", "11_3")),
        _chapter(
            "more",
            _spread("variant", spreads.variant, "12_1", "12_2"),
            _spread("secret", spreads.secret, "13_1", "13_2"),
            _spread("fair", spreads.fair, "13_3", "13_4"),
        ),
    ),
    parts=(
        _part("master", "1.2", "master_red"),
        _part("apprentices", "7.3", "apprentice_red"),
        _part("automata", "1.3", "automaton"),
        _part("laboratories", "7.7", "laboratory_small_5"),
        _part("components", "1.4", "card_wood"),
        _part("florins", "2.1", "florin"),
        _part("inventions", "1.6", "invention_07"),
        _part("deck", "3.6", "deck"),
        _part("leonardo", "8.3", "leonardo"),
        _part("lord", "1.8", "lord"),
        _part("council", "8.5", "seal_council"),
        _part("workshop", "8.12", "seal_workshop"),
        _part("academy", "8.13", "seal_academy"),
        _part("shops", "8.14", "seal_smithy"),
    ),
    questions=(
        _asked("leonardo", "8.3", "6.1", "9.7"),
        _asked("many", "8.8", "8.9", "8.2"),
        _asked("tie", "8.1", "9.7", "11.2"),
        _asked("interrupt", "6.7", "9.6"),
    ),
    game="davinci",
    prompts={
        "favour": "4.4",
        "work": "6.1",
        "placement": "7.1",
        "leonardo": "8.3",
        "box": "8.4",
        "move": "8.5",
        "foresight": "8.5",
        "purchase": "8.5",
        "offer": "8.8",
        "offer_workshop": "8.12",
        "offer_academy": "8.13",
        "offer_shop": "8.14",
        "bid": "9.7",
        "holding_apprentices": "7.1",
        "holding_one_of_many": "7.1",
        "holding_master": "7.1",
        "holding_card": "6.2",
        "holding_tile": "8.12",
        "holding_moving": "8.5",
        "holding_leonardo": "8.3",
        "holding_cover": "6.7",
    },
    summary=(
        *("2.1", "5.1", "6.1", "6.2", "6.7", "7.1", "7.4", "8.1", "8.3", "8.4", "8.5", "8.8", "8.9", "8.12", "8.15"),
        *("9.1", "9.2", "9.4", "9.5", "9.6", "9.7", "10.4", "11.1", "11.2"),
    ),
)
"""All rules of the game."""
