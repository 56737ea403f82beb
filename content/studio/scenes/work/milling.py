"""The end of a mullion is given the contour of the frame that it will meet."""
from kit.sections import pvc_mullion
from kit.solids import box, cyl, prism
from kit.tools import cutter_stack
from scenes.work.pieces import lying_chips, socket_screw, spray
from scenes.work.shot import Shot


def end_milled():
    shot = Shot((0, 0, 46), -34, 24, 250, (8, -8, 48), lens=75, stop=11)
    b = shot.build
    with b.part("profile"):
        prism(b, "x", [[(v - 40, u + 4) for u, v in loop] for loop in pvc_mullion()], 4, 640, "pvc")
    place = (-32, 0, 39)
    cutter_stack(b, "z", *place, 46, 4, 19)
    shot.moves["tool"] = ("spin", "z", place, 4)
    with b.part("spindle"):
        cyl(b, "z", -32, 0, 118, 26, 26, "steel", 40)
        cyl(b, "z", -32, 0, 150, 44, 40, "anodised", 48)
        cyl(b, "z", -32, 0, 173, 46, 7, "accent", 48)
        cyl(b, "z", -32, 0, 260, 44, 160, "anodised", 48)
    with b.part("table"):
        box(b, 330, 0, -40, 620, 260, 40, "steel", 2)
        box(b, 330, 0, -120, 600, 250, 80, "graphite", 3)
        box(b, 330, 62, 0, 560, 30, 90, "aluminium", 2)
    with b.part("clamp"):
        box(b, 118, 0, 75, 90, 70, 18, "rubber", 3)
        box(b, 118, 0, 93, 94, 74, 26, "aluminium", 3)
        cyl(b, "z", 118, 0, 160, 9, 80, "bright", 32)
        for x in (84, 152):
            socket_screw(b, x, -22, 119, 5)
    spray(shot, (-6, -36, 40), (-0.3, -1, 0.2), 0.32, 560, "cut-pvc", 31, (1.0, 3.0), (3, 170), 7, 24)
    lying_chips(b, 60, -92, 0, (50, 26), 360, "cut-pvc", 32, (1.0, 3.0))
    return shot
