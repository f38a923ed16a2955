"""What tooltips say."""

import pytest
from attrs import evolve

from leonardo.app.engines.moves.in_hand import BUILDINGS
from leonardo.app.engines.spots import (
    ArchiveSpot,
    BuilderSpot,
    DesignSpot,
    LandSpot,
    OfferSpot,
    PlaySpot,
    PurseSpot,
    Spot,
)
from leonardo.app.engines.standing import staked
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.auctioning import auction_told
from leonardo.app.engines.words.phrases import card_effect, effect_within, florins, land_name
from leonardo.app.engines.words.tips import look, tip
from leonardo.app.kit.translations import languages, speak, tr
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Bid, Build, BuildCastle, BuildTower, Choose
from leonardo.engine.engines.cards import PROJECTS, Card
from leonardo.engine.engines.constants import CASTLES, DISCOUNT, TERRITORY_INCOME, Cause, Machine
from leonardo.engine.engines.prospects import of_attack
from leonardo.engine.engines.state import Turn
from tests.ai.engines.blunders.position import played
from tests.app.kit.languages import LANGUAGES, spoken
from tests.engine.engines.build import (
    ANNA,
    AUSTRIA,
    BIANCA,
    CARLO,
    HUNGARY,
    MILAN,
    SCOTLAND,
    VENICE,
    Game,
    auction,
    land,
    seat,
    turn,
)


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
def test_a_stronghold_promises_no_level_the_map_does_not_show(language: str, level: str) -> None:
    """The map shows castles as they are built; a stronghold lets them stop one hit more (rule 8.8)."""
    with spoken(language):
        assert level not in card_effect(Card.STRONGHOLD)
        assert level not in tr("engines.effect_briefly.stronghold")
        assert "1" in card_effect(Card.STRONGHOLD)


NAMES = ("Anna", "Bianca", "Carlo")


def at_turn(infantry: int = 2, florins: int = 100, done: Turn | None = None) -> Game:
    """Anna has Milan, from where Venice is near and Hungary is not, and two lands far away."""
    return turn(
        seat(florins, milan=land(infantry), scotland=land(2), ireland=land()),
        seat(norway=land()),
        seat(castile=land()),
        done=done,
    )


def said(game: Game, spot: Spot, viewer: int = ANNA) -> str:
    tip = look(GAME.view(game.state, viewer), spot, NAMES)
    assert tip is not None
    return tip.words


@pytest.mark.parametrize(
    ("game", "viewer", "spot", "key"),
    [
        (at_turn(), ANNA, LandSpot(VENICE), "free"),
        (at_turn(), ANNA, LandSpot(HUNGARY), "free_no_way"),
        (at_turn(), ANNA, LandSpot(AUSTRIA), "free_no_way"),
        (at_turn(infantry=1), ANNA, LandSpot(VENICE), "free_stays"),
        (at_turn(florins=0), ANNA, LandSpot(VENICE), "free_no_florins"),
        (at_turn(done=Turn(ANNA, invasions=3)), ANNA, LandSpot(VENICE), "free_no_more"),
        (at_turn(), BIANCA, LandSpot(VENICE), "free_later"),
    ],
)
def test_of_a_free_territory_is_said_if_it_can_be_invaded(game: Game, viewer: int, spot: Spot, key: str) -> None:
    assert said(game, spot, viewer) == tr(f"engines.look.{key}")


def told(game: Game, spot: Spot, viewer: int = ANNA) -> tuple[str, ...]:
    tip = look(GAME.view(game.state, viewer), spot, NAMES)
    assert tip is not None
    return tip.words, *tip.also


def test_a_castle_is_said_to_stop_what_it_stops() -> None:
    game = turn(
        seat(milan=land(castle=1), scotland=land(castle=5), projects=(Card.STRONGHOLD,)),
        seat(venice=land(castle=1)),
        seat(castile=land()),
    )
    assert tr("engines.look.castle_higher", count=1, stops=2) in told(game, LandSpot(MILAN))
    assert tr("engines.look.castle", count=5) in told(game, LandSpot(SCOTLAND))
    assert tr("engines.look.castle", count=1) in told(game, LandSpot(VENICE))


