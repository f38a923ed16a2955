"""A game in progress at this screen, without a window: its seats, undo, saves, players and hints.

- `Session` holds the played game and carries out decisions; `history.py` answers questions about it, and takes back
  and repeats decisions.
- `players.py` asks the computer players; `hints.py` asks for advice and counts it, weighs decisions and warns of costly
  ones.
- `observed.py` keeps what happened until the table has shown it, as each viewer may see it, and collects what the
  others did.
- `chance.py` makes the session wait for the table where chance decides during play; until then the decision before can
  be taken back.
- `autosave.py` is the one place where faults of saving end: the game goes on, and the player is told.
- `replay.py` holds the state before every decision of a finished game.
- `daily.py` derives the game of the day from game and date; `puzzles.py` reads puzzles; `lessons/` and `statistics/`
  hold what is learnt and won.
"""
