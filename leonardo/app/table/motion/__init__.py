"""What is seen to move on any table: flights, how long they take, what is heard.

A game's `Motion` turns an event into flights from spot to spot (`flight.py`), pauses and sounds, as a row of its
`score.py` says. `pending.py` works out what comes next. `playback.py` plays all of an event on the one timeline of a
table, a `Timeline` of `leonardo.ui`. `under_way.py` knows what is in the air and how the table looks until it has
landed, `flying.py` draws it.

- Showing is paced so that nobody waits for long (`pacing.py`). A skipped or interrupted flight changes only what is
  seen.
- `announcing.py`, `flags.py`, `heralds.py`, `limelight.py` and `echoes.py` show things beside the flights and hold
  nothing up. Counters run to a new value and show the difference for a moment (`counting.py`). All of them, the fades
  of the table and the sheet that unrolls are played on that timeline, too.
- What will be seen next is drawn ahead, a piece of work a frame (`readiness.py`).
"""
