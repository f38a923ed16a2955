"""Saved games: a document of their own, written safely, read with suspicion, opened by replaying the game.

- `schema.py` describes a save and brings older ones up to date; `documents.py` reads such documents strictly.
- `opening.py` replays the decisions and compares the result with the stored position.
- What a list shows is at the head of a file, so that a bounded part of each file is read (`folder.py`).
- Every call by which saves reach a disk is in `files.py`. Whatever goes wrong is a `SaveError` (`faults.py`).
- Two files of a game take turns (`slots.py`). If they are not as they were left, another program goes on with the
  game, and this one continues under a run of its own. A write counter decides which file is newer, not the clock.
- An autosave names the autosaves it has grown from (`Line` in `schema.py`), so that two branches of a synchronised
  folder are both listed, and only what a save contains is replaced.
- `archive.py` keeps finished and abandoned games until a person deletes them; `exchange.py` imports and exports files.
- Pictures are files of their own, named after their content (`pictures.py`).
"""
