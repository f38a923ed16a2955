"""What things are made of: paper, wood, stone and metal, and the light on them."""
