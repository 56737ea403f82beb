"""The bead of a welded corner is lifted off by the knife in one curl."""
from math import cos, sin

import numpy as np

from kit.sections import pvc_frame
from kit.solids import box, cyl, prism
from scenes.work.pieces import bead, block, gasket, lying_chips, mitred_bar, socket_screw, spray, tube
from scenes.work.shot import Shot

FACE = 70.0
HALF = 2**0.5


def seam_cleaned():
    shot = Shot((2, -40, 80), 36, 34, 128, (0, -36, 76), lens=90, stop=14)
    b = shot.build
    with b.at(rz=-135):
        for swap in (False, True):
            with b.at(rz=90 if swap else 0, mirror="y" if swap else ""):
                with b.part("profile"):
                    mitred_bar(b, pvc_frame(), 700, "foil")
                    gasket(b, "x", 62, 700, ((45.5, 63.2),), 2.6)
                with b.part("jaw"):
                    block(b, [(118, -18), (420, -18), (420, 40), (118, 40)], 70.5, 98, "aluminium", 1.5)
                    block(b, [(112, -40), (420, -40), (420, -2), (112, -2)], -40, 60, "graphite", 2)
                    for x in (140, 200):
                        socket_screw(b, x, 12, 98, 6)
        # Where the knife has been, from the inner corner outwards, is a groove; where it comes to there is still the bead.
        with b.part("melt"):
            bead(b, [(v, v, FACE + 0.4) for v in (0.5, 21.5)], 2.1, "melt", 4, 0.3)
            bead(b, [(0, 0, u) for u in (4, 69)], 1.9, "melt", 6, 0.3)
            for low, high, z in ((47, 66, 42.2),):
                bead(b, [(v, v, z + 0.3) for v in (low, high)], 1.9, "melt", 8, 0.3)
    with b.part("groove"):
        box(b, 0, -(21.5 + 42.6) / 2 * HALF, FACE - 0.6, 1.6, (42.6 - 21.5) * HALF, 0.68, "cut-pvc", 0.1)
        for side in (-1, 1):
            box(b, side * 2.7, -(21.5 + 42.6) / 2 * HALF, FACE - 0.6, 3.6, (42.6 - 21.5) * HALF, 0.64, "graphite", 0.1)
    knife(b)
    lifted(b)
    spray(shot, (0, -34, 74), (0.5, -0.7, 0.6), 0.5, 70, "cut-pvc", 12, (0.7, 1.9), (6, 70), 3.5)
    lying_chips(b, 34, -82, FACE, (12, 10), 40, "cut-pvc", 5, (0.6, 1.7))
    return shot


def knife(b):
    """The blade leans forward over the seam; its edge is at y -31."""
    y = -21.5 * HALF
    with b.part("knives"):
        prism(b, "x", [[(y - 0.4, FACE - 0.4), (y + 5, FACE + 0.6), (y + 26, FACE + 62), (y + 16, FACE + 66), (y + 7, FACE + 26)]], -9, 9, "bright", 0.5)
        with b.at(0, y + 24, FACE + 70, rx=-18):
            box(b, 0, 0, -24, 34, 22, 76, "steel", 2)
            for z in (-8, 16):
                cyl(b, "y", 0, -12, z, 5, 4, "graphite", 28, 0.5)
                cyl(b, "y", 0, -14.1, z, 2.6, 0.5, "dark", 6, 0.01)
            box(b, 0, 18, 26, 70, 60, 120, "graphite", 5)
            box(b, 0, -12.4, 64, 70.6, 1.2, 6, "accent", 0.3)


def lifted(b):
    """What the knife lifts off rolls up before it."""
    y = -21.5 * HALF
    turns = np.linspace(0, 5.4 * np.pi, 150)
    reach = 4.6 + turns * 0.72
    way = [(0.6 + t * 0.75 + sin(t * 0.7) * 1.4, y - 11 - t * 0.35 + cos(t - 0.6) * r * 0.9, FACE + 11 + t * 0.5 + sin(t - 0.6) * r * 0.95) for t, r in zip(turns, reach)]
    start = [(0, y + 0.5, FACE + 0.6), (0.1, y - 1.5, FACE + 2.2)]
    with b.part("curl"):
        path = np.array(start + way[::1])
        wave = 1.5 + 0.26 * np.sin(np.arange(len(path)) * 1.1) + 0.12 * np.sin(np.arange(len(path)) * 2.7)
        tube(b, path, wave, "melt", 9)
