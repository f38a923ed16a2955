"""Keys: one table of commands, changed by a person, healed where the settings hold what nobody can use."""

from collections.abc import Iterator

import pygame
import pytest

from leonardo.app.kit.keymap import COMMANDS, Chord, Command, Keymap, key_name
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.translations import speak, tr

GAME = (
    Command("chess.castle", "group", (pygame.K_c, pygame.K_BACKSPACE)),
    Command("chess.resign", "group", (pygame.K_r,)),
    Command("chess.count", "group", tuple(getattr(pygame, f"K_{digit}") for digit in range(1, 10)), fixed=True),
    Command("chess.more", "group", (pygame.K_PLUS,)),
    Command("go.pass", "group", (pygame.K_c,)),
    Command("go.score", "group", (pygame.K_s,)),
    Command("table.undo", "group", (pygame.K_u,), chords=(Chord(pygame.K_z),)),
    Command("table.redo", "group", chords=(Chord(pygame.K_y), Chord(pygame.K_z, shift=True))),
)


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    yield
    speak("en")


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Keymap:
    monkeypatch.setattr("leonardo.app.kit.keymap.tr", lambda text, /, **values: f"{text} {sorted(values.values())}")
    return keymap({})


def keymap(kept: object) -> Keymap:
    keys = Keymap(Settings(keys=kept))
    keys.add(GAME)
    return keys


def press(key: int, unicode: str = "", mod: int = 0, scancode: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, unicode=unicode, mod=mod, scancode=scancode)


def meant(keys: Keymap, event: pygame.Event, scope: str = "chess") -> str | None:
    pressed = keys.read(event, scope)
    return pressed.command if pressed is not None else None


def test_a_key_means_what_the_table_says_in_its_game(keys: Keymap) -> None:
    assert meant(keys, press(pygame.K_c)) == "chess.castle"
    assert meant(keys, press(pygame.K_c), "go") == "go.pass"
    assert meant(keys, press(pygame.K_c), "") is None
    assert meant(keys, press(pygame.K_F11), "go") == "full_screen"


def test_the_commands_of_all_tables_are_known_at_each(keys: Keymap) -> None:
    assert [meant(keys, press(pygame.K_u), scope) for scope in ("chess", "go", "table", "")] == [
        *["table.undo"] * 3,
        None,
    ]


def test_a_key_of_all_tables_is_exchanged_only_if_none_is_hurt(keys: Keymap) -> None:
    assert keys.change("chess.resign", pygame.K_u).done
    assert keys.keys_of("table.undo") == (pygame.K_r,)
    assert keys.change("chess.more", pygame.K_s).done, "another game's key is free here"
    assert not keys.change("chess.more", pygame.K_r).done, "go scores by that key"


def test_a_key_of_all_tables_is_taken_from_each_game_that_has_it(keys: Keymap) -> None:
    assert keys.change("table.undo", pygame.K_c).done
    assert keys.keys_of("chess.castle") == (pygame.K_BACKSPACE,)
    assert keys.keys_of("go.pass") == (pygame.K_u,)


def test_what_was_changed_for_each_game_alone_survives(keys: Keymap) -> None:
    keys = keymap({"go.undo": ["x"]})
    assert not keys.heal()
    assert keys.keys_of("table.undo") == (pygame.K_x,)


def test_a_key_held_with_control_means_nothing(keys: Keymap) -> None:
    assert meant(keys, press(pygame.K_c, mod=pygame.KMOD_LCTRL)) is None


@pytest.mark.parametrize("held", [pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, pygame.KMOD_LMETA])
def test_a_chord_means_its_command_at_every_table(keys: Keymap, held: int) -> None:
    assert meant(keys, press(pygame.K_z, "\x1a", held)) == "table.undo"
    assert meant(keys, press(pygame.K_y, "\x19", held), "go") == "table.redo"
    assert meant(keys, press(pygame.K_z, "", held | pygame.KMOD_LSHIFT)) == "table.redo"
    assert meant(keys, press(pygame.K_z, "", held), "") is None


def test_no_chord_is_meant_with_alt_or_without_control(keys: Keymap) -> None:
    assert meant(keys, press(pygame.K_z, "z")) is None
    assert meant(keys, press(pygame.K_z, "", pygame.KMOD_LCTRL | pygame.KMOD_RALT)) is None
    assert meant(keys, press(pygame.K_y, "", pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)) is None


def test_a_chord_is_found_by_place_on_keyboards_without_latin(keys: Keymap) -> None:
    cyrillic = press(ord("я"), "", pygame.KMOD_LCTRL, pygame.KSCAN_Z)
    assert meant(keys, cyrillic) == "table.undo"


def test_chords_are_shown_and_stay_whatever_key_is_chosen(keys: Keymap) -> None:
    assert keys.does("table.undo").startswith("commands.also ")
    assert "commands.ctrl ['Z']" in keys.does("table.undo")
    assert keys.shown("table.redo") == "commands.ctrl ['Y']"
    assert "commands.ctrl_shift ['Z']" in keys.does("table.redo")
    assert keys.change("table.undo", pygame.K_x).done
    assert meant(keys, press(pygame.K_z, "", pygame.KMOD_LCTRL)) == "table.undo"
    assert keys.first("table.redo") == "commands.ctrl ['Y']"


def test_a_command_with_chords_alone_takes_a_free_key(keys: Keymap) -> None:
    assert not keys.change("table.redo", pygame.K_r).done
    assert meant(keys, press(pygame.K_r)) == "chess.resign"
    assert keys.change("table.redo", pygame.K_x).done
    assert meant(keys, press(pygame.K_x), "go") == "table.redo"


