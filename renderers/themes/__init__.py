"""The colours of all pictures: one table for each theme, all with the same roles, and the palette made from it."""
