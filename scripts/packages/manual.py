"""The pages of the manual: one of the program, by hand but for its options, and one of each command."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Final

from leonardo.address import ADDRESS
from scripts.packages import facts
from scripts.packages.command_line import Command, Option, commands, program

SECTION: Final = 6  # of the manual: games
_BY_HAND: Final = facts.FILES / "leonardo.6"


def pages() -> Mapping[str, str]:
    """Return all pages by the names of their files."""
    found = {f"{facts.COMMAND}.{SECTION}": _of_program()}
    for command in commands():
        found[f"{facts.COMMAND}-{command.name}.{SECTION}"] = _of_command(command)
    return found


def _of_program() -> str:
    told = _BY_HAND.read_text(encoding="utf-8")
    about = [
        f".TP\n.BR {facts.COMMAND}\\-{_roff(each.name)} ({SECTION})\n{_sentence(each.about)}" for each in commands()
    ]
    filled = {"@HEAD@": _head(facts.COMMAND), "@ADDRESS@": _roff(ADDRESS), "@COMMANDS@": "\n".join(about)}
    filled["@OPTIONS@"] = _options(program().options)
    for mark, text in filled.items():
        told = told.replace(mark, text)
    return told


def _of_command(command: Command) -> str:
    name = f"{facts.COMMAND}-{command.name}"
    named = f"\n.I {command.takes}{' ...' if command.takes_files else ''}" if command.takes else ""
    return "\n".join(
        [
            _head(name),
            ".SH NAME",
            f"{_roff(name)} \\- {_roff(command.about)}",
            ".SH SYNOPSIS",
            f".B {facts.COMMAND} {_roff(command.name)}",
            f"[\\fIoptions\\fR]{named}",
            ".SH DESCRIPTION",
            _roff(command.description.replace(f"{facts.PROJECT}/", "")),
            ".SH OPTIONS",
            _options(command.options),
            ".SH SEE ALSO",
            f".BR {facts.COMMAND} ({SECTION})",
            "",
        ]
    )


def _head(name: str) -> str:
    when = datetime.fromtimestamp(facts.source_time(), UTC).strftime("%Y-%m-%d")
    return f'.TH {_roff(name.upper())} {SECTION} {when} "{facts.NAME} {facts.VERSION}" Games'


def _options(options: Iterable[Option]) -> str:
    lines = []
    for option in options:
        names = ", ".join(f"\\fB{_roff(name)}\\fR" for name in option.names)
        value = f" \\fI{_roff(option.value)}\\fR" if option.value else ""
        lines.append(f".TP\n{names}{value}\n{_sentence(option.about)}")
    return "\n".join(lines)


def _sentence(text: str) -> str:
    return _roff(text[:1].upper() + text[1:].rstrip(".") + ".")


def _roff(text: str) -> str:
    """Return a text of which roff takes nothing as an order."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{safe}" if safe.startswith((".", "'")) else safe