def test_a_sign_is_known_wherever_the_keyboard_has_it(keys: Keymap) -> None:
    assert meant(keys, press(pygame.K_EQUALS, "+", pygame.KMOD_LSHIFT)) == "chess.more"
    assert meant(keys, press(pygame.K_SLASH, "?", pygame.KMOD_LSHIFT)) == "keys"


def test_the_row_of_digits_counts_where_it_writes_signs(keys: Keymap) -> None:
    """As on French and Czech keyboards: the key beside the 1 writes é or ě."""
    pressed = keys.read(press(ord("é"), "é", scancode=pygame.KSCAN_2), "chess")
    assert pressed is not None
    assert (pressed.command, pressed.digit) == ("chess.count", 2)


def test_a_changed_key_replaces_all_keys_of_its_command(keys: Keymap) -> None:
    assert keys.change("chess.castle", pygame.K_o).done
    assert meant(keys, press(pygame.K_o)) == "chess.castle"
    assert meant(keys, press(pygame.K_BACKSPACE)) is None
    assert meant(keys, press(pygame.K_c), "go") == "go.pass"


def test_a_key_that_is_taken_is_exchanged_and_that_is_said(keys: Keymap) -> None:
    change = keys.change("chess.resign", pygame.K_c)
    assert change.done
    assert "chess.commands.castle" in change.sentence
    assert meant(keys, press(pygame.K_c)) == "chess.resign"
    assert meant(keys, press(pygame.K_BACKSPACE)) == "chess.castle"
    assert keys.change("chess.castle", pygame.K_c).done
    assert meant(keys, press(pygame.K_BACKSPACE)) == "chess.resign"


def test_every_command_keeps_a_key_through_all_exchanges(keys: Keymap) -> None:
    for name in ("chess.resign", "chess.castle", "chess.more", "full_screen", "mute", "keys"):
        for key in (pygame.K_c, pygame.K_r, pygame.K_F11, pygame.K_F10, pygame.K_x):
            keys.change(name, key)
            assert all(keys.keys_of(command.name) or command.chords for command in keys.commands)
            assert not keys.heal()


@pytest.mark.parametrize(
    "key",
    [pygame.K_ESCAPE, pygame.K_TAB, pygame.K_LEFT, pygame.K_RETURN, pygame.K_5, pygame.K_LSHIFT, pygame.K_LALT, 0],
)
def test_keys_that_must_stay_are_refused(keys: Keymap, key: int) -> None:
    change = keys.change("chess.castle", key)
    assert not change.done
    assert change.sentence
    assert keys.keys_of("chess.castle") == (pygame.K_c, pygame.K_BACKSPACE)


def test_the_usual_keys_come_back_and_are_not_kept(keys: Keymap) -> None:
    keys.change("chess.resign", pygame.K_x)
    assert keys.changed
    keys.change("chess.resign", pygame.K_r)
    assert not keys.changed
    keys.change("chess.resign", pygame.K_x)
    keys.reset()
    assert meant(keys, press(pygame.K_r)) == "chess.resign"


def test_what_was_changed_holds_after_the_next_start(keys: Keymap) -> None:
    settings = Settings()
    keys = Keymap(settings)
    keys.add(GAME)
    keys.change("chess.resign", pygame.K_a)
    again = keymap(settings.keys)
    assert not again.heal()
    assert again.keys_of("chess.resign") == keys.keys_of("chess.resign")


@pytest.mark.parametrize(
    "kept",
    [
        7,
        ["u"],
        {"chess.fly": ["F"]},
        {"chess.resign": "R"},
        {"chess.resign": []},
        {"chess.resign": [114]},
        {"chess.resign": ["no such key"]},
        {"chess.resign": ["Escape"]},
        {"chess.resign": ["C"]},
        {"chess.resign": ["X", "X"]},
        {"chess.count": ["X"]},
        {"chess.resign": ["X"], "chess.more": ["X"]},
        {"chess.resign": ["1"]},
    ],
)
def test_what_nobody_can_use_is_healed(kept: object) -> None:
    keys = keymap(kept)
    assert keys.heal()
    assert not keys.heal()
    assert keys.keys_of("chess.castle") == (pygame.K_c, pygame.K_BACKSPACE)
    taken = [key for command in keys.listed("chess") for key in keys.keys_of(command.name)]
    assert len(taken) == len(set(taken))


def test_what_can_be_used_stays_when_the_rest_is_healed() -> None:
    keys = keymap({"chess.castle": ["O"], "chess.resign": ["Escape"]})
    assert keys.heal()
    assert keys.keys_of("chess.castle") == (pygame.K_o,)
    assert keys.keys_of("chess.resign") == (pygame.K_r,)


def test_no_two_usual_keys_are_the_same() -> None:
    taken = [key for command in COMMANDS for key in command.keys]
    assert len(taken) == len(set(taken))


@pytest.mark.parametrize(
    ("language", "space", "escape"), [("en", "Space", "Esc"), ("it", "Spazio", "Esc"), ("fr", "Espace", "Échap")]
)
def test_keys_are_called_as_in_the_language_that_is_spoken(language: str, space: str, escape: str) -> None:
    speak(language)
    assert key_name(pygame.K_SPACE) == space
    assert key_name(pygame.K_ESCAPE) == escape
    assert key_name(pygame.K_u) == "U"
    assert key_name(pygame.K_F5) == "F5"
    assert key_name(pygame.K_KP5) == tr("commands.keypad", key="5")


def test_keys_of_everywhere_and_keys_of_a_game_do_not_meet(keys: Keymap) -> None:
    for name, key in (("chess.castle", pygame.K_F11), ("mute", pygame.K_r)):
        change = keys.change(name, key)
        assert not change.done
        assert "commands.taken" in change.sentence
    assert not keys.changed
