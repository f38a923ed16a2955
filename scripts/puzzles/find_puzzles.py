"""Find puzzles in games of our strongest players, and write them to `assets/puzzles/<game>/`.

`python3 scripts/puzzles/find_puzzles.py --game GAME search --work DIR` plays games and keeps in DIR what it finds,
until it is stopped; the same command goes on. `choose --work DIR` writes the best of what was found as puzzles, `weigh
FILE` weighs the position of a puzzle again and prints what each answer leads to. A puzzle is an open record up to a
decision; beside them `answers.json` tells what is sought, what each answer brings and which is the best.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from attrs import frozen

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.ai.player import UNLIMITED, AnyPlayer, stream
from leonardo.ai.players import chooser
from leonardo.engine.driving import turns
from leonardo.engine.record import RECORD_ENDING, Played, read_record, write_record
from leonardo.play.puzzles import ANSWERS, FORMAT, VERSION, Goal, Grade
from leonardo.simulate import nature
from scripts.puzzles import citta, davinci, engines
from scripts.puzzles.weighing import MEASURES_BY_POINTS, Hunt, Plans, Verdict, Weighed, as_fields, weigh, weigh_plans

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets" / "puzzles"
HUNTS: Final[Mapping[str, Hunt]] = {hunt.game.name: hunt for hunt in (davinci.HUNT, citta.HUNT, engines.HUNT)}
"""How puzzles are looked for, by the names of the games."""
LEVELS: Final = ("apprentice", "journeyman", "master")  # who is asked to find out how hard a puzzle is
ASKED: Final = 8  # how often each of them is asked
MOST_STEPS: Final = 8  # so many answers are taken one after the other as long as the best is open
PROMISING: Final = 0.05  # by how much of worth the player's own search must find the best answer better than the next
MOST_FOUND: Final = 0.9  # what more of the weaker players find is no puzzle
A_GAME: Final = 6  # how many positions of a game are looked at, at most
MOST_ANSWERS: Final = 70
LEAST_PLAUSIBLE: Final = 3  # so many answers at least must be sensible: between two, one guesses
SURE: Final = 4.0  # by how many standard errors the best answer must be better than each other
WORTH: Final = 0.03  # by how much of worth
A_GRADE: Final = 12  # how many puzzles of each grade are chosen, at most
NOTHING: Final = 0.1  # the share of the puzzles whose best answer may be to do nothing more: these look alike soon
FOUND: Final = "found.jsonl"


@frozen
class Position:
    """A decision of a game, the best answer by the player's search, and by how much it is better than the next."""

    played: Played
    best: Any
    lead: float


def positions(hunt: Hunt, number: int, seed: int) -> list[Position]:
    """Play a game of the strongest players; return the decisions that promise to be puzzles, the best first."""
    game, name = hunt.game, f"{seed}/{number}"
    found: list[Position] = []

    def decide(played: Played, seat: int) -> Any:  # noqa: ANN401 - whatever the engine offers
        state = played.state
        view, legal = game.view(state, seat), game.legal(state)
        kept = hunt.sensible(view, legal)
        if len(kept) == 1:
            return kept[0]
        random = stream(name, seat, len(played.turns))
        if not hunt.asks(view):
            return hunt.usual(view, kept, random)
        rated = hunt.rated(view, kept, random)
        few = len(legal) <= MOST_ANSWERS or hunt.plans is not None
        if len(rated) > 1 and _plausible(hunt, kept) >= LEAST_PLAUSIBLE and few:
            best = max(rated, key=lambda each: each.worth)
            lead = best.worth - max(each.worth for each in rated if each is not best)
            found.append(Position(played, best.action, lead))
        return hunt.played_on(view, kept, rated)

    for _ in turns(game, game.deal(hunt.options(number), Random(name)), decide, nature(name)):
        pass
    promising = sorted((each for each in found if each.lead >= PROMISING), key=lambda each: -each.lead)
    if hunt.plans is not None:
        return promising[:A_GAME]
    return [each for each in promising if not _too_easy(share_found(each.played, [each.best]))][:A_GAME]


