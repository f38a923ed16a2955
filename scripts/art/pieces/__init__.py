"""Single things: what people move, take and pay with, and the signs of the seats."""
