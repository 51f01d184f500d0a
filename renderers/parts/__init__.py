"""What several pictures are put together from: lines of text, panels, badges, the header, a grid of cells.

In: texts, players and positions in pixels. Out: placed sprites.
"""
