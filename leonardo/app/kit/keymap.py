"""Which keys mean what: one table of commands, whose keys a person may change.

The kit has the commands that every scene knows; those of all tables are called `table.word`, and a game adds its own,
which are called `game.word`::

keys.means(event, "mute")
keys.read(event, "chess")         # the command that an event stands for at the table of that game

What was changed is kept in the settings, by the names that keys have everywhere.

SDL names a key by what it writes. A command for U is out of reach where that key writes a Cyrillic letter, and the
row of digits writes signs in some countries. So a key may be known by its place, and a sign by what it writes.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.settings import Settings
from leonardo.app.kit.translations import tr, translations

_LATIN_ENDS: Final = 0x250  # the first letter behind those of the Latin alphabets, but for `_LATIN_AGAIN`
_LATIN_AGAIN: Final = range(0x1E00, 0x1F00)  # where more Latin letters are
_DIGITS: Final[dict[int, int]] = {
    getattr(pygame, f"KSCAN_{digit}"): getattr(pygame, f"K_{digit}") for digit in range(10)
}
_LETTERS: Final[dict[int, int]] = {
    getattr(pygame, f"KSCAN_{letter.upper()}"): ord(letter) for letter in "abcdefghijklmnopqrstuvwxyz"
}
"""The keys that lie at these places on a keyboard of the United States."""
_DIGITS_OF_KEYPAD: Final[dict[int, int]] = {
    getattr(pygame, f"K_KP{digit}"): getattr(pygame, f"K_{digit}") for digit in range(10)
}
_BY_PLACE: Final = 1 << 30  # what SDL adds to a place to make a key of it that writes nothing
_NAMELESS: Final = "#"  # before the number of a key that has no name of its own
_LONGEST: Final = 11  # the most digits of such a number


class KeyPlaces:
    """Tells which keys an event may mean; it learns from each letter whether the layout has Latin ones."""

    def __init__(self) -> None:
        self._latin = True

    def plain(self, event: pygame.Event) -> pygame.Event:
        """Return the press of a key as a keyboard with Latin letters and a row of digits sends it; others unchanged."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return event
        key = self.key(event)
        return event if key == event.key else pygame.Event(event.type, {**event.dict, "key": key})

    def key(self, event: pygame.Event) -> int:
        """Return the key that was pressed: what it writes, or by its place a digit, or a letter instead of another."""
        place: int = event.dict.get("scancode", 0)
        key: int = event.key
        if key in (0, _BY_PLACE) and place:
            return _BY_PLACE | place  # such as an accent that waits for its letter: several have no other number
        if place in _DIGITS:
            return _DIGITS[place]
        if 0 < key < _BY_PLACE and chr(key).isalpha():
            self._latin = key < _LATIN_ENDS or key in _LATIN_AGAIN
        return key if self._latin else _LETTERS.get(place, key)

    def meant(self, event: pygame.Event) -> list[int]:
        """Return all keys that an event may mean, the likeliest first.

        A sign is what it writes wherever it lies, such as the minus on the 6 of a French keyboard. What writes no sign
        that means anything is its key, the digit or letter that it writes, and the digit of the keypad.
        """
        key, written = self.key(event), _written(event)
        if key in (*_DIGITS_OF_KEYPAD, *_SIGNS_OF_KEYPAD):
            return [key, *written, *(each for each in (_DIGITS_OF_KEYPAD.get(key),) if each is not None)]
        signs = [sign for sign in written if not chr(sign).isalnum()]
        return [*signs, key, int(event.key), *written]


_SIGNS_OF_KEYPAD: Final = tuple(
    getattr(pygame, f"K_KP_{name}") for name in ("PLUS", "MINUS", "MULTIPLY", "DIVIDE", "PERIOD")
)
"""Keys that may have another meaning than the same signs elsewhere."""


