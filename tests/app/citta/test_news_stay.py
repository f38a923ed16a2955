"""What others did to a player stays below its prompt until it decides; an injected clock lets frames pass."""

from pathlib import Path

import pytest
from attrs import evolve

from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.phrases import square_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.motion.remarks import Occasion, Remark
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import GAME, events
from leonardo.engine.citta.actions import Bet, Refuse
from leonardo.engine.citta.constants import Cause, Good, InternationalEvent
from leonardo.engine.citta.questions import AnswerQuestion
from leonardo.engine.game import Event
from leonardo.saves.schema import Person
from tests.app.citta.united import proposed
from tests.app.every_question import asked
from tests.app.table.table_harness import Desk
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, moving, party

NAMES = ("Anna", "Bianca", "Carlo", "Dora")
SEATS = tuple(Person(name, colour) for name, colour in zip(NAMES, ("red", "blue", "green", "yellow"), strict=True))


def news(viewer: int, *happened: Event) -> tuple[str, ...]:
    """Return what stands below the prompt of a seat that is asked next, once this has happened."""
    game = moving(*[party(square=seat) for seat in range(4)], turn=viewer)
    return prompt(
        TABLE, GAME.view(game.state, viewer), PromptState(names=NAMES, presser=viewer, happened=happened)
    ).news


