"""Saws that cut bars at an angle: double mitre saws, the up-cut saw, the glazing-bead saw and the cutting centre."""
from kit.controls import air_unit, buttons, cabinet, desk, panel_on_arm, stack_light, two_hand_desk
from kit.guards import cabin, canopy, fence, front_window, handle, hood, stripes
from kit.handling import cable_chain, clamp_bridge, clamp_down, clamp_side, dust_port, hose, rack, rail, roller, roller_track, scale_strip, shoe
from kit.sections import profile_bar
from kit.solids import box, cyl, disc, pipe, prism, rect, rounded
from kit.stands import cabinet_base, feet, foot, panel, side_panel, tube_frame
from kit.tools import motor, saw_blade


def mitre_unit(b, r, tilt, teeth=54):
    """The tilting saw unit: the cutting point is the origin, the blade leans by `tilt` degrees from upright towards +x."""
    arc = [(-r * 1.05, -40), *disc(0, 0, r * 1.05, 25, 180, 180)[1:-1], (r * 1.05, -40)]
    with b.part("tilting-unit"):
        prism(b, "y", [[(u, min(v, -40)) for u, v in arc]], r * 0.62, r * 0.62 + 40, "graphite", 5)
        prism(b, "y", [disc(0, -40, r * 0.98, 30, 195, 150) + disc(0, -40, r * 0.9, 30, 345, -150)], r * 0.60, r * 0.64, "bright")
    with b.at(ry=tilt):
        saw_blade(b, "x", 0, r * 0.22, r * 0.16, r, teeth)
        with b.part("tilting-unit"):
            shell = rounded([(-r * 0.62, r * 0.62), (-r * 0.50, r * 1.02), (r * 0.32, r * 1.32), (r * 1.2, r * 1.0), (r * 1.32, -r * 0.1), (r * 0.9, -r * 0.2), (r * 0.75, r * 0.5)], [14, 60, 90, 120, 40, 20, 60], 6)
            prism(b, "x", [shell], -70, -14, "paint", 10)
            prism(b, "x", [[(u * 0.97 + r * 0.01, v * 0.97 + r * 0.012) for u, v in shell]], -78, -68, "graphite", 3)
            box(b, -38, r * 0.9, -r * 0.5, 90, r * 0.5, r * 1.2, "graphite", 10)
        motor(b, "x", -r * 0.72, r * 0.78, r * 0.28, r * 0.34, r * 0.95)


def head(b, side, r, tilt, guarded=True, depth=620):
    """One saw head, its table and guard; `side` -1 is the left one. The table's top is at z 0."""
    part = "saw-head-left" if side < 0 else "saw-head-right"
    with b.at(mirror="x" if side > 0 else ""):
        wide = r * 2.9
        with b.part(part):
            box(b, -r * 0.55, 60, -150, wide * 0.82, depth, 60, "graphite", 6)
            box(b, -r * 0.75, -40, -90, r * 1.15, 300, 86, "paint", 8)
            box(b, -r * 0.75, -40, -8, r * 1.17, 302, 10, "steel", 2)
            box(b, r * 0.42, -40, -90, r * 0.5, 300, 86, "paint", 8)
            box(b, r * 0.42, -40, -8, r * 0.52, 302, 10, "steel", 2)
            for x in (-r * 0.75, r * 0.42):
                box(b, x, 92, 0, r * (1.0 if x < 0 else 0.45), 26, 96, "steel", 3)
        mitre_unit(b, r, tilt)
        for x in (-r * 1.05, -r * 0.52):
            clamp_side(b, x, -70, 46, 60, 24)
        clamp_down(b, -r * 0.8, 34, 84, 46, 24)
        with b.part("clamps"):
            box(b, -r * 0.8, 126, 60, 50, 24, 250, "graphite", 4)
            box(b, -r * 0.8, 80, 270, 60, 120, 30, "graphite", 4)
            for x in (-r * 1.05, -r * 0.52):
                box(b, x, -190, -60, 60, 40, 120, "graphite", 4)
        if guarded:
            canopy(b, wide, depth + 160, r * 2.25 + 120, -r * 0.5, 80, -95)


