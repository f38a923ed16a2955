"""What is asked on a sheet of its own."""
