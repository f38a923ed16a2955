"""Built-in players say a short line now and then: each in its own voice, about what all could see, never in the way."""

from random import Random
from typing import Any

import pytest
from pygame import Rect

from leonardo.ai.player import Budget
from leonardo.ai.players import obvious_to
from leonardo.app.citta.picture.layout import lay_out
from leonardo.app.citta.table import TABLE as CITTA_TABLE
from leonardo.app.davinci.table import TABLE as DAVINCI_TABLE
from leonardo.app.engines.table import TABLE as ENGINES_TABLE
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.motion.flags import ROLLS_UP, SPEECH_STANDS, STANDS, Flag, Flags, gives_way
from leonardo.app.table.motion.remarks import APART, Occasion, Remark, Talk, Voice, bubble, ways_of
from leonardo.app.table.players import voices
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta import GAME as CITTA
from leonardo.engine.citta.constants import VARIANTS as CITTA_VARIANTS
from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.davinci import GAME as DAVINCI
from leonardo.engine.davinci.setup import Options
from leonardo.engine.engines import GAME as ENGINES
from leonardo.engine.engines.constants import VARIANTS as ENGINES_VARIANTS
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.engine.game import NATURE, AnyGame
from leonardo.play.observed import ObservedEvent
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from leonardo.ui.timeline import Timeline
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, probing
from tests.diagonal import first_quick

RUINED = Remark(2, Occasion.RUINED)
LONGEST = 34  # characters of a line, which lies on a panel beside the name


def after_a_while(talk: Talk, remark: Remark) -> str:
    """What is said about something long after the last remark; nothing if nothing is."""
    for _ in range(APART):
        assert talk.hear(None) is None
    said = talk.hear(remark)
    return said.words if said is not None else ""


def test_each_voice_has_lines_of_its_own_for_each_occasion() -> None:
    for language in languages():
        with spoken(language):
            lines = [
                tr(f"remarks.{voice.value}.{occasion.value}.{number}")
                for voice in Voice
                for occasion in Occasion
                for number in range(1, ways_of(occasion) + 1)
            ]
        assert len(set(lines)) == len(lines) == 4 * 14
        assert max(map(len, lines)) <= LONGEST


def test_the_same_is_said_again_as_late_as_possible() -> None:
    talk = Talk({2: Voice.CALM})
    first, second, third = (after_a_while(talk, RUINED) for _ in range(3))
    assert first != second
    assert first == third
    assert tr("remarks.calm.ruined.1") in first + second


def test_nobody_says_anything_soon_after_a_remark() -> None:
    talk = Talk({1: Voice.FIERY, 2: Voice.CALM})
    assert after_a_while(talk, RUINED)
    assert talk.hear(Remark(1, Occasion.ROBBED)) is None
    assert after_a_while(talk, Remark(1, Occasion.ROBBED))


def test_nothing_is_said_where_it_is_not_wanted_or_by_a_person() -> None:
    assert not after_a_while(Talk({2: Voice.CALM}, wanted=lambda: False), RUINED)
    assert not after_a_while(Talk({1: Voice.CALM}), RUINED)


def test_only_built_in_players_talk_by_their_temper() -> None:
    seats = (
        Person("Anna", "red"),
        BuiltIn("Bianca", "yellow", "master:banker"),
        BuiltIn("Cosimo", "green", "program_guest"),
        BuiltIn("Dora", "blue", "master"),
    )
    session = Session.new(DAVINCI, Options(4, start=0), seats, 5)
    found = voices(session, {"banker": Voice.GLOOMY})
    assert set(found) == {1, 3}
    assert found[1] is Voice.GLOOMY


def test_what_is_said_stays_to_be_read_while_others_act() -> None:
    timeline = Timeline()
    flags = Flags(timeline)
    flags.put_up(Flag(2, SeatSpot(2), "All in vain.", quiet=True, is_speech=True, stands=SPEECH_STANDS), 0)
    flags.put_up(Flag(1, SeatSpot(1), "buys"), 0, leisurely=True)
    timeline.update(STANDS)
    assert [raised.flag.words for raised in flags.standing] == ["All in vain."]
    flags.let_go()
    timeline.update(ROLLS_UP)
    assert not flags.standing


def test_what_is_said_stays_to_be_read_while_its_seat_acts() -> None:
    """It went before anybody had noticed it."""
    flags = Flags(Timeline())
    for words, is_speech in (("All in vain.", True), ("buys", False), ("sells", False)):
        flags.put_up(Flag(2, SeatSpot(2), words, is_speech=is_speech), 0)
    assert [raised.flag.words for raised in flags.standing] == ["All in vain.", "sells"]
    flags.put_up(Flag(2, SeatSpot(2), "I always knew it.", is_speech=True), 0)
    assert [raised.flag.words for raised in flags.standing] == ["I always knew it."]


