"""What is on the stage and when, by an injected clock: paces, late rights, ties, and what is told before its time."""

import pytest

from leonardo.app.davinci.motion import auctions, completions
from leonardo.app.davinci.motion.auctions import (
    AWARDED,
    JUMPS,
    AuctionVerdict,
    Emptied,
    Lit,
    OpenedPurse,
    PurseTimes,
    Sealed,
    Shaken,
    Sum,
)
from leonardo.app.davinci.spots import DistrictSpot
from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words import log
from leonardo.app.kit.settings import Speed
from leonardo.app.table.feast.timeline import CLOSES, GOES, Cue, Entrance, Timeline
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flags import Flag
from leonardo.app.table.motion.playback import LEFT_TO_READ, Playback
from leonardo.engine.davinci import events
from leonardo.engine.davinci.actions import Bid
from leonardo.engine.davinci.constants import LAST_ROUND, Place
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event
from tests.app.davinci.motion.happened import since
from tests.engine.davinci.build import Game, completing, lab, resolving, seat, table

ANNA, BIANCA, CARLO = range(3)
DONE = lab(on=8, weeks=9)


def completing_alone() -> Game:
    """Anna completes the dome, at which Carlo is, too."""
    return resolving(table(seat(small=lab(on=8, weeks=9, apprentices=1)), seat(), seat(small=lab(on=8, weeks=1))))


def begun(game: Game, kind: type[Event], viewer: int | None = ANNA) -> tuple[View, Playback]:
    """Return what a viewer sees before an event, and a playback that has just begun to show it and all after it."""
    before, happened = since(game, kind)
    playback = Playback(TABLE.motion, before, lambda _: None)
    for happening in happened:
        playback.feed(happening)
    playback.update(1, Speed.NORMAL.factor, Eyes(viewer))
    return before.view(viewer), playback


def step(opening: PurseTimes, what: object) -> Cue:
    return next(each for each in opening.timeline().cues if each.what == what)


@pytest.mark.parametrize(("viewer", "lasts"), [(ANNA, 2500 + GOES), (BIANCA, 1500 + GOES), (None, 1500 + GOES)])
def test_ones_own_completion_is_celebrated_longer(viewer: int | None, lasts: float) -> None:
    _, playback = begun(completing_alone(), events.InventionCompleted, viewer)
    assert playback.feast is not None
    assert playback.feast.timeline.lasts == lasts
    assert playback.feast.timeline.complete < lasts


def test_what_is_only_made_ready_is_known_and_told_already() -> None:
    before, happened = since(completing_alone(), events.InventionCompleted)
    playback = Playback(TABLE.motion, before, lambda _: None)
    playback.held_up = True
    playback.feed(happened[0])
    playback.update(10, Speed.NORMAL.factor, Eyes(BIANCA))
    about = playback.about(Eyes(BIANCA))
    assert playback.present is None
    assert about is not None
    assert log.line_before(about.event, ("Anna", "Bianca"), begun=False) == "Anna completes Stage Lift."
    playback.held_up = False
    playback.update(10, Speed.NORMAL.factor, Eyes(BIANCA))
    assert playback.present is not None
    assert playback.about(Eyes(BIANCA)) is None


def test_no_flag_of_what_others_did_before_stands_over_the_stage() -> None:
    before, happened = since(completing_alone(), events.InventionCompleted)
    playback = Playback(TABLE.motion, before, lambda _: None)
    playback.flags.put_up(Flag(BIANCA, DistrictSpot(Place.ROPERY), "takes rope"), 0.0)
    playback.feed(happened[0])
    playback.update(1, Speed.NORMAL.factor, Eyes(ANNA))
    assert playback.feast is not None
    assert not any(raised.flag.seat == BIANCA for raised in playback.flags.standing)


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_ones_own_is_stretched_by_a_slow_pace_and_rushed_by_none(speed: Speed) -> None:
    before, happened = since(completing_alone(), events.InventionCompleted)
    shown: list[object] = []
    playback = Playback(TABLE.motion, before, shown.append)
    playback.feed(happened[0])
    lasted = 0
    while not shown:
        playback.update(10, speed.factor, Eyes(ANNA))
        lasted += 10
    assert lasted == pytest.approx((2500 + GOES) * max(1.0, speed.factor), abs=40)


