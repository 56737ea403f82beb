"""People for scale: figures without faces, of 1.75 m, in the clothes of the trade. All stand at the origin and look to +y."""
from math import pi

import numpy as np

from kit.build import Build
from kit.solids import box, loft, smooth

AROUND = np.arange(14) * 2 * pi / 14

# Shirt, trousers, skin, hair
CLOTHES = (
    ("accent", "graphite", "skin", "dark"),
    ("graphite", "stone", "skin-dark", "dark"),
    ("blue", "graphite", "skin-pale", "hair"),
)


def person(b, pose="standing", clothes=0):
    """One person: `standing`, `walking` or `working`, whose hands reach for what is before them."""
    shirt, trousers, skin, hair = CLOTHES[clothes % len(CLOTHES)]
    stride = 270 if pose == "walking" else 40
    with b.part("person"):
        # x, y, z of a ring's middle, its half widths along x and y
        body(b, [(0, 0, 1010, 168, 118), (0, 4, 1120, 156, 108), (0, 8, 1290, 186, 126), (0, 0, 1410, 196, 112), (0, -4, 1468, 128, 84), (0, 0, 1500, 66, 62)], shirt)
        body(b, [(0, 0, 830, 168, 120), (0, -4, 900, 182, 130), (0, 0, 1020, 166, 116)], trousers)
        body(b, [(0, 6, 1480, 56, 58), (0, 12, 1545, 54, 60), (0, 22, 1566, 66, 84), (0, 20, 1620, 80, 100), (0, 14, 1700, 72, 92), (0, 10, 1735, 40, 54)], skin)
        body(b, [(0, -12, 1630, 84, 96), (0, 2, 1680, 85, 104), (0, 4, 1728, 66, 82), (0, 4, 1756, 20, 26)], hair)
        for side in (-1, 1):
            foot = side * stride
            limb(b, [(side * 92, 0, 880, 98), (side * 90, 0.4 * foot + 24, 500, 66), (side * 88, foot, 95, 46)], trousers)
            box(b, side * 92, foot + 52, 0, 98, 270, 92, "dark", 30)
            hand = arm(b, side, pose, shirt)
            limb(b, [(*hand, 36), (hand[0], hand[1] + 40, hand[2] - 46, 44), (hand[0], hand[1] + 60, hand[2] - 90, 24)], skin)


def arm(b, side, pose, material):
    """An arm from the shoulder to the wrist; returns the place of the wrist."""
    if pose == "working":
        elbow, wrist = (side * 250, 70, 1150), (side * 150, 330, 1165)
    else:
        swing = -side * (130 if pose == "walking" else 10)
        elbow, wrist = (side * 238, swing * 0.4 - 10, 1150), (side * 230, swing + 60, 900)
    limb(b, [(side * 186, 0, 1425, 64), (*elbow, 50), (*wrist, 36)], material)
    return wrist


def body(b, rings, material):
    """What stands upright: ellipses one above the other."""
    loft(b, [np.stack([x + rx * np.cos(AROUND), y + ry * np.sin(AROUND), np.full(len(AROUND), z)], 1) for x, y, z, rx, ry in smooth(np.array(rings, float), 3)], material)


def limb(b, joints, material):
    """A tapering tube from joint to joint: (x, y, z, radius)."""
    path = smooth(np.array(joints, float), 4)
    along = np.gradient(path[:, :3], axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    rings = []
    for (x, y, z, r), t in zip(path, along):
        # Arms and legs lie in planes across x, which is therefore never along them.
        out = np.cross(t, (1.0, 0, 0))
        out /= np.linalg.norm(out)
        over = np.cross(out, t)
        rings.append(np.array([x, y, z]) + r * (np.outer(np.cos(AROUND), over) + np.outer(np.sin(AROUND), out)))
    loft(b, rings, material)


def people_around(shown):
    """Who is in the hall with the machines of `shown`: an operator at every other screen before which there is room, and two who come along the walkway."""
    b = Build()
    pieces = [(points.min(0), points.max(0)) for its in shown.parts.values() for points, *_ in its]
    for k, (x, y) in enumerate([it for it in before_screens(shown) if is_free(it, pieces)][::2]):
        with b.at(x, y, 0, rz=(8, -10, 4)[k % 3]):
            person(b, "working", k)
    low, high = shown.points().min(0), shown.points().max(0)
    for k, (along, aside) in enumerate(((0.42, -2260), (0.42, -1840))):
        with b.at(low[0] + along * (high[0] - low[0]) + 240 * k, low[1] + aside, 0, rz=-90 + 6 * k):
            person(b, "walking", 1 + k)
    return b


def is_free(place, pieces):
    """Whether a person at `place` stands clear of all pieces, told by their corners: (low, high) of each."""
    x, y = place
    low_of_person, high_of_person = np.array([x - 240, y - 200, 60]), np.array([x + 240, y + 170, 1750])
    return not any((low_of_person < high).all() and (low < high_of_person).all() for low, high in pieces)


def before_screens(shown):
    """Where who works at a screen stands: (x, y) for each, from the left."""
    places = []
    for points, *_ in shown.parts.get("screen", []):
        x, y = (points[:, 0].min() + points[:, 0].max()) / 2, points[:, 1].min() - 520
        # A screen has several pieces.
        if all(abs(x - other[0]) + abs(y - other[1]) > 900 for other in places):
            places.append((x, y))
    return sorted(places)
