"""The rules of this game as a book: which spreads there are, in which order, and which rules each tells."""

from typing import Final

from leonardo.app.citta.learn.pictures import spreads
from leonardo.app.rulebook.book import Binder, RuleBook

_BINDER: Final = Binder("citta.rules")
_chapter, _spread, _part, _asked = _BINDER.chapter, _BINDER.spread, _BINDER.part, _BINDER.asked

BOOK: Final = RuleBook(
    chapters=(
        _chapter(
            "aim",
            _spread("aim", spreads.aim, "2_1", "1_1"),
            _spread("ring", spreads.ring, "1_3", "1_4"),
            _spread("box", spreads.box, "1_5", "1_6", "1_7"),
        ),
        _chapter(
            "setup",
            _spread("first", spreads.first, "3_1", "3_2", "3_3", "3_4"),
            _spread("agreed", spreads.agreed, "3_5", "3_6", "3_7"),
            _spread("begins", spreads.begins, "4_1", "1_2", "4_2"),
        ),
        _chapter(
            "turn",
            _spread("turn", spreads.turn, "5_1", "5_2"),
            _spread("squares", spreads.squares, "5_3", "5_4"),
            _spread("machine", spreads.machine, "6_1", "6_2", "6_3"),
            _spread("walk", spreads.walk, "6_4", "6_5", "6_6"),
        ),
        _chapter(
            "offices",
            _spread("drawing", spreads.drawing, "7_1", "7_2", "7_3", "7_8"),
            _spread("diverting", spreads.diverting, "7_4", "7_5", "7_6", "7_7"),
        ),
        _chapter(
            "palaces",
            _spread("buying", spreads.buying, "8_1", "8_2"),
            _spread("rent", spreads.rent, "8_3", "8_4", "8_5", "8_6"),
            _spread("bridges", spreads.bridges, "9_1", "9_2", "9_3"),
        ),
        _chapter(
            "works",
            _spread("works", spreads.works, "10_1", "10_2", "10_3"),
            _spread("room", spreads.room, "10_4", "10_5", "10_6", "10_7"),
        ),
        _chapter(
            "men",
            _spread("men", spreads.men, "11_1", "11_2", "11_3", "11_4"),
            _spread("fight", spreads.fight, "11_5"),
            _spread("tribute", spreads.tribute, "11_6", "11_7", "11_8"),
        ),
        _chapter(
            "markets",
            _spread("market", spreads.market, "12_1", "12_2", "12_3"),
            _spread("stakes", spreads.stakes, "12_4", "12_5", "12_6"),
            _spread("event", spreads.event, "14_1"),
        ),
        _chapter(
            "debts",
            _spread("debt", spreads.debt, "13_1", "13_2", "13_3"),
            _spread("bankrupt", spreads.bankrupt, "13_4", "13_5", "13_6", "13_7"),
        ),
        _chapter("end", _spread("end", spreads.end, "15_1", "15_2", "15_3", "15_4")),
        _chapter(
            "guilds",
            _spread("guilds", spreads.guilds, "16_1", "16_2", "16_3"),
            _spread("terms", spreads.terms, "16_4", "16_5", "16_6"),
            _spread("guild_turn", spreads.guild_turn, "16_7", "16_8", "16_9"),
            _spread("rescue", spreads.rescue, "16_10"),
            _spread("guild_end", spreads.guild_end, "16_11", "16_12"),
        ),
        _chapter("secret", _spread("secret", spreads.secret, "17_1", "17_2")),
    ),
    parts=(
        _part("machine", "1.5", "machine_0"),
        _part("pawn", "6.4", "pawn_red"),
        _part("palace", "8.1", "palace_30"),
        _part("quarter", "8.4", "quarter_torre"),
        _part("bridge", "9.2", "citta_bridge"),
        _part("works", "10.1", "work_01"),
        _part("office", "7.5", "citta_office"),
        _part("men", "11.1", "citta_man"),
        _part("goods", "12.2", "citta_gem"),
        _part("event", "14.1", "citta_guelph"),
        _part("florins", "1.7", "florin"),
        _part("capital", "15.3", "laurel"),
    ),
    questions=(
        _asked("rent", "8.3", "8.4"),
        _asked("whole", "8.4", "15.3"),
        _asked("decline", "8.1", "8.2"),
        _asked("debt", "13.2", "13.3", "13.4"),
    ),
    game="citta",
    prompts={
        "side": "3.6",
        "proposal": "16.3",
        "answer": "16.3",
        "works": "10.1",
        "ball": "16.8",
        "office": "7.5",
        "option": "8.1",
        "auction": "8.2",
        "bet": "12.2",
        "sale": "13.2",
        "rescue": "16.10",
        "machine": "6.1",
        "holding_bid": "8.2",
        "holding_stake": "12.2",
        "holding_work": "10.2",
        "holding_pawn": "7.5",
    },
    summary=(
        *("2.1", "3.1", "3.6", "5.2", "6.3", "6.5", "7.1", "7.5", "7.6", "8.1", "8.2", "8.3", "8.4", "9.2"),
        *("10.1", "10.3", "10.6", "11.1", "11.6", "11.8", "12.2", "12.4", "12.5", "13.2", "13.3", "13.4", "15.3"),
    ),
)
"""All rules of the game."""
