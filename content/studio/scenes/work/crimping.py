"""Two knives press the walls of a corner into the grooves of the cleat inside it."""
from kit.sections import alu_frame
from kit.solids import box, cyl, prism, rounded
from scenes.work.pieces import bead, mitred_bar, socket_screw
from scenes.work.shot import Shot


def corner_crimped():
    shot = Shot((2, -2, 50), 10, 34, 165, (0, -6, 48), lens=85, stop=14)
    b = shot.build
    with b.at(rz=45):
        for swap in (False, True):
            with b.at(rz=90 if swap else 0, mirror="y" if swap else ""):
                with b.part("profile"):
                    mitred_bar(b, alu_frame(), 620, "aluminium")
                knife(b)
        with b.part("glue"):
            bead(b, [(v, v, 65.1) for v in (1, 45)], 0.5, "rubber", 7, 0.4)
            bead(b, [(-0.1, -0.1, u) for u in (2, 64)], 0.45, "rubber", 9, 0.4)
        with b.at(rz=45), b.part("stop"):
            box(b, 118, 0, 0, 34, 40, 84, "steel", 2)
            box(b, 190, 0, -10, 120, 80, 70, "graphite", 4)
    with b.part("table"):
        prism(b, "z", [rounded([(-460, -150), (460, -150), (460, 600), (-460, 600)], 20, 4)], -40, -0.6, "steel", 2)
    return shot


def knife(b):
    """A carrier that comes from outside with two noses one above the other; they have gone 3 mm into the wall."""
    with b.part("crimping-head"):
        for z in (14, 40):
            prism(b, "z", [[(35, 3.2), (41, 3.2), (45, -8), (47, -36), (25, -36), (31, -8)]], z, z + 9, "brass", 0.7)
        box(b, 36, -48, 6, 44, 30, 54, "steel", 2)
        box(b, 36, -110, -0.4, 74, 96, 66, "graphite", 3)
        box(b, 36, -110, 58, 74.8, 20, 5, "accent", 0.6)
        for x in (14, 58):
            socket_screw(b, x, -82, 65.6, 5)
        box(b, 130, 22, 68, 70, 40, 16, "rubber", 2)
        box(b, 130, 22, 84, 74, 44, 24, "aluminium", 2)
        cyl(b, "z", 130, 22, 150, 8, 90, "bright", 32)
