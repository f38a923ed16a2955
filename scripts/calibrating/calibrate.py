"""Study whether chances come true: play games, estimate positions in them, calibrate the estimate, and report.

    nice -n 10 python3 scripts/calibrating/calibrate.py --game davinci --games 200 --out DIR [--check]

Built-in players of all levels, drawn for each seat, play games of all kinds; some decisions of each are estimated by
what their seat sees. What was imagined is kept line by line in the folder, so that the same command goes on where it
was stopped. The calibration is fitted to one set of games and judged by another one of as many, which it has not met:
bands of ten, the Brier score, and a plot as text. It is written beside the players of the game; `--both` writes there
what is fitted to both sets once it has been judged so. `--check` writes nothing, plays the second set only, and says
how the package does.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from attrs import evolve
from cattrs import structure, unstructure

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.ai.calibration import FILE, of_package, written
from leonardo.games import GAMES
from scripts.calibrating.calibration import fit, report
from scripts.calibrating.games import Case, play

_SAMPLE: Final = 200  # so many games of a sample, one position each
SETS: Final = ("fit", "report")  # the games that are fitted to, and those that the fit is judged by
_PLAYERS: Final = Path(__file__).resolve().parents[2] / "leonardo/ai"


def main(words: list[str] | None = None) -> int:
    """Play what is missing, fit, write and report."""
    wished = _arguments(words)
    wished.out.mkdir(parents=True, exist_ok=True)
    sets = SETS[1:] if wished.check else SETS
    found = {name: _played(wished.game, wished.seed, name, wished.games, wished.out) for name in sets}
    calibration = of_package(f"leonardo.ai.{wished.game}") if wished.check else fit(found["fit"])
    if not wished.check:
        cases = [*found["fit"], *(found["report"] if wished.both else ())]
        document = {"games": len(cases), "seed": wished.seed, **written(fit(cases))}
        target = _PLAYERS / wished.game / FILE
        target.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8", newline="\n")
    print(f"{wished.game}, seed {wished.seed}, judged by games that were not fitted to:")
    print(report(found["report"], calibration))
    if wished.sample is not None:
        _keep_sample(wished.sample, wished.game, found["report"])
    return 0


def _arguments(words: list[str] | None) -> Any:  # noqa: ANN401 - of argparse
    parser = argparse.ArgumentParser(description="Study whether chances come true.")
    parser.add_argument("--game", choices=tuple(GAMES), default="davinci")
    parser.add_argument("--games", type=int, default=200, help="how many are fitted to, and as many judge the fit")
    parser.add_argument("--seed", type=int, default=1, help="which games are played")
    parser.add_argument("--out", type=Path, required=True, help="the folder that keeps what was found")
    parser.add_argument("--sample", type=Path, help="the file that keeps a few positions for tests, for all games")
    parser.add_argument("--both", action="store_true", help="write what is fitted to both sets, after judging")
    parser.add_argument("--check", action="store_true", help="write nothing, and judge the package")
    return parser.parse_args(words)


def _played(game: str, seed: int, name: str, games: int, out: Path) -> list[Case]:
    path = out / f"{game}-{seed}-{name}.jsonl"
    found = {case.number: case for case in _kept(path)}
    with path.open("a", encoding="utf-8", newline="\n") as file:
        if file.tell() and not path.read_bytes().endswith(b"\n"):
            file.write("\n")  # the last line was cut off
        for number in range(games):
            if number not in found:
                found[number] = case = play(game, f"calibrate/{seed}/{name}", number)
                file.write(json.dumps(unstructure(case), separators=(",", ":")) + "\n")
                file.flush()
    return [found[number] for number in range(games)]


def _keep_sample(path: Path, game: str, cases: Sequence[Case]) -> None:
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    some = [evolve(case, positions=(case.positions[len(case.positions) // 2],)) for case in cases[:_SAMPLE]]
    known[game] = [_rounded(unstructure(case)) for case in some]
    games = (f'"{name}":[\n' + ",\n".join(_line(case) for case in kept) + "]" for name, kept in known.items())
    path.write_text("{" + ",\n".join(games) + "}\n", encoding="utf-8", newline="\n")


def _line(case: Any) -> str:  # noqa: ANN401 - plain data
    return json.dumps(case, separators=(",", ":"))


def _rounded(value: Any) -> Any:  # noqa: ANN401 - plain data
    if isinstance(value, float):
        return round(value, 3)
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else value


def _kept(path: Path) -> Iterator[Case]:
    """Yield the games that a file has; a line that was cut off is none."""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            yield structure(json.loads(line), Case)
        except ValueError:
            continue


if __name__ == "__main__":
    sys.exit(main())
