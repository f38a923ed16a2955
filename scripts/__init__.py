"""The commands of this folder: play and test, and the builders of what the project ships."""