def double_mitre_saw(b, f, cnc=False):
    length, table = f["length"], f["working-height"]
    r = f["blade-diameter"] / 2 * 1.06
    bed, depth = table - 190, f["width"] * 0.52
    cabinet_base(b, length - 500, depth, bed, 0, 60, lift=90, doors=5 if length < 7000 else 7)
    with b.part("bed"):
        box(b, 0, 60, bed, length - 380, depth + 30, 36, "graphite", 5)
    for y in (-depth * 0.32, depth * 0.44):
        rail(b, -length / 2 + 260, length / 2 - 260, y + 60, bed + 36)
    rack(b, -length / 2 + 300, length / 2 - 300, 60, bed + 36)
    left, right = -length / 2 + r * 3.3, length / 2 - r * (3.9 if length < 7000 else 5.2)
    tilt = 45
    for side, x in ((-1, left), (1, right)):
        with b.at(x, 0, table):
            head(b, side, r, -tilt if not cnc or side < 0 else -22)
        for dx in (-r * 0.9, r * 0.9):
            for y in (-depth * 0.32, depth * 0.44):
                shoe(b, x + side * r * 0.5 + dx, y + 60, bed + 44)
    for x in [left + (right - left) * k / 4 for k in (1.3, 2.05, 2.8)]:
        with b.part("supports"):
            box(b, x, 60, bed + 36, 90, depth * 0.8, 40, "graphite", 4)
            box(b, x, -40, bed + 70, 50, 240, table - bed - 74 - 40, "paint", 5)
            box(b, x, 84, table - 50, 60, 20, 120, "steel", 3)
        roller(b, x, -40, table - 18, 200, 18)
    profile_bar(b, "alu-frame" if not cnc else "facade", left - r * 1.75, right + r * 1.75, 6 if not cnc else 24, table + 2)
    cable_chain(b, -length / 2 + 700, right - 100, 60 + depth / 2 + 70, bed - 130, 150, 80, mid=left + 700)
    with b.part("cable-chain"):
        box(b, 0, 60 + depth / 2 + 70, bed - 168, length - 700, 130, 14, "graphite", 3)
    scale_strip(b, left + 300, right - 200, 60 - depth / 2 - 16, bed + 4)
    air_unit(b, -length / 2 + 620, 60 - depth / 2 - 12, 330)
    dust_port(b, left - r * 0.6, 60 + depth / 2 - 60, bed + 40, 50, 300)
    dust_port(b, right + r * 0.6, 60 + depth / 2 - 60, bed + 40, 50, 300)
    stripes(b, 0, 60 - depth / 2 - 16, bed + 4 - 90, 700, 34)
    if cnc:
        desk(b, length * 0.06, -depth / 2 - 420, 640, 520)
        cabinet(b, length / 2 - 100, 260, 0, 560, 480, 1640)
        stack_light(b, length / 2 - 100, 260, 1652)
        roller_track(b, -length / 2 - 40, left - r * 2.1, -20, table, 180, 300) if False else None
    else:
        panel_on_arm(b, right - r * 1.0 - 120, 60 + depth / 2 - 40, bed + 36, (-140, -depth * 0.62, 860), 400)
        stack_light(b, right + r * 0.5, 300, table + r * 2.25 + 20, 90)


def up_cut_saw(b, f):
    length, width, table = f["length"], f["width"], f["working-height"]
    from kit.stands import pedestal

    pedestal(b, length * 0.8, width * 0.72, table - 30, 0, 60)
    r = f["blade-diameter"] / 2
    with b.part("table"):
        box(b, 0, 60, table - 34, length, width * 0.66, 34, "graphite", 5)
        cyl(b, "z", 0, 40, table + 2, width * 0.31, 12, "steel", 48)
        box(b, 0, 40, table + 7, 12, width * 0.56, 3, "dark", 0.5)
        prism(b, "z", [disc(0, 40, width * 0.30, 40, 200, 140) + disc(0, 40, width * 0.27, 40, 340, -140)], table + 8, table + 9, "bright")
        for side in (-1, 1):
            box(b, side * (length * 0.29), 150, table + 6, length * 0.38, 30, 120, "steel", 4)
    saw_blade(b, "x", 0, 70, table - 10, r, 60)
    with b.part("guard"):
        shell = rounded([(-110, table + 60), (-150, table + 160), (20, table + 330), (250, table + 320), (330, table + 200), (330, table + 20), (200, table + 20), (170, table + 120)], [10, 60, 120, 120, 60, 8, 8, 40], 6)
        prism(b, "x", [shell], 16, 120, "paint", 12)
        prism(b, "x", [shell], -120, -16, "paint", 12)
        box(b, 0, 310, table, 300, 90, 300, "paint", 16)
        box(b, 0, 210, table + 316, 246, 150, 14, "accent", 3)
    with b.part("window"):
        prism(b, "x", [rounded([(-105, table + 66), (-142, table + 158), (20, table + 318), (40, table + 306), (-120, table + 152), (-90, table + 66)], 4)], -16, 16, "smoke")
    for side in (-1, 1):
        clamp_down(b, side * 250, 60, table + 92, 60, 30)
        with b.part("clamps"):
            box(b, side * 250, 180, table + 100, 60, 40, 260, "graphite", 4)
            box(b, side * 250, 110, table + 300, 70, 190, 34, "graphite", 4)
    clamp_side(b, -360, -20, table + 50, 60, 28)
    with b.part("clamps"):
        box(b, -360, -150, table, 60, 40, 110, "graphite", 4)
    profile_bar(b, "alu-tube", -length * 0.5 - 700, -14, 50, table + 10)
    profile_bar(b, "alu-tube", 12, length * 0.5 + 260, 50, table + 10)
    roller_track(b, -length / 2 - 960, -length / 2 - 40, 90, table + 6, 260, 190)
    roller_track(b, length / 2 + 40, length / 2 + 960, 90, table + 6, 260, 190)
    scale_strip(b, length / 2 + 60, length / 2 + 940, 90 - 174, table - 50)
    with b.part("measuring-stop"):
        box(b, length / 2 + 420, 160, table + 6, 60, 90, 130, "paint", 6)
        box(b, length / 2 + 384, 100, table + 20, 14, 150, 90, "steel", 3)
        box(b, length / 2 + 420, 160, table + 136, 62, 92, 10, "accent", 2)
    two_hand_desk(b, 0, -width * 0.28 - 110, table - 190, 480)
    air_unit(b, length * 0.22, 60 - width * 0.32 - 16, 260)
    dust_port(b, 0, 420, table - 200, 50, 560)
    motor(b, "x", -250, 300, table - 260, 90, 260)


