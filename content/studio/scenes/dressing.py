"""What stands about in a hall beside the machines: racks of bars, trolleys with frames, glass, pallets. All are made at the origin."""
from kit.sections import window_frame
from kit.solids import box, cyl, prism, rect


def profile_rack(b, length=6200, levels=4, width=1000):
    """A cantilever rack with bars of differing colours on its arms, long side along x."""
    with b.part("rack"):
        for x in (-length * 0.36, 0, length * 0.36):
            box(b, x, 0, 0, 140, width + 200, 90, "graphite", 6)
            box(b, x, width / 2, 0, 120, 120, 500 * levels + 300, "graphite", 6)
            for level in range(levels):
                box(b, x, 0, 330 + 500 * level, 80, width, 60, "accent", 4)
    for level in range(levels):
        bars(b, length * (1 - 0.08 * (level % 2)), 390 + 500 * level, width, ("pvc", "foil", "pvc", "aluminium")[level % 4], 3 - level % 2)


def bars(b, length, z, width, material, layers):
    """Bars lying side by side, each with an open chamber at its end."""
    with b.part("profile"):
        for layer in range(layers):
            for k in range(int((width - 160) / 82) - layer):
                loops = [rect(-width / 2 + 110 + 82 * k + 41 * layer, z + 38 + 74 * layer, 72, 70), rect(-width / 2 + 110 + 82 * k + 41 * layer, z + 38 + 74 * layer, 54, 52)]
                off = ((k * 7 + layer * 3) % 5 - 2) * 18
                prism(b, "x", loops, -length / 2 + off, length / 2 + off, material)


def frame_trolley(b, frames=6, wide=1100, tall=1350, material="pvc", glazed=False):
    """A trolley on castors with frames that stand upright between dividers."""
    long = 240 + frames * 150
    with b.part("trolley"):
        box(b, 0, 0, 150, wide + 160, long, 70, "graphite", 6)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(b, "x", sx * wide * 0.46, sy * (long / 2 - 90), 70, 70, 46, "rubber", 20)
            box(b, sx * (wide / 2 + 50), long / 2 - 40, 200, 60, 60, 1500, "graphite", 5)
        box(b, 0, long / 2 - 40, 1640, wide + 160, 60, 60, "accent", 5)
    for k in range(frames):
        less = 90 * (k % 3)
        with b.at(-(wide - less) / 2, -long / 2 + 110 + 150 * k, 230, rx=-3):
            window_frame(b, wide - less, tall - 0.8 * less, 70, 76, material, glazed)


def glass_rack(b, panes=5, wide=1800, tall=1500):
    """An L-shaped rack with sheets of glass that lean against its back."""
    with b.part("trolley"):
        box(b, 0, 0, 90, wide + 200, 900, 90, "yellow", 6)
        for x in (-wide * 0.4, wide * 0.4):
            prism(b, "x", [[(260, 180), (420, 180), (420, 1750), (340, 1750)]], x - 40, x + 40, "yellow", 4)
            for y in (-340, 340):
                cyl(b, "x", x, y, 50, 50, 40, "rubber", 18)
    with b.part("glass"):
        for k in range(panes):
            with b.at(0, 240 - 70 * k, 185, rx=-3):
                box(b, 60 * (k % 2), 0, 0, wide - 140 * (k % 3), 30, tall - 90 * (k % 2), "sheet", 2)


def pallet(b, boxes=3):
    """A pallet with cartons of fittings."""
    with b.part("pallet"):
        for y in (-520, -260, 0, 260, 520):
            box(b, 0, y, 122, 800, 140, 22, "wood", 2)
        for x in (-340, 0, 340):
            box(b, x, 0, 20, 100, 1200, 100, "wood", 2)
        for k in range(boxes):
            for x, y in ((-195, -290), (195, -290), (-195, 290), (195, 290)):
                if k == boxes - 1 and x > 0 > y:
                    continue
                box(b, x, y, 146 + 300 * k, 374, 560, 292, "carton", 3)
                box(b, x, y, 146 + 300 * k + 291, 374, 60, 2, "stone", 0.2)
