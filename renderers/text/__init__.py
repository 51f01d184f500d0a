"""Lines of text in Roboto: which characters it has, how wide they are, and what fits."""
