"""What completes the command line in bash, zsh and fish."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from scripts.packages import facts
from scripts.packages.command_line import Command, Option, commands, program


def completions() -> Mapping[Path, str]:
    """Return the completion for each shell by its usual place below the folder for shared data."""
    return {
        Path("bash-completion", "completions", facts.COMMAND): bash(),
        Path("zsh", "vendor-completions", f"_{facts.COMMAND}"): zsh(),
        Path("fish", "vendor_completions.d", f"{facts.COMMAND}.fish"): fish(),
    }


def bash() -> str:
    """Return the completion for bash; it needs no package of completions."""
    first, others = program(), list(commands())
    options = "\n".join(
        f"        {each.name}) options='{_names(each)}' words='{' '.join(each.words)}' ;;" for each in others
    )
    values = "\n".join(_bash_values((first, *others)))
    return f"""\
# What completes `{facts.COMMAND}` in bash.
_{facts.COMMAND}() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} command='' options words='' each
    COMPREPLY=()
    for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $each in {"|".join(each.name for each in others)}) command=$each; break ;; esac
    done
    case $command in
{options}
        *) options='{_names(first)}' ;;
    esac
    case "$command $before" in
{values}
    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
    elif [[ -n $words ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$word"))
    elif [[ -z $command ]]; then
        COMPREPLY=($(compgen -W '{" ".join(each.name for each in others)}' -- "$word") $(compgen -f -- "$word"))
    else
        COMPREPLY=($(compgen -f -- "$word"))
    fi
}}
complete -o filenames -o bashdefault -F _{facts.COMMAND} {facts.COMMAND}
"""


def _names(command: Command) -> str:
    return " ".join(name for option in command.options for name in option.names)


def _bash_values(told: Iterable[Command]) -> Iterable[str]:
    for command in told:
        for option in command.options:
            if not option.value:
                continue
            when = "|".join(f"'{command.name} {name}'" for name in option.names)
            if option.choices:
                words = f"""COMPREPLY=($(compgen -W '{" ".join(option.choices)}' -- "$word"))"""
            elif option.is_folder:
                words = 'COMPREPLY=($(compgen -d -- "$word"))'
            elif option.is_file:
                words = 'COMPREPLY=($(compgen -f -- "$word"))'
            else:
                words = ""
            yield f"        {when}) {words + '; ' if words else ''}return ;;"


def zsh() -> str:
    """Return the completion for zsh."""
    first, others = program(), list(commands())
    named = "\n".join(f"        {_quoted(f'{each.name}:{_plain(each.about)}')}" for each in others)
    cases = "\n".join(
        f"            {each.name})\n                _arguments {_zsh_options(each)} && return 0 ;;" for each in others
    )
    return f"""\
#compdef {facts.COMMAND}
# What completes `{facts.COMMAND}` in zsh.
_{facts.COMMAND}() {{
    local curcontext=$curcontext state line
    typeset -A opt_args
    local -a named
    named=(
{named}
    )
    _arguments -C {_zsh_options(first, files=False)} '1: :->first' '*:: :->rest' && return 0
    case $state in
        first) _describe -t commands command named; _files ;;
        rest)
            case $line[1] in
{cases}
            esac ;;
    esac
}}
_{facts.COMMAND} "$@"
"""


def _zsh_options(command: Command, *, files: bool = True) -> str:
    words = [_quoted(_zsh_option(name, option)) for option in command.options for name in option.names]
    if files and command.takes_files:
        words.append("'*:file:_files'")
    if command.words:
        words.append(f"'1:{command.takes.lower()}:({' '.join(command.words)})'")
    return " ".join(words)


def _zsh_option(name: str, option: Option) -> str:
    told = f"{name}[{_plain(option.about)}]"
    if not option.value:
        return told
    values = f"({' '.join(option.choices)})" if option.choices else ""
    if option.is_folder or option.is_file:
        values = "_files -/" if option.is_folder else "_files"
    return f"{told}:{option.value.partition('[')[0].lower()}:{values}"


def fish() -> str:
    """Return the completion for fish."""
    others = list(commands())
    names = " ".join(each.name for each in others)
    without = f"-n 'not __fish_seen_subcommand_from {names}'"
    lines = [f"# What completes `{facts.COMMAND}` in fish."]
    lines += [f"complete -c {facts.COMMAND} {without} -a {each.name} -d {_fish(each.about)}" for each in others]
    lines += [_fish_option(option, without) for option in program().options]
    for each in others:
        within = f"-n '__fish_seen_subcommand_from {each.name}'"
        lines += [_fish_option(option, within) for option in each.options]
        if each.words:
            lines.append(f"complete -c {facts.COMMAND} {within} -f -a '{' '.join(each.words)}'")
    return "\n".join([*lines, ""])


def _fish_option(option: Option, when: str) -> str:
    names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)
    value = ""
    if option.choices:
        value = f" -x -a '{' '.join(option.choices)}'"
    elif option.is_folder:
        value = " -x -a '(__fish_complete_directories)'"
    elif option.value:
        value = " -r" if option.is_file else " -x"
    return f"complete -c {facts.COMMAND} {when} {names}{value} -d {_fish(option.about)}"


def _plain(text: str) -> str:
    """Return a text without what zsh would read as more than text."""
    return text.replace("[", "(").replace("]", ")").replace(":", " -")


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _fish(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
