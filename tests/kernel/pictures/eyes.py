"""How colours look to different eyes: simulated deficiencies, and CIEDE2000 between two colours."""

import numpy as np
import numpy.typing as npt

Colour = npt.NDArray[np.float64]

XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
# Machado, Oliveira and Fernandes 2009, full severity, on linear colours; grey keeps the luminance.
EYES = {
    "every colour": np.eye(3),
    "no red": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "no green": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "no blue": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
    "grey": np.tile(XYZ[1], (3, 1)),
}


def linear(colour: str) -> Colour:
    """`#rrggbb` as linear light."""
    channels = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def contrast(first: str, second: str) -> float:
    """WCAG's contrast ratio."""
    low, high = sorted(float(XYZ[1] @ linear(colour)) for colour in (first, second))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, eye: str) -> Colour:
    """CIE L*a*b* of a colour as an eye sees it."""
    seen = np.clip(EYES[eye] @ linear(colour), 0, 1)
    x, y, z = XYZ @ seen / XYZ.sum(axis=1)
    fx, fy, fz = (float(np.cbrt(v)) if v > 0.008856 else 7.787 * float(v) + 16 / 116 for v in (x, y, z))
    return np.array([116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)])


def difference(first: Colour, second: Colour) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    shift = 0.5 * (1 - _seventh((np.hypot(a1, b1) + np.hypot(a2, b2)) / 2))
    c1, c2 = np.hypot(a1 * (1 + shift), b1), np.hypot(a2 * (1 + shift), b2)
    h1, h2 = (np.degrees(np.arctan2(b, a * (1 + shift))) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    t = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.2 * _cos(4 * hue - 63)
    light = (l2 - l1) / (1 + 0.015 * (lm - 50) ** 2 / np.sqrt(20 + (lm - 50) ** 2))
    chroma = (c2 - c1) / (1 + 0.045 * cm)
    round_ = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2)) / (1 + 0.015 * cm * t)
    rotation = -np.sin(np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2)))) * 2 * _seventh(cm)
    return float(np.sqrt(light**2 + chroma**2 + round_**2 + rotation * chroma * round_))


def _seventh(chroma: float) -> float:
    return float(np.sqrt(chroma**7 / (chroma**7 + 25.0**7)))


def _cos(degrees: float) -> float:
    return float(np.cos(np.radians(degrees)))
