"""Collects the solids of a machine, sorted by the part that they belong to. Lengths are millimetres; z is up, the operator stands at -y."""
from contextlib import contextmanager
from math import cos, radians, sin

import numpy as np


class Build:
    """`parts` maps a part's key (see packages/locales/parts.json) to its pieces: (points, normals, faces, material)."""

    def __init__(self):
        self.parts = {}
        self._places = [np.eye(4)]
        self._keys = ["frame"]

    @contextmanager
    def part(self, key):
        """What is made inside belongs to the part `key`."""
        self._keys.append(key)
        try:
            yield self
        finally:
            self._keys.pop()

    @contextmanager
    def at(self, x=0, y=0, z=0, rx=0, ry=0, rz=0, mirror=""):
        """What is made inside is mirrored across the axes in `mirror`, turned (degrees: x, then y, then z) and moved."""
        self._places.append(self._places[-1] @ placement(x, y, z, rx, ry, rz, mirror))
        try:
            yield self
        finally:
            self._places.pop()

    def add(self, points, normals, faces, material):
        place = self._places[-1]
        turn = place[:3, :3]
        points = np.asarray(points, float) @ turn.T + place[:3, 3]
        # The turns here never scale, so that a normal turns as a point does.
        normals = np.asarray(normals, float) @ turn.T
        faces = _facing_out(points, normals, faces)
        self.parts.setdefault(self._keys[-1], []).append((points, normals, faces, material))

    def points(self):
        """Every point of the machine, one a row, in millimetres."""
        return np.concatenate([piece[0] for pieces in self.parts.values() for piece in pieces])


def _facing_out(points, normals, faces):
    """Winds every face so that it looks where the normals of its points look; Cycles draws others black."""
    corners = np.array([face[:3] for face in faces])
    a, b, c = (points[corners[:, k]] for k in range(3))
    looks = np.cross(b - a, c - a)
    wanted = normals[corners].sum(1)
    wrong = (looks * wanted).sum(1) < 0
    return [face[::-1] if flip else face for face, flip in zip(faces, wrong)]


def placement(x=0, y=0, z=0, rx=0, ry=0, rz=0, mirror=""):
    matrix = np.eye(4)
    for axis, angle in ((0, rx), (1, ry), (2, rz)):
        matrix = _turn(axis, radians(angle)) @ matrix
    matrix = matrix @ np.diag([-1 if "x" in mirror else 1, -1 if "y" in mirror else 1, -1 if "z" in mirror else 1, 1])
    matrix[:3, 3] = (x, y, z)
    return matrix


def _turn(axis, angle):
    matrix = np.eye(4)
    u, v = [(1, 2), (2, 0), (0, 1)][axis]
    matrix[u, u] = matrix[v, v] = cos(angle)
    matrix[u, v], matrix[v, u] = -sin(angle), sin(angle)
    return matrix
