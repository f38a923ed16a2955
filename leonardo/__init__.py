"""Leonardo: three board games about Leonardo da Vinci."""

import os

__version__ = "0.2.0"

if os.environ.get("LEONARDO_MOD"):  # a process that plays by a mod, before anything in it reads a game
    from leonardo.mods import take_over

    take_over()
