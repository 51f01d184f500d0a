"""From a scene to the bytes of a PNG or GIF: sprites are rasterized once, cached, laid and encoded band by band."""