def bead_saw(b, f):
    length, table = f["length"], f["working-height"]
    x0 = -length * 0.24
    cabinet_base(b, 900, 620, table - 20, x0, 40, doors=1)
    with b.part("table"):
        box(b, x0, 20, table - 20, 960, 660, 26, "graphite", 5)
        box(b, x0, -80, table + 6, 900, 150, 14, "steel", 2)
        box(b, x0, 20, table + 6, 900, 30, 64, "steel", 3)
    hood(b, 560, 420, 400, x0, 110, table + 6, 0.4, glass="smoke")
    for side in (-1, 1):
        with b.at(x0 + side * 46, 40, table + 40, ry=side * 45):
            saw_blade(b, "x", 0, 0, 0, 100, 48, 3.4)
        motor(b, "y", x0 + side * 200, 470, table + 40, 70, 190)
        clamp_down(b, x0 + side * 330, -60, table + 48, 40, 20)
        with b.part("clamps"):
            box(b, x0 + side * 330, 20, table + 60, 44, 26, 150, "graphite", 3)
            box(b, x0 + side * 330, -24, table + 186, 48, 110, 24, "graphite", 3)
    for y in (-106, -70):
        with b.at(0, y, table + 20):
            profile_bar(b, "bead", x0 - 700, x0 + length * 0.62)
    end = length / 2
    with b.part("measuring-system"):
        box(b, (x0 + 450 + end) / 2, 10, table - 90, end - x0 - 450, 120, 90, "aluminium", 5)
        box(b, (x0 + 450 + end) / 2, -52, table - 66, end - x0 - 460, 4, 30, "graphite", 1)
        box(b, (x0 + 450 + end) / 2, -80, table + 2, end - x0 - 450, 130, 16, "steel", 2)
    rail(b, x0 + 460, end - 20, 40, table, size=26)
    scale_strip(b, x0 + 480, end - 40, -54, table - 40)
    for x in (x0 + 1200, end - 260):
        with b.part("frame"):
            box(b, x, 10, 70, 80, 80, table - 160, "graphite", 6)
            box(b, x, 10, 60, 110, 560, 50, "graphite", 6)
        for y in (-230, 250):
            foot(b, x, y, 70)
    with b.part("measuring-stop"):
        box(b, end - 900, 40, table + 18, 150, 130, 110, "paint", 10)
        box(b, end - 900, 40, table + 128, 152, 132, 10, "accent", 2)
        box(b, end - 984, -70, table + 20, 16, 130, 60, "steel", 2)
        box(b, end - 900, -28, table + 50, 90, 6, 50, "screen", 1)
    with b.at(0, 0, 0):
        with b.part("measuring-arm"):
            box(b, x0 + 820, 180, table + 60, 700, 26, 22, "accent", 4)
            box(b, x0 + 500, 180, table + 48, 70, 46, 60, "graphite", 5)
            box(b, x0 + 1140, 180, table + 48, 70, 46, 60, "graphite", 5)
    panel_on_arm(b, x0 + 380, 300, table, (40, -240, 560), 300)
    two_hand_desk(b, x0, -360, table - 150, 440)
    dust_port(b, x0 - 200, 330, table + 380, 50, 220)
    dust_port(b, x0 + 200, 330, table + 380, 50, 220)
    air_unit(b, x0 - 250, -284, 300)


