"""The study of chances: what is fitted comes true, bands count, and a study that was stopped goes on."""

from pathlib import Path
from random import Random

import pytest

from leonardo.ai.calibration import Calibration, read, written
from leonardo.ai.estimate import Imagined, calibrated
from scripts.calibrating import calibrate
from scripts.calibrating.calibration import bands, brier, fit, report, said_of, solved
from scripts.calibrating.games import Case, Position


def case(number: int, random: Random, weight: float) -> Case:
    """A game of two in which what is imagined counts as much as this, in logits; its score is half of what comes."""
    ahead = random.uniform(0.1, 0.9)
    share = 1 / (1 + ((1 - ahead) / ahead) ** weight)
    winner = 0 if random.random() < share else 1
    scores = tuple(random.uniform(10, 40) for _ in range(2))
    found = Imagined(random.random(), (0.5, 0.5), (ahead, 1 - ahead), (0.02, 0.02), scores, (1.0, 1.0), (0, 1), 24)
    ended = tuple(round(2 * score + random.gauss(0, 4)) for score in scores)
    return Case(number, (winner,), ended, (Position(0, 0, found),))


def cases(count: int, seed: int, weight: float = 2.0) -> list[Case]:
    random = Random(seed)
    return [case(number, random, weight) for number in range(count)]


@pytest.fixture(scope="module")
def found() -> Calibration:
    return fit([*cases(1500, 1)[:1400], *twice()])


def twice() -> list[Case]:
    """Games of which two positions of one move were looked at, which differ by half a logit."""
    made = []
    for number, each in enumerate(cases(40, 3)):
        ahead = each.positions[0].found.ahead[0]
        other = 1 / (1 + (1 - ahead) / ahead * 2.7 ** (0.5 if number % 2 else -0.5))
        again = Imagined(
            0.5, (0.5, 0.5), (other, 1 - other), (0.02, 0.02), each.positions[0].found.scores, (1.0, 1.0), (0, 1), 24
        )
        made.append(Case(9000 + number, each.winners, each.scores, (*each.positions, Position(0, 0, again))))
    return made


@pytest.mark.slow
def test_the_fit_finds_what_counts(found: Calibration) -> None:
    assert found.ahead.at(0.5) == pytest.approx(2.0, abs=0.25)
    assert found.slope.at(0.5) == pytest.approx(2.0, abs=0.1)
    assert found.level.at(0.5) == pytest.approx(0.0, abs=3.0)
    assert 3.0 < found.spread.at(0.5) < 6.0
    assert found.drift.at(0.5) > 0.3


@pytest.mark.slow
def test_scores_near_the_end_are_told_as_they_are() -> None:
    """Early scores, which are far off and bent, hardly count there."""
    random, made = Random(5), []
    for number, each in enumerate(cases(800, 9)):
        position = each.positions[0]
        left = 1 - position.found.course
        scores = tuple(round(score + 60 * left**3 + random.gauss(0, 40 * left)) for score in position.found.scores)
        made.append(Case(number, each.winners, scores, (position, position)))
    found = fit(made)
    for ahead in (10.0, 40.0):
        assert found.level.at(1.0) + found.slope.at(1.0) * ahead == pytest.approx(ahead, abs=2.5)


@pytest.mark.slow
def test_what_is_said_then_comes_true_on_other_games(found: Calibration) -> None:
    others = cases(1500, 2)
    said = said_of(others, found)
    assert all(abs(band.said - band.came) < 1.6 * band.reach for band in bands(said))
    assert brier(said) < 0.2
    within = [each.least <= each.score <= each.most for each in said]
    assert sum(within) / len(within) == pytest.approx(0.8, abs=0.06)
    assert "1500 games, 1500 positions" in report(others, found)


@pytest.mark.slow
def test_a_weight_that_would_count_against_who_has_more_is_none() -> None:
    wrong = fit([*cases(600, 4, weight=-1.0), *twice()])
    assert min(wrong.ahead.first, wrong.ahead.last, wrong.now.first, wrong.now.last) >= 0.0


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])


def test_a_calibration_is_read_as_it_was_written(found: Calibration) -> None:
    again = read(written(found))
    for name in ("now", "ahead", "drift", "level", "slope", "spread"):
        for course in (0.0, 0.3, 1.0):
            assert getattr(again, name).at(course) == pytest.approx(getattr(found, name).at(course), abs=1e-3)


def test_a_stopped_study_goes_on_and_plays_no_game_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[tuple[str, int]] = []

    def play(_: str, seed: str, number: int) -> Case:
        played.append((seed, number))
        return case(number, Random(f"{seed}/{number}"), 2.0)

    monkeypatch.setattr(calibrate, "play", play)
    words = ["--game", "davinci", "--out", str(tmp_path), "--check"]
    calibrate.main([*words, "--games", "3"])
    path = tmp_path / "davinci-1-report.jsonl"
    path.write_text(path.read_text(encoding="utf-8") + '{"number":3,"win', encoding="utf-8")
    calibrate.main([*words, "--games", "5"])
    calibrate.main([*words, "--games", "5"])
    assert sorted(played) == [("calibrate/1/report", number) for number in range(5)]
    assert "5 games, 5 positions" in capsys.readouterr().out


def test_what_is_said_is_what_the_seat_itself_may_expect(found: Calibration) -> None:
    (one,) = cases(1, 7)
    told = calibrated(one.positions[0].found, found).seats
    assert [each.chance for each in said_of([one], found)] == [told[0].chance.likely]
    assert len(said_of([one], found, everybody=True)) == 2
    assert told[0].chance.likely + told[1].chance.likely == pytest.approx(1.0)