def code_of(name: str) -> int:
    """Return the key of a name that `name_of` gave, 0 for a name that no key has."""
    if name.startswith(_NAMELESS) and name[1:].isdecimal():
        number = int(name[1 : _LONGEST + 1])
        return number if number < 2 * _BY_PLACE else 0
    try:
        return pygame.key.key_code(name)
    except ValueError:
        return 0


def name_of(key: int) -> str:
    """Return a name by which a key is kept, which is the same everywhere; by a number where it has no other."""
    name = pygame.key.name(key, False)
    return name if name and code_of(name) == key else f"{_NAMELESS}{key}"


def number_of(key: int) -> int:
    """Return the number by which a key without a name is called: that of its place, if that is all there is."""
    return key & ~_BY_PLACE


def _written(event: pygame.Event) -> list[int]:
    sign = event.dict.get("unicode", "")
    return [ord(sign.lower())] if len(sign) == 1 and len(sign.lower()) == 1 and sign.isprintable() else []


ENTERING: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
"""The keys that press the main button of what is open, where what the keyboard is at is only a number or a choice."""
PRESSING: Final = (*ENTERING, pygame.K_SPACE)  # the keys that press what the keyboard is at
DIRECTIONS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
"""Where the arrows lead, as one step to the right and one down."""
EVERYWHERE: Final = ""  # the scope of the commands that every scene knows
TABLE: Final = "table"  # the scope of the commands that the tables of all games know
VIEWER: Final = "viewer"
"""The scope of the commands that are known where a game is looked back at: a table where nothing is done."""

NO_LETTERS: Final = pygame.KMOD_CTRL | pygame.KMOD_LALT | pygame.KMOD_META
"""With one of these held, a key means something else than by itself."""
_MOST_KEYS: Final = 4  # keys that one command may have
_MODIFIERS: Final = frozenset(
    getattr(pygame, f"K_{side}{name}") for side in "LR" for name in ("SHIFT", "CTRL", "ALT", "META")
) | {pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_MODE}
_KEYPAD: Final = frozenset(getattr(pygame, name) for name in dir(pygame) if name.startswith("K_KP"))
DIGITS: Final = {getattr(pygame, f"K_{digit}"): digit for digit in range(10)} | {
    getattr(pygame, f"K_KP{digit}"): digit for digit in range(10)
}
"""The digits that keys write, by the keys of the row and of the keypad."""


@frozen
class Chord:
    """A key that is pressed while Ctrl is held, or the command key of a Mac, with or without Shift."""

    key: int
    shift: bool = False

    @property
    def text(self) -> str:
        return tr("commands.ctrl_shift" if self.shift else "commands.ctrl", key=key_name(self.key))


@frozen
class Command:
    """Something that a key does.

    `name` is a word, after its scope and a point if not every scene knows it; `group` is the key of a heading in
    the text catalogue, `keys` are its usual keys. `chords` do the same and stay, as people know them from everywhere.
    `fixed` ones cannot be changed. `shown` is the key of what is to be read instead of the names of the keys: "arrows",
    or what the mouse does where there is no key at all. `button` is that of a gamepad which does the same.
    """

    name: str
    group: str
    keys: tuple[int, ...] = ()
    fixed: bool = False
    shown: str = ""
    chords: tuple[Chord, ...] = ()
    button: int | None = None

    @property
    def scope(self) -> str:
        """The game that knows it, `TABLE` or `EVERYWHERE`."""
        return self.name.rpartition(".")[0]

    @property
    def text(self) -> str:
        scope, _, word = self.name.rpartition(".")
        return f"{scope}.commands.{word}" if scope else f"commands.{word}"


@frozen
class Pressed:
    """The command that an event stands for, by which of its keys, and whether Shift was held."""

    command: str
    key: int
    shift: bool = False

    @property
    def enters(self) -> bool:
        """Whether the key is Enter, which presses the main button of what is open."""
        return self.key in ENTERING

    @property
    def digit(self) -> int:
        """The number that the key writes, 0 if it writes none."""
        return DIGITS.get(self.key, 0)


