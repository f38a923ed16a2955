"""Pictures that differ little from one to the next, kept as tiles: each that looks otherwise is kept once."""

from collections.abc import Iterable, Iterator
from typing import Final

import pygame

from leonardo.app.kit.pictures import encoded

SIDE: Final = (
    16  # pixels of a tile: a block of a JPEG that keeps colours at half the size, so that none mixes with others
)
_BYTES: Final = 3  # of a pixel
_TILE: Final = SIDE * SIDE * _BYTES  # bytes of a tile
ROWS: Final = 256  # rows of tiles on a sheet: browsers refuse pictures that are too high

Runs = list[int]
"""What changed in a picture: a cell, the tile there, and for how many cells both go on by one, over and over."""


class Mosaic:
    """Takes in pictures of one `size`, tells what changes from each to the next, and keeps their tiles on sheets."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.columns, self.rows = (-(-length // SIDE) for length in size)
        self._size = size
        self._pile = pygame.Surface((SIDE, self.columns * self.rows * SIDE), depth=24)
        """All tiles of a picture, one below the other, column after column, so that the bytes of each lie together."""
        self._seen = b""
        self._cells = [-1] * (self.columns * self.rows)
        self._tiles: dict[bytes, int] = {}
        self._sheets: list[pygame.Surface] = []

    def add(self, picture: pygame.Surface) -> Runs:
        """Take in a picture and return what changed since the one before."""
        high = self.rows * SIDE
        for column in range(self.columns):
            self._pile.blit(picture, (0, column * high), (column * SIDE, 0, SIDE, high))
        pixels = self._pile.get_buffer().raw
        runs: Runs = []
        for row, column in sorted(self._changed(pixels)):
            place, cell = column * self.rows + row, row * self.columns + column
            tile = self._number(pixels[place * _TILE : (place + 1) * _TILE], place)
            if tile == self._cells[cell]:
                continue
            self._cells[cell] = tile
            if runs and (runs[-3] + runs[-1], runs[-2] + runs[-1]) == (cell, tile):
                runs[-1] += 1
            else:
                runs += [cell, tile, 1]
        self._seen = pixels
        return runs

    def _changed(self, pixels: bytes) -> Iterator[tuple[int, int]]:
        """Yield row and column of each tile that does not look as before."""
        seen, high = self._seen, self.rows * _TILE
        for column in range(self.columns):
            top = column * high
            if pixels[top : top + high] != seen[top : top + high]:
                for row, at in enumerate(range(top, top + high, _TILE)):
                    if pixels[at : at + _TILE] != seen[at : at + _TILE]:
                        yield row, column

    def _number(self, tile: bytes, place: int) -> int:
        """Return the number of a tile that lies there on the pile; one not seen before is laid on a sheet."""
        if (known := self._tiles.get(tile)) is not None:
            return known
        number = self._tiles[tile] = len(self._tiles)
        if self._at(number)[0] == len(self._sheets):
            self._sheets.append(pygame.Surface((self.columns * SIDE, ROWS * SIDE), depth=24))
        sheet, at = self._at(number)
        self._sheets[sheet].blit(self._pile, at, (0, place * SIDE, SIDE, SIDE))
        return number

    def _at(self, number: int) -> tuple[int, tuple[int, int]]:
        """Return on which sheet a tile lies, and where."""
        sheet, place = divmod(number, self.columns * ROWS)
        return sheet, (place % self.columns * SIDE, place // self.columns * SIDE)

    def pictures(self, changes: Iterable[Runs]) -> Iterator[pygame.Surface]:
        """Yield the pictures again that differ so from each to the next; each is good until the next is asked for."""
        picture = pygame.Surface(self._size, depth=24)
        for runs in changes:
            for cell, tile, count in zip(runs[::3], runs[1::3], runs[2::3], strict=True):
                for on in range(count):
                    row, column = divmod(cell + on, self.columns)
                    sheet, at = self._at(tile + on)
                    picture.blit(self._sheets[sheet], (column * SIDE, row * SIDE), (*at, SIDE, SIDE))
            yield picture

    def sheets(self) -> list[bytes]:
        """Return the sheets as JPEGs: the tiles in their order, row by row."""
        rows = -(-len(self._tiles) // self.columns)
        found = []
        for number, sheet in enumerate(self._sheets):
            height = min(ROWS, rows - number * ROWS) * SIDE
            found.append(encoded(sheet.subsurface((0, 0, sheet.get_width(), height)), "sheet.jpg"))
        return found