@pytest.mark.slow
@pytest.mark.usefixtures("shared_pictures")
def test_who_was_refused_reads_it_until_it_decides(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    session = proposed(SEATS, desk.host.folder)
    question = session.played.state.question
    assert isinstance(question, AnswerQuestion)
    desk.host.play(session)
    desk.wait(lambda: asked(desk))
    table = desk.table
    table.submit(Refuse())
    told = tr("citta.log.refused", name=NAMES[question.by], other=NAMES[question.seat])
    desk.wait(lambda: asked(desk) and table.course.sitter == question.by)
    assert table.prompt().news[-1] == told
    while table.course.chance_waits:  # to draw a number is no decision
        table.let_chance_decide()
        desk.wait(lambda: asked(desk))
    assert table.course.sitter == question.by
    assert told in table.prompt().news[0]
    table.submit(table.session.legal()[-1])
    desk.wait(lambda: asked(desk))
    assert told not in " ".join(table.prompt().news)
    desk.host.close()


@pytest.mark.parametrize(("viewer", "reads"), [(ANNA, True), (BIANCA, True), (DORA, False)])
def test_how_a_market_came_out_is_news_for_who_had_a_part_in_it(viewer: int, reads: bool) -> None:
    game = moving(party(square=32), party(), party(), party(florins=0))
    game.draws(3)
    game.does(BIANCA, Bet(Good.IVORY, 50))
    staked = game.happened(events.StakeLaid)
    game.does(CARLO, Bet(Good.GOLD, 30))
    game.draws(10)
    closed = game.happened(events.MarketClosed)
    told = TABLE.line(closed[0], NAMES)
    assert told is not None
    assert (told in news(viewer, *staked, *closed)) == reads


def test_news_are_told_briefly_where_there_is_little_room() -> None:
    refused, fought = events.UnionRefused(BIANCA, ANNA), events.Clashed(CARLO, ANNA, (6, 2), ANNA)
    both, last, briefly = news(ANNA, refused, fought)
    lines = [TABLE.line(event, NAMES) for event in (refused, fought)]
    assert both == " ".join(map(str, lines))
    assert last == lines[-1]
    assert briefly == TABLE.line_briefly(fought, NAMES)


def test_how_a_market_came_out_is_news_until_one_walks_on() -> None:
    staked, closed = events.StakeLaid(ANNA, Good.GOLD, 10), events.MarketClosed(BIANCA, 10, Good.GOLD, 0, ())
    told = TABLE.line(closed, NAMES)
    assert told is not None
    walks = {seat: events.PawnWalked(seat, 3, 9, back=False) for seat in (ANNA, BIANCA)}
    again = events.MarketOpened(CARLO, 11)
    assert told in news(ANNA, walks[ANNA], staked, closed, walks[BIANCA])
    assert told not in news(ANNA, staked, closed, walks[ANNA])
    assert told not in news(ANNA, staked, closed, again)


def test_who_could_not_afford_a_palace_reads_why_it_is_not_asked() -> None:
    """The engine declines for it: the log says why, and the line stays until another has a turn."""
    game = moving(party(square=24, florins=35), party(), party(), party())
    game.draws(6)
    declined = game.happened(events.Declined)
    told = TABLE.line(declined[0], NAMES)
    assert told == f"Anna cannot afford it (90 florins), so it goes to auction: {square_name(30)}."
    assert told in news(ANNA, *declined)
    assert told not in news(BIANCA, *declined)
    assert TABLE.motion.pause(declined[0]) >= 1000
    flag = TABLE.motion.flag(declined[0])
    assert flag is not None
    assert flag.words == "cannot afford it"
    chosen = evolve(declined[0], forced=False)
    assert TABLE.line(chosen, NAMES) == f"Anna declines: {square_name(30)}."
    assert news(ANNA, chosen) == ()


@pytest.mark.parametrize(
    "event",
    [
        events.UnionRefused(BIANCA, ANNA),
        events.PawnDiverted(ANNA, BIANCA, 3, 11),
        events.ManSeized(ANNA, BIANCA, kept=True, office=7),
        events.MarketClosed(ANNA, 10, Good.GOLD, 30, ()),
        events.Declined(ANNA, 30, forced=True),
    ],
)
def test_what_came_of_ones_turn_is_no_news_in_anothers(event: Event) -> None:
    assert news(ANNA, events.TurnBegan(ANNA), event)
    assert news(ANNA, events.TurnBegan(ANNA), event, events.TurnBegan(BIANCA)) == ()


def test_what_others_do_in_their_turns_stays_news() -> None:
    staked, closed = events.StakeLaid(ANNA, Good.GOLD, 10), events.MarketClosed(BIANCA, 10, Good.GOLD, 0, ())
    assert news(ANNA, staked, closed, events.TurnBegan(CARLO))


def test_an_event_is_news_until_one_moves_with_what_it_gave() -> None:
    walked = events.PawnWalked(ANNA, 3, 7, back=False)
    drawn = events.EventDrawn(ANNA, InternationalEvent.GUELPH, ((BIANCA, 100), (CARLO, 100)))
    told = news(ANNA, events.TurnBegan(ANNA), walked, drawn, events.TurnBegan(BIANCA), events.TurnBegan(CARLO))
    assert told[0].startswith("Anna draws an event: each Guelph gets 100 florins.")
    assert "Bianca and Carlo" in told[0]
    assert told[-1] == "Event: Bianca +100, Carlo +100", "where there is little room"
    assert news(ANNA, drawn, evolve(walked, source=7, target=9)) == ()


@pytest.mark.parametrize(("viewer", "reads"), [(BIANCA, True), (DORA, False)])
def test_the_event_of_a_rival_is_news_for_who_gets_something(viewer: int, reads: bool) -> None:
    drawn = events.EventDrawn(ANNA, InternationalEvent.GUELPH, ((BIANCA, 100), (CARLO, 100)))
    assert bool(news(viewer, drawn)) == reads
    nothing = events.EventDrawn(ANNA, InternationalEvent.NOTHING, ())
    assert news(viewer, nothing) == ()
    assert news(ANNA, nothing) == ("Anna draws an event: nothing happens.",) * 2


def test_a_refusal_is_told_at_the_panel_of_who_refuses() -> None:
    flag = TABLE.motion.flag(events.UnionRefused(BIANCA, ANNA))
    assert flag is not None
    assert (flag.seat, flag.spot, flag.words) == (BIANCA, SeatSpot(BIANCA), "refuses the guild")
    assert TABLE.motion.pause(events.UnionRefused(BIANCA, ANNA)) >= 1000


def test_who_was_refused_speaks_of_it() -> None:
    view = GAME.view(moving(*[party()] * 4).state, ANNA)
    assert TABLE.motion.remark(view, view, events.UnionRefused(BIANCA, CARLO)) == Remark(CARLO, Occasion.REFUSED)


def test_what_brought_most_is_told_where_there_is_little_room() -> None:
    gift = events.EventDrawn(CARLO, InternationalEvent.GUELPH, ((ANNA, 100),))
    rent, toll = events.Paid(BIANCA, ANNA, 400, Cause.RENT), events.Paid(CARLO, ANNA, 5, Cause.TOLL)
    told = news(ANNA, rent, events.TurnBegan(CARLO), toll, gift)
    assert told[1] == TABLE.line(rent, NAMES)
    assert news(ANNA, rent, events.PawnWalked(ANNA, 3, 9, back=False)) == ()


def test_a_rent_that_one_paid_is_news_until_one_walks_on() -> None:
    walked = events.PawnWalked(ANNA, 3, 9, back=False)
    rent = events.Paid(ANNA, BIANCA, 40, Cause.RENT)
    told = news(ANNA, events.TurnBegan(ANNA), walked, rent, events.TurnBegan(BIANCA), events.TurnBegan(CARLO))
    assert set(told) == {TABLE.line(rent, NAMES)}
    assert news(DORA, walked, rent) == ()
    assert news(ANNA, rent, walked) == ()
