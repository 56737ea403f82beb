"""A bar cut open where the screw goes in: through the PVC into the steel behind it."""
from math import cos, pi, sin

import numpy as np

from kit.sections import pvc_mullion
from kit.solids import box, cyl, prism, rect, rounded
from scenes.work.pieces import air_line, lying_chips, socket_screw, spray, tube
from scenes.work.shot import Shot

WEB = 54.0


def steel_screwed():
    shot = Shot((-8, 0, 56), 58, 17, 165, (0, 0, 56), lens=85, stop=11)
    b = shot.build
    with b.part("profile"):
        prism(b, "x", [[(v - 40, 72 - u) for u, v in loop] for loop in pvc_mullion()], -560, 0, "pvc")
        wall = [rounded(rect(0, 37, 55, 25), 2, 3), rounded(rect(0, 37, 51, 21), 1.2, 3)]
        prism(b, "x", wall, -560, -0.4, "steelcore")
    with b.part("table"):
        box(b, -280, 0, -30, 560, 220, 31.6, "steel", 2)
        box(b, -290, 0, -110, 540, 200, 80, "graphite", 3)
        box(b, -300, 62, 2, 500, 26, 60, "aluminium", 2)
    screw(b)
    nose(b)
    driven = [(-70, 0), (-140, 0)]
    with b.part("screws"):
        for x, y in driven:
            cyl(b, "z", x, y, WEB + 0.4, 4.4, 1.4, "brass", 32, 0.4)
            cyl(b, "z", x, y, WEB + 1.1, 2.0, 0.3, "dark", 4, 0.01)
    spray(shot, (1.5, 0, 47), (0.7, -0.4, -0.2), 0.6, 46, "swarf", 61, (0.5, 1.4), (2, 15), 0.8, 8)
    lying_chips(b, -14, -4, 26.6, (9, 9), 26, "swarf", 62, (0.6, 1.5))
    lying_chips(b, -16, -8, WEB, (10, 9), 30, "cut-pvc", 63, (0.5, 1.3))
    return shot


def screw(b):
    """A self-drilling screw on its way: half of its thread has passed the steel."""
    low, high = 34.0, 72.0
    with b.part("screw"):
        cyl(b, "z", 0, 0, (low + 4 + high) / 2, 1.75, high - low - 4, "brass", 24, 0.1)
        cyl(b, "z", 0, 0, low + 2, 0.3, 4.4, "brass", 16, 0.05, 1.75)
        turns = np.linspace(0, (high - low - 12) / 1.5, 420)
        way = [(cos(t * 2 * pi) * 1.9, sin(t * 2 * pi) * 1.9, low + 6 + t * 1.5) for t in turns]
        tube(b, way, [0.52] * len(way), "brass", 6)
        cyl(b, "z", 0, 0, high - 1.6, 1.8, 3.4, "brass", 32, 0.1, 4.3)
        cyl(b, "z", 0, 0, high + 0.6, 4.3, 1.0, "brass", 32, 0.3)


def nose(b):
    high = 73.0
    with b.part("screw-unit"):
        cyl(b, "z", 0, 0, high + 22, 2.6, 44, "steel", 6, 0.3)
        for side in (-1, 1):
            with b.at(0, side * 8.6, high + 5, rx=side * 8):
                prism(b, "y", [[(-5, 0), (5, 0), (8, 22), (8, 34), (-8, 34), (-8, 22)]], -3.2, 3.2, "bright", 0.8)
        cyl(b, "z", 0, 0, high + 44, 15, 20, "steel", 48, 1.2)
        cyl(b, "z", 0, 0, high + 60, 19, 14, "graphite", 48, 1.5)
        cyl(b, "z", 0, 0, high + 68.6, 19.4, 3.4, "accent", 48, 0.5)
        cyl(b, "z", 0, 0, high + 130, 19, 118, "anodised", 48)
        box(b, -34, 0, high + 46, 34, 40, 160, "graphite", 4)
        socket_screw(b, -16.8, -12, high + 96, 3.4, "x")
    air_line(b, [(8, 10, high + 42), (22, 20, high + 60), (30, 26, high + 120), (10, 40, high + 200)], 4.2, "blue")
