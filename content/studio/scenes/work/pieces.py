"""What scenes of work have in common: mitred bars with their chambers, beads of molten plastic, chips that fly and chips that lie."""
import random
from math import cos, pi, sin

import numpy as np

from kit.build import Build
from kit.solids import cyl, pipe, prism


def mitred_bar(b, loops, long, material="pvc", apart=0.0, both=False):
    """A bar of a lying frame along +x whose start is cut to 45°: v of its section runs into the frame, u upwards; `apart` from the corner.

    `both`: its end is cut likewise.
    """
    made = Build()
    prism(made, "x", [[(v, u) for u, v in loop] for loop in loops], 0, long, material)
    points, normals, faces, _ = made.parts["frame"][0]
    start = points[:, 0] < 1e-6
    points[start, 0] += points[start, 1]
    points[start | (points[:, 0] > 0), 0] += apart
    normals[normals[:, 0] < -0.9] = np.array([-1, 1, 0]) / 2**0.5
    if both:
        end = points[:, 0] > long + apart - 1e-6
        points[end, 0] -= points[end, 1]
        normals[normals[:, 0] > 0.9] = np.array([1, 1, 0]) / 2**0.5
    b.add(points, normals, faces, material)


def tube(b, path, radii, material, n=10):
    """A tube along points whose radius differs from point to point."""
    path, radii = np.array(path, float), np.array(radii, float)
    along = np.gradient(path, axis=0)
    along /= np.maximum(np.linalg.norm(along, axis=1), 1e-9)[:, None]
    up = np.array([0.0, 0, 1]) if abs(along[0][2]) < 0.8 else np.array([1.0, 0, 0])
    turn = np.arange(n) * 2 * pi / n
    points, normals = [], []
    for p, t, r in zip(path, along, radii):
        side = np.cross(t, up)
        side /= max(np.linalg.norm(side), 1e-9)
        up = np.cross(side, t)
        out = np.outer(np.cos(turn), side) + np.outer(np.sin(turn), up)
        points.append(p + out * r)
        normals.append(out)
    m = len(path)
    faces = [[k * n + i, (k + 1) * n + i, (k + 1) * n + (i + 1) % n, k * n + (i + 1) % n] for k in range(m - 1) for i in range(n)]
    faces += [list(range(n)), list(range((m - 1) * n, m * n))]
    b.add(np.concatenate(points), np.concatenate(normals), faces, material)


def resampled(path, step=1.2):
    """Points at even distances along a path."""
    path = np.array(path, float)
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = np.linspace(0, lengths[-1], max(2, int(lengths[-1] / step)))
    return np.stack([np.interp(at, lengths, path[:, k]) for k in range(3)], 1)


def bead(b, path, radius, material, seed=3, wobble=0.22):
    """Plastic that has been pressed out of a seam: thicker here, thinner there."""
    dice = np.random.default_rng(seed)
    path = resampled(path)
    count = len(path)
    waves = sum(np.sin(np.arange(count) * f + dice.uniform(0, 6)) * a for f, a in ((0.23, 0.5), (0.61, 0.35), (1.3, 0.25)))
    tube(b, path + dice.normal(0, 0.05, path.shape), radius * (1 + wobble * waves), material)


def curl(dice, size, turns, wide=1.0):
    """The way of one curled chip about the origin."""
    return [(cos(t) * size, sin(t) * size, t * wide) for t in np.linspace(0, turns, 4 + int(turns * 3))]


def chip(b, at, dice, size, material):
    """One chip of those that a cutter throws: a short curl, tapered at both ends."""
    way = curl(dice, size * dice.uniform(0.5, 1), dice.uniform(1.6, 5.2), size * dice.uniform(0.05, 0.22))
    with b.at(*at, rx=dice.uniform(0, 360), ry=dice.uniform(0, 360), rz=dice.uniform(0, 360)):
        thick = size * dice.uniform(0.14, 0.26)
        share = np.linspace(-1, 1, len(way))
        tube(b, way, thick * (1.05 - share**4 * 0.8), material, 6)


def spray(shot, start, way, spread, count, material, seed, size=(0.8, 2.6), reach=(4, 120), blur=5.0, groups=14):
    """Chips that fly from `start` along `way` (both mm) and spread; those that are together in a group move alike."""
    dice = random.Random(seed)
    way = np.array(way, float) / np.linalg.norm(way)
    for group in range(groups):
        out = way + np.array([dice.gauss(0, spread) for _ in range(3)])
        out /= np.linalg.norm(out)
        key = f"chips-{seed}-{group}"
        shot.moves[key] = ("fly", tuple(out * blur * dice.uniform(0.5, 1.5)))
        with shot.build.part(key):
            for _ in range(count // groups):
                far = reach[0] + (reach[1] - reach[0]) * dice.random() ** 1.7
                aside = np.array([dice.gauss(0, spread) for _ in range(3)]) * far * 0.5
                fall = np.array([0, 0, -(far**2) * 0.0011])
                chip(shot.build, tuple(np.array(start) + out * far + aside + fall), dice, dice.uniform(*size), material)


def lying_chips(b, x, y, z, spread, count, material, seed, size=(1.0, 2.8)):
    """Chips that have come to lie on a face at height z, more of them near (x, y)."""
    dice = random.Random(seed)
    with b.part("chips"):
        for _ in range(count):
            big = dice.uniform(*size)
            chip(b, (x + dice.gauss(0, spread[0]), y + dice.gauss(0, spread[1]), z + big * 0.35), dice, big, material)


def socket_screw(b, x, y, z, r=5.0, axis="z"):
    """The head of a cap screw, with its hexagon."""
    put = {"x": lambda d: (x + d, y, z), "y": lambda d: (x, y - d, z), "z": lambda d: (x, y, z + d)}[axis]
    cyl(b, axis, *put(r * 0.5), r, r, "graphite", 28, 0.5)
    cyl(b, axis, *put(r * 1.0), r * 0.55, r * 0.06, "dark", 6, 0.01)


def air_line(b, path, r=4, colour="blue"):
    with b.part("hoses"):
        pipe(b, path, r, colour, 14)


def gasket(b, axis, start, end, places, r=2.2):
    """Black lips along a bar; `places` are their middles across it."""
    for u, v in places:
        prism(b, axis, [[(u + cos(k * pi / 6) * r, v + sin(k * pi / 6) * r) for k in range(12)]], start, end, "rubber")


def block(b, outline, low, high, material="aluminium", r=1.2):
    prism(b, "z", [outline], low, high, material, r)