@pytest.mark.parametrize(("viewer", "steady"), [(ANNA, True), (BIANCA, False), (CARLO, True), (None, False)])
def test_what_one_did_or_lost_is_not_rushed(viewer: int | None, steady: bool) -> None:
    _, playback = begun(completing_alone(), events.InventionCompleted, viewer)
    assert playback.feast is not None
    assert playback.feast.timeline.steady is playback.feast.timeline.unhurried is steady


def test_what_decides_the_last_round_is_not_rushed() -> None:
    before, happened = since(completing_alone(), events.InventionCompleted)
    view, event = evolve(before.view(BIANCA), round=LAST_ROUND), happened[0].event
    assert isinstance(event, events.InventionCompleted)
    assert completions.concerns(view, event)


def test_who_completes_alone_takes_the_card() -> None:
    """Rules 9.5 and 9.6."""
    _, playback = begun(completing_alone(), events.InventionCompleted)
    feast = playback.feast
    assert feast is not None
    assert isinstance(feast.event, events.InventionCompleted)
    assert completions.deed(feast.event, feast.following) is completions.Deed.ALONE
    assert completions.late_rights(feast.event, feast.following) == (CARLO,)


def test_where_two_complete_the_same_the_bids_decide() -> None:
    game = resolving(table(*[seat(small=lab(on=8, weeks=9, apprentices=1))] * 2))
    _, playback = begun(game, events.InventionCompleted)
    feast = playback.feast
    assert feast is not None
    assert isinstance(feast.event, events.InventionCompleted)
    assert completions.deed(feast.event, feast.following) is completions.Deed.TOGETHER
    assert feast.timeline.goes_on, "the next one follows on the same stage"
    assert 200 <= feast.timeline.closes <= 250, "whose curtain closes only for a moment"
    assert feast.timeline.lasts > feast.timeline.complete


def test_who_completes_the_same_stands_there_at_the_curtain() -> None:
    game = resolving(table(*[seat(small=lab(on=8, weeks=9, apprentices=1))] * 2))
    _, playback = begun(game, events.InventionCompleted)
    shown: dict[Event, Timeline] = {}
    while playback.feast is not None and len(shown) < 4:
        shown[playback.feast.event] = playback.feast.timeline
        playback.update(10, Speed.NORMAL.factor, Eyes(ANNA))
    first, second, auction = shown.values()
    assert second.curtain == second.opens + 40 < first.curtain, "it is closed for a moment, and opens quickly"
    there = {cue.what for cue in second.cues if cue.entrance is Entrance.THERE}
    assert there == {completions.Item.PORTRAIT, completions.Item.COLOURS, completions.Item.EARLIER}
    assert 200 <= second.closes <= 250, "all changes for the bids behind a curtain"
    assert auction.lasts == auction.curtain <= 330, "then the first purse comes"
    assert auction.complete == 0, "the card and the names stand there when it opens"


def test_another_invention_has_the_curtain_closed_before_it() -> None:
    event = events.InventionCompleted(ANNA, Place.SMALL, 8, 7, 0, 6, True)
    view, _ = begun(completing_alone(), events.InventionCompleted)
    other = completions.completed(view, evolve(event, invention=9), ())
    before = completions.completed(view, event, [evolve(event, invention=9)])
    assert before.goes_on
    assert before.closes
    assert other.after(before) is other
    assert other.after(None) is other


@pytest.mark.parametrize(("viewer", "works"), [(ANNA, 1000), (BIANCA, 450)])
def test_one_thing_comes_after_the_other_until_the_curtain(viewer: int, works: float) -> None:
    event = events.InventionCompleted(ANNA, Place.SMALL, 8, 7, 0, 6, True)
    view, _ = begun(completing_alone(), events.InventionCompleted, viewer)
    usual, paying = completions.completed(view, event, ()), completions.pace_of(view, ANNA).paying
    assert usual.carried_on is not None
    for timeline in (usual, usual.carried_on):
        found = {cue.what: cue for cue in timeline.cues}
        items = completions.Item
        portrait, drawing, weeks, stamp, work = (
            found[item] for item in (items.PORTRAIT, items.DRAWING, items.WEEKS, items.STAMP, items.WORK)
        )
        assert 350 <= drawing.takes <= 450
        assert portrait.begins < drawing.begins < weeks.begins < stamp.begins < paying.wait - timeline.sooner
        assert drawing.over < stamp.begins
        assert drawing.over <= work.begins, "nothing moves before it is drawn"
        assert work.over == timeline.closed
        assert timeline.closed - timeline.closes - work.begins >= works, "with the curtain open"


