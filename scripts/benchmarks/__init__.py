"""How long things take at the table: what `bench_table.py` measures, each in a process of its own."""
