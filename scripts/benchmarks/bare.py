"""A bare program with pygame-ce, to compare with: `python -m ... WIDTHxHEIGHT` opens a window, shows a frame, and ends.

It prints the time by the clock, in seconds, and the seconds that its process has had on the processor until then.
"""

import sys
import time


def main(size: str) -> None:
    import pygame  # noqa: PLC0415 - its import belongs to the start that is timed

    width, _, height = size.partition("x")
    pygame.display.init()
    window = pygame.Window("bare", (int(width), int(height)), resizable=True)
    window.get_surface()
    window.flip()
    print(time.time(), time.process_time(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
