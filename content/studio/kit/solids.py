"""The solids that everything is made of. Edges are chamfered and shaded round, so that they catch the light as real ones do."""
from itertools import product
from math import cos, pi, sin

import numpy as np
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

AXES = {"x": (1, 2, 0), "y": (0, 2, 1), "z": (0, 1, 2)}


def box(b, x, y, z, sx, sy, sz, material, r=None):
    """A block: x and y are its middle, z is its underside."""
    half = np.array([sx, sy, sz]) / 2
    r = min(half.min() * 0.9, min(half.min() * 0.35, 7) if r is None else r)
    points, normals = [], []
    for signs in product((-1, 1), repeat=3):
        for axis in range(3):
            out = np.zeros(3)
            out[axis] = signs[axis]
            points.append(np.array(signs) * (half - r) + out * r)
            normals.append(out)
    points = np.array(points) + (x, y, z + half[2])
    b.add(points, normals, _BOX_FACES, material)


def _box_faces():
    def at(signs, axis):
        return (((signs[0] > 0) * 4) + ((signs[1] > 0) * 2) + (signs[2] > 0)) * 3 + axis

    def corner(axis, sign, u, v, su, sv):
        signs = [0, 0, 0]
        signs[axis], signs[u], signs[v] = sign, su, sv
        return signs

    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for sign in (-1, 1):
            round_ = [(-1, -1), (1, -1), (1, 1), (-1, 1)][::sign]
            faces.append([at(corner(axis, sign, u, v, *it), axis) for it in round_])
        for su, sv in product((-1, 1), repeat=2):
            face = [at(corner(axis, s, u, v, su, sv), k) for s, k in ((-1, u), (1, u), (1, v), (-1, v))]
            faces.append(face[:: su * sv])
    for signs in product((-1, 1), repeat=3):
        faces.append([at(signs, k) for k in range(3)][:: int(np.prod(signs))])
    return faces


_BOX_FACES = _box_faces()


def _along(axis, flat, depth):
    u, v, w = AXES[axis]
    points = np.zeros((len(flat), 3))
    points[:, u], points[:, v], points[:, w] = flat[:, 0], flat[:, 1], depth
    return points


# Seen along y, x and z turn the other way round than along x and z.
def _handed(axis, faces):
    return [face[::-1] for face in faces] if axis == "y" else faces


def cyl(b, axis, x, y, z, r, length, material, n=None, chamfer=None, r2=None):
    """A cylinder, or a cone to `r2`, with its middle at (x, y, z)."""
    n = n or int(min(48, max(10, 8 + r * 0.32)))
    r2 = r if r2 is None else r2
    c = min(r, r2, length / 2) * 0.5 if chamfer is None and min(r, length) < 8 else (min(2.5, length * 0.3) if chamfer is None else chamfer)
    turn = np.arange(n) * 2 * pi / n
    ring = np.stack([np.cos(turn), np.sin(turn)], 1)
    zero = np.zeros((n, 2))
    h = length / 2
    points = np.concatenate([
        _along(axis, ring * max(r - c, 0.1), -h), _along(axis, ring * r, -h + c),
        _along(axis, ring * r2, h - c), _along(axis, ring * max(r2 - c, 0.1), h),
    ])
    normals = np.concatenate([_along(axis, zero, -1), _along(axis, ring, 0), _along(axis, ring, 0), _along(axis, zero, 1)])
    faces = [list(range(n))[::-1], list(range(3 * n, 4 * n))]
    for k in range(3):
        faces += [[k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i] for i in range(n)]
    b.add(points + (x, y, z), normals, _handed(axis, faces), material)


def prism(b, axis, loops, start, end, material, r=0):
    """A section drawn along an axis. `loops`: the outline, then holes; r: chamfer of the two ends."""
    loops = [_wound(np.array(loop, float), k == 0) for k, loop in enumerate(loops)]
    points, normals, faces = [], [], []

    def put(flat, depth, out):
        first = sum(map(len, points))
        points.append(_along(axis, flat, depth))
        normals.append(out)
        return first

    inset = [_inset(loop, r) for loop in loops]
    flat = np.concatenate(inset)
    triangles = tessellate_polygon([[Vector((p[0], p[1], 0)) for p in loop] for loop in inset])
    zero = np.zeros_like(flat)
    for depth, side in ((start, -1), (end, 1)):
        first = put(flat, depth, _along(axis, zero, side))
        for triangle in triangles:
            p = [flat[i] for i in triangle]
            turn = (p[1][0] - p[0][0]) * (p[2][1] - p[0][1]) - (p[1][1] - p[0][1]) * (p[2][0] - p[0][0])
            order = triangle if (turn > 0) == (side > 0) else triangle[::-1]
            faces.append([first + i for i in order])
    for loop, tip in zip(loops, inset):
        outs = _outs(loop)
        n = len(loop)
        both = np.array([[loop[i], loop[(i + 1) % n]] for i in range(n)]).reshape(-1, 2)
        tips = np.array([[tip[i], tip[(i + 1) % n]] for i in range(n)]).reshape(-1, 2)
        out = _along(axis, outs.reshape(-1, 2), 0)
        rows = [put(both, start + r, out), put(both, end - r, out)]
        if r:
            rows = [put(tips, start, _tilted(axis, out, -1)), *rows, put(tips, end, _tilted(axis, out, 1))]
        for low, high in zip(rows, rows[1:]):
            faces += [[low + 2 * i, low + 2 * i + 1, high + 2 * i + 1, high + 2 * i] for i in range(n)]
    b.add(np.concatenate(points), np.concatenate(normals), _handed(axis, faces), material)