def test_all_comes_sooner_where_another_completed_the_same() -> None:
    event = events.InventionCompleted(ANNA, Place.SMALL, 8, 7, 0, 6, True)
    for viewer in (ANNA, BIANCA):
        view, _ = begun(completing_alone(), events.InventionCompleted, viewer)
        usual = completions.completed(view, event, ())
        again = usual.carried_on
        assert again is not None
        begins = {cue.what: cue.begins for cue in again.cues}
        for cue in usual.cues[1:]:
            assert cue.begins - begins[cue.what] == again.sooner
        assert usual.curtain - again.curtain == usual.lasts - again.lasts == usual.tells - again.tells == again.sooner


def test_a_press_goes_to_the_end_and_the_next_one_on() -> None:
    _, playback = begun(completing_alone(), events.InventionCompleted)
    first = playback.feast
    assert first is not None
    assert playback.hurry()
    playback.update(1, Speed.NORMAL.factor, Eyes(ANNA))
    assert playback.feast is not None
    assert playback.feast.event is first.event
    assert playback.feast.now >= first.timeline.complete
    assert all(flying.done for flying in playback.flying)
    assert playback.hurry()
    playback.update(1, Speed.NORMAL.factor, Eyes(ANNA))
    assert playback.feast is not None, "what concerns the viewer stays for a moment"
    playback.update(LEFT_TO_READ, Speed.NORMAL.factor, Eyes(ANNA))
    assert playback.feast is None
    assert not playback.hurry(), "nothing is on the stage any more"


def test_the_purse_counts_the_reward_as_its_florins_land() -> None:
    view, playback = begun(completing_alone(), events.InventionCompleted)
    had, told = view.seats[ANNA].florins, []
    while playback.feast is not None:
        told.append(playback.view(Eyes(ANNA)).seats[ANNA].florins)
        playback.update(10, Speed.NORMAL.factor, Eyes(ANNA))
    assert list(dict.fromkeys(told)) == list(range(had, had + told[-1] - had + 1))
    assert told[0] == had < told[-1]


# ---- auctions


def test_purses_are_opened_one_by_one_and_each_is_counted() -> None:
    opening = PurseTimes(((ANNA, 6), (BIANCA, 4)), ANNA)
    opens = [step(opening, OpenedPurse(seat)).begins for seat in (ANNA, BIANCA)]
    assert opens[1] - opens[0] == 300 + 250
    assert [step(opening, Sealed(seat)).goes for seat in (ANNA, BIANCA)] == [opens[0], opens[1] - 250]
    assert [step(opening, Sum(seat)).takes for seat in (ANNA, BIANCA)] == [JUMPS + 5 * 50, JUMPS + 3 * 50]


def test_before_the_last_purse_opens_it_shudders() -> None:
    opening = PurseTimes(((ANNA, 6), (BIANCA, 4), (CARLO, 2)), ANNA)
    shudders = [cue for cue in opening.timeline().cues if cue.what == Shaken(CARLO)][-1]
    assert (shudders.takes, shudders.goes) == (250, step(opening, OpenedPurse(CARLO)).begins)
    alone = PurseTimes(((ANNA, 6),), ANNA)
    assert step(alone, Sealed(ANNA)).goes == step(alone, OpenedPurse(ANNA)).begins == 300


def test_no_purse_is_counted_for_so_long_that_one_waits() -> None:
    assert step(PurseTimes(((ANNA, 60), (BIANCA, 4)), ANNA), Sum(ANNA)).takes == 1400


