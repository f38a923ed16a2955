"""Pictures that differ little from one to the next, kept as tiles: each that looks otherwise is kept once."""

from typing import Final

import pygame

from leonardo.app.kit.pictures import encoded

SIDE: Final = (
    16  # pixels of a tile: a block of a JPEG that keeps colours at half the size, so that none mixes with others
)
_BYTES: Final = 3  # of a pixel
ROWS: Final = 256  # rows of tiles on a sheet: browsers refuse pictures that are too high

Runs = list[int]
"""What changed in a picture: a cell, the tile there, and for how many cells both go on by one, over and over."""


class Mosaic:
    """Takes in pictures of one `size`, tells what changes from each to the next, and keeps their tiles on sheets."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.columns, self.rows = (-(-length // SIDE) for length in size)
        self._ground = pygame.Surface((self.columns * SIDE, self.rows * SIDE), depth=24)
        self._seen = b""
        self._cells = [-1] * (self.columns * self.rows)
        self._tiles: dict[bytes, int] = {}
        self._sheets: list[pygame.Surface] = []

    def add(self, picture: pygame.Surface) -> Runs:
        """Take in a picture and return what changed since the one before."""
        self._ground.blit(picture, (0, 0))
        pixels = pygame.image.tobytes(self._ground, "RGB")
        runs: Runs = []
        line = self.columns * SIDE * _BYTES
        stripe = line * SIDE
        for row in range(self.rows):
            start = row * stripe
            if pixels[start : start + stripe] != self._seen[start : start + stripe]:
                self._add_row(row, pixels[start : start + stripe], line, runs)
        self._seen = pixels
        return runs

    def _add_row(self, row: int, stripe: bytes, line: int, runs: Runs) -> None:
        width = SIDE * _BYTES
        for column in range(self.columns):
            left, cell = column * width, row * self.columns + column
            tile = self._number(b"".join(stripe[at : at + width] for at in range(left, len(stripe), line)), row, column)
            if tile == self._cells[cell]:
                continue
            self._cells[cell] = tile
            if runs and (runs[-3] + runs[-1], runs[-2] + runs[-1]) == (cell, tile):
                runs[-1] += 1
            else:
                runs += [cell, tile, 1]

    def _number(self, tile: bytes, row: int, column: int) -> int:
        """Return the number of a tile that lies there on the ground; one not seen before is laid on a sheet."""
        if (known := self._tiles.get(tile)) is not None:
            return known
        number = self._tiles[tile] = len(self._tiles)
        sheet, place = divmod(number, self.columns * ROWS)
        if sheet == len(self._sheets):
            self._sheets.append(pygame.Surface((self.columns * SIDE, ROWS * SIDE), depth=24))
        at = place % self.columns * SIDE, place // self.columns * SIDE
        self._sheets[sheet].blit(self._ground, at, (column * SIDE, row * SIDE, SIDE, SIDE))
        return number

    def sheets(self) -> list[bytes]:
        """Return the sheets as JPEGs: the tiles in their order, row by row."""
        rows = -(-len(self._tiles) // self.columns)
        found = []
        for number, sheet in enumerate(self._sheets):
            height = min(ROWS, rows - number * ROWS) * SIDE
            found.append(encoded(sheet.subsurface((0, 0, sheet.get_width(), height)), "sheet.jpg"))
        return found
