"""How long things take at the table: what `scripts/bench_table.py` measures, each in a process of its own."""