def cutting_centre(b, f, parts=("pvc-sash",)):
    length, width, table, height = f["length"], min(f["width"], 2600), 960, f["height"]
    x0 = -length * 0.02
    cab = 3000
    cabinet_base(b, cab, width * 0.62, 520, x0, 100, doors=3)
    cabin(b, cab, width * 0.62, height - 700, x0, 100, 520, 3, open_pane=None, glass="smoke")
    with b.at(x0 - 300, 60, table):
        mitre_unit(b, 250, -30)
    with b.part("table"):
        box(b, x0, 60, table - 60, cab - 240, 300, 50, "steel", 4)
    # infeed magazine on the left: chains with bars side by side
    left = -length / 2
    end = x0 - cab / 2
    for x in [left + 500 + k * (end - left - 900) / 4 for k in range(5)]:
        with b.part("magazine"):
            box(b, x, -160, table - 130, 110, width * 0.72, 90, "paint", 8)
            box(b, x, -160, table - 44, 60, width * 0.70, 16, "graphite", 3)
            box(b, x, -160 - width * 0.36, table - 120, 112, 12, 70, "accent", 3)
            for side in (-1, 1):
                box(b, x, -160 + side * width * 0.27, 80, 90, 90, table - 210, "graphite", 6)
                foot(b, x, -160 + side * width * 0.27, 90)
            for k in range(12):
                box(b, x, -160 - width * 0.33 + k * width * 0.06, table - 28, 56, 14, 22, "rubber", 3)
    with b.part("magazine"):
        for side in (-1, 1):
            box(b, (left + end) / 2, -160 + side * width * 0.27, 200, end - left - 700, 60, 60, "graphite", 5)
    for k in range(6):
        profile_bar(b, "pvc-sash", left + 260, end - 260, -160 - width * 0.30 + k * 150, table - 24)
    profile_bar(b, "pvc-sash", left + 300, x0 + 400, 30, table + 4)
    with b.part("gripper"):
        box(b, left + 1400, 330, table - 40, 420, 360, 150, "paint", 12)
        box(b, left + 1640, 160, table + 20, 120, 200, 110, "graphite", 6)
        box(b, left + 1400, 330, table + 108, 424, 364, 12, "accent", 2)
    with b.part("frame"):
        box(b, (left + end) / 2, 480, table - 230, end - left, 240, 190, "paint", 10)
        for x in (left + 400, (left + end) / 2, end - 300):
            box(b, x, 480, 80, 160, 200, table - 300, "graphite", 8)
            foot(b, x, 420, 90)
            foot(b, x, 540, 90)
    rail(b, left + 60, end - 20, 420, table - 40)
    cable_chain(b, left + 300, end - 700, 640, table - 180, 170, 100, mid=left + 1500)
    # outfeed
    right = x0 + cab / 2
    roller_track(b, right, length / 2 - 200, 40, table, 420, 240)
    with b.part("conveyor"):
        for k in range(5):
            x = right + 600 + k * 700
            box(b, x, -width * 0.28, table - 60, 60, width * 0.34, 40, "paint", 5)
            box(b, x, -width * 0.28, table - 22, 40, width * 0.33, 12, "rubber", 2)
        box(b, right + 2000, -width * 0.44, table - 130, 3200, 60, 90, "graphite", 5)
        for x in (right + 600, right + 3400):
            box(b, x, -width * 0.44, 60, 80, 80, table - 190, "graphite", 5)
    for k in range(3):
        with b.at(right + 1300, -width * 0.22 - k * 150, table - 8):
            profile_bar(b, "pvc-sash", 0, 1700 - k * 260)
    desk(b, x0 + cab / 2 + 300, -width * 0.31 - 500, 640, 520)
    cabinet(b, x0 - 500, width * 0.31 + 460, 0, 1400, 460, 1900, 1)
    stack_light(b, x0 + cab / 2 - 160, 100, height - 50)
    hose(b, [(x0 + 500, 300, height - 60), (x0 + 500, 320, height + 200), (x0 + 500, 700, height + 240), (x0 + 500, 900, height - 300), (x0 + 500, 900, 1000)], 80)
    fence(b, [(left + 100, -width * 0.62), (end - 150, -width * 0.62)], 1400, 1400) if False else None