def _plausible(hunt: Hunt, kept: Sequence[Any]) -> int:
    """Return how many sensible answers there are, those of one plan counted once."""
    return len(kept) if hunt.plans is None else len(set(map(hunt.plans.plan, kept)))


def _too_easy(shares: Mapping[str, float]) -> bool:
    return fmean(shares.values()) > MOST_FOUND


def goal_of(hunt: Hunt, played: Played, weighed: Sequence[Weighed]) -> Goal | None:
    """Return what is sought, if one answer is clearly the best by that and by worth, and loses nothing in the end."""
    best, *others = weighed
    if not all(_clear(weighed, other, "worth", WORTH) for other in others):
        return None
    if best.mean("score") < max(other.mean("score") for other in others) - hunt.no_loss:
        return None
    seat = hunt.game.decider(played.state)
    goals = hunt.goals(hunt.game.view(played.state, seat))
    fitting = (goal for goal in goals if all(_clear(weighed, each, goal.value, hunt.margins[goal]) for each in others))
    return next((goal for goal in fitting if hunt.worth_asking(goal, best.action)), None)


def _clear(weighed: Sequence[Weighed], other: Weighed, measure: str, margin: float) -> bool:
    lead, error = weighed[0].lead(other, measure)
    return lead >= margin and lead >= SURE * error


def hopeful(weighed: Sequence[Weighed]) -> bool:
    """Tell whether the best answer may still come out clearly better than the next."""
    lead, error = weighed[0].lead(weighed[1], "worth")
    return lead + 2 * error >= WORTH and lead >= error


def puzzle_of(hunt: Hunt, position: Position) -> dict[str, Any] | None:
    played = position.played
    if hunt.plans is not None:
        return _puzzle_of_plans(hunt, played, hunt.plans)
    weighed = weigh(played, hunt.course, hunt.tries, hunt.looks, hopeful)
    careful = [each for each in weighed if each.tries == weighed[0].tries]
    if weighed[0].tries <= hunt.looks[-1]:
        return None
    shares = share_found(played, [weighed[0].action])
    goal = goal_of(hunt, played, careful)
    roughly = [each.mean(goal.value) for each in weighed[len(careful) :]] if goal else []
    if (
        goal is None
        or _too_easy(shares)
        or max(roughly, default=-inf) > careful[0].mean(goal.value) - hunt.margins[goal]
    ):
        return None
    lead, error = careful[0].lead(max(careful[1:], key=lambda each: each.mean(goal.value)), goal.value)
    return {
        **_asked(played, goal, (lead, error), shares),
        "answers": [as_fields(played, each) for each in weighed],
    }


def _asked(played: Played, goal: Goal, lead: tuple[float, float], shares: Mapping[str, float]) -> dict[str, Any]:
    """Return what is kept of a puzzle whatever its answers: its `lead` is how far the best is ahead, and the error."""
    return {
        "goal": goal.value,
        "seat": played.game.decider(played.state),
        "round": played.state.round,
        "margin": round(lead[0], 3),
        "error": round(lead[1], 3),
        "found_by": shares,
    }


def _puzzle_of_plans(hunt: Hunt, played: Played, plans: Plans) -> dict[str, Any] | None:
    goal, verdict = _verdict(hunt, played, plans)
    if verdict is None or not verdict.loses_nothing("worth", WORTH if goal is Goal.POINTS else 0.0):
        return None
    right = [each.action for each in verdict.weighed[: verdict.right]]
    shares = share_found(
        played, right, [each.action for each in verdict.weighed[len(verdict.weighed) - verdict.open :]]
    )
    if _too_easy(shares):
        return None
    lead, error = verdict.lead(goal.value)
    return {
        **_asked(played, goal, (lead, error), shares),
        "right": verdict.right,
        "open": verdict.open,
        "answers": _fields_of(played, verdict),
    }


