"""Welding machines: one head, two heads on a bed, four and six heads around a lying frame."""
from kit.beds import railed_bed, shoes, side_beams
from kit.controls import air_unit, cabinet, desk, panel_on_arm, stack_light, two_hand_desk
from kit.guards import stripes
from kit.handling import cable_chain, rack, rail, roller, scale_strip, shoe
from kit.solids import box, cyl, pipe, prism, rounded
from kit.stands import cabinet_base, pedestal
from products.corner_heads import both_arms, corner_bars, other_bar, support_arm, weld_head


def single_head(b, f):
    table = f["working-height"]
    pedestal(b, f["length"] * 0.62, f["width"] * 0.62, table - 130, 0, 120)
    # The corner points away from the operator: its bars come forward to both sides.
    with b.at(0, 150, table, rz=-135):
        weld_head(b)
        corner_bars(b, 1050, 1050)
        both_arms(b, 350, 520)
    with b.part("frame"):
        for side in (-1, 1):
            pipe(b, [(side * 300, -160, table - 220), (side * 420, -330, table - 110)], 22, "graphite", 10, soft=False)
    two_hand_desk(b, 0, -250, table - 250, 420)
    panel_on_arm(b, 280, 360, table - 120, (190, -200, 760), 330)
    air_unit(b, 0, -170, 360)
    stack_light(b, -120, 500, table + 425, 60)


def double_head(b, f):
    length, table = f["length"], f["working-height"]
    bed = table - 240
    cabinet_base(b, length - 300, f["width"] * 0.55, bed, 0, 140, doors=4)
    railed_bed(b, length, f["width"] * 0.58, bed, 140, (-60, 330))
    left, right = -length / 2 + 760, length / 2 - 900
    for side, x in ((-1, left), (1, right)):
        with b.part("welding-head"):
            box(b, x - side * 60, 140, bed + 56, 760, 560, 60, "graphite", 6)
            box(b, x - side * 60, 130, bed + 110, 560, 420, 40, "paint", 8)
        right_of = 120 if side > 0 else 0
        shoes(b, (x - 250 + right_of, x + 130 + right_of), (-60, 330), bed + 44)
        with b.at(x, 60, table, mirror="y" + ("x" if side > 0 else "")):
            weld_head(b)
            corner_bars(b, (right - left) / 2 + 1, 900)
            with other_bar(b):
                with b.at(350, 0, 0):
                    support_arm(b, 560)
    for x in (left + (right - left) * 0.36, left + (right - left) * 0.64):
        with b.part("support-arms"):
            box(b, x, 30, bed + 34, 70, 300, 40, "paint", 5)
            box(b, x, 24, bed + 70, 50, 110, table - bed - 98, "paint", 5)
        roller(b, x, 24, table - 14, 110, 13)
    cable_chain(b, -length / 2 + 500, right - 200, 500, bed - 70, 140, 80, mid=-100)
    scale_strip(b, left + 200, right - 200, 140 - f["width"] * 0.29 - 4, bed + 4)
    stripes(b, 0, 140 - f["width"] * 0.29 - 4, bed - 92, 640, 32)
    panel_on_arm(b, right + 320, 420, bed + 34, (60, -330, 1010), 360)
    two_hand_desk(b, left - 120, -260, bed - 60, 420)
    two_hand_desk(b, right + 120, -260, bed - 60, 420)
    air_unit(b, -200, 140 - f["width"] * 0.275 - 8, 320)
    stack_light(b, left - 320, 420, bed + 34, 700)


