"""Conveying: the measuring roller table, the transfer and turning table, the upright frame conveyor."""
from kit.controls import air_unit, cabinet, desk, panel_on_arm, stack_light
from kit.guards import stripes
from kit.handling import cable_chain, rail, roller, roller_track, scale_strip, shoe
from kit.sections import profile_bar, window_frame
from kit.solids import box, cyl, disc, pipe, prism, rounded
from kit.stands import feet, foot, panel, tube_frame


def measuring(b, f):
    length, table = f["length"], f["working-height"]
    roller_track(b, -length / 2, length / 2, -20, table, 300, 250, 28)
    with b.part("measuring-system"):
        box(b, 0, 210, table - 110, length - 20, 130, 120, "aluminium", 6)
        box(b, 0, 144, table - 80, length - 30, 4, 50, "graphite", 1)
        box(b, 0, 210, table + 8, length - 24, 134, 10, "accent", 2)
    rail(b, -length / 2 + 60, length / 2 - 60, 210, table + 16, size=34)
    scale_strip(b, -length / 2 + 80, length / 2 - 80, 140, table - 40)
    x = length * 0.06
    with b.part("measuring-stop"):
        box(b, x, 210, table + 44, 240, 170, 150, "paint", 14)
        box(b, x, 210, table + 180, 244, 174, 12, "accent", 2)
        box(b, x - 60, 30, table + 20, 26, 260, 140, "steel", 4)
        box(b, x - 76, 0, table + 24, 8, 160, 110, "bright", 2)
        box(b, x + 40, 118, table + 90, 130, 8, 70, "screen", 2)
    profile_bar(b, "alu-tube", -length / 2 - 100, x - 82, -60, table + 2)
    cable_chain(b, -length / 2 + 200, length / 2 - 300, 330, table - 170, 130, 70, mid=x)
    with b.part("cable-chain"):
        box(b, 0, 330, table - 206, length - 200, 100, 12, "graphite", 3)
        for k in (-0.35, 0, 0.35):
            box(b, length * k, 270, table - 200, 60, 140, 40, "graphite", 4)
    panel_on_arm(b, -length * 0.34, 330, table - 190, (30, -180, 720), 340)
    with b.part("motor"):
        box(b, length / 2 - 120, 330, table - 130, 220, 140, 160, "graphite", 10)


def turning_table(b, f):
    length, width, table = f["length"], f["width"], f["working-height"]
    # three places: waiting, turning, centring; belts under the frames
    for place in (-1, 0, 1):
        x = place * length * 0.32
        with b.at(x, 0, 0):
            tube_frame(b, length * 0.29, width * 0.66, table - 150, 0, 0, 90, "paint", every=2400)
            with b.part("conveyor"):
                for y in (-width * 0.24, -width * 0.08, width * 0.08, width * 0.24):
                    box(b, 0, y, table - 150, length * 0.29, 90, 100, "graphite", 6)
                    box(b, 0, y, table - 52, length * 0.285, 64, 46, "rubber", 6)
                box(b, 0, -width * 0.33 - 2, table - 220, length * 0.29, 4, 14, "accent", 1)
            for y in (-width * 0.32, width * 0.32):
                for k in range(5):
                    roller(b, -length * 0.11 + k * length * 0.055, y, table + 20, 40, 22, "x", "rubber") if False else None
        w, h = (2000, 1500) if place != 0 else (1500, 1900)
        turn = 0 if place else 28
        with b.at(x, 0, table - 4 + (60 if place == 0 else 0), rz=turn):
            with b.at(-w / 2, -h / 2, 76, rx=-90, mirror="z"):
                pass
            with b.at(-w / 2, -h / 2, 0, rx=0):
                lying(b, w, h)
    with b.part("turning-cross"):
        cyl(b, "z", 0, 0, table - 260, 210, 360, "graphite", 44)
        cyl(b, "z", 0, 0, table - 70, 240, 30, "accent", 44)
        for turn in (28, 118):
            with b.at(0, 0, table - 40, rz=turn):
                box(b, 0, 0, 0, 1700, 120, 60, "paint", 8)
                for sx in (-1, 1):
                    box(b, sx * 780, 0, 60, 110, 110, 30, "rubber", 6)
    with b.part("centring"):
        for y in (-width * 0.33, width * 0.33):
            box(b, length * 0.32, y, table - 60, 900, 70, 120, "paint", 10)
            for k in range(4):
                cyl(b, "z", length * 0.32 - 340 + k * 226, y * 0.96, table + 70, 26, 130, "rubber", 20)
    cable_chain(b, -length / 2 + 400, length / 2 - 900, width * 0.42, 200, 160, 100, mid=0)
    cabinet(b, -length / 2 + 200, width * 0.44, 0, 520, 420, 1350)
    stack_light(b, length * 0.16, width * 0.34, table - 150, 500)
    stripes(b, -length * 0.32, -width * 0.33 - 4, table - 300, 700, 36)
    stripes(b, length * 0.32, -width * 0.33 - 4, table - 300, 700, 36)


