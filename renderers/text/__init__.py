"""Lines of text in Roboto: which characters it has, how wide lines are, and what fits. Needs no imaging library.

In: strings of any script and a style. Out: characters that the font has, widths and glyph positions.
"""
