"""A frame rolls on to the next station."""
from kit.sections import pvc_frame
from kit.solids import box, cyl
from scenes.work.pieces import gasket, mitred_bar, socket_screw
from scenes.work.shot import Shot


def frame_rolls():
    shot = Shot((130, -60, 30), 44, 19, 640, (330, -310, 60), lens=75, stop=8)
    b = shot.build
    wide, high = 1300, 620
    with b.part("frame-workpiece"):
        for turn, long, x, y in ((0, wide, -wide / 2, -high / 2), (90, high, wide / 2, -high / 2), (180, wide, wide / 2, high / 2), (270, high, -wide / 2, high / 2)):
            with b.at(x - 320, y, 0, rz=turn):
                mitred_bar(b, pvc_frame(), long, both=True)
                gasket(b, "x", 54, long - 54, ((45.5, 63.2),), 2.6)
                with b.at(rz=45):
                    box(b, 30.4, 0, 69.7, 60, 0.9, 0.4, "stone", 0.1)
                    box(b, 79.8, 0, 41.7, 26, 0.9, 0.4, "stone", 0.1)
    with b.part("roller"):
        for k in range(-16, 9):
            x = k * 130 + 40
            cyl(b, "y", x, 0, -30.4, 30, 820, "bright", 56, 2)
            cyl(b, "y", x, 0, -30.4, 8, 900, "steel", 24)
            for side in (-1, 1):
                cyl(b, "y", x, side * 398, -30.4, 31, 26, "graphite", 56, 2)
    with b.part("conveyor"):
        for side in (-1, 1):
            box(b, -500, side * 450, -110, 3400, 40, 118, "paint", 4)
            box(b, -500, side * 471, -60, 3400, 3, 12, "accent", 0.5)
            for k in range(-16, 9):
                cyl(b, "y", k * 130 + 40, side * 471, -30.4, 11, 5, "steel", 6, 0.6)
        for k in range(-3, 3):
            box(b, k * 700, 0, -260, 90, 860, 90, "graphite", 4)
    with b.part("measuring-stop"):
        box(b, 520, 410, 8, 120, 120, 70, "graphite", 6)
    return shot
