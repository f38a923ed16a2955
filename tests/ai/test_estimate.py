"""One estimate of each game: calibrated, the same wherever a view is told of, and as unsure as it must be."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import pytest
from attrs import evolve
from cattrs import structure

from leonardo.ai import review
from leonardo.ai.advice import Advised
from leonardo.ai.calibration import PLAIN, of_package
from leonardo.ai.citta import reasons as of_citta
from leonardo.ai.citta.unions import answer
from leonardo.ai.davinci import reasons as of_davinci
from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.ai.engines import reasons as of_engines
from leonardo.ai.estimate import Estimating, Imagined, Judged, Prospect, Span, calibrated, error, imagined
from leonardo.ai.player import Budget, stream
from leonardo.ai.players import adviser_of, chooser, estimator_of, players_in
from leonardo.ai.review import Decision, Suspect, Weighed, Weighing
from leonardo.ai.thought import Reason
from leonardo.engine.citta import setup as citta
from leonardo.engine.citta.questions import AnswerQuestion, ProposalQuestion
from leonardo.engine.davinci import setup as davinci
from leonardo.engine.driving import turns
from leonardo.engine.engines import setup as engines
from leonardo.engine.record import Played
from leonardo.games import GAMES
from leonardo.play.hints import costly
from leonardo.simulate import nature
from scripts.calibrating.calibration import bands, brier, said_of
from scripts.calibrating.games import Case, Position

OPTIONS: Final[dict[str, Any]] = {
    "davinci": davinci.Options(3),
    "citta": citta.Options(3, 15),
    "engines": engines.Options(3, 12),
}
"""Short games, since all that is looked ahead goes to their end."""
SAMPLE: Final = Path(__file__).parent / "calibration_sample.json"
FEW: Final = Budget(tries=24)
ENOUGH: Final = {"davinci": Budget(tries=96), "citta": Budget(tries=96)}
"""What a game of many choices takes for each of them to be looked at more than a few times."""

game = pytest.mark.parametrize("name", OPTIONS)
along_a_game = pytest.mark.parametrize(
    ("name", "count"),
    [
        ("engines", 2),
        *(pytest.param(*each, marks=pytest.mark.slow) for each in (("davinci", 4), ("citta", 6), ("engines", 4))),
    ],
)
"""How many decisions are looked at where each is looked at in many ways."""


@cache
def states(name: str) -> Sequence[Any]:
    rules, choose = GAMES[name], chooser(name, players_in(name).levels[1].name)

    def decide(played: Played, seat: int) -> object:
        view, own = rules.view(played.state, seat), stream(5, seat, len(played.turns))
        return choose(view, rules.legal(played.state), own, Budget(tries=4))

    setup = rules.deal(OPTIONS[name], Random(5))
    return [played.state for played, _ in turns(rules, setup, decide, nature(5))]


@cache
def decisions(name: str, count: int = 4) -> Sequence[tuple[Any, Sequence[Any]]]:
    """Views of whoever decides, from the whole of a game, with what is legal."""
    rules, found = GAMES[name], []
    for state in states(name):
        seat = rules.decider(state)
        if seat is not None and seat >= 0 and len(rules.legal(state)) > 2:
            found.append((rules.view(state, seat), rules.legal(state)))
    return found[:: max(1, len(found) // max(4, count))][:count]


@cache
def advised(name: str, number: int, count: int, also: tuple[Any, ...] = ()) -> Sequence[Advised]:
    """What is advised at one of these decisions, `also` on what is asked about."""
    adviser, (view, legal) = adviser_of(name), decisions(name, count)[number]
    assert adviser is not None
    return adviser(view, legal, Random(1), FEW, also)


def estimator(name: str) -> Estimating:
    found = estimator_of(name)
    assert found is not None
    return found


@game
def test_it_is_calibrated_on_games_that_it_was_not_fitted_to(name: str) -> None:
    """Of positions said to be won so often, that share is won, as far as so few tell; all of them say a good deal."""
    cases = [structure(each, Case) for each in json.loads(SAMPLE.read_text(encoding="utf-8"))[name]]
    said = said_of(cases, of_package(f"leonardo.ai.{name}"))
    assert len(said) >= 50
    for band in bands(said):
        assert abs(band.came - band.said) <= 1.5 * band.reach, band
    seats = sum(len(case.scores) for case in cases) / len(cases)
    assert brier(said) < 0.85 / seats * (1 - 1 / seats), "clearly better than to say that all are alike"
    within = [each.least <= each.score <= each.most for each in said]
    assert 0.65 <= sum(within) / len(within) <= 0.95


@game
def test_chances_of_all_sides_are_one_whole_within_their_doubt(name: str) -> None:
    for view, _ in decisions(name):
        found, prospect = estimator(name)(view, FEW), estimator(name).prospect(view)
        sides = {side: seat.chance for side, seat in zip(prospect.sides, found.seats, strict=True) if side is not None}
        assert sum(chance.likely for chance in sides.values()) == pytest.approx(1.0)
        for seat in found.seats:
            assert 0.0 <= seat.chance.least <= seat.chance.likely <= seat.chance.most <= 1.0
            assert seat.score.least <= seat.score.likely <= seat.score.most


@game
def test_a_view_has_one_estimate_whatever_is_hidden(name: str) -> None:
    rules = GAMES[name]
    view, _ = decisions(name)[1]
    told = estimator(name)(view, FEW)
    for seed in range(2):
        other = rules.view(rules.determinize(view, Random(seed)), view.viewer)
        assert estimator(name)(other, FEW) == told


@pytest.mark.slow
@along_a_game
def test_hint_standings_practice_and_review_agree_on_a_view(name: str, count: int) -> None:
    """Before a decision the standings leave open what the seat will do; a hint counts on the best choice."""
    adviser, met = adviser_of(name), 0
    assert adviser is not None
    for number, (view, legal) in enumerate(decisions(name, count)):
        standing = estimator(name)(view, FEW).seats[view.viewer]
        hint = advised(name, number, count)
        done = legal[-1]
        weighed = advised(name, number, count, (done,))
        assert meet(hint[0].expected.score, standing.score)
        met += meet(hint[0].expected.chance, standing.chance)
        if hint[0].action == weighed[0].action:
            assert hint[0].expected == weighed[0].expected
        request = DecisionRequest(number, view.viewer, name, "", view, legal, also=(done,))
        told = costly(request, Answer(number, weighed[0].action, 0.0, advice=tuple(weighed)))
        assert told is None or told.better.expected == weighed[0].expected
        other = next(each.action for each in weighed if each.action != done)
        task = Weighing(Suspect(Decision(number, view.viewer, view, legal, done), other, 0.1))
        found = review.weigh(task, (adviser,), 3, evolve(players_in(name).review, portion=4))
        assert isinstance(found, Weighed)
        assert meet(
            found.better.expected.chance, estimator(name)(view, FEW, found.better.action).seats[view.viewer].chance
        )
    assert met >= count - 1


def meet(one: Span, two: Span) -> bool:
    return one.least <= two.most and two.least <= one.most


def facts(name: str, view: Any) -> Callable[[Any], Sequence[Reason]]:  # noqa: ANN401 - that of any game
    if name == "davinci":
        grounds = of_davinci.Grounds(view)
        return lambda action: of_davinci.facts(grounds, action)
    if name == "citta":
        return lambda action: of_citta.facts(view, action)
    return lambda action: of_engines.facts(view, action)


@along_a_game
def test_a_reason_parts_choices_wherever_they_differ(name: str, count: int) -> None:
    parted = 0
    for number, (view, legal) in enumerate(decisions(name, count)):
        told, known = advised(name, number, count, (legal[-1],)), facts(name, view)
        for place, each in enumerate(told):
            beside = told[min(1, len(told) - 1)] if place == 0 else told[0]
            worse = each if place else beside
            if each.reason.rpartition(".")[2] in {"thought_both", "thought_more", "thought_chance", "behind", "less"}:
                parted += 1
            elif worse.gap.beyond_doubt:
                own = Reason(each.reason, dict(each.values))
                assert not any(own.holds_as_well(other) for other in known(beside.action)), own
                parted += 1
    assert parted


@game
def test_fewer_tries_widen_the_doubt(name: str) -> None:
    for view, _ in decisions(name):
        few, many = (estimator(name)(view, Budget(tries=tries)).seats[view.viewer] for tries in (2, 24))
        assert few.chance.width / spread(few.chance.likely) > many.chance.width / spread(many.chance.likely)


def spread(chance: float) -> float:
    return chance * (1 - chance)


def test_the_more_tries_say_the_same_the_surer_it_is() -> None:
    shares = [error([0.2, 0.6, 0.9] * count, 0.25) for count in (1, 2, 4, 16)]
    assert shares == sorted(shares, reverse=True)
    alike = [error([0.5] * count, 0.25) for count in (1, 3, 9)]
    assert alike == sorted(alike, reverse=True)
    assert min(alike) > 0


@game
def test_how_it_ended_is_certain(name: str) -> None:
    rules, end = GAMES[name], states(name)[-1]
    found = estimator(name)(rules.view(end, 0))
    standing = rules.standing(end)
    assert [round(seat.score.likely) for seat in found.seats] == list(standing.scores)
    assert all(seat.chance.least == seat.chance.most for seat in found.seats)
    assert {seat for seat, each in enumerate(found.seats) if each.chance.likely > 0} == set(standing.winners)


@pytest.mark.slow
@game
def test_what_can_be_expected_along_a_game_fits_each_other(name: str) -> None:
    """From one decision of a seat to its next one in the same round the spans meet."""
    rules, met, looked = GAMES[name], 0, 0
    own = [state for state in states(name) if rules.decider(state) == 0 and len(rules.legal(state)) > 1]
    pairs = [(one, two) for one, two in pairwise(own) if one.round == two.round]
    for both in pairs[:: max(1, len(pairs) // 10)][:10]:
        one, two = (estimator(name)(rules.view(each, 0), FEW).seats[0] for each in both)
        looked += 1
        met += meet(one.chance, two.chance)
    assert looked >= 5
    assert met >= 0.8 * looked


@cache
def guild_decisions() -> Sequence[tuple[Any, Sequence[Any]]]:
    """Views of whoever proposes a guild or is asked to join one, with what is legal."""
    met = [each for seed in GUILDS_OF for each in guild_decisions_of(seed)]
    return [each for each in met if isinstance(each[0].question, AnswerQuestion)] + met[:3]


def guild_decisions_of(seed: int) -> Sequence[tuple[Any, Sequence[Any]]]:
    found, setup = [], GAMES["citta"].deal(citta.Options(4, 15, ("guilds",)), Random(seed))

    def decide(played: Played, seat: int) -> object:
        view, legal = GAMES["citta"].view(played.state, seat), GAMES["citta"].legal(played.state)
        if isinstance(view.question, ProposalQuestion | AnswerQuestion):
            found.append((view, legal))
        return CHOOSE(view, legal, stream(seed, seat, len(played.turns)), Budget(tries=4))

    for _ in turns(GAMES["citta"], setup, decide, nature(seed)):
        pass
    return found


GUILDS_OF: Final = (8, 9, 10)  # games in which two parties each ask another one to join them
CHOOSE: Final = chooser("citta", players_in("citta").levels[1].name)


@pytest.mark.slow
def test_joining_a_guild_is_told_of_before_as_after() -> None:
    answers = [(view, legal) for view, legal in guild_decisions() if isinstance(view.question, AnswerQuestion)]
    assert len(answers) >= 4
    for view, legal in answers:
        assert_told_alike("citta", view, legal)


@pytest.mark.slow
@along_a_game
def test_a_choice_is_told_of_as_the_position_it_leads_to(name: str, count: int) -> None:
    assert sum(assert_told_alike(name, view, legal) for view, legal in decisions(name, count)) >= count // 2


@pytest.mark.slow
def test_a_proposed_guild_is_told_as_the_position_it_leads_to() -> None:
    assert sum(assert_told_alike("citta", view, legal) for view, legal in guild_decisions()) >= 4


def assert_told_alike(name: str, view: Any, legal: Sequence[Any]) -> int:  # noqa: ANN401 - that of any game
    """Check that what a hint says of a choice meets the standings after it; return how many lead to what is certain."""
    adviser, rules, looked = adviser_of(name), GAMES[name], 0
    assert adviser is not None
    for each in adviser(view, legal, Random(1), ENOUGH.get(name, FEW)):
        after = led_to(name, view, each.action)
        if after is not None:
            standing = estimator(name)(after).seats[view.viewer]
            assert meet(each.expected.chance, standing.chance), (each, standing, rules.name)
            assert meet(each.expected.score, standing.score), (each, standing, rules.name)
            looked += 1
    return looked


def led_to(name: str, view: Any, action: object) -> Any:  # noqa: ANN401 - that of any game
    """Return what the viewer sees when it has done something, where that does not depend on what is hidden.

    A proposal has been answered by then.
    """
    rules = GAMES[name]
    states = [rules.apply(rules.determinize(view, Random(seed)), action).state for seed in range(3)]
    if isinstance(getattr(states[0], "question", None), AnswerQuestion):
        states = [rules.apply(state, answer(state, state.question)).state for state in states]
    first, *others = (rules.view(state, view.viewer) for state in states)
    return first if all(other == first for other in others) else None


def test_no_guild_is_counted_on_that_nobody_has_formed() -> None:
    """The chances of all sides are one whole, also while players may unite or have been asked to."""
    for view, _ in guild_decisions():
        sides, found = estimator("citta").prospect(view).sides, estimator("citta")(view, FEW)
        chances = {side: seat.chance.likely for side, seat in zip(sides, found.seats, strict=True)}
        assert sum(chances.values()) == pytest.approx(1.0)


def test_positions_of_one_side_have_one_chance() -> None:
    found = Imagined(0.5, (0.3, 0.3, 0.7), (0.3, 0.3, 0.7), (0.01,) * 3, (9.0,) * 3, (1.0,) * 3, (0, 0, 2), 8)
    seats = calibrated(found, PLAIN).seats
    assert [seat.chance.likely for seat in seats] == pytest.approx([0.3, 0.3, 0.7])
    out = calibrated(evolve(found, sides=(None, 0, 2)), PLAIN).seats
    assert [seat.chance.likely for seat in out] == pytest.approx([0.0, 0.3, 0.7])


@pytest.mark.parametrize(("seconds_a_world", "tries"), [(0.01, 64), (0.1, 16), (0.5, 7)])
def test_slow_worlds_take_longer_before_all_is_left_open(seconds_a_world: float, tries: int) -> None:
    clock = Clock(seconds_a_world)
    with patch("leonardo.ai.sequential_halving.perf_counter", lambda: clock.now_seconds):
        assert imagined(clock, 64, Budget(seconds=1.0)).tries == tries


class Clock(Prospect[None]):
    """A position each of whose worlds takes so many seconds to be played on."""

    course, sides, over = 0.5, (0, 1), False

    def __init__(self, seconds: float) -> None:
        self.seconds, self.now_seconds = seconds, 0.0

    def deal(self, random: Random) -> None:
        """Every world is the same."""

    def now(self, world: object) -> Judged:  # noqa: ARG002 - all worlds are alike
        return Judged((0.5, 0.5), (1.0, 1.0))

    def ahead(self, world: object) -> Judged:  # noqa: ARG002
        self.now_seconds += self.seconds
        return Judged((0.5, 0.5), (1.0, 1.0))

    def after(self, state: None, action: object) -> None:
        """Nothing changes."""

    def seen(self, state: None) -> None:
        """There is nothing to be seen."""


@game
def test_what_was_played_on_goes_by_the_tries_that_are_allowed(name: str) -> None:
    view, _ = decisions(name)[0]
    assert imagined(estimator(name).prospect(view), 5).tries == 5
    assert imagined(estimator(name).prospect(view), 5, Budget(seconds=0.0)).tries == 1


def test_the_sample_has_one_position_of_each_game() -> None:
    for cases in json.loads(SAMPLE.read_text(encoding="utf-8")).values():
        assert len({case["number"] for case in cases}) == len(cases)
        assert all(len(case["positions"]) == 1 for case in cases)
        assert structure(cases[0]["positions"][0], Position)
