"""What costs the viewer something is seen on the stage and stays to be read, at any speed, by an injected clock."""

from collections.abc import Iterator

import pytest

from leonardo.app.citta.motion.feasts import MARKET_PAYS, Item, market_outcome, own_result
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.table import TABLE
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.settings import Speed
from leonardo.app.kit.translations import languages, speak, tr
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.playback import LEFT_TO_READ, Playback
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.engine.citta import GAME, events
from leonardo.engine.citta.actions import Bet, Draw, LayWork
from leonardo.engine.citta.board import VALUES
from leonardo.engine.citta.constants import Good, Purpose, Side
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.citta.view import View
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing, words
from tests.diagonal import diagonal
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, Game, moving, party, rule, street, turn

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))
SPEEDS = (Speed.FAST, Speed.NORMAL, Speed.SLOW)
NAMES = ("Lorenzo", "Lucrezia", "Verrocchio", "Francesco", "Giuliano", "Ginevra")
FACTORS = {Speed.FAST: 1.0, Speed.NORMAL: 1.0, Speed.SLOW: 1.9}
"""What the times of what must be read are multiplied with: never less than at normal speed."""


def shown(game: Game, number: int, kind: type[Event], viewer: int | None, speed: Speed) -> tuple[OnStage | None, float]:
    """Let the machine give a number; return what stands on the stage for an event of a kind, and for how long."""
    assert isinstance(game.asked, MachineQuestion)
    before = ObservedEvent(GAME, None, game.state)
    step = GAME.apply(game.state, Draw(game.asked.seat, game.asked.purpose, number), watched=True)
    playback = Playback(TABLE.motion, before, lambda _: None)
    for event, state in zip(step.events, step.states, strict=True):
        playback.feed(ObservedEvent(GAME, event, state))
    stage, lasted = None, 0.0
    while playback.busy:
        playback.update(10, speed.factor, Eyes(viewer))
        present = playback.present
        if present is not None and isinstance(present.event, kind):
            stage, lasted = playback.feast, lasted + 10
    return stage, lasted


def picture(size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> CittaPicture:
    looks = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=True)]
    table = CittaPicture(looks, pictures=Blanks(), text_scale=text_scale)
    table.arrange(size, GAME.view(street(*[party()] * 6), ANNA))
    return table


def told_on_stage(table: CittaPicture, before: View, after: View, event: Event) -> set[str]:
    """Return all words on the stage of an event; surfaces must be probes."""
    timeline = TABLE.motion.feast(before, after, event, ())
    assert timeline is not None
    page = table.feast(OnStage(timeline, event), before, after)
    assert page is not None
    found = [exhibit for cue in timeline.cues if (exhibit := page.exhibit(cue.what)) is not None]
    notes = [note for exhibit in found if isinstance(exhibit.picture, LayoutProbe) for note in exhibit.picture.notes]
    return {note.what.text for note in notes if isinstance(note.what, Line)}


def scenes() -> Iterator[tuple[View, View, Event]]:
    """Yield views before and after what is told on the stage: its longest cases, as the viewer sees them."""
    game = moving(party(square=32), *[party()] * 5)
    game.draws(3)
    for seat in range(1, 6):
        game.does(seat, Bet(Good.SPICES if seat % 2 else Good.IVORY, 10 * seat))
    before = GAME.view(game.state, CARLO)
    game.draws(6)
    yield before, before, game.happened(events.MarketClosed)[0]
    for works, kind in (((), events.Sold), ((9, 10, 11, 12), events.WentBankrupt)):
        game = moving(party(florins=30, square=30, owns=[6]), party(owns={32: works}), party())
        step = GAME.apply(game.state, Draw(ANNA, Purpose.MOVE, 2), watched=True)
        at = next(number for number, event in enumerate(step.events) if isinstance(event, kind))
        yield GAME.view(step.states[at - 1], ANNA), GAME.view(step.states[at], ANNA), step.events[at]
    guild, alone = party(members=[ANNA, BIANCA, CARLO, DORA]), party()
    view = GAME.view(street(guild, None, None, None, alone, party()), ANNA)
    yield view, view, events.UnionMade(ANNA, 4, Side.GHIBELLINE, (0, 1, 2, 3, 4), 0)


def market() -> Game:
    """Anna has opened a market; Bianca has staked 50 on ivory, Carlo 30 on gold, and Dora could stake nothing."""
    game = moving(party(square=32), party(), party(), party(florins=0))
    game.draws(3)
    game.does(BIANCA, Bet(Good.IVORY, 50))
    game.does(CARLO, Bet(Good.GOLD, 30))
    return game


def forced() -> Game:
    """Anna comes to a palace of Bianca's and must sell the only one that she has."""
    return moving(party(florins=30, square=30, owns=[5]), party(owns=[32]), party())


def ruined() -> Game:
    """Anna comes to a palace of Bianca's and cannot pay."""
    return moving(party(florins=5, square=30), party(owns=[32]), party())


