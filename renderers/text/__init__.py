"""Lines of text: which characters can be shown and in which font, how wide lines are, and what fits.

In: strings of any script and a style. Out: characters that some font has, runs of one font and direction, widths and
glyph positions. Roboto is read from its own tables; the imaging library is used only for scripts that Roboto lacks.
"""