def test_a_project_costs_its_owners_price_and_nothing_in_play() -> None:
    places = (
        seat(milan=land(), projects=(Card.BOMBARD,), archive=(Card.STRONGHOLD,)),
        seat(venice=land(), archive=(Card.STRONGHOLD,)),
        seat(castile=land()),
    )
    cost = PROJECTS[Card.STRONGHOLD].cost
    game = turn(*places)
    assert game.state.leonardo == ANNA
    assert tr("engines.look.price", florins=florins(cost - DISCOUNT)) in told(game, ArchiveSpot(0))
    assert tr("engines.look.price", florins=florins(cost)) in told(game, ArchiveSpot(0), BIANCA)
    assert told(game, PlaySpot(0)) == (card_effect(Card.BOMBARD),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_building_is_says_no_price(language: str) -> None:
    with spoken(language):
        for what in BUILDINGS:
            about = TABLE.about(BuilderSpot(what))
            assert about is not None
            words = tr(about.text)
            assert "20" not in words
            assert "30" not in words


def test_a_design_of_a_kind_one_has_is_marked_before_the_bid() -> None:
    game = auction(seat(milan=land(), tank=Card.TANK_TURTLE), seat(venice=land()), seat(castile=land()))
    game.state = evolve(game.state, offer=(Card.TANK_SCYTHE, Card.PLANE_BAT))
    for viewer, barred in ((ANNA, (True, False)), (BIANCA, (False, False))):
        offered = auction_told(GAME.view(game.state, viewer), Marks(), NAMES).cards
        assert tuple(card.barred for card in offered) == barred
        assert (offered[0].price == tr("engines.auction.barred")) is barred[0]
        against = tr("engines.objections.has_such_a_design")
        assert (against in told(game, OfferSpot(0), viewer)) is barred[0]


class Nothing:
    """Says that nothing is against any action."""

    def objection(self, _: object) -> None: ...

    def preview(self, _: object) -> None: ...


@pytest.mark.parametrize("given", [(), (Cause.FIRST_TANK, Cause.FIRST_PERFECT_CITY)])
def test_the_first_of_the_game_says_what_it_brings(given: tuple[Cause, ...]) -> None:
    game = turn(
        seat(milan=land(castle=4), tank=Card.TANK_TURTLE), seat(venice=land()), seat(castile=land()), firsts=given
    )
    view = GAME.view(game.state, ANNA)
    said = tr("engines.tip.first", count=2)
    for action in (Build(Machine.TANK, MILAN), BuildTower(MILAN)):
        assert action in view.options
        words = tip(view, LandSpot(MILAN), action, Nothing()).words
        assert (words == said) is (not given)


def test_a_design_says_what_its_check_and_hooks_mean() -> None:
    game = auction(seat(milan=land()), seat(venice=land()), seat(castile=land()))
    game.state = evolve(game.state, offer=(Card.TANK_ROUND, Card.PLANE_BAT))
    check = tr("engines.look.check", all=4, some=2, full=20, half=40, none=29, lost=11)
    assert told(game, OfferSpot(0)) == (card_effect(Card.TANK_ROUND), check, tr("engines.look.hooks"))
    plane = tr("engines.look.plane", hit=33, lost=33)
    assert told(game, OfferSpot(1)) == (card_effect(Card.PLANE_BAT), plane, tr("engines.look.hooks"))


def test_the_button_for_a_castle_says_how_many_are_left() -> None:
    game = turn(seat(milan=land(), venice=land(1, castle=1)), seat(norway=land(1, castle=2)), seat(castile=land()))
    view = GAME.view(game.state, ANNA)
    told = tip(view, LandSpot(MILAN), BuildCastle(MILAN), Nothing())
    assert str(CASTLES - 3) in told.words


def test_ones_own_land_says_who_could_attack_and_how_likely() -> None:
    game = turn(
        seat(milan=land(2), scotland=land(2)), seat(venice=land(5), norway=land()), seat(castile=land(), hungary=land())
    )
    view = GAME.view(game.state, ANNA)
    told = look(view, LandSpot(MILAN), NAMES)
    assert told is not None
    win = of_attack(view, VENICE, MILAN, 4, 0, 0).win
    assert tr("engines.look.threat", name="Bianca", land=land_name(VENICE), percent=round(100 * win)) in told.also
    rivals = look(view, LandSpot(VENICE), NAMES)
    assert rivals is not None
    assert not any("%" in line for line in (rivals.words, *rivals.also))


def test_a_land_that_nobody_can_reach_in_force_says_so() -> None:
    game = turn(seat(milan=land(2), scotland=land(2)), seat(venice=land(1), norway=land(1)), seat(castile=land(1)))
    told = look(GAME.view(game.state, ANNA), LandSpot(MILAN), NAMES)
    assert told is not None
    assert tr("engines.look.safe") in told.also


def test_a_bid_stays_in_the_purse_until_a_card_is_taken_for_it() -> None:
    game = played(
        auction(seat(120, milan=land()), seat(50, venice=land()), seat(rome=land()), designs=[Card.TANK_TURTLE]),
        (ANNA, Bid(60)),
        (BIANCA, Bid(0)),
        (CARLO, Bid(0)),
    )
    view = GAME.view(game.state, ANNA)
    assert TABLE.counts(view)[PurseSpot(ANNA)] == 120
    assert staked(view) == 60
    choice = next(option for option in view.options if isinstance(option, Choose))
    assert tip(view, OfferSpot(0), choice, Nothing()).cost == 60
    after = GAME.view(played(game, (ANNA, choice)).state, ANNA)
    assert staked(after) == 0
    assert TABLE.counts(after)[PurseSpot(ANNA)] == 60 + TERRITORY_INCOME


def test_a_fist_that_is_closed_or_waits_tells_what_it_would_cost() -> None:
    places = seat(120, milan=land()), seat(90, venice=land()), seat(rome=land())
    game = played(auction(*places, designs=[Card.TANK_TURTLE]), (ANNA, Bid(60)))
    assert staked(GAME.view(game.state, ANNA)) == 60
    assert staked(GAME.view(game.state, BIANCA)) == 0
    game = played(game, (BIANCA, Bid(90)), (CARLO, Bid(0)))
    assert staked(GAME.view(game.state, ANNA)) == 60
    assert staked(GAME.view(game.state, BIANCA)) == 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_work_of_art_says_that_its_points_come_once(language: str) -> None:
    with spoken(language):
        once, always = card_effect(Card.ART_LADY).replace(",", ";").split(";", 1)
        assert "2" in once
        assert once != tr("engines.effect_briefly.art_lady").split(",")[0]
        assert "10" in always


def test_a_territory_and_how_many_would_stay_there_stand_together() -> None:
    with spoken("it"):
        told = tr("engines.danger.bare_words", land="Castiglia", count=1, more=4, source="Francia")
    assert "Castiglia:\N{NO-BREAK SPACE}1" in told


def test_hooks_are_explained_on_offer_and_on_ones_own_design() -> None:
    offered = auction(seat(120, milan=land()), seat(venice=land()), seat(rome=land()), designs=[Card.TANK_TURTLE])
    card = look(GAME.view(offered.state, ANNA), OfferSpot(0), NAMES)
    own = turn(seat(plane=Card.PLANE_KITE, milan=land()), seat(venice=land()), seat(rome=land()))
    design = look(GAME.view(own.state, ANNA), DesignSpot(Machine.PLANE), NAMES)
    for told in (card, design):
        assert told is not None
        assert tr("engines.look.hooks") in (told.words, *told.also)
