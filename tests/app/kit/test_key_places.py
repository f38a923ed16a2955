"""Which key is meant on keyboards of other countries: digits by place, signs by sign, letters where there are none."""

import pygame
import pytest

from leonardo.app.kit.keymap import Command, Keymap, KeyPlaces, code_of, name_of
from leonardo.app.kit.settings import Settings

COUNTED = tuple(getattr(pygame, f"K_{digit}") for digit in range(10))
GAME = (
    Command("chess.undo", "group", (pygame.K_u,)),
    Command("chess.quit", "group", (pygame.K_q,)),
    Command("chess.count", "group", COUNTED, fixed=True),
    Command("chess.more", "group", (pygame.K_PLUS, pygame.K_KP_PLUS)),
    Command("chess.fewer", "group", (pygame.K_MINUS, pygame.K_KP_MINUS)),
)


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture
def keys(settings: Settings) -> Keymap:
    keys = Keymap(settings)
    keys.add(GAME)
    return keys


def press(key: int, sign: str, place: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, unicode=sign, scancode=place, mod=mod)


def meant(keys: Keymap, event: pygame.Event) -> tuple[str, int] | None:
    pressed = keys.read(event, "chess")
    return None if pressed is None else (pressed.command.removeprefix("chess."), pressed.digit)


@pytest.mark.parametrize(
    ("event", "command"),
    [
        (press(ord("&"), "&", pygame.KSCAN_1), ("count", 1)),
        (press(pygame.K_1, "&", pygame.KSCAN_1), ("count", 1)),
        (press(ord("é"), "é", pygame.KSCAN_2), ("count", 2)),
        (press(ord("à"), "à", pygame.KSCAN_0), ("count", 0)),
        (press(pygame.K_6, "-", pygame.KSCAN_6), ("fewer", 0)),
        (press(pygame.K_MINUS, "-", pygame.KSCAN_6), ("fewer", 0)),
        (press(pygame.K_6, "6", pygame.KSCAN_6, pygame.KMOD_SHIFT), ("count", 6)),
        (press(pygame.K_EQUALS, "+", pygame.KSCAN_EQUALS, pygame.KMOD_SHIFT), ("more", 0)),
        (press(pygame.K_1, "+", pygame.KSCAN_1), ("more", 0)),
        (press(pygame.K_1, "1", pygame.KSCAN_1, pygame.KMOD_SHIFT), ("count", 1)),
        (press(ord("ě"), "ě", pygame.KSCAN_2), ("count", 2)),
        (press(pygame.K_MINUS, "-", pygame.KSCAN_SLASH), ("fewer", 0)),
        (press(pygame.K_KP4, "4", 92), ("count", 4)),
        (press(pygame.K_KP4, "", 92), ("count", 4)),
        (press(pygame.K_KP_MINUS, "-", 86), ("fewer", 0)),
        (press(pygame.K_KP_PLUS, "+", 87), ("more", 0)),
        (press(pygame.K_1, "1", pygame.KSCAN_1), ("count", 1)),
    ],
)
def test_digits_count_by_place_and_signs_by_what_they_write(
    keys: Keymap, event: pygame.Event, command: tuple[str, int]
) -> None:
    assert meant(keys, event) == command


@pytest.mark.parametrize(
    ("letter", "place"), [("ф", pygame.KSCAN_U), ("θ", pygame.KSCAN_U), ("ש", pygame.KSCAN_U), ("ㅕ", pygame.KSCAN_U)]
)
def test_a_letter_counts_by_place_without_latin_layouts(keys: Keymap, letter: str, place: int) -> None:
    assert meant(keys, press(ord(letter), letter, place)) == ("undo", 0)


def test_a_sign_at_the_place_of_a_letter_counts_as_the_letter(keys: Keymap) -> None:
    question = press(ord(";"), ";", pygame.KSCAN_Q)
    assert meant(keys, question) is None, "it may be a layout such as Dvorak's"
    meant(keys, press(ord("λ"), "λ", pygame.KSCAN_L))
    assert meant(keys, question) == ("quit", 0)
    meant(keys, press(pygame.K_a, "a", pygame.KSCAN_Q))
    assert meant(keys, question) is None, "the layout was changed"


def test_latin_letters_count_by_what_they_write(keys: Keymap) -> None:
    assert meant(keys, press(pygame.K_q, "q", pygame.KSCAN_A)) == ("quit", 0)
    assert meant(keys, press(ord("ü"), "ü", pygame.KSCAN_Q)) is None
    assert meant(keys, press(ord("ứ"), "ứ", pygame.KSCAN_Q)) is None


def test_a_command_is_plain_for_whoever_looks_at_the_key_alone() -> None:
    pasted = press(ord("м"), "", pygame.KSCAN_V, pygame.KMOD_LCTRL)
    assert KeyPlaces().plain(pasted).key == pygame.K_v
    assert KeyPlaces().plain(press(ord("&"), "&", pygame.KSCAN_1)).key == pygame.K_1
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(1, 2))
    assert KeyPlaces().plain(moved) is moved


NOTHING_WRITTEN = 1 << 30
"""What SDL calls a key of which it knows the place alone, with that place added, or without it."""


@pytest.mark.parametrize(
    "event",
    [
        press(ord("ф"), "ф", pygame.KSCAN_A),
        press(ord("ω"), "ω", pygame.KSCAN_V),
        press(ord("ю"), "ю", pygame.KSCAN_PERIOD),
        press(ord("ù"), "ù", pygame.KSCAN_APOSTROPHE),
        press(ord("ß"), "ß", pygame.KSCAN_MINUS),
        press(NOTHING_WRITTEN, "", pygame.KSCAN_EQUALS),
        press(0, "", 135),
        press(NOTHING_WRITTEN | 300, "", 300),
        press(pygame.K_F13, "", 104),
        press(pygame.K_LESS, "<", 100),
    ],
)
def test_any_key_can_be_bound_and_is_known_at_the_next_start(
    settings: Settings, keys: Keymap, event: pygame.Event
) -> None:
    assert keys.change("chess.undo", keys.places.key(event)).done
    assert meant(keys, event) == ("undo", 0)
    assert keys.shown("chess.undo")
    again = Keymap(Settings(keys=dict(settings.keys)))
    again.add(GAME)
    assert not again.heal()
    assert meant(again, event) == ("undo", 0)


@pytest.mark.parametrize("name", ["#x", "#12345678901234567890", "#0", "no key"])
def test_a_name_of_no_key_is_none(name: str) -> None:
    assert code_of(name) == 0


def test_a_key_is_called_the_same_everywhere() -> None:
    assert [name_of(key) for key in (pygame.K_u, pygame.K_F5, NOTHING_WRITTEN | 130)] == ["U", "F5", "#1073741954"]
    assert code_of(name_of(NOTHING_WRITTEN | 130)) == NOTHING_WRITTEN | 130