def test_a_tie_is_settled_by_leonardo_before_it_is_told_who_wins() -> None:
    opening = PurseTimes(((ANNA, 6), (BIANCA, 4), (CARLO, 6)), CARLO)
    assert opening.tied == (ANNA, CARLO)
    tie, leonardo, verdict = (
        step(opening, what) for what in (auctions.Item.TIE, auctions.Item.LEONARDO, AuctionVerdict(CARLO))
    )
    assert opening.counted < tie.begins < tie.over <= leonardo.begins < leonardo.over < verdict.begins
    assert (tie.takes, leonardo.takes) == (300, 400)


@pytest.mark.parametrize("bids", [((ANNA, 6), (BIANCA, 4)), ((ANNA, 6), (BIANCA, 6))])
def test_nothing_moves_but_the_light_before_it_is_told_who_wins(bids: tuple[tuple[int, int], ...]) -> None:
    opening = PurseTimes(bids, ANNA)
    hush = step(opening, auctions.Item.HUSH)
    assert (hush.takes, hush.over) == (300, opening.decided)
    assert hush.goes == step(opening, auctions.Item.DECISION).over, "then the light is back"
    for cue in opening.timeline().cues:
        assert cue.over <= hush.begins or cue.begins >= hush.over or cue is hush or cue.what == hush.what, cue


def test_where_the_highest_bid_is_alone_nothing_is_settled() -> None:
    opening = PurseTimes(((ANNA, 6), (BIANCA, 4)), ANNA)
    assert opening.tied == ()
    assert auctions.Item.TIE not in {each.what for each in opening.timeline().cues}
    assert PurseTimes(((ANNA, 0), (BIANCA, 0)), None).tied == ()


def test_nothing_of_a_bid_is_known_before_it_is_decided() -> None:
    game = completing(table(*[seat(small=DONE)] * 2)).does(ANNA, Bid(8, 3)).does(BIANCA, Bid(8, 2))
    view, playback = begun(game, events.AuctionSettled)
    feast = playback.feast
    assert feast is not None
    opening = PurseTimes(((ANNA, 3), (BIANCA, 2)), ANNA)
    while playback.feast is not None and playback.feast.now < opening.decided:
        assert not playback.told
        seen = playback.view(Eyes(ANNA))
        assert [each.florins for each in seen.seats] == [each.florins for each in view.seats]
        assert [each.owned for each in seen.seats] == [each.owned for each in view.seats]
        playback.update(10, Speed.NORMAL.factor, Eyes(ANNA))
    assert playback.told


@pytest.mark.parametrize(("viewer", "read"), [(ANNA, 1080), (CARLO, 780), (None, 780)])
def test_the_opened_bids_stand_longer_for_who_bid(viewer: int | None, read: float) -> None:
    game = completing(table(*[seat(small=DONE)] * 2, seat())).does(ANNA, Bid(8, 3)).does(BIANCA, Bid(8, 2))
    _, playback = begun(game, events.AuctionSettled, viewer)
    assert playback.feast is not None
    timeline = playback.feast.timeline
    assert timeline.lasts == timeline.tells + read + AWARDED + CLOSES + GOES


def test_florins_leave_the_winners_purse_as_they_fly() -> None:
    opening = PurseTimes(((ANNA, 6), (BIANCA, 4)), ANNA)
    full, emptied = step(opening, Lit(ANNA)), step(opening, Emptied(ANNA))
    assert full.goes == emptied.begins == opening.pays
    assert emptied.over < opening.awards
    free = PurseTimes(((ANNA, 0),), ANNA)
    assert step(free, Lit(ANNA)).goes is None
    assert all(cue.what != Emptied(ANNA) for cue in free.timeline().cues)


def test_who_does_not_take_the_card_keeps_florins_in_the_shade() -> None:
    opening = PurseTimes(((ANNA, 6), (BIANCA, 4)), ANNA)
    shaded = step(opening, Lit(BIANCA))
    assert step(opening, Sum(BIANCA)).goes == shaded.over
    assert shaded.goes is None
    assert all(cue.what != Emptied(BIANCA) for cue in opening.timeline().cues)
    assert step(PurseTimes(((ANNA, 0), (BIANCA, 0)), None), Sum(BIANCA)).goes is None


