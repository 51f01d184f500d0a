"""How colours look to people, and how far apart: contrast after WCAG 2, distance in CIE L*a*b*, dichromacy simulated.

The matrices are those of Machado, Oliveira and Fernandes (2009) for complete dichromacy, on linear light.
"""

from collections.abc import Sequence
from math import dist

from renderers.theme import Rgb

VISIONS: dict[str, Sequence[Sequence[float]]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)


def contrast(one: Rgb, other: Rgb) -> float:
    """From 1 (none) to 21 (black on white)."""
    darker, lighter = sorted(_apply(_TO_XYZ, _linear(colour))[1] for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def distance(one: Rgb, other: Rgb, vision: str) -> float:
    """How different two colours look; 2 can just be told, 100 is black from white."""
    return dist(_lab(one, vision), _lab(other, vision))


def _lab(colour: Rgb, vision: str) -> tuple[float, float, float]:
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
