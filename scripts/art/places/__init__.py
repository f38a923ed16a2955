"""Large pictures behind and around the table: desk, title, stage, square, podium and gate."""
