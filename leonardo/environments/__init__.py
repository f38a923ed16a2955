"""The games as others' libraries play them: PettingZoo (`zoo`) and OpenSpiel (`spiel`), both above `leonardo.api`.

A decision is spelled word by word (`words`), since some have thousands of answers; a view is a vector of a fixed length
(`vectors`). Neither needs a library. docs/environments.md says how they are used.
"""
