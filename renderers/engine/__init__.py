"""From a scene to the bytes of a PNG or GIF: sprites are rasterized once and cached, bands are painted and encoded.

Only this package uses Pillow.
"""
