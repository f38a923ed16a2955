"""The key that begins a search on pages that have one: a slash, wherever the keyboard has it."""

import pygame

from leonardo.app.kit.keymap import NO_LETTERS


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