def lying(b, w, h, depth=66, face=74):
    """A welded frame that lies on belts."""
    with b.part("frame-workpiece"):
        from kit.solids import rect

        outer = [(u + w / 2, v + h / 2) for u, v in rounded(rect(0, 0, w, h), 3, 2)]
        inner = [(u + w / 2, v + h / 2) for u, v in rect(0, 0, w - 2 * face, h - 2 * face)]
        prism(b, "z", [outer, inner], 0, depth * 0.66, "pvc", 3)
        step = [(u + w / 2, v + h / 2) for u, v in rect(0, 0, w - face * 0.7, h - face * 0.7)]
        prism(b, "z", [outer, step], depth * 0.66, depth, "pvc", 3)
        gasket = [(u + w / 2, v + h / 2) for u, v in rect(0, 0, w - 2 * face + 16, h - 2 * face + 16)]
        inside = [(u + w / 2, v + h / 2) for u, v in rect(0, 0, w - 2 * face + 4, h - 2 * face + 4)]
        prism(b, "z", [gasket, inside], depth * 0.66, depth * 0.66 + 5, "rubber")


def vertical(b, f):
    length, width, height = f["length"], f["width"], f["height"]
    with b.part("frame"):
        box(b, 0, 120, 90, length, 300, 130, "paint", 14)
        box(b, 0, -32, 190, length, 4, 12, "accent", 1)
        with b.at(0, 180, 200, rx=-5):
            for k in range(4):
                x = -length / 2 + 90 + k * (length - 180) / 3
                box(b, x, 0, 0, 90, 80, height - 330, "paint", 10)
            for z in (380, 1000, 1640, height - 420):
                box(b, 0, -10, z, length - 60, 60, 70, "graphite", 5)
            for z in (380, 1000, 1640, height - 420):
                for k in range(10):
                    cyl(b, "z", -length / 2 + 150 + k * (length - 300) / 9, -66, z + 35, 24, 80, "rubber", 16)
        for x in (-length / 2 + 150, length / 2 - 150):
            box(b, x, 180, 70, 120, width - 100, 80, "graphite", 8)
            prism(b, "x", [[(500, 140), (570, 140), (300, height * 0.7), (250, height * 0.7)]], x - 35, x + 35, "graphite", 4)
    for x in (-length / 2 + 150, length / 2 - 150):
        for y in (-200, 560):
            foot(b, x, y, 80)
    with b.part("conveyor"):
        box(b, 0, 40, 220, length - 20, 240, 60, "graphite", 6)
    for k in range(14):
        roller(b, -length / 2 + 110 + k * (length - 220) / 13, 40, 320, 200, 32, "y", "rubber" if k % 2 else "bright")
    with b.at(-1020, 34, 354, rx=-5):
        window_frame(b, 1500, 1700, 74, 84, glazed=True)
    with b.part("motor"):
        cyl(b, "y", length / 2 - 260, -120, 230, 80, 220, "graphite", 26)
        box(b, length / 2 - 260, -10, 150, 150, 90, 150, "steel", 6)
    with b.part("control-desk"):
        box(b, length / 2 - 620, -50, 120, 300, 60, 180, "paint", 8)
    from kit.controls import buttons

    buttons(b, length / 2 - 620, -82, 220, "gwr", 80)