def _verdict(hunt: Hunt, played: Played, plans: Plans) -> tuple[Goal, Verdict | None]:
    view = hunt.game.view(played.state, hunt.game.decider(played.state))
    goal = hunt.goals(view)[0]
    return goal, weigh_plans(played, plans, goal.value, hunt.margins[goal], hunt.tries)


def _fields_of(played: Played, verdict: Verdict) -> list[dict[str, Any]]:
    return [
        {**as_fields(played, each, MEASURES_BY_POINTS), "plan": number}
        for each, number in zip(verdict.weighed, verdict.plans, strict=True)
    ]


def share_found(played: Played, right: Sequence[object], left_open: Sequence[object] = ()) -> dict[str, float]:
    """Return how often each of the weaker levels gives a right answer, be it after some that leave it open."""
    shares = {}
    for level in LEVELS:
        choose = chooser(played.game.name, level)
        found = [_finds(played, choose, right, left_open, number) for number in range(ASKED)]
        shares[level] = found.count(True) / ASKED
    return shares


def _finds(
    played: Played, choose: AnyPlayer, right: Sequence[object], left_open: Sequence[object], number: int
) -> bool:
    game = played.game
    seat = game.decider(played.state)
    if seat is None:
        raise ValueError("the game is over")
    for step in range(MOST_STEPS):
        view, legal = game.view(played.state, seat), game.legal(played.state)
        given = choose(view, legal, stream("grade", number, step), UNLIMITED)
        if given in right:
            return True
        if not step and given not in left_open:
            return False
        played, _ = played.play(given)
        if game.decider(played.state) != seat:
            return False
    return False


def search(hunt: Hunt, work: Path, seed: int, games: int) -> None:
    """Look for puzzles in games that were not looked at yet; each is kept when it is done."""
    work.mkdir(parents=True, exist_ok=True)
    path = work / FOUND
    done = {(line["seed"], line["game"]) for line in _lines(path)}
    for number in range(games):
        if (seed, number) in done:
            continue
        puzzles = []
        for position in positions(hunt, number, seed):
            found = puzzle_of(hunt, position)
            if found is not None:
                puzzles.append({**found, "record": write_record(position.played)})
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"seed": seed, "game": number, "puzzles": puzzles}) + "\n")
        print(f"game {number}: {len(puzzles)} puzzles", flush=True)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def choose(hunt: Hunt, work: Path, folder: Path) -> Counter[Grade]:
    """Write the best of what was found as puzzles, of as many kinds as there are, and grade them.

    A third is easy, a third hard: by how often the weaker levels find the answer.
    """
    found = [puzzle for line in _lines(work / FOUND) for puzzle in line["puzzles"]]
    chosen = _varied(hunt, different(found), A_GRADE * len(Grade))
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    entries: dict[str, dict[str, Any]] = {}
    grades: Counter[Grade] = Counter()
    for number, puzzle in enumerate(chosen):
        grade = tuple(Grade)[number * len(Grade) // len(chosen)]
        grades[grade] += 1
        name = f"{grade.value}_{grades[grade]:02}"
        record = puzzle.pop("record")
        (folder / f"{name}{RECORD_ENDING}").write_text(record, encoding="utf-8", newline="\n")
        command = f"python3 scripts/puzzles/find_puzzles.py weigh assets/puzzles/{hunt.game.name}/{name}{RECORD_ENDING}"
        entries[name] = {"grade": grade.value, **puzzle, "command": command}
    (folder / ANSWERS).write_text(_laid_out(hunt, entries), encoding="utf-8", newline="\n")
    return grades


def _laid_out(hunt: Hunt, entries: Mapping[str, Mapping[str, Any]]) -> str:
    puzzles = []
    for name, entry in entries.items():
        fields = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in entry.items() if key != "answers"]
        answers = ",\n   ".join(json.dumps(each) for each in entry["answers"])
        puzzles.append(f' {json.dumps(name)}: {{{", ".join(fields)}, "answers": [\n   {answers}\n ]}}')
    game = json.dumps(hunt.game.name)
    head = f'"format": {json.dumps(FORMAT)}, "version": {VERSION}, "game": {game}, "tries": {hunt.tries}'
    return f'{{{head}, "puzzles": {{\n' + ",\n".join(puzzles) + "\n}}\n"