def test_what_is_said_never_lies_over_a_tip() -> None:
    areas = {SeatSpot(2): Rect(0, 100, 200, 80)}
    said, told = Flag(2, SeatSpot(2), "All in vain.", is_speech=True), Flag(2, SeatSpot(2), "buys")
    assert gives_way(said, areas, [Rect(150, 150, 300, 60)])
    assert not gives_way(said, areas, [Rect(250, 150, 300, 60)])
    assert not gives_way(told, areas, [Rect(150, 150, 300, 60)])


GAMES: dict[str, tuple[AnyGame, Any, Any]] = {
    "davinci": (DAVINCI, Options(4, start=0), DAVINCI_TABLE),
    "citta": (CITTA, CittaOptions(4, 20, CITTA_VARIANTS), CITTA_TABLE),
    "engines": (ENGINES, EnginesOptions(4, 20, ENGINES_VARIANTS), ENGINES_TABLE),
}
"""Each game with what is agreed on, and its table."""


@first_quick("name", GAMES)
def test_remarks_tell_nothing_but_what_all_may_know(name: str) -> None:
    (game, options, table), random, occasions = GAMES[name], Random(3), set[Occasion]()
    player = obvious_to(name)
    state = game.begin(game.deal(options, random)).state
    before = ObservedEvent(game, None, state)
    for _ in range(900):
        decider = game.decider(state)
        if decider is None:
            break
        if decider == NATURE:
            action = game.chance(state, random)
        else:
            action = player(game.view(state, decider), game.legal(state), random, Budget(1))
        step = game.apply(state, action, watched=True)
        state = step.state
        for event, then in zip(step.events, step.states, strict=True):
            after = ObservedEvent(game, event, then)
            told = {
                table.motion.remark(before.view(viewer), after.view(viewer), seen)
                for viewer in (None, 0, 1, 2)
                if (seen := after.seen_by(viewer)) is not None
            }
            assert len(told) <= 1, event
            occasions |= {each.occasion for each in told if each is not None}
            before = after
    assert len(occasions) > 1


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(
    ("panel", "money"),
    [(Rect(0, 60, 200, 160), Rect(80, 110, 110, 26)), (Rect(0, 60, 330, 58), Rect(60, 84, 200, 24))],
    ids=["in a column", "in a row"],
)
def test_what_is_said_hides_no_money(panel: Rect, money: Rect) -> None:
    layout = lay_out((1024, 640))
    brush = Brush(Blanks(), Painter(layout.k, 1.0), layout, ())
    name, window = Rect(80, 66, 60, 20), Rect(0, 0, 1024, 640)
    with probing():
        _, place = bubble(brush, "Well, it was worth a try.", panel, [name], window, [money])
        _, usual = bubble(brush, "Well, it was worth a try.", panel, [name], window)
    assert not place.colliderect(money)
    assert not place.colliderect(name)
    assert usual.top == name.bottom, "below the name where nothing is hidden by it"


@pytest.mark.usefixtures("screen")
def test_what_is_said_lies_below_its_speaker_where_there_is_room() -> None:
    """Its tail pointed up, away from the speaker below it, and it hid the counter of the rounds."""
    layout = lay_out((1280, 800))
    brush = Brush(Blanks(), Painter(layout.k, 1.3), layout, ())
    panel, name, money = Rect(0, 80, 240, 140), Rect(80, 86, 60, 24), Rect(80, 112, 150, 36)
    with probing():
        _, place = bubble(brush, "Well, it was worth a try.", panel, [name], Rect(0, 0, 1280, 800), [money])
    assert place.top >= money.bottom
    assert place.colliderect(panel.inflate(0, 2))


@pytest.mark.parametrize("seed", [1, 2])
def test_something_is_said_in_most_rounds_of_leonardo_da_vinci(seed: int) -> None:
    """In a whole game nobody noticed that anybody said anything: it was said of great works alone, at the end."""
    random, talk = Random(seed), Talk(dict.fromkeys((1, 2, 3), Voice.CALM))
    state = DAVINCI.begin(DAVINCI.deal(Options(4), random)).state
    player, said = obvious_to("davinci"), set[int]()
    while (decider := DAVINCI.decider(state)) is not None:
        action = player(DAVINCI.view(state, decider), DAVINCI.legal(state), random, Budget(1))
        step = DAVINCI.apply(state, action, watched=True)
        for event, before, after in zip(step.events, (state, *step.states), step.states, strict=False):
            views = DAVINCI.view(before, 0), DAVINCI.view(after, 0)
            if talk.hear(DAVINCI_TABLE.motion.remark(*views, event)) is not None:
                said.add(state.round)
        state = step.state
    assert len(said) >= 6
