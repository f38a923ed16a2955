"""The rules of Leonardo da Vinci, phase by phase."""
