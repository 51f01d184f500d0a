"""The tables of colours: one module each, all with the same roles."""
