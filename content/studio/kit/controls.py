"""What the operator touches and sees: screens, desks, buttons, lamps, air units, electric cabinets."""
from kit.solids import box, cyl, pipe, prism, rounded
from kit.stands import foot, panel, vents


def screen(b, w=420, h=300, tilt=12):
    """A touch screen in a thin housing that faces -y; the middle of its foot is at the origin."""
    with b.at(0, 0, 0, rx=-tilt):
        with b.part("screen"):
            box(b, 0, 0, 0, w, 42, h, "graphite", 10)
            box(b, 0, 24, h * 0.2, w * 0.6, 30, h * 0.6, "dark", 8)
            box(b, 0, -20, 14, w - 26, 4, h - 28, "screen", 1)
            lit(b, w - 26, h - 28)
            box(b, 0, -1, -2, w * 0.5, 44, 5, "accent", 1)


def lit(b, w, h):
    """A drawing of a profile and some bars of figures: what such a screen shows, without words."""
    def mark(x, z, sx, sz, colour="screen-lit"):
        box(b, (x - 0.5) * w, -22.6, 14 + z * h, sx * w, 1, sz * h, colour, 0.2)

    mark(0.5, 0.92, 0.96, 0.012)
    mark(0.14, 0.94, 0.16, 0.025)
    mark(0.88, 0.94, 0.12, 0.025, "screen-warm")
    for k in range(4):
        mark(0.15, 0.72 - k * 0.15, 0.2, 0.05)
        mark(0.36 - 0.02 * (k % 2), 0.72 - k * 0.15, 0.12 - 0.03 * (k % 2), 0.05, "screen-lit" if k else "screen-warm")
    for x in (0.52, 0.92):
        mark(x, 0.3, 0.012, 0.5)
    for z in (0.3, 0.79):
        mark(0.72, z, 0.41, 0.014)
    for k in range(5):
        mark(0.57 + k * 0.07, 0.36, 0.03, 0.1 + 0.08 * ((k * 2) % 5), "screen-lit" if k != 2 else "screen-warm")
    for k in range(6):
        mark(0.10 + k * 0.16, 0.06, 0.12, 0.10 if k else 0.10, "screen-lit" if k in (1, 4) else "screen-warm" if k == 5 else "screen-lit")


def buttons(b, x, y, z, kinds="gwr", step=52):
    """Illuminated buttons on a face that looks to -y. g green, w white, r red mushroom, k key."""
    with b.part("control-desk"):
        for i, kind in enumerate(kinds):
            at = x + (i - (len(kinds) - 1) / 2) * step
            cyl(b, "y", at, y - 4, z, 17, 10, "steel", 18)
            if kind == "r":
                cyl(b, "y", at, y - 3, z, 30, 8, "yellow", 20)
                cyl(b, "y", at, y - 18, z, 21, 26, "red", 20)
            else:
                cyl(b, "y", at, y - 12, z, 12, 10, {"g": "lamp-green", "w": "pvc", "k": "dark", "a": "accent"}[kind], 16)


def desk(b, x, y, wide=620, screen_width=480, turn=0, height=1060, keys="gwkr"):
    """A standing control desk: column with foot, sloped console with buttons, screen above."""
    with b.at(x, y, 0, rz=turn):
        with b.part("control-desk"):
            box(b, 0, 20, 40, wide * 0.8, 380, 26, "graphite", 8)
            box(b, 0, 60, 60, wide * 0.5, 180, height - 200, "paint", 16)
            box(b, 0, -31, 120, wide * 0.36, 4, height - 360, "graphite", 2)
            outline = rounded([(-190, height - 150), (190, height - 190), (190, height + 20), (-190, height - 90)], [20, 20, 30, 24])
            prism(b, "x", [outline], -wide / 2, wide / 2, "paint", 12)
            box(b, 0, 0, height - 162, wide + 4, 386, 12, "accent", 2)
        with b.at(0, -30, height - 62, rx=-74):
            with b.part("control-desk"):
                box(b, 0, 0, -130, wide * 0.86, 6, 250, "graphite", 3)
            buttons(b, 0, -4, -80, keys, wide * 0.86 / (len(keys) + 0.6))
        with b.part("control-desk"):
            box(b, 0, 160, height - 20, 130, 60, 170, "graphite", 8)
        with b.at(0, 120, height + 40):
            screen(b, screen_width, screen_width * 0.68)
        for sx in (-1, 1):
            for sy in (-1, 1):
                foot(b, sx * wide * 0.33, 20 + sy * 150, 50)


def panel_on_arm(b, x, y, z, reach=(300, -300, 700), wide=400, turn=0):
    """A screen that hangs on a jointed arm from a post at (x, y, z)."""
    dx, dy, dz = reach
    with b.part("control-desk"):
        cyl(b, "z", x, y, z + dz / 2, 28, dz, "graphite", 18)
        cyl(b, "z", x, y, z + 8, 60, 16, "graphite", 20)
        pipe(b, [(x, y, z + dz), (x + dx * 0.5, y + dy * 0.5, z + dz + 6), (x + dx, y + dy, z + dz)], 24, "graphite", 14)
        cyl(b, "z", x, y, z + dz, 40, 70, "graphite", 18)
        cyl(b, "z", x + dx, y + dy, z + dz - 40, 32, 110, "graphite", 18)
    with b.at(x + dx, y + dy - 30, z + dz - 90 - wide * 0.62, rz=turn):
        screen(b, wide, wide * 0.66)
        with b.part("control-desk"):
            box(b, 0, 0, -92, wide * 0.9, 50, 84, "paint", 10)
        buttons(b, 0, -25, -50, "gwkr", wide * 0.2)


