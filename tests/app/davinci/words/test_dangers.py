"""What a person is told of before an action: free offers, idle workers, work under way, the last components."""

from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words.dangers import dangers
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import (
    Action,
    Interrupt,
    Pass,
    PlaceApprentices,
    PlaceMaster,
    Start,
    Take,
    Withdraw,
)
from leonardo.engine.davinci.constants import Place
from tests.engine.davinci import build
from tests.engine.davinci.build import ANNA, BIANCA, group, lab, rule, seat, table

TANK = 7


def told(game: build.Game, action: Action) -> list[str]:
    """Return the kinds of danger that Anna is told of before an action, the worst first."""
    return [danger.name for danger in dangers(GAME.view(game.state, ANNA), action)]


@rule("8.9")
def test_a_free_offer_is_not_left_without_a_word() -> None:
    there = {Place.SMITHY: [group(ANNA, 2), group(BIANCA, 1)]}
    free = build.resolving(table(seat(florins=5), seat(florins=5), queues=there))
    assert told(free, Withdraw()) == ["withdraw"]
    behind = {Place.SMITHY: [group(BIANCA, 2), group(ANNA, 1)]}
    game = build.resolving(table(seat(florins=5), seat(florins=5), queues=behind))
    game.does(BIANCA, Take())
    assert told(game, Withdraw()) == []


@rule("7.8")
def test_workers_do_not_stay_home_without_a_word() -> None:
    game = build.placing(table(seat(apprentices=2), seat(), round=3))
    assert told(game, Pass()) == ["pass"]
    assert told(game, PlaceApprentices(1, Place.SMITHY)) == []


def test_who_is_told_of_workers_at_home_sees_them_and_the_purse() -> None:
    game = build.placing(table(seat(apprentices=2, florins=5), seat(), round=3))
    (danger,) = dangers(GAME.view(game.state, ANNA), Pass())
    things = [(thing.picture, thing.count) for thing in danger.things]
    assert things[-2:] == [("apprentice_{colour}", 2), ("purse_open", 5)]


@rule("7.8", "8.15")
def test_workers_stay_home_unasked_once_all_weeks_are_worked() -> None:
    begun = seat(apprentices=2, small=lab(3, on=TANK, weeks=5))
    assert told(build.placing(table(begun, seat(), round=8, display=(TANK, 1, 12))), Pass()) == ["pass"]
    manned = seat(apprentices=2, small=lab(3, on=TANK, weeks=5, apprentices=2))
    assert told(build.placing(table(manned, seat(), round=8)), Pass()) == []
    assert told(build.placing(table(seat(apprentices=2), seat(), round=8)), Pass()) == []


@rule("8.15")
def test_a_pass_that_leaves_work_too_late_has_a_warning_of_its_own() -> None:
    """Silencing the warning of idle workers must not silence this one."""
    for round_, kinds in ((9, ["unfinished", "pass"]), (3, ["pass"])):
        begun = seat(apprentices=5, small=lab(5, on=TANK, weeks=3))
        game = build.placing(table(begun, seat(), round=round_, display=(TANK, 1, 12)))
        assert told(game, Pass()) == kinds
    helpless = seat(apprentices=0, small=lab(5, on=TANK, weeks=3))
    game = build.placing(table(helpless, seat(), round=9, display=(TANK, 1, 12)))
    assert "unfinished" not in told(game, Pass())


@rule("6.7")
def test_work_is_not_given_up_without_a_word() -> None:
    game = build.start_of_work(table(seat(small=lab(on=TANK, weeks=4)), seat(), round=3))
    assert told(game, Interrupt(Place.SMALL)) == ["interrupt"]


@rule("10.4")
def test_round_7_does_not_end_unwarned_without_components() -> None:
    game = build.placing(table(seat(apprentices=0), seat(), round=7))
    assert told(game, PlaceMaster(Place.WORKSHOP)) == ["stock"]
    assert told(game, PlaceMaster(Place.ROPERY)) == []
    assert told(game, Pass()) == ["stock", "pass"]
    ready = build.placing(table(seat(apprentices=0, hand="iron"), seat(), round=7))
    assert told(ready, PlaceMaster(Place.WORKSHOP)) == []


@rule("8.11")
def test_nobody_is_sent_without_a_word_where_nothing_is_left() -> None:
    at_work = seat(small=lab(5, on=TANK), large=lab(4, on=9))
    game = build.placing(table(at_work, seat(hand="iron iron"), round=3))
    assert told(game, PlaceApprentices(1, Place.WORKSHOP)) == ["vain"]
    assert told(game, PlaceMaster(Place.ACADEMY)) == told(game, PlaceMaster(Place.SMITHY)) == []
    idle = build.placing(table(seat(small=lab(5), large=lab(4, on=9)), seat(), round=3))
    assert told(idle, PlaceApprentices(1, Place.WORKSHOP)) == [], "an automaton finds room"


@rule("10.2")
def test_in_round_8_nothing_unrequested_starts_without_a_word() -> None:
    for round_, kinds in ((7, []), (8, ["hopeless"])):
        game = build.start_of_work(table(seat(hand="rope wood"), seat(), round=round_, display=(1, 12, 8)))
        assert told(game, Start(Place.SMALL, TANK)) == kinds


@rule("9.1")
def test_work_that_must_be_late_is_not_started_without_a_word() -> None:
    for spaces, automata, kinds in ((3, 0, ["hopeless"]), (5, 1, [])):
        anna = seat(hand="wood wood rope rope brick", small=lab(spaces, automata=automata))
        game = build.start_of_work(table(anna, seat(), round=9, display=(TANK, 1, 12)))
        assert told(game, Start(Place.SMALL, TANK)) == kinds


@rule("8.15", "10.2")
def test_workers_stay_home_where_work_will_never_be_requested() -> None:
    begun = seat(apprentices=2, small=lab(3, on=TANK, weeks=5))
    assert told(build.placing(table(begun, seat(), round=8, display=(1, 12, 8))), Pass()) == []


@rule("8.9")
def test_florins_that_workers_need_elsewhere_are_not_spent_without_a_word() -> None:
    """Who comes second at the Glassworks pays 2 florins there for the first thing, and else goes home with nothing."""
    for florins, second, kinds in ((4, True, []), (3, False, []), (3, True, ["spent"])):
        waiting = [group(BIANCA, 2), group(ANNA, 1)] if second else [group(ANNA, 1)]
        queues = {Place.SMITHY: [group(ANNA, 2)], Place.GLASSWORKS: waiting}
        game = build.resolving(table(seat(florins=florins), seat(), queues=queues))
        assert told(game, Take()) == [], "the first one costs nothing"
        assert told(game.does(ANNA, Take()), Take()) == kinds


@rule("13.2")
def test_no_purse_is_given_away_by_a_warning_that_others_see() -> None:
    queues = {Place.SMITHY: [group(ANNA, 2)], Place.GLASSWORKS: [group(BIANCA, 2), group(ANNA, 1)]}
    game = build.resolving(table(seat(florins=3), seat(), queues=queues)).does(ANNA, Take())
    view = GAME.view(game.state, ANNA)
    assert [danger.name for danger in dangers(view, Take())] == ["spent"]
    assert list(dangers(TABLE.covered(view, GAME.view(game.state, None)), Take())) == []
