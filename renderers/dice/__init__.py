"""The pictures of Tris 1 and Tris 2: dice seen from above on a grid.

In: the two games' views. Out: scenes.
"""