@frozen
class KeyChange:
    """What became of the wish to change a key: whether it was done, and a sentence on it."""

    done: bool
    sentence: str


_ALWAYS: Final = "commands.group.everywhere"

COMMANDS: Final = (
    Command("walk", _ALWAYS, tuple(DIRECTIONS), True, "commands.shown.arrows"),
    Command("next", _ALWAYS, (pygame.K_TAB,), fixed=True, button=pygame.CONTROLLER_BUTTON_RIGHTSHOULDER),
    Command("press", _ALWAYS, PRESSING, True, "commands.shown.press", button=pygame.CONTROLLER_BUTTON_A),
    Command("back", _ALWAYS, (pygame.K_ESCAPE,), fixed=True, button=pygame.CONTROLLER_BUTTON_B),
    Command("keys", _ALWAYS, (pygame.K_F1, pygame.K_QUESTION), button=pygame.CONTROLLER_BUTTON_BACK),
    Command("full_screen", _ALWAYS, (pygame.K_F11,)),
    Command("mute", _ALWAYS, (pygame.K_F10,)),
)
"""What keys do in every scene."""
_SIGNS: Final = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_START: "Start",
    pygame.CONTROLLER_BUTTON_BACK: "View",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "LS",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "RS",
}
"""What is written on the buttons of a gamepad, whatever language a person speaks."""