def two_hand_desk(b, x, y, z, wide=460):
    """A console with two shrouded push buttons and an emergency stop in the middle."""
    with b.part("control-desk"):
        outline = rounded([(y - 70, z), (y + 70, z), (y + 70, z + 130), (y - 70, z + 80)], 14)
        prism(b, "x", [outline], x - wide / 2, x + wide / 2, "graphite", 8)
        for sx in (-1, 1):
            with b.at(x + sx * (wide / 2 - 70), y - 4, z + 104, rx=-20):
                cyl(b, "z", 0, 0, 0, 36, 14, "steel", 24)
                cyl(b, "z", 0, 0, 12, 26, 20, "lamp-green", 24)
                prism(b, "z", [[(50, -10), (56, 40), (0, 62), (-56, 40), (-50, -10), (-42, -10), (-44, 32), (0, 50), (44, 32), (42, -10)]], 0, 44, "yellow", 2)
        with b.at(x, y - 4, z + 104, rx=-20):
            cyl(b, "z", 0, 0, 0, 34, 8, "yellow", 24)
            cyl(b, "z", 0, 0, 16, 23, 26, "red", 24)


def stack_light(b, x, y, z, post=160):
    with b.part("stack-light"):
        cyl(b, "z", x, y, z + post / 2, 13, post, "steel", 12)
        cyl(b, "z", x, y, z + 8, 34, 16, "graphite", 18)
        for k, colour in enumerate(("lamp-green", "lamp-amber", "lamp-red")):
            cyl(b, "z", x, y, z + post + 32 + k * 64, 30, 58, colour, 20)
            cyl(b, "z", x, y, z + post + 62 + k * 64, 31, 8, "graphite", 20)
        cyl(b, "z", x, y, z + post + 200, 31, 14, "graphite", 20)


def cabinet(b, x, y, z=0, w=620, d=420, h=1600, side=-1):
    """An electric cabinet with door, handle, switch, vents and lamp."""
    with b.part("cabinet"):
        box(b, x, y, z + 60, w, d, h - 60, "paint", 10)
        box(b, x, y, z, w - 30, d - 30, 64, "graphite", 4)
        box(b, x, y, z + h - 10, w + 16, d + 16, 22, "graphite", 5)
        box(b, x + w * 0.2, y + side * (d / 2 + 14), z + h * 0.74, 80, 12, 80, "yellow", 4)
        box(b, x + w * 0.2, y + side * (d / 2 + 26), z + h * 0.74 + 18, 18, 22, 54, "red", 5)
    panel(b, x, y + side * d / 2, z + 110, w - 50, h - 170, side)
    vents(b, x - w * 0.1, y + side * (d / 2 + 10), z + 180, w * 0.42, 7, side)


def air_unit(b, x, y, z, side=-1):
    """Filter, regulator with gauge and lubricator in a row on a face that looks to -y."""
    with b.part("air-unit"):
        box(b, x, y - 8 * -side, z + 60, 250, 16, 70, "stone", 3)
        for k, dx in enumerate((-78, 0, 78)):
            box(b, x + dx, y + side * 40, z + 70, 62, 56, 60, "graphite", 8)
            cyl(b, "z", x + dx, y + side * 40, z + 30, 25, 88, "smoke" if k != 1 else "graphite", 18)
            if k == 1:
                cyl(b, "y", x + dx, y + side * 76, z + 98, 26, 14, "bright", 22)
                cyl(b, "y", x + dx, y + side * 84, z + 98, 22, 4, "pvc", 22)
                cyl(b, "z", x + dx, y + side * 40, z + 146, 18, 36, "accent", 16)
        pipe(b, [(x + 108, y + side * 40, z + 100), (x + 190, y + side * 40, z + 96), (x + 210, y + side * 20, z + 20), (x + 214, y + 10, z - 90)], 9, "blue", 8)


def foot_pedal(b, x, y):
    with b.part("control-desk"):
        box(b, x, y, 0, 220, 280, 40, "graphite", 8)
        with b.at(x, y, 46, rx=12):
            box(b, 0, -10, 0, 120, 180, 22, "stone", 6)
        prism(b, "x", [rounded([(y - 120, 40), (y + 136, 40), (y + 136, 150), (y + 40, 160)], 14)], x - 110, x - 96, "yellow", 2)
        prism(b, "x", [rounded([(y - 120, 40), (y + 136, 40), (y + 136, 150), (y + 40, 160)], 14)], x + 96, x + 110, "yellow", 2)
        box(b, x, y + 40, 146, 220, 190, 14, "yellow", 4)
