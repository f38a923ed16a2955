"""Walking through the widgets of a scene by keyboard, and what is wrong with the ways."""

from itertools import pairwise

import pygame

from tests.app.scenes.menus_harness import House

ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


def press(house: House, key: int) -> str:
    """Press a key, which is not waited for to be seen, and return where the keyboard is then."""
    house.menu.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_NONE, unicode="", scancode=0))
    return house.menu.form.focus


def wrong_by_tab(house: House) -> list[str]:
    """Return what is wrong with the way that Tab goes: it must come to everything, in the order in which one reads."""
    form = house.menu.form
    able = [widget.name for widget in form.widgets if widget.reachable]
    form.set_focus(able[-1])
    walked = [press(house, pygame.K_TAB) for _ in able]
    found = [] if walked == able else [f"{walked} instead of {able}"]
    for here, there in pairwise(able):
        one, other = form[here].rect, form[there].rect
        if not (other.centery > one.top or other.left > one.left):
            found.append(f"back, from {here} to {there}")
    return found


def missed_by_arrows(house: House, presses: int = 1) -> set[str]:
    """Return what the arrows do not come to, from where the keyboard is.

    Each is pressed so often, at most, until it leaves what it may move, such as a list.
    """
    able, reached = set(house.names()), {house.menu.form.focus}
    to_do = list(reached)
    while to_do:
        start = to_do.pop()
        for arrow in ARROWS:
            house.menu.form.set_focus(start)
            there = next((each for _ in range(presses) if (each := press(house, arrow)) != start), start)
            if there not in reached:
                reached.add(there)
                to_do.append(there)
    return able - reached
