"""Fetching packages with pip, and its complaints in plain words."""

import ast
import os
import re
import subprocess
import sysconfig
import zipfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

_PATIENCE = 60  # seconds in which pip says how it is set up
STARTS_TO_CHANGE = "Installing collected packages"
"""What pip says when everything is fetched; before these words it has changed nothing."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a command ended: its exit status and everything it said."""

    status: int
    output: str


Runner = Callable[[Sequence[str], Callable[[str], None]], Outcome]
"""Runs a command and calls back with each line as it comes."""


def run(command: Sequence[str], on_line: Callable[[str], None]) -> Outcome:
    """Runs `command` with its output gathered instead of shown.

    A command that cannot even start has the status 127. Ctrl-C stops the command too.
    """
    lines: list[str] = []
    try:
        with subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            env=variables_for_pip(command[0]) if "pip" in command else clean_variables(),
        ) as process:
            try:
                for line in process.stdout or ():
                    lines.append(line)
                    on_line(line)
            except KeyboardInterrupt:
                process.kill()
                raise
    except OSError as error:
        return Outcome(127, str(error))
    return Outcome(process.returncode, "".join(lines))


def clean_variables() -> dict[str, str]:
    """The environment variables for the private Python, without those that would bring in somebody else's packages."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}


SOURCES = (
    *("index-url", "extra-index-url", "no-index", "find-links", "trusted-host", "cert", "client-cert", "proxy"),
    *("timeout", "retries", "cache-dir", "no-cache-dir", "keyring-provider", "use-feature", "use-deprecated"),
)
"""What a person may set up for pip here: where packages come from, and how they are fetched.

Everything else, such as `target`, `prefix`, `root`, `user`, `dry-run` or `python`, would let them lie elsewhere.
"""
_SECTIONS = ("global", "install")  # the parts of a pip.conf that hold for us; the later one counts


def variables_for_pip(python: str) -> dict[str, str]:
    """The environment variables for our own call of pip: of what is set up for pip, only where packages come from."""
    variables = clean_variables()
    ours = {name: value for name, value in variables.items() if not name.upper().startswith("PIP_")}
    asking = ours | {name: value for name, value in variables.items() if name.upper() == "PIP_CONFIG_FILE"}
    command = [python, "-I", "-m", "pip", "config", "list"]
    try:
        answer = subprocess.run(
            command,
            env=asking,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
            timeout=_PATIENCE,
        )
        listed = answer.stdout
    except (OSError, subprocess.TimeoutExpired):
        listed = ""
    return ours | sources(listed, variables) | {"PIP_CONFIG_FILE": os.devnull}


def sources(listed: str, variables: Mapping[str, str]) -> dict[str, str]:
    """Where packages come from, as variables for pip: by what `pip config list` says, or by variables if they say it.

    A setting that cannot be read counts for none.
    """
    found: dict[str, str] = {}
    settings: dict[str, str] = {}
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        with suppress(ValueError, SyntaxError):
            settings[name.strip()] = str(ast.literal_eval(value.strip()))
    for source in SOURCES:
        variable = f"PIP_{source.replace('-', '_').upper()}"
        for section in _SECTIONS:
            if (setting := settings.get(f"{section}.{source}")) is not None:
                found[variable] = setting
        if variable in variables:
            found[variable] = variables[variable]
    return found


def wheel_of_python() -> Path | None:
    """The wheel of pip that came with this Python, the only one of its kind; None where Python keeps it otherwise."""
    kept_by_distribution = sysconfig.get_config_var("WHEEL_PKG_DIR")
    by_python = Path(sysconfig.get_path("stdlib")) / "ensurepip" / "_bundled"
    for folder in (Path(kept_by_distribution) if kept_by_distribution else by_python, by_python):
        wheels = list(folder.glob("pip-*-py3-none-any.whl"))
        if len(wheels) == 1:
            return wheels[0]
    return None


def unpack(wheel: Path, packages: Path) -> None:
    """Puts pip into a folder of packages as it is.

    Python's own way compiles all of it, and setuptools, which nobody asks for; that takes longer than the rest.
    """
    with zipfile.ZipFile(wheel) as files:
        files.extractall(packages)


def install_command(python: Path, pin_files: Sequence[Path]) -> list[str]:
    """The pip command that brings exactly the packages of `pin_files` into the environment of `python`.

    Only ready-made packages: nobody should need a compiler to play. Each is compared with the hashes of its pin.
    What is imported of them is compiled then: that is a fifth of what there is, and nobody waits for the rest.
    """
    return [
        *(str(python), "-I", "-m", "pip", "install", "--no-user", "--no-input", "--disable-pip-version-check"),
        *("--retries", "2", "--no-warn-script-location", "--no-compile", "--only-binary", ":all:"),
        "--require-hashes",
        *(f"--requirement={file}" for file in pin_files),
    ]


def install_fetched_command(python: Path, folder: Path, pin_file: Path) -> list[str]:
    """The pip command that brings the packages of `pin_file`, all of which lie in `folder`, into the environment."""
    here = ("--no-index", f"--find-links={folder}", "--no-deps")
    return [*install_command(python, [pin_file]), *here]


def what_pip_does(line: str) -> str | None:
    """The progress to show for a `line` of pip, if it is worth showing."""
    if found := re.match(r"\s*Collecting (\S+)", line):
        return f"Fetching {found[1]} ..."
    return "Installing ..." if line.startswith(STARTS_TO_CHANGE) else None
