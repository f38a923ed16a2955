"""Computer players, for any game that keeps the contract of the engine; a game's own knowledge stays in its folder.

- A player is a function of a view, the legal actions, a random stream and a budget (`player.py`). It never gets a
  state; a seer does, which is no player, and which only the arena may ask for.
- `players.py` is the registry: one record a game, with levels, advisers and estimates.
- `worker.py` asks the process of `thinking_process.py`, so that the window never waits; a decision is the same
  wherever it is made. Reviews and arenas use processes of one kind (`processes.py`).
- Searches share `sequential_halving.py` (which choice is tried how often, in worlds that are the same for all) and
  `search.py` (how each is played on, thought through once for all games).
- `advice.py` and `advising.py` give hints; `review.py` judges past decisions by what the seat could see; `estimate.py`
  is the one source of every chance and expected result that is shown. Players do not use it.
- A reason for a choice is a key of a text with plain values, and follows from the view for sure.
- `program_player.py` runs external programs by the seat protocol (`protocol.py`). Only a person names their command
  line (`programs.py`): saves and records hold a word for it.

`docs/players.md` tells how the players think and how strong they are.
"""