class Keymap:
    """The keys of all commands. `settings.keys` holds those that differ from the usual ones.

    While a person plays `by_gamepad`, what is told of commands are its buttons.
    """

    def __init__(self, settings: Settings, commands: Iterable[Command] = COMMANDS) -> None:
        self._settings = settings
        self.places = KeyPlaces()
        self.by_gamepad = False
        self.commands: list[Command] = list(commands)
        """All commands in the order in which they are listed."""

    def add(self, commands: Iterable[Command]) -> None:
        """Let a game have its commands; those that are known already are left as they are."""
        known = {command.name for command in self.commands}
        self.commands += [command for command in commands if command.name not in known]

    def heal(self) -> bool:
        """Put the usual keys in the place of what the settings hold and nobody can use; tell whether any was.

        Call it once all games have added their commands.
        """
        kept, self._settings.keys = self._settings.keys, {}
        if not isinstance(kept, Mapping):
            return True
        wished = {self._now_called(name): keys for name, keys in kept.items()}
        for name, keys in wished.items():
            found = self._wished(name, keys)
            if found is not None:
                self._settings.keys[name] = found
        while (name := self._twice()) is not None:
            del self._settings.keys[name]
        return bool(self._settings.keys != wished)

    def listed(self, scope: str) -> list[Command]:
        """Return the commands that are known where a game is played, and everywhere."""
        known = {EVERYWHERE, scope} if scope in (EVERYWHERE, VIEWER) else {EVERYWHERE, TABLE, scope}
        return [command for command in self.commands if command.scope in known]

    def keys_of(self, name: str) -> tuple[int, ...]:
        kept = self._settings.keys.get(name)
        return self._command(name).keys if kept is None else tuple(code_of(key) for key in kept)

    def shown(self, name: str) -> str:
        """Return the names of a command's keys, as they are read by people."""
        command, keys = self._command(name), self.keys_of(name)
        if command.shown:
            return tr(command.shown)
        usual = [key for key in keys if key not in _KEYPAD] or keys
        names = [key_name(key) for key in usual] or [chord.text for chord in command.chords[:1]]
        return ", ".join(dict.fromkeys(names))

    def told(self, name: str) -> str:
        """Return what a person presses for a command: all its keys, or its button while they play by gamepad."""
        return self._button(name) or self.shown(name)

    def told_of(self, key: int) -> str:
        """Return what a person presses for a key that cannot be changed: that, or its button."""
        owner = next((command.name for command in self.commands if key in command.keys and command.fixed), None)
        return (owner is not None and self._button(owner)) or key_name(key)

    def of_button(self, button: int) -> int | None:
        """Return the key that does what a button of a gamepad is for, if it is for anything."""
        command = next((command for command in self.commands if command.button == button), None)
        return self.keys_of(command.name)[0] if command is not None else None

    def _button(self, name: str) -> str:
        button = self._command(name).button
        return _SIGNS[button] if self.by_gamepad and button is not None else ""

    def does(self, name: str) -> str:
        """Return what a command does, with the chords that are not among the names of its keys."""
        command = self._command(name)
        more = command.chords if self.keys_of(name) else command.chords[1:]
        does = tr(command.text)
        return tr("commands.also", does=does, keys=", ".join(chord.text for chord in more)) if more else does

    def first(self, name: str) -> str:
        """Return the name of one key of a command, of its chord or button, for a sentence that tells of it."""
        if (button := self._button(name)) != "":
            return button
        names = (*map(key_name, self.keys_of(name)), *(chord.text for chord in self._command(name).chords))
        return names[0]

    def read(self, event: pygame.Event, scope: str = EVERYWHERE) -> Pressed | None:
        """Return the command that a key means, pressed or let go where a game of this scope is played, if it does."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return None
        held = getattr(event, "mod", 0)
        shift = bool(held & pygame.KMOD_SHIFT)
        if held & NO_LETTERS:
            return self._chord(event, scope, held, shift=shift)
        meant = {key: command.name for command in self.listed(scope) for key in self.keys_of(command.name)}
        return next((Pressed(meant[key], key, shift) for key in self.places.meant(event) if key in meant), None)

    def _chord(self, event: pygame.Event, scope: str, held: int, *, shift: bool) -> Pressed | None:
        """Return the command whose chord an event is: Alt, with which Ctrl writes signs, is in none."""
        if held & pygame.KMOD_ALT:
            return None
        chords = {chord: command.name for command in self.listed(scope) for chord in command.chords}
        pressed = (Chord(key, shift) for key in self.places.meant(event))
        return next((Pressed(chords[chord], chord.key, shift) for chord in pressed if chord in chords), None)

    def means(self, event: pygame.Event, name: str) -> bool:
        """Tell whether an event is the press of a key of this command."""
        pressed = self.read(event, self._command(name).scope) if event.type == pygame.KEYDOWN else None
        return pressed is not None and pressed.command == name

    def goes_on(self, event: pygame.Event) -> bool:
        """Tell whether the press of a key goes on with what is only shown: any, but what is held or means more."""
        if event.type != pygame.KEYDOWN or event.key in _MODIFIERS or getattr(event, "mod", 0) & NO_LETTERS:
            return False
        pressed = self.read(event)
        return pressed is None or self._command(pressed.command).fixed

    def change(self, name: str, key: int) -> KeyChange:
        """Let `key` be the only key of a command; who had it before gets the former key in exchange.

        Refused are keys that must stay what they are, such as the arrows; for commands of a table those that are known
        everywhere, or the other way round; and those whose owner would get a key in exchange that means something else
        at another table.
        """
        command, wanted = self._command(name), key_name(key)
        if key in _MODIFIERS or not key or self._fixed(key):
            return KeyChange(False, tr("commands.refused", key=wanted))
        former, others = self.keys_of(name), self._owners(key, command)
        left = {other.name: tuple(each for each in self.keys_of(other.name) if each != key) for other in others}
        left = {other: keys or former[:1] for other, keys in left.items()}
        kept = (other for other in others if not left[other.name] or not self._gives(other, command, left[other.name]))
        other = next(kept, None)
        if other is not None:
            return KeyChange(False, tr("commands.taken", key=wanted, other=tr(other.text)))
        self._keep(name, (key,))
        for other in others:
            self._keep(other.name, left[other.name])
        if not others:
            return KeyChange(True, tr("commands.changed", key=wanted, does=tr(command.text)))
        first = others[0]
        exchange = {"does": tr(command.text), "other": tr(first.text), "instead": key_name(left[first.name][0])}
        return KeyChange(True, tr("commands.exchanged", key=wanted, **exchange))

    def reset(self) -> None:
        """Give every command its usual keys back."""
        self._settings.keys = {}

    @property
    def changed(self) -> bool:
        """Whether any command has other keys than usual."""
        return bool(self._settings.keys)

    # ---- what is kept

    def _command(self, name: str) -> Command:
        return next(command for command in self.commands if command.name == name)

    def _keep(self, name: str, keys: Sequence[int]) -> None:
        usual = tuple(keys) == self._command(name).keys
        self._settings.keys.pop(name, None)
        if not usual:
            self._settings.keys[name] = [name_of(key) for key in keys]

    def _owners(self, key: int, wishing: Command) -> list[Command]:
        """Return the other commands that have a key where `wishing` is known."""
        rivals = (command for command in self.commands if command != wishing and _meet(command, wishing))
        return [command for command in rivals if key in self.keys_of(command.name)]

    def _gives(self, owner: Command, wishing: Command, left: Sequence[int]) -> bool:
        """Tell whether the owner of a key may have what is `left` in exchange."""
        if owner.scope != wishing.scope and EVERYWHERE in (owner.scope, wishing.scope):
            return False
        return all(other == wishing for key in left for other in self._owners(key, owner))

    def _now_called(self, name: object) -> object:
        """Return what a command is called that was once a game's own, and now is known at every table."""
        called = f"{TABLE}.{str(name).rpartition('.')[2]}"
        known = {command.name for command in self.commands}
        return called if called in known and name not in known else name

    def _fixed(self, key: int) -> bool:
        return any(command.fixed and key in command.keys for command in self.commands)

    def _wished(self, name: object, keys: object) -> list[str] | None:
        """Return what the settings wish for a command, if anybody can use it."""
        command = next((command for command in self.commands if command.name == name and not command.fixed), None)
        if command is None or not isinstance(keys, Sequence) or not 0 < len(keys) <= _MOST_KEYS:
            return None
        codes = [code_of(key) if isinstance(key, str) else 0 for key in keys]
        usable = all(code and code not in _MODIFIERS and not self._fixed(code) for code in codes)
        return [str(key) for key in keys] if usable and len(set(codes)) == len(codes) else None

    def _twice(self) -> str | None:
        """Return a command with keys of its own that another one has, too."""
        for name in map(str, self._settings.keys):
            command = self._command(name)
            if any(self._owners(key, command) for key in self.keys_of(name)):
                return name
        return None


