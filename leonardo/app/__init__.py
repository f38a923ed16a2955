"""The app: everything that needs pygame."""

import os

from leonardo.address import APPLICATION_ID

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", APPLICATION_ID)
"""What desktops know the window by; they would say `__main__.py` otherwise."""
