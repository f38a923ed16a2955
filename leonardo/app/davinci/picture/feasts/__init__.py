"""What is seen on the stage: a completed invention, and an auction."""