def frame_product(b, f, head, bars=(2500, 1900), heads=4, tall=430, cross=0):
    """Two beams across, one of them travelling, on a low base; each carries two heads around a frame at table height."""
    length, width, table = f["length"], f["width"], f["working-height"]
    base = 340
    run = length * 0.84
    side_beams(b, run, (-width * 0.30, width * 0.34), 210, (width * 0.02, 140, width * 0.62))
    rack(b, -run / 2 + 60, run / 2 - 60, -width * 0.30 - 70, 330)
    bx, by = bars
    ys = (-width * 0.06 - by / 2, -width * 0.06 + by / 2)
    beams = [-bx / 2 - 40, bx / 2 + 40] + ([cross] if heads > 4 else [])
    for i, x in enumerate(beams):
        with b.part("portal"):
            box(b, x, 0.02 * width, 380, 360, width * 0.86, 60, "graphite", 6)
            box(b, x, 0.02 * width, 436, 300, width * 0.88, table - 436 - 190, "paint", 18)
            box(b, x, 0.02 * width - width * 0.44 - 3, 480, 220, 8, table - 720, "graphite", 4)
            box(b, x, 0.02 * width, table - 204, 303, width * 0.88 + 3, 12, "accent", 1)
        with b.at(x, 0, 0):
            for dx in (-100, 100):
                rail(b, -width * 0.42, width * 0.46, dx, table - 192, "y", 36)
        for y in (-width * 0.30, width * 0.34):
            for dx in (-110, 110):
                shoe(b, x + dx, y, 346, 120, 100, 40)
    k = 0
    for x, mx in ((-bx / 2, ""), (bx / 2, "x")):
        for y, my in ((ys[0], ""), (ys[1], "y")):
            k += 1
            with b.at(x, y, table, mirror=mx + my):
                with b.part("welding-head"):
                    box(b, 20, 20, -168, 520, 520, 50, "graphite", 6)
                head()
                corner_bars(b, bx / 2 + 1, by / 2 + 1)
    if heads > 4:
        for y, my in ((ys[0], ""), (ys[1], "y")):
            with b.at(cross, y, table, mirror=my):
                with b.at(0, 0, 0):
                    t_head(b)
        with b.part("frame-workpiece"):
            box(b, cross, (ys[0] + ys[1]) / 2, 2 + table, 80, by - 120, 60, "pvc", 3)
            box(b, cross, (ys[0] + ys[1]) / 2, 60 + table, 46, by - 120, 8, "pvc", 2)
    # arms that carry the frame between the heads
    for x in (-bx * 0.18, bx * 0.18) if heads == 4 else (-bx * 0.26, bx * 0.26):
        with b.part("support-arms"):
            box(b, x, -width * 0.06, table - 110, 70, by + 300, 60, "graphite", 6)
            for y in ys:
                box(b, x, y + (34 if y < 0 else -34), table - 52, 60, 110, 26, "paint", 4)
            box(b, x, width * 0.04, 330, 90, 120, table - 440, "graphite", 6)
        for y in (ys[0] + 34, ys[1] - 34):
            roller(b, x, y, table - 13, 90, 12, "x")
    cable_chain(b, -run / 2 + 200, run / 2 - 200, width * 0.34 + 180, 150, 170, 110, mid=0)
    desk(b, -length * 0.04, -width / 2 + 160, 680, 520)
    cabinet(b, -length / 2 + 320, width * 0.36, 0, 560, 900, 1750)
    stack_light(b, -length / 2 + 320, width * 0.36, 1762)
    air_unit(b, run * 0.30, -width * 0.30 - 112, 120)
    stripes(b, -run * 0.25, -width * 0.30 - 112, 102, 700, 36)
    stripes(b, run * 0.1, -width * 0.30 - 112, 102, 500, 36)


def t_head(b):
    """The head for a mullion's end: jaws on both sides of the bar along +y."""
    with b.part("welding-head"):
        box(b, 0, 40, -168, 380, 420, 50, "graphite", 6)
        for side in (-1, 1):
            box(b, side * 100, 150, -46, 90, 240, 44, "steel", 4)
        box(b, 0, 170, 74, 150, 200, 40, "steel", 4)
        for y in (110, 230):
            cyl(b, "z", 0, y, 190, 13, 130, "bright", 14)
            cyl(b, "z", 0, y, 300, 36, 120, "aluminium", 24)
            box(b, 0, y, 356, 84, 84, 18, "graphite", 4)
        outline = rounded([(-420, -118), (-70, -118), (-70, 190), (-110, 430), (-360, 430), (-420, 340)], [8, 8, 20, 60, 80, 60], 5)
        prism(b, "x", [outline], -150, 150, "paint", 14)
        box(b, 0, -240, 408, 304, 356, 12, "accent", 2)
    with b.at(0, 40, -20):
        from kit.tools import hot_plate

        hot_plate(b, 230, 190)


def four_head(b, f):
    frame_product(b, f, lambda: weld_head(b), (f["length"] * 0.44, f["width"] * 0.46))


def seamless(b, f):
    bars = (f["length"] * 0.43, f["width"] * 0.45)
    frame_product(b, f, lambda: weld_head(b, seamless=True, column=560), bars)
    length, width = f["length"], f["width"]
    with b.part("extraction"):
        z = f["height"] - 30
        cyl(b, "x", 0, width * 0.30, z, 100, length * 0.62, "steel", 28)
        for x in (-length * 0.2, 0, length * 0.2):
            cyl(b, "x", x, width * 0.30, z, 106, 24, "bright", 28)
        for x in (-length * 0.24, length * 0.24):
            box(b, x, width * 0.38, 330, 110, 110, z - 330, "graphite", 8)
            box(b, x, width * 0.34, z - 160, 110, 260, 70, "graphite", 8)
        for side in (-1, 1):
            # Over the columns of the heads, which stand 240 outside the corners of the frame.
            x = side * (bars[0] / 2 + 240)
            front, back = -width * 0.06 - bars[1] / 2 - 240, -width * 0.06 + bars[1] / 2 + 240
            low = f["working-height"] + 545
            cyl(b, "z", x, back, low + 50, 54, 100, "steel", 24)
            cyl(b, "z", x, front, low + 50, 54, 100, "steel", 24)
            box(b, x, (front + width * 0.30) / 2 + 60, z + 96, 70, width * 0.30 - front, 70, "graphite", 6)
            pipe(b, [(x, width * 0.30 - 60, z), (x, width * 0.30 - 190, z - 10), (x, back + 10, z - 150), (x, back, low + 80)], 46, "rubber", 12)
            pipe(b, [(x - side * 120, width * 0.30 - 60, z), (x - side * 120, width * 0.30 - 300, z + 20), (x - side * 90, 0, z + 44), (x - side * 20, front + 420, z + 36), (x, front + 60, z - 40), (x, front, low + 80)], 46, "rubber", 12)


def six_head(b, f):
    frame_product(b, f, lambda: weld_head(b), (f["length"] * 0.50, f["width"] * 0.46), 6, cross=120)