def different(puzzles: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return puzzles without those that are another one again: first games begin alike."""
    known: dict[object, dict[str, Any]] = {}
    for puzzle in puzzles:
        answers = [json.dumps(each["answer"]) for each in puzzle["answers"]]
        known.setdefault((puzzle["round"], answers[0], tuple(sorted(answers))), puzzle)
    return list(known.values())


def _varied(hunt: Hunt, puzzles: Sequence[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """Return the clearest puzzles, each kind of answer and each goal by turns."""
    left = sorted(puzzles, key=lambda each: -each["margin"] / hunt.margins[Goal(each["goal"])])
    taken: list[dict[str, Any]] = []
    kinds: Counter[tuple[str, str]] = Counter()
    while left and len(taken) < most:
        idle = sum(map(_idle, taken)) >= NOTHING * most
        fitting = [each for each in left if not (idle and _idle(each))]
        if not fitting:
            break
        best = min(fitting, key=lambda each: (kinds[_kind(each)], left.index(each)))
        kinds[_kind(best)] += 1
        left.remove(best)
        taken.append(best)
    return sorted(taken, key=lambda each: -sum(each["found_by"].values()))


def _idle(puzzle: dict[str, Any]) -> bool:
    return bool(puzzle["answers"][0]["answer"]["do"] == "done")


def _kind(puzzle: dict[str, Any]) -> tuple[str, str]:
    return puzzle["goal"], puzzle["answers"][0]["answer"]["do"]


def weigh_again(path: Path) -> None:
    """Weigh the position of a puzzle again and print what each answer leads to."""
    games = {name: hunt.game for name, hunt in HUNTS.items()}
    played = read_record(path.read_text(encoding="utf-8"), games.get)
    hunt = HUNTS[played.game.name]
    if hunt.plans is not None:
        _, verdict = _verdict(hunt, played, hunt.plans)
        for fields in _fields_of(played, verdict) if verdict else ():
            print(json.dumps(fields))
        return
    for each in weigh(played, hunt.course, hunt.tries):
        print(json.dumps(as_fields(played, each)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Do as the command line says."""
    parser = argparse.ArgumentParser(description="Find puzzles in games of our strongest players.")
    parser.add_argument("--game", choices=HUNTS, default=davinci.HUNT.game.name, help="the game (default: %(default)s)")
    what = parser.add_subparsers(dest="what", required=True)
    hunting = what.add_parser("search", help="play games and look for puzzles in them")
    hunting.add_argument("--work", type=Path, required=True, help="the folder for what is found")
    hunting.add_argument("--seed", type=int, default=1, help="the seed of the games (default: 1)")
    hunting.add_argument("--games", type=int, default=10_000, help="how many games at most (default: 10,000)")
    choosing = what.add_parser("choose", help="write the best of what was found as puzzles")
    choosing.add_argument("--work", type=Path, required=True, help="the folder with what was found")
    choosing.add_argument("--out", type=Path, help="the folder for the puzzles (default: the assets)")
    again = what.add_parser("weigh", help="weigh the position of a puzzle again")
    again.add_argument("file", type=Path)
    wishes = parser.parse_args(arguments)
    hunt = HUNTS[wishes.game]
    if wishes.what == "search":
        search(hunt, wishes.work, wishes.seed, wishes.games)
    elif wishes.what == "choose":
        for grade, count in choose(hunt, wishes.work, wishes.out or ASSETS / hunt.game.name).items():
            print(f"{grade.value}: {count}")
    else:
        weigh_again(wishes.file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
