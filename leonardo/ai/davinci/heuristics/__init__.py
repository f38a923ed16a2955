"""Rules of thumb on a view: what most players go by, the longest phases in modules of their own."""
