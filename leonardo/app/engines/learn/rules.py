"""The rules of this game as a book: which spreads there are, in which order, and which rules each tells."""

from typing import Final

from leonardo.app.engines.learn.pictures import turns, war
from leonardo.app.rulebook.book import Binder, Illustrate, RuleBook
from leonardo.engine.engines.board import PLAN

_BINDER: Final = Binder("engines.rules")
_chapter, _spread, _part, _asked = _BINDER.chapter, _BINDER.spread, _BINDER.part, _BINDER.asked


def _of_europe(picture: Illustrate) -> Illustrate:
    """Return a picture of lands as they are printed; a mod's own map has others, and none is shown."""
    return picture if PLAN is None else turns.emblem


BOOK: Final = RuleBook(
    chapters=(
        _chapter(
            "aim",
            _spread("aim", turns.aim, "3_1", "1_1"),
            _spread("box", turns.box, "1_2", "1_3", "1_4"),
            _spread("dice", turns.dice, "1_5", "1_6", "1_7"),
        ),
        _chapter(
            "map",
            _spread("lands", _of_europe(turns.lands), "2_1", "2_2", "2_6"),
            _spread("ways", _of_europe(turns.ways), "2_3", "2_4", "2_5", "2_7"),
        ),
        _chapter(
            "setup",
            _spread("decks", turns.decks, "4_1", "4_2", "4_3"),
            _spread("draft", _of_europe(turns.draft), "4_4", "4_5", "4_6", "4_7"),
        ),
        _chapter("income", _spread("income", _of_europe(turns.income), "5_1", "5_2", "5_3", "5_4")),
        _chapter(
            "auction",
            _spread("fist", turns.fist, "6_1", "6_2"),
            _spread("order", turns.order, "6_3", "6_4", "6_5"),
            _spread("bought", turns.bought, "6_6", "6_7", "6_8", "6_9"),
        ),
        _chapter(
            "turn",
            _spread("turn", turns.turn, "7_1", "7_2", "7_3", "7_4"),
            _spread("building", turns.building, "7_5", "7_6", "7_13"),
            _spread("expand", _of_europe(turns.expand), "7_7", "7_8", "7_9"),
            _spread("castle", turns.castle, "7_10", "7_11", "7_12"),
        ),
        _chapter(
            "cards",
            _spread("inplay", turns.inplay, "8_1", "8_2", "8_3"),
            _spread("hooks", turns.hooks, "8_4", "8_11"),
            _spread("cannons", turns.cannons, "8_5", "8_6"),
            _spread("walls", turns.walls, "8_7", "8_8", "8_9"),
            _spread("flights", turns.flights, "8_10", "8_12", "8_13"),
        ),
        _chapter(
            "castles",
            _spread("moving", _of_europe(turns.moving), "9_1", "9_2", "9_3", "9_4", "9_5"),
            _spread("castles", turns.castles, "10_1", "10_2", "10_3", "10_4", "10_5"),
        ),
        _chapter(
            "war",
            _spread("army", _of_europe(war.army), "11_1", "11_2", "11_3", "11_4", "11_7"),
            _spread("sea", _of_europe(war.sea), "11_5", "11_6"),
            _spread("assaults", war.assaults, "11_8", "11_9", "11_10"),
            _spread("ends", war.ends, "11_11", "11_12", "11_13"),
            _spread("retreat", war.retreat, "11_14"),
        ),
        _chapter(
            "forces",
            _spread("infantry", _of_europe(war.infantry), "11_15", "11_16", "11_17"),
            _spread("tanks", war.tanks, "11_18", "11_19", "11_20"),
            _spread("burst", war.burst, "11_21", "11_22", "11_23"),
            _spread("planes", war.planes, "11_24", "11_25", "11_26"),
            _spread("defence", war.defence, "11_27", "11_28"),
            _spread("parachute", war.parachute, "11_29", "11_30"),
        ),
        _chapter(
            "points",
            _spread("firsts", war.firsts, "12_1", "12_2"),
            _spread("round", war.round_, "12_3", "12_4"),
            _spread("end", war.end, "12_5", "13_1", "13_2", "13_3"),
        ),
        _chapter(
            "more",
            _spread("secret", war.secret, "14_1", "14_2"),
            _spread("options", war.options, "15_1", "15_2", "15_3", "15_4", "15_5"),
        ),
    ),
    parts=(
        _part("infantry", "11.15", "engines_infantry_red"),
        _part("castle", "10.2", "engines_castle_3"),
        _part("tower", "7.6", "engines_tower"),
        _part("tank", "11.18", "engines_tank"),
        _part("plane", "11.24", "engines_plane"),
        _part("design", "6.7", "engines_design_tank_round"),
        _part("project", "7.4", "engines_project_gearbox"),
        _part("dice", "1.7", "engines_die_man"),
        _part("florins", "5.1", "florin"),
        _part("leonardo", "6.6", "leonardo"),
        _part("land", "2.2", "engines_sign_lands"),
        _part("points", "12.3", "laurel"),
    ),
    questions=(
        _asked("leonardo", "6.6", "7.12", "12.3"),
        _asked("ties", "6.4", "12.4"),
        _asked("castle", "10.3", "10.4", "8.7"),
        _asked("tank", "11.22", "8.11"),
    ),
    game="engines",
    prompts={
        "settle": "4.5",
        "recruit": "5.4",
        "bid": "6.2",
        "choose": "6.5",
        "turn": "7.2",
        "move": "9.1",
        "parachute": "11.29",
        "retreat": "11.14",
        "assault": "11.8",
        "defend": "11.8",
        "fire": "11.18",
        "throw": "1.7",
        "march": "11.3",
        "building_tank": "7.5",
        "building_plane": "7.5",
        "building_tower": "7.6",
        "building_castle": "7.3",
        "coin": "6.2",
        "fist": "6.2",
        "wreck": "15.3",
    },
    summary=(
        *("3.1", "5.1", "5.3", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7", "7.2", "7.4", "7.5", "7.6", "7.7", "7.8"),
        *("7.11", "7.12", "9.1", "10.2", "10.3", "10.4", "11.3", "11.6", "11.8", "11.12", "11.13", "11.16", "11.21"),
        *("11.22", "11.25", "12.2", "12.3", "12.4", "13.1"),
    ),
)
"""All rules of the game."""