def _tilted(axis, out, side):
    tilted = out.copy()
    tilted[:, AXES[axis][2]] = side * 2
    return tilted / np.linalg.norm(tilted, axis=1)[:, None]


def _wound(loop, outline):
    after = np.roll(loop, -1, 0)
    area = (loop[:, 0] * after[:, 1] - after[:, 0] * loop[:, 1]).sum()
    return loop if (area > 0) == outline else loop[::-1]


def _edges(loop):
    along = np.roll(loop, -1, 0) - loop
    along /= np.maximum(np.linalg.norm(along, axis=1), 1e-9)[:, None]
    return np.stack([along[:, 1], -along[:, 0]], 1)


def _inset(loop, r):
    if not r:
        return loop
    after = _edges(loop)
    before = np.roll(after, 1, 0)
    mid = before + after
    mid /= np.maximum((mid * after).sum(1), 0.35)[:, None]
    return loop - mid * r


def _outs(loop):
    """For each edge the normals at its two ends: shared with the neighbour where the outline bends gently."""
    out = _edges(loop)
    before, after = np.roll(out, 1, 0), np.roll(out, -1, 0)

    def shared(other):
        gentle = (out * other).sum(1) > 0.76
        mean = np.where(gentle[:, None], out + other, out)
        return mean / np.linalg.norm(mean, axis=1)[:, None]

    return np.stack([shared(before), shared(after)], 1)


def pipe(b, path, r, material, n=10, soft=True):
    """A hose or a bent tube along points; `soft` rounds the way between them."""
    path = smooth(np.array(path, float)) if soft else np.array(path, float)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    up = np.array([0.0, 0, 1]) if abs(along[0][2]) < 0.9 else np.array([1.0, 0, 0])
    turn = np.arange(n) * 2 * pi / n
    points, normals = [], []
    for p, t in zip(path, along):
        side = np.cross(t, up)
        side /= np.linalg.norm(side)
        up = np.cross(side, t)
        out = np.outer(np.cos(turn), side) + np.outer(np.sin(turn), up)
        points.append(p + out * r)
        normals.append(out)
    m = len(path)
    faces = [[k * n + i, (k + 1) * n + i, (k + 1) * n + (i + 1) % n, k * n + (i + 1) % n] for k in range(m - 1) for i in range(n)]
    faces += [list(range(n)), list(range((m - 1) * n, m * n))[::-1]]
    b.add(np.concatenate(points), np.concatenate(normals), [face[::-1] for face in faces], material)


def loft(b, rings, material):
    """A skin over rings of equally many points, one after the other, closed at both ends."""
    rings = np.array(rings, float)
    m, n = rings.shape[:2]
    along = np.gradient(rings, axis=0)
    around = np.roll(rings, -1, 1) - np.roll(rings, 1, 1)
    normals = np.cross(around, along)
    normals /= np.maximum(np.linalg.norm(normals, axis=2), 1e-9)[:, :, None]
    # Whichever way round the rings are given, a skin looks away from their middles.
    if (normals * (rings - rings.mean(1, keepdims=True))).sum() < 0:
        normals = -normals
    faces = [[k * n + i, (k + 1) * n + i, (k + 1) * n + (i + 1) % n, k * n + (i + 1) % n] for k in range(m - 1) for i in range(n)]
    faces += [list(range(n)), list(range((m - 1) * n, m * n))]
    b.add(rings.reshape(-1, 3), normals.reshape(-1, 3), faces, material)


def smooth(path, steps=6):
    """A curve through the rows of `path`, with `steps` points between each two."""
    ends = np.concatenate([[2 * path[0] - path[1]], path, [2 * path[-1] - path[-2]]])
    out = []
    for k in range(1, len(ends) - 2):
        p0, p1, p2, p3 = ends[k - 1 : k + 3]
        for s in range(steps):
            t = s / steps
            out.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    return np.array([*out, path[-1]])


def rounded(points, radius, steps=4):
    """An outline with its corners rounded; `radius` is one for all, or one for each corner."""
    points = [np.array(p, float) for p in points]
    radii = radius if hasattr(radius, "__len__") else [radius] * len(points)
    out = []
    for i, (p, r) in enumerate(zip(points, radii)):
        a, c = points[i - 1] - p, points[(i + 1) % len(points)] - p
        la, lc = np.linalg.norm(a), np.linalg.norm(c)
        reach = min(r, la * 0.48, lc * 0.48)
        if reach < 0.5:
            out.append(tuple(p))
            continue
        start, end = p + a / la * reach, p + c / lc * reach
        for s in range(steps + 1):
            t = s / steps
            out.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * p + t**2 * end))
    return out


def rect(x, y, w, h, r=0):
    """A rectangle by its middle."""
    corners = [(x - w / 2, y - h / 2), (x + w / 2, y - h / 2), (x + w / 2, y + h / 2), (x - w / 2, y + h / 2)]
    return rounded(corners, r) if r else corners


def disc(x, y, r, n=32, start=0, turn=360):
    """Points on a circle, or on a part of it (degrees)."""
    whole = turn == 360
    return [(x + r * cos((start + turn * i / (n if whole else n - 1)) * pi / 180), y + r * sin((start + turn * i / (n if whole else n - 1)) * pi / 180)) for i in range(n)]