@rule("12.4", "12.5")
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("viewer", [ANNA, BIANCA, CARLO])
def test_a_market_with_ones_own_part_is_read_at_any_speed(viewer: int, speed: Speed) -> None:
    stage, lasted = shown(market(), 10, events.MarketClosed, viewer, speed)
    assert stage is not None
    assert {cue.what for cue in stage.timeline.cues} >= {Item.GOODS, Item.BALL, Item.TOLD, Item.MORE, Item.OWN}
    assert lasted - stage.timeline.complete * FACTORS[speed] > 4000


def test_how_it_came_out_for_others_does_not_take_so_long() -> None:
    stage, lasted = shown(market(), 10, events.MarketClosed, DORA, Speed.FAST)
    assert stage is not None
    assert not stage.timeline.unhurried
    assert lasted < 2000


def test_a_market_without_stakes_is_not_shown_on_the_stage() -> None:
    game = moving(party(square=32), party(florins=0), party(florins=0))
    game.draws(3)
    assert shown(game, 10, events.MarketClosed, ANNA, Speed.NORMAL)[0] is None


def test_no_coin_of_a_market_flies_before_it_is_told_who_wins() -> None:
    game = market()
    before = GAME.view(game.state, ANNA)
    game.draws(10)
    closed = game.happened(events.MarketClosed)[0]
    air = TABLE.motion.flights(before, before, closed)
    assert min(flight.wait for flight in air) >= MARKET_PAYS


@rule("12.4", "12.5")
@pytest.mark.parametrize(("viewer", "own"), [(ANNA, 30 - 150), (BIANCA, 150), (CARLO, -30), (DORA, None), (None, None)])
def test_what_a_market_brings_in_all(viewer: int | None, own: int | None) -> None:
    game = market()
    before = GAME.view(game.state, viewer)
    game.draws(10)
    outcome = market_outcome(before, game.happened(events.MarketClosed)[0])
    assert outcome is not None
    assert outcome.wins == ((BIANCA, 150),)
    assert outcome.own == own


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_gain_from_loss(language: str) -> None:
    speak(language)
    told = {own_result(gain) for gain in (210, -210, 0)}
    speak("en")
    assert len(told) == 3


@pytest.mark.usefixtures("screen")
def test_stakes_lie_there_until_the_market_is_told() -> None:
    game = market()
    step = GAME.apply(game.state, Draw(ANNA, Purpose.MARKET, 10), watched=True)
    fallen = GAME.view(step.states[0], BIANCA)
    assert isinstance(step.events[0], events.NumberDrawn)
    assert fallen.question is None
    with probing():
        table, page = picture(), LayoutProbe((1280, 720))
        table.arrange((1280, 720), fallen)
        table.draw(page, fallen)
        plate = table.asking(fallen, NO_MARKS)
        assert plate is not None
        assert tr("citta.plate.market", name=NAMES[ANNA]) in words(page, plate)


@rule("13.4")
@pytest.mark.parametrize("speed", SPEEDS)
def test_ones_own_bankruptcy_is_left_to_be_read_at_any_speed(speed: Speed) -> None:
    stage, lasted = shown(ruined(), 2, events.WentBankrupt, ANNA, speed)
    assert stage is not None
    assert stage.timeline.unhurried
    assert lasted - stage.timeline.complete * FACTORS[speed] > 4000


def test_the_bankruptcy_of_another_goes_by_as_fast_as_all_else() -> None:
    assert shown(ruined(), 2, events.WentBankrupt, CARLO, Speed.FAST)[1] < 1200


@rule("13.2")
@pytest.mark.parametrize("speed", SPEEDS)
def test_ones_own_sale_without_a_choice_is_told_on_the_stage(speed: Speed) -> None:
    stage, lasted = shown(forced(), 2, events.Sold, ANNA, speed)
    assert stage is not None
    assert lasted - stage.timeline.complete * FACTORS[speed] > 4000


def test_that_of_another_is_told_by_a_flag_at_its_square() -> None:
    assert shown(forced(), 2, events.Sold, CARLO, Speed.FAST)[0] is None
    flag = TABLE.motion.flag(events.Sold(ANNA, 5, (), 25))
    assert flag is not None
    assert flag.seat == ANNA
    assert flag.words == "sells for 25 florins to pay a debt"


def test_a_sale_that_one_has_chosen_needs_no_stage() -> None:
    game = moving(party(florins=30, square=30, owns=[5, 6]), party(owns=[32]), party())
    game.draws(2)
    before = GAME.view(game.state, ANNA)
    assert TABLE.motion.feast(before, before, events.Sold(ANNA, 5, (), 25), ()) is None


@rule("16.5")
def test_no_pawn_flies_over_the_stage_on_which_a_guild_is_made() -> None:
    game = moving(party(), party(), party(), party())
    view = GAME.view(game.state, ANNA)
    made = events.UnionMade(ANNA, BIANCA, Side.GUELPH, (ANNA, BIANCA), 0)
    assert TABLE.motion.feast(view, view, made, ()) is not None
    assert TABLE.motion.flights(view, view, made) == ()


