"""The pane is set into its sash against the sky: panes, spacer, blocks, bead."""
from kit.sections import pvc_frame
from kit.solids import box, cyl, prism
from scenes.work.pieces import gasket, mitred_bar
from scenes.work.shot import Shot

# Of the section: what the blocks stand on, and where the unit lies on its gasket.
SEAT, LIP = 47.0, 42.0


def pane_set():
    shot = Shot((112, -50, 104), 32, 16, 270, (78, -66, 60), lens=80, stop=5.6)
    b = shot.build
    with b.at(rx=90):
        for swap in (False, True):
            with b.at(rz=90 if swap else 0, mirror="y" if swap else ""), b.part("profile"):
                mitred_bar(b, pvc_frame(), 1100)
                gasket(b, "x", 52, 1100, ((LIP + 0.4, 61.0),), 2.0)
        with b.part("seam"):
            with b.at(0, 0, 70, rz=45):
                box(b, 30.4, 0, -0.3, 60, 1.0, 0.36, "stone", 0.1)
        unit(b)
        blocks(b)
        beads(b)
        cup(b, 196, 186)
    daylight(b)
    return shot


def daylight(b):
    """The sky, far behind and wider than what is seen: an edge of it would be a band of grain, as the lens does not hold it."""
    with b.at(0, 1100, -2600, rz=32), b.part("light"):
        box(b, 0, 0, 0, 9000, 20, 6000, "daylight", 0)


def unit(b):
    """Two panes of 4 mm on a spacer, with the sealing between them."""
    low, far = SEAT + 4.2, 1100
    middle, size = (low + far) / 2, far - low
    with b.part("glass"):
        for z in (LIP + 2.2, LIP + 22.2):
            box(b, middle, middle, z, size, size, 4, "pane", 0.6)
            for x, y, sx, sy in ((middle, low + 0.05, size, 0.5), (low + 0.05, middle, 0.5, size)):
                box(b, x, y, z + 0.2, sx, sy, 3.6, "sheet", 0.1)
    with b.part("spacer"):
        for x, y, sx, sy in ((middle, low + 3, size - 4, 6), (low + 3, middle, 6, size - 4)):
            box(b, x, y, LIP + 6.2, sx, sy, 16, "rubber", 0.4)
        for x, y, sx, sy in ((middle, low + 9.4, size - 12, 7), (low + 9.4, middle, 7, size - 12)):
            box(b, x, y, LIP + 6.4, sx, sy, 15.6, "aluminium", 0.7)


def blocks(b):
    """Under the pane: the bridge and the block that carries it."""
    with b.part("blocks"):
        box(b, 152, SEAT + 1, LIP + 0.5, 100, 2, 26.5, "graphite", 0.5)
        box(b, 152, SEAT + 3.1, LIP + 0.5, 98, 2.2, 27.5, "blue", 0.5)
        box(b, SEAT + 3.0, 190, LIP + 0.5, 2.2, 98, 27, "red", 0.5)


def beads(b):
    """The upright side has its bead already; below the pane there is room for the next."""
    outline = [(SEAT - 4, 68.4), (SEAT - 4, 78), (SEAT + 2, 78), (SEAT + 15, 72), (SEAT + 16.5, 68.4)]
    with b.at(rz=90, mirror="y"), b.part("bead"):
        prism(b, "x", [outline], 250, 1100, "pvc", 0.5)
        gasket(b, "x", 250, 1100, ((SEAT + 15.5, 69.6),), 1.6)


def cup(b, x, y):
    z = LIP + 26.2
    with b.part("suction-pads"):
        cyl(b, "z", x, y, z + 5, 62, 10, "rubber", 64, 2, 52)
        cyl(b, "z", x, y, z + 14, 46, 10, "accent", 64, 2)
        cyl(b, "z", x, y, z + 30, 20, 26, "bright", 40)
        cyl(b, "z", x, y, z + 60, 14, 60, "graphite", 40)
