"""The blade goes through a bar: its chambers and its steel are seen at the end, chips fly to the front."""
from kit.sections import pvc_sash
from kit.solids import box, cyl, disc, prism, rect
from kit.tools import saw_blade
from scenes.work.pieces import gasket, lying_chips, socket_screw, spray
from scenes.work.shot import Shot


def bar_cut():
    shot = Shot((10, 18, 58), 40, 20, 300, (44, 20, 50), lens=75, stop=11)
    b = shot.build
    for start, end in ((-620, -2.6), (2.6, 66)):
        with b.part("profile"):
            prism(b, "x", pvc_sash(), start, end, "pvc")
            prism(b, "x", [rect(38, 28, 16, 42), rect(38, 28, 12.4, 38.4)], start + 2, end - 0.3, "steelcore")
            gasket(b, "x", start, end, ((1.2, 80), (8.5, 57.5), (51.5, 8.2)), 2.1)
    with b.part("table"):
        for start, end in ((-700, -7), (7, 420)):
            box(b, (start + end) / 2, 60, -34, end - start, 420, 33, "steel", 2)
            box(b, (start + end) / 2, 60, -140, end - start - 8, 412, 104, "graphite", 3)
        for x in (60, 150, 240, 330):
            cyl(b, "z", x, -90, -0.8, 5, 1, "dark", 24, 0.1)
        box(b, -150, 100, 0, 240, 46, 110, "aluminium", 2)
    with b.part("clamp"):
        box(b, -72, 20, 79, 96, 66, 22, "rubber", 3)
        box(b, -72, 20, 101, 100, 70, 30, "aluminium", 3)
        cyl(b, "z", -72, 20, 160, 9, 70, "bright", 32)
        cyl(b, "z", -72, 20, 250, 30, 130, "graphite", 48)
        for x in (-108, -36):
            socket_screw(b, x, 0, 131, 5)
    with b.part("stop"):
        box(b, 190, 120, 0, 30, 90, 90, "aluminium", 2)
        cyl(b, "x", 150, 104, 48, 6, 60, "bright", 24)
    place = (0, 118, 158)
    saw_blade(b, "x", *place, 225, 72, 3.6)
    with b.part("saw-blade"):
        # Rings show that it turns in one plane: where it is ground, where it is coated, and what the maker paints on it.
        for inner, outer, of in ((70, 96, "aluminium"), (100, 152, "stone"), (156, 161, "accent"), (165, 205, "aluminium")):
            ring = [disc(118, 158, outer, 160), disc(118, 158, inner, 160)[::-1]]
            for face in (-2.0, 1.8):
                prism(b, "x", ring, face, face + 0.2, of)
    shot.moves["saw-blade"] = ("spin", "x", place, 1.5)
    spray(shot, (3, -6, 16), (0.34, -1, 0.26), 0.26, 620, "cut-pvc", 21, (1.0, 3.2), (3, 210), 8, 24)
    spray(shot, (3, 8, 74), (0.5, -0.9, 0.5), 0.34, 160, "cut-pvc", 22, (0.9, 2.6), (6, 150), 6, 10)
    lying_chips(b, 70, -60, -1, (56, 36), 420, "cut-pvc", 23, (1.0, 3.0))
    return shot