@rule("16.5")
def test_all_members_of_a_guild_are_named_where_it_is_made() -> None:
    *_, (before, after, united) = scenes()
    with probing():
        told = told_on_stage(picture(), before, after, united)
    assert set(NAMES[:5]) <= told, "under their portraits"
    assert "Lorenzo, Lucrezia, Verrocchio, Francesco and Giuliano are a guild from now on." in told


@rule("13.4")
def test_who_is_out_is_told_so_in_words() -> None:
    before, after, bankrupt = next(scene for scene in scenes() if isinstance(scene[2], events.WentBankrupt))
    with probing():
        assert tr("citta.feast.you_are_out") in told_on_stage(picture(), before, after, bankrupt)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), quick=2))
def test_nothing_that_is_told_on_the_stage_is_cut(size: tuple[int, int], language: str, text_scale: float) -> None:
    with spoken(language), probing() as cut:
        for before, after, event in scenes():
            told_on_stage(picture(size, text_scale), before, after, event)
        assert cut == set()


def closing() -> Playback:
    """Return the playback of a market of Anna's that closes, and of all that follows."""
    game = market()
    assert isinstance(game.asked, MachineQuestion)
    step = GAME.apply(game.state, Draw(game.asked.seat, game.asked.purpose, 10), watched=True)
    playback = Playback(TABLE.motion, ObservedEvent(GAME, None, game.state), lambda _: None)
    for event, state in zip(step.events, step.states, strict=True):
        playback.feed(ObservedEvent(GAME, event, state))
    return playback


def market_stands(playback: Playback) -> bool:
    return playback.feast is not None and isinstance(playback.feast.event, events.MarketClosed)


@pytest.mark.parametrize("viewer", [ANNA, BIANCA])
def test_who_skips_still_sees_how_its_market_came_out(viewer: int) -> None:
    playback = closing()
    playback.update(10, Speed.NORMAL.factor, Eyes(viewer), skips=True)
    assert market_stands(playback)
    playback.update(1000, Speed.NORMAL.factor, Eyes(viewer), skips=True)
    assert market_stands(playback)


def test_who_has_no_part_in_a_market_skips_it() -> None:
    playback = closing()
    playback.update(10, Speed.NORMAL.factor, Eyes(DORA), skips=True)
    assert not playback.busy


def test_presses_in_a_row_keep_the_result_of_ones_market() -> None:
    """The first brings all that is to be read; later ones count only once it has stood there for a moment."""
    playback = closing()
    while not market_stands(playback):
        playback.update(10, 1.0, Eyes(ANNA))
    for _ in range(5):
        playback.hurry()
        playback.update(100, 1.0, Eyes(ANNA))
        assert market_stands(playback)
    playback.update(LEFT_TO_READ, 1.0, Eyes(ANNA))
    playback.hurry()
    playback.update(10, 1.0, Eyes(ANNA))
    assert not market_stands(playback)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("language", languages())
def test_how_a_market_came_out_is_read_with_the_longest_names(language: str) -> None:
    with spoken(language), probing() as cut:
        names = ("Gianfrancesco della Mirandola di Concordia", *NAMES[1:])
        looks = [PlayerStyle(name[:40], colour) for name, colour in zip(names, SEAT_COLOURS, strict=True)]
        table = CittaPicture(looks, pictures=Blanks(), text_scale=1.3)
        table.arrange((1024, 640), GAME.view(street(*[party()] * 6), ANNA))
        before, after, event = next(scenes())
        told_on_stage(table, before, after, event)
        assert cut == set()


def unveiled(viewer: int, speed: Speed) -> tuple[OnStage | None, float]:
    """Let Anna lay the first work of the pile; return what stands on the stage for it, and for how long."""
    game = turn(party(owns=[8]), party(), party(), works=[20])
    before = ObservedEvent(GAME, None, game.state)
    step = GAME.apply(game.state, LayWork(8), watched=True)
    playback = Playback(TABLE.motion, before, lambda _: None)
    for event, state in zip(step.events, step.states, strict=True):
        playback.feed(ObservedEvent(GAME, event, state))
    stage, lasted = None, 0.0
    while playback.busy:
        playback.update(10, speed.factor, Eyes(viewer))
        if playback.feast is not None:
            stage, lasted = playback.feast, lasted + 10
    return stage, lasted


@rule("10.2")
def test_ones_own_work_is_seen_large_for_about_a_second() -> None:
    stage, lasted = unveiled(ANNA, Speed.NORMAL)
    assert stage is not None
    assert 1000 <= lasted < 2500
    assert unveiled(ANNA, Speed.FAST)[1] < lasted, "it is shown in the pace that was chosen"
    assert unveiled(ANNA, Speed.OFF)[0] is None
    assert unveiled(BIANCA, Speed.NORMAL)[0] is None


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("language", languages())
def test_its_value_is_told_there(language: str) -> None:
    before, event = GAME.view(turn(party(owns=[8]), party(), party()).state, ANNA), events.WorkLaid(ANNA, 8, 20, 50)
    with spoken(language), probing():
        told = told_on_stage(picture(), before, before, event)
        assert any(str(VALUES[20]) in words.split() for words in told), told
