"""Two mitred bars are melted at a heating plate."""
from kit.sections import pvc_frame
from kit.solids import box, cyl
from scenes.work.pieces import air_line, bead, block, gasket, mitred_bar, socket_screw
from scenes.work.shot import Shot

# The upper outline of the section, from the outer edge inwards: (v, u).
OVER = [(0.5, 2), (0, 68), (1, 70), (42, 70), (43, 69), (43.2, 62), (46.6, 61.6), (47, 42.4), (65.6, 42), (66, 8)]


def melting():
    shot = Shot((12, -68, 62), 17, 40, 168, (6, -66, 66), lens=85, stop=13)
    shot.glow = ((22, -64, 84), 0.14)
    b = shot.build
    apart = 9.0
    with b.at(rz=-135):
        for swap in (False, True):
            with b.at(rz=90 if swap else 0, mirror="y" if swap else ""):
                with b.part("profile"):
                    mitred_bar(b, pvc_frame(), 700, "pvc", apart)
                    gasket(b, "x", 60, 700, ((45.5, 63.2),), 2.6)
                with b.part("melt"):
                    bead(b, [(v + apart - 1.0, v, u + 0.6) for v, u in OVER], 3.1, "melt", 5 + swap, 0.24)
                jaw(b, apart)
        with b.at(rz=45):
            plate(b)
    return shot


def jaw(b, apart):
    """The clamping block that holds a bar beside its mitre, with the block below it."""
    with b.part("jaw"):
        block(b, [(24 + apart, 1), (330, 1), (330, 40), (63 + apart, 40)], 70.5, 96, "aluminium", 1.5)
        block(b, [(36 + apart, 4), (300, 4), (300, 36), (68 + apart, 36)], 96.2, 122, "graphite", 2)
        for x in (112, 178, 250):
            socket_screw(b, x, 22, 122, 6)
        block(b, [(6 + apart, -14), (420, -14), (420, 74), (94 + apart, 74)], -42, -0.5, "steel", 1.5)
        block(b, [(14 + apart, -34), (420, -34), (420, -1), (22 + apart, -1)], -42, 60, "aluminium", 1.5)
    with b.part("cylinder"):
        for x in (150, 262):
            cyl(b, "z", x, 21, 150, 6, 60, "bright", 32)
            cyl(b, "z", x, 21, 126, 12, 8, "steel", 32)


def plate(b):
    """The heating plate in the plane of the mitre, clad in cloth of PTFE; its frame, screws and leads are above."""
    with b.part("heating-plate"):
        box(b, 44, 0, -30, 150, 10.4, 158, "teflon", 1.6)
        box(b, 44, 0, 122, 150, 15, 22, "steel", 2)
        for x in (-14, 24, 64, 102):
            cyl(b, "y", x, -8.6, 133, 3.6, 3.2, "graphite", 24, 0.4)
        for x in (4, 84):
            cyl(b, "z", x, 0, 172, 7, 60, "bright", 28)
    air_line(b, [(44, 0, 146), (40, 6, 205), (-20, 30, 240), (-90, 60, 260)], 4.5, "rubber")
