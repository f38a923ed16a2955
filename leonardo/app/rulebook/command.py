"""`leonardo rules`: the rule book of a game as text, for readers without a window."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.translations import languages, speak
from leonardo.arguments import DONE, FAULT, complain, say
from leonardo.games import Games


def add_rules(parser: ArgumentParser, _words: Sequence[str], games: Games) -> None:
    """Add what `leonardo rules` can be told."""
    parser.description = "Print the rule book of a game as Markdown, with the number of each rule, questions and cards."
    parser.add_argument("game", choices=tuple(games), metavar="GAME", help=f"which game: {', '.join(games)}")
    parser.add_argument(
        "--language", choices=languages(), help="language of the rules (default: the language of the program)"
    )
    parser.set_defaults(run=_run)


def _run(chosen: Namespace) -> int:
    from leonardo.app.games import PRESENTATIONS  # noqa: PLC0415 - pygame comes with it, as with all that follows
    from leonardo.app.kit.settings import SettingsFile  # noqa: PLC0415
    from leonardo.app.main import language_of  # noqa: PLC0415
    from leonardo.app.rulebook.written import written  # noqa: PLC0415

    try:
        speak(chosen.language or language_of(SettingsFile().read()))
        told = written(PRESENTATIONS[chosen.game])
    except AssetsMissingError as problem:
        complain(f"leonardo rules: {problem}")
        return FAULT
    if told is None:
        complain(f"leonardo rules: {chosen.game} has no rule book.")
        return FAULT
    say(told)
    return DONE
