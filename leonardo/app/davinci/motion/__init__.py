"""What moves when something happens: flights, pauses and sounds of each event."""
