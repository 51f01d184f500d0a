"""Contrast by WCAG 2, colour distance by CIEDE2000, and simulated dichromacy.

The matrices come from Machado, Oliveira and Fernandes (2009) for complete dichromacy, on linear light.
"""

from collections.abc import Sequence
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

from renderers.themes.theme import Rgb

Lab: TypeAlias = tuple[float, float, float]

VISIONS: dict[str, Sequence[Sequence[float]]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}

_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)


def contrast(one: Rgb, other: Rgb) -> float:
    """Returns the contrast, from 1 (none) to 21 (black on white)."""
    darker, lighter = sorted(_apply(_TO_XYZ, _linear(colour))[1] for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def distance(one: Rgb, other: Rgb, vision: str) -> float:
    """Returns how different two colours look, by CIEDE2000; 1 is just noticeable, 100 is black and white."""
    return ciede2000(_lab(one, vision), _lab(other, vision))


def ciede2000(one: Lab, other: Lab) -> float:
    """Returns the distance of two colours in CIE L*a*b*, as defined by Sharma, Wu and Dalal (2005)."""
    chroma = _helmholtz((hypot(*one[1:]) + hypot(*other[1:])) / 2)
    (l1, a1, b1), (l2, a2, b2) = ((light, a * (1.5 - chroma / 2), b) for light, a, b in (one, other))
    c1, c2, h1, h2 = hypot(a1, b1), hypot(a2, b2), degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    grey = c1 * c2 == 0
    hue_step = 0.0 if grey else (h2 - h1 + 180) % 360 - 180
    light, colour = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if grey else (h1 + hue_step / 2) % 360
    waves = ((0.17, 1, -30), (-0.24, 2, 0), (-0.32, 3, 6), (0.20, 4, -63))
    shade = 1 - sum(share * cos(radians(times * hue + shift)) for share, times, shift in waves)
    along = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    across = (c2 - c1) / (1 + 0.045 * colour)
    around = 2 * sqrt(c1 * c2) * sin(radians(hue_step / 2)) / (1 + 0.015 * colour * shade)
    twist = -2 * _helmholtz(colour) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(along**2 + across**2 + around**2 + twist * across * around)


def _helmholtz(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def _lab(colour: Rgb, vision: str) -> Lab:
    seen = [min(1.0, max(0.0, light)) for light in _apply(VISIONS[vision], _linear(colour))]
    x, y, z = (_cube_root(value / white) for value, white in zip(_apply(_TO_XYZ, seen), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(colour: Rgb) -> list[float]:
    shares = [step / 255 for step in colour]
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def _cube_root(share: float) -> float:
    return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116


def _apply(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(factor * value for factor, value in zip(row, vector, strict=True)) for row in matrix]
