"""Between linear light without limits and the values that the network was trained on, as Open Image Denoise does it (core/color.h, core/autoexposure.h)."""
import numpy as np

BRIGHTEST = 65504.0
# The curve of the eye (PU2) in three pieces: linear, a power, a logarithm.
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def encode(light):
    """From light, exposed, to 0 … 1."""
    y = np.clip(light, 0, BRIGHTEST)
    return (_to_eye(y) / _to_eye(np.float32(BRIGHTEST))).astype(np.float32)


def decode(value):
    x = np.maximum(value, 0) * _to_eye(np.float32(BRIGHTEST))
    power = (np.maximum(x - D, 0) / B) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, power, np.exp((x - G) / E) - F)).astype(np.float32)


def _to_eye(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * y**C + D, E * np.log(y + F) + G))


def exposure(light):
    """What to multiply light (3 x height x width) with, so that its geometric mean is a middle grey; black parts do not count."""
    luminance = np.tensordot((0.212671, 0.715160, 0.072169), light, 1)
    bins = [np.linspace(0, n, -(-n // 16), endpoint=False).astype(int) for n in luminance.shape]
    sums = np.add.reduceat(np.add.reduceat(luminance, bins[0], 0), bins[1], 1)
    counts = np.multiply.outer(*(np.diff([*b, n]) for b, n in zip(bins, luminance.shape)))
    means = sums / counts
    lit = means[means > 1e-8]
    return float(0.18 / np.exp2(np.log2(lit).mean())) if lit.size else 1.0
