"""Looking back on many games: figures and charts, achievements, and results to keep. For any game.

A session says when its game is over; `record_result.py` then keeps the result, once for a deal and its names. A game
in which a seat was taken over counts for nobody. What only a game knows, it gives as a `GameStatistics`.
"""
