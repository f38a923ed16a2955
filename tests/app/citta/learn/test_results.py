"""The results of the city: capitals by kind, round by round, and who paid whom, add up; and all of it fits."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from leonardo.app.citta.results.accounts import Ledger, accounts, ledger, shares
from leonardo.app.citta.results.capital import CapitalScene
from leonardo.app.citta.results.scene import ResultsScene, moments
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.settings import TEXT_SIZES, Settings
from leonardo.app.kit.translations import ENGLISH, languages, speak, tr
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.scenes.host import Host
from leonardo.engine.citta import GAME, events
from leonardo.engine.citta.constants import Cause, Side
from leonardo.engine.citta.state import Capital, State
from leonardo.engine.game import Step
from leonardo.saves.folder import folder_at
from tests.app.citta.learn.games import COLOURS, NAMES, of_persons, played, session
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, Line, faults, probing, sheet, targets, words
from tests.diagonal import diagonal

SIX = 6


def of_six() -> Ledger:
    steps = [step for _, step in played(SIX, 20, 4).steps(watched=True)]
    states = (state for step in steps for state in step.states)
    return ledger(states, (event for step in steps for event in step.events))


def test_the_parts_of_a_bar_make_the_capital_after_that_round() -> None:
    found = of_six()
    for capitals, course in zip(found.rounds, found.course, strict=True):
        whole = [each.share if each is not None else 0 for each in capitals]
        assert whole == list(course)
    assert found.course[-1] == shares(played(SIX, 20, 4).state)


def test_a_round_ends_with_all_that_happened_in_it() -> None:
    """The last decision of a round is followed by the next round: what it brought belongs to the round before."""
    steps = [step for _, step in played(SIX, 20, 4).steps(watched=True)]
    told = [event for step in steps for event in step.events]
    found = ledger((state for step in steps for state in step.states), told)
    states = [state for step in steps for state in step.states]
    began = [at for at, event in enumerate(told) if isinstance(event, events.RoundBegan)][1:]
    assert list(found.course[1:-1]) == [shares(states[at - 1]) for at in began]
    assert found.course != of_decisions(steps).course


def of_decisions(steps: Sequence[Step[State]]) -> Ledger:
    return ledger((step.state for step in steps), (event for step in steps for event in step.events))


def test_what_seats_paid_each_other_is_what_was_told() -> None:
    told = [event for _, step in played(SIX, 20, 4).steps() for event in step.events]
    received: Counter[int] = Counter()
    staked: dict[int, int] = {}
    for event in told:
        match event:
            case events.Paid(to=int() as to):
                received[to] += event.florins
            case events.StakeLaid():
                staked[event.party] = event.florins
            case events.MarketClosed(party=opener):
                kept = {seat for seat, _ in event.returned} | {opener}
                received[opener] += sum(florins for seat, florins in staked.items() if seat not in kept)
                staked = {}
    found = of_six().payments
    assert {to: sum(paid for (_, other), paid in found.items() if other == to) for to in received} == dict(received)
    assert all(payer != receiver for payer, receiver in found)


@pytest.mark.parametrize("seed", [1, 4, 9])
def test_the_last_cash_is_the_first_with_all_the_ledger_tells(seed: int) -> None:
    steps = [step for _, step in played(SIX, 20, seed).steps()]
    told = [event for step in steps for event in step.events]
    assert any(isinstance(event, events.MarketClosed) for event in told)
    first, last = steps[0].state, steps[-1].state
    for seat, account in enumerate(accounts(SIX, told)):
        began, ended = first.parties[seat], last.parties[seat]
        if began is None or ended is None:
            continue
        came = account.received + account.indemnity
        assert ended.florins == began.florins + came - account.spent, seat


def test_moments_come_in_order_and_a_guild_leads_as_one() -> None:
    def capital(florins: int, *members: int) -> Capital:
        return Capital(members, florins, 0, 0, 0)

    course = [
        [capital(250, 0), capital(250, 1), capital(250, 2)],
        [capital(200, 0), capital(300, 1), capital(100, 2)],
        [capital(900, 0, 2), capital(300, 1), capital(900, 0, 2)],
    ]
    told = [
        events.RoundBegan(1),
        events.Paid(0, 1, 50, Cause.RENT),
        events.RoundBegan(2),
        events.UnionMade(0, 2, Side.GUELPH, (0, 2), 0),
        events.WentBankrupt(1, (1,), 320),
        events.Paid(1, 0, 320, Cause.RENT, by_bank=True),
    ]
    found = moments(course, told)
    assert [each.key for each in found] == ["rent", "union", "bankrupt", "lead"], (
        "the bank pays, so no rent comes from 1"
    )
    assert found[-1].members == (0, 2)


def test_a_tribute_and_a_forced_sale_are_told_before_cheaper_rents() -> None:
    course = [[Capital((seat,), 250, 0, 0, 0) for seat in range(3)]]
    told = [
        events.RoundBegan(1),
        *(events.Paid(0, 1, 30 + sum_, Cause.RENT) for sum_ in range(5)),
        events.Paid(0, 2, 90, Cause.TRIBUTE),
        events.Sold(1, 8, (), 45),
        events.Sold(1, 10, (), 40),
        events.Paid(1, 2, 80, Cause.TRIBUTE),
        events.Sold(0, 27, (), 60),
        events.WentBankrupt(0, (0,), 320),
        events.Paid(0, 1, 320, Cause.RENT, by_bank=True),
    ]
    found = moments(course, told)
    assert [each.key for each in found] == ["rent", "tribute", "sale", "bankrupt"]
    assert (found[0].florins, found[1].florins) == (34, 90)
    assert (found[2].seat, found[2].sold, found[2].cost) == (1, (8, 10), 80 + 45 + 40)


def test_the_rent_that_decided_a_game_is_told_though_others_were_dearer() -> None:
    course = [[Capital((seat,), florins, 0, 0, 0) for seat, florins in enumerate((280, 600, 100))]]
    told = [
        events.RoundBegan(1),
        *(events.Paid(2, 0, 500 + sum_, Cause.RENT) for sum_ in range(5)),
        events.AuctionClosed(6, 2, 45, ((2, 45),)),
        events.RoundBegan(12),
        events.Paid(0, 1, 400, Cause.RENT),
    ]
    found = moments(course, told)
    assert (found[-1].round, found[-1].seat, found[-1].other, found[-1].florins) == (12, 1, 0, 400)
    assert "bid" not in [each.key for each in found], "a card that goes below its price decides nothing"


@pytest.mark.parametrize(
    ("size", "language", "text_size"),
    diagonal(
        [(1024, 640), (1000, 1400), (1280, 720), (1920, 1080), (3840, 2160)],
        languages(),
        [TEXT_SIZES[-1], TEXT_SIZES[0]],
    ),
)
def test_all_of_it_fits(size: tuple[int, int], language: str, text_size: int) -> None:
    speak(language)
    looks = [PlayerStyle(name, colour) for name, colour in zip(NAMES, COLOURS, strict=True)]
    with probing() as cut:
        pilot = Pilot(size, Settings(text_size=text_size, reduced_motion=True))
        pilot.kit.pictures = Blanks()
        scene = CapitalScene(pilot.kit, looks, of_six(), 0)
        pilot.kit.stack.push(scene)
        found = faults(sheet(scene), targets(scene.form), cut, ())
    speak(ENGLISH)
    assert found == []


@pytest.mark.parametrize(
    ("size", "language", "text_size"),
    diagonal([(1024, 640), (1280, 720), (1920, 1080)], languages(), [TEXT_SIZES[-1], TEXT_SIZES[0]]),
)
def test_the_whole_ledger_fits_with_its_buttons(size: Size, language: str, text_size: int, tmp_path: Path) -> None:
    with probing() as cut:
        pilot = Pilot(size, Settings(text_size=text_size, reduced_motion=True))
        pilot.kit.pictures = Blanks()
        with spoken(language):
            scene = ResultsScene(Host(pilot.kit, folder_at(tmp_path), PRESENTATIONS), session())
            pilot.kit.stack.push(scene)
            assert faults(sheet(scene), targets(scene.form), cut, NAMES) == []


def test_who_leads_is_told_though_no_palace_goes_with_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    host = Host(Pilot((1280, 720)).kit, folder_at(tmp_path), PRESENTATIONS)
    scene = ResultsScene(host, of_persons(played(SIX, 20, 4)))
    assert any(not (moment.square or moment.sold) for moment in scene.moments)
    assert all(highlight.text for highlight in scene.outcome().highlights)
    assert not caplog.records, "no text was missing"


@pytest.mark.parametrize(
    ("size", "language", "text_size"),
    diagonal([(1024, 640), (1280, 720), (1920, 1080)], languages(), [TEXT_SIZES[-1], TEXT_SIZES[0]]),
)
def test_a_large_guild_that_wins_is_told_by_its_number(
    size: Size, language: str, text_size: int, tmp_path: Path
) -> None:
    game = played(SIX, 6, 39, ("guilds", "quiet_lap"))
    members = GAME.standing(game.state).winners
    with probing() as cut:
        pilot = Pilot(size, Settings(text_size=text_size, reduced_motion=True))
        pilot.kit.pictures = Blanks()
        with spoken(language):
            scene = ResultsScene(Host(pilot.kit, folder_at(tmp_path), PRESENTATIONS), of_persons(game))
            outcome = scene.outcome()
            assert str(len(members)) in outcome.won
            assert not any(name in outcome.won for name in NAMES)
            assert outcome.why.endswith(str(len(members)))
            assert [column.heading for column in outcome.columns][4:6] == [
                tr("citta.results.capital"),
                tr("citta.results.share"),
            ], "what the parts make, and what each member has of it"
            pilot.kit.stack.push(scene)
            page = sheet(scene)
            assert faults(page, targets(scene.form), cut, NAMES) == []
            assert tr("citta.results.members") in words(page)
            scene.show_capital()
            capitals = pilot.top(CapitalScene)
            assert faults(sheet(capitals), targets(capitals.form), cut, ()) == []


@pytest.mark.parametrize(
    ("size", "language", "text_size"),
    diagonal([(1024, 640), (1280, 720), (1920, 1080)], languages(), [TEXT_SIZES[-1], TEXT_SIZES[0]], quick=2),
)
def test_who_went_bankrupt_is_told_with_the_round(size: Size, language: str, text_size: int, tmp_path: Path) -> None:
    game = played(3, 0, 3)
    told = [event for _, step in game.steps() for event in step.events]
    rounds = [account.out for account in accounts(3, told)]
    assert any(rounds)
    with probing() as cut:
        pilot = Pilot(size, Settings(text_size=text_size, reduced_motion=True))
        pilot.kit.pictures = Blanks()
        with spoken(language):
            scene = ResultsScene(Host(pilot.kit, folder_at(tmp_path), PRESENTATIONS), of_persons(game))
            pilot.kit.stack.push(scene)
            page = sheet(scene)
            assert faults(page, targets(scene.form), cut, NAMES) == []
            said = {tr("citta.results.out", round=number) for number in rounds if number is not None}
    assert said <= {note.what.text for note in page.notes if isinstance(note.what, Line)}