def test_bids_of_ones_own_auction_are_not_hurried() -> None:
    game = completing(table(*[seat(small=DONE)] * 2, seat())).does(ANNA, Bid(8, 3)).does(BIANCA, Bid(8, 2))
    before, happened = since(game, events.AuctionSettled)
    lasted = {}
    for viewer in (ANNA, CARLO):
        playback, lasted[viewer] = Playback(TABLE.motion, before, lambda _: None), 0
        for happening in happened:
            playback.feed(happening)
        playback.of_round = 30_000.0
        playback.update(1, Speed.NORMAL.factor, Eyes(viewer))
        while playback.feast is not None and isinstance(playback.feast.event, events.AuctionSettled):
            playback.update(10, Speed.NORMAL.factor, Eyes(viewer))
            lasted[viewer] += 10
    assert lasted[ANNA] > 3000
    assert lasted[CARLO] < 1000


def test_a_press_shows_all_opened_bids_and_the_next_goes_on() -> None:
    game = completing(table(*[seat(small=DONE)] * 2)).does(ANNA, Bid(8, 3)).does(BIANCA, Bid(8, 2))
    _, playback = begun(game, events.AuctionSettled)
    feast = playback.feast
    assert feast is not None
    opening = PurseTimes(((ANNA, 3), (BIANCA, 2)), ANNA, own=True)
    assert playback.hurry()
    playback.update(1, Speed.NORMAL.factor, Eyes(ANNA))
    assert playback.feast is not None
    assert opening.decided < playback.feast.now < opening.awards - 700
    playback.update(LEFT_TO_READ, Speed.NORMAL.factor, Eyes(ANNA))
    assert playback.hurry()
    playback.update(1, Speed.NORMAL.factor, Eyes(ANNA))
    assert playback.feast is None or playback.feast.event is not feast.event


def test_the_new_owner_is_shown_and_the_card_leaves_when_read() -> None:
    opening = PurseTimes(((ANNA, 6), (BIANCA, 4)), ANNA)
    card, worth, owner, told = (
        step(opening, item)
        for item in (auctions.Item.CARD, auctions.Item.WORTH, auctions.Item.OWNER, auctions.Item.DECISION)
    )
    assert owner.begins == told.begins - told.takes == opening.decided, "the title before it is turned away first"
    for face in (card, worth):
        assert face.goes == opening.awards, "it is the one that leaves"
    assert opening.timeline().complete < opening.awards


def test_the_light_behind_who_wins_glows_as_long_as_it_is_read() -> None:
    opening = PurseTimes(((ANNA, 6), (BIANCA, 4)), ANNA)
    shines, caught = (step(opening, item) for item in (auctions.Item.SHINES, auctions.Item.CAUGHT))
    assert shines.begins == step(opening, auctions.Item.LIGHT).over
    assert shines.over == opening.awards
    assert caught.begins == opening.awards + AWARDED
    nobody = {cue.what for cue in PurseTimes(((ANNA, 0), (BIANCA, 0)), None).timeline().cues}
    assert not nobody & {auctions.Item.SHINES, auctions.Item.CAUGHT}


@pytest.mark.parametrize("winner", [ANNA, None])
def test_one_title_is_turned_away_before_the_next_one_comes(winner: int | None) -> None:
    cues = PurseTimes(((ANNA, 6), (BIANCA, 4)), winner).timeline().cues
    titles = auctions.Item.SEALED, auctions.Item.OPENED, auctions.Item.DECISION
    plates = [cue for item in titles for cue in cues if cue.what is item]
    assert len(plates) == (3 if winner is not None else 2)
    assert [plate.goes for plate in plates] == [*(plate.begins for plate in plates[1:]), None]


def test_what_tells_of_a_tie_is_gone_when_the_winner_has_paid() -> None:
    opening = PurseTimes(((ANNA, 6), (BIANCA, 6)), ANNA)
    for item in (auctions.Item.TIE, auctions.Item.REASON):
        goes = step(opening, item).goes
        assert goes is not None
        assert opening.timeline().complete < goes <= opening.pays + 300


def test_a_completed_invention_of_a_late_right_says_so() -> None:
    event = events.InventionCompleted(ANNA, Place.SMALL, 8, 7, 0, 6, False)
    assert completions.deed(event, ()) is completions.Deed.LATE