def key_name(key: int) -> str:
    """Return what a key is called in the language that is spoken: a letter by itself, others by their names."""
    name = pygame.key.name(key, False)
    text = f"commands.names.{name.lower().replace(' ', '_')}"
    if text in translations():
        return tr(text)
    if name.startswith("Keypad "):
        return tr("commands.keypad", key=name.removeprefix("Keypad "))
    return name or tr("commands.unknown", number=number_of(key))


def _meet(one: Command, other: Command) -> bool:
    scopes = {one.scope, other.scope}
    return len(scopes) == 1 or EVERYWHERE in scopes or (TABLE in scopes and VIEWER not in scopes)


class Slash:
    """Tells which key begins a search, and which text is that of the same key and not to be written."""

    def __init__(self) -> None:
        self._text_follows = False

    def begins(self, event: pygame.Event, *, writing: bool) -> bool:
        """Return whether an event is the key, unless keys write a text already."""
        if event.type != pygame.KEYDOWN:
            return False
        held = event.dict.get("mod", 0)
        self._text_follows = event.dict.get("unicode") == "/" and not held & NO_LETTERS and not writing
        return self._text_follows

    def wrote(self, event: pygame.Event) -> bool:
        """Return whether an event is the text of the key that has begun a search; input methods may keep it back."""
        follows = event.type == pygame.TEXTINPUT and self._text_follows
        if follows:
            self._text_follows = False
        return follows and bool(event.text == "/")
