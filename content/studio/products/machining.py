"""Machining centres: a travelling gantry over a bed of clamps, pass-through centres, the five-axis one in its cabin."""
from kit.controls import air_unit, cabinet, desk, panel_on_arm, stack_light
from kit.guards import cabin, canopy, fence, front_window, handle, stripes
from kit.handling import cable_chain, clamp_side, dust_port, hose, rack, rail, roller, roller_track, scale_strip, shoe
from kit.sections import profile_bar
from kit.solids import box, cyl, disc, pipe, prism, rect, rounded
from kit.stands import cabinet_base, feet, foot, panel, tube_frame
from kit.tools import motor, saw_blade, spindle
from products.mitre_saws import mitre_unit


def vice(b, x, y, z, high=150):
    """A machine vice on the bed: two jaws on a slide, its cylinder towards the operator."""
    with b.part("clamps"):
        box(b, x, y, z, 130, 420, 44, "graphite", 6)
        box(b, x, y, z + 44, 110, 400, 14, "steel", 2)
        box(b, x, y + 120, z + 58, 100, 70, high, "paint", 8)
        box(b, x, y + 82, z + 58, 90, 12, high - 10, "rubber", 2)
        box(b, x, y - 90, z + 58, 100, 60, high - 30, "graphite", 8)
        box(b, x, y - 56, z + 58, 90, 12, high - 40, "rubber", 2)
        cyl(b, "y", x, y - 190, z + 100, 36, 150, "aluminium", 22)
        box(b, x, y - 262, z + 60, 90, 16, 84, "graphite", 4)
        box(b, x, y + 156, z + 170, 104, 4, 14, "accent", 1)


def bed_centre(b, f, axes):
    length, width, height = f["length"], f["width"], f["height"]
    depth = width * 0.62
    bed = 620
    count = int(f.get("clamps", 6))
    cabinet_base(b, length - 200, depth * 0.55, bed, 0, -depth * 0.12, doors=max(3, round(length / 1300)))
    with b.part("bed"):
        box(b, 0, -depth * 0.12, bed, length - 160, depth * 0.58, 40, "graphite", 6)
        box(b, 0, depth * 0.42, 100, length - 160, depth * 0.34, bed + 170, "paint", 18)
        box(b, 0, depth * 0.42, bed + 222, length - 156, depth * 0.34 + 4, 14, "accent", 2)
        box(b, 0, depth * 0.22, bed + 20, length - 300, 30, 180, "steel", 3)
    for y in (-depth * 0.26, depth * 0.0):
        rail(b, -length / 2 + 140, length / 2 - 140, y, bed + 40, size=40)
    for y in (depth * 0.32, depth * 0.52):
        rail(b, -length / 2 + 120, length / 2 - 120, y, bed + 270, size=46)
    rack(b, -length / 2 + 160, length / 2 - 160, depth * 0.42, bed + 270)
    span = length - 1100
    for k in range(count):
        x = -span / 2 + span * k / (count - 1)
        vice(b, x, -depth * 0.13, bed + 66)
    bar_z = bed + 126
    profile_bar(b, "facade", -span / 2 - 320, span / 2 + 260, -depth * 0.13 - 24, bar_z)
    # the gantry: column behind the bed, ram and spindle over the bar
    gx = length * 0.12
    part = "portal"
    tall = height - bed - 290
    with b.part(part):
        outline = rounded([(depth * 0.18, bed + 320), (depth * 0.66, bed + 320), (depth * 0.66, height - 80), (depth * 0.40, height), (-depth * 0.16, height), (-depth * 0.24, height - 120), (-depth * 0.2, height - 330), (depth * 0.12, height - 420)], [20, 20, 90, 60, 90, 60, 40, 120], 6)
        prism(b, "x", [outline], gx - 420, gx + 420, "paint", 20)
        for x in (gx - 424, gx + 424):
            prism(b, "x", [[(u * 0.8 + depth * 0.06, (v - height) * 0.7 + height - 90) for u, v in outline]], x - 3, x + 3, "graphite", 1)
        box(b, gx, depth * 0.2, height - 150, 844, depth * 0.7, 14, "accent", 2)
    with b.part("window"):
        prism(b, "x", [[(-depth * 0.245, height - 130), (-depth * 0.23, height - 130), (-depth * 0.19, height - 320), (-depth * 0.205, height - 320)]], gx - 340, gx + 340, "glass")
    with b.part("guard"):
        for k in range(22):
            box(b, gx - 400 + k * 38, -depth * 0.215, height - 560, 30, 10, 240, "rubber", 2)
    tilt = 0 if axes == 3 else 38
    with b.at(gx, -depth * 0.06, bar_z + 330, rx=-tilt * 0.6):
        spindle(b, "z", 0, 0, -60, 82, 330, -1, 70, 9)
        with b.part("spindle"):
            box(b, 0, 120, 20, 260, 140, 360, "graphite", 14)
            if axes > 3:
                cyl(b, "x", 0, 80, 140, 120, 300, "anodised", 36)
    with b.part("tool-magazine"):
        n = int(f.get("tool-places", 8))
        for k in range(min(n, 12)):
            x = gx + 500 + 0 * k
            y = depth * 0.30 + 0
            from math import cos, pi, sin

            a = 2 * pi * k / min(n, 12)
            cyl(b, "y", gx + 560 + cos(a) * 0, depth * 0.2, 0, 1, 1, "dark", 6) if False else None
            cyl(b, "x", gx + 452, depth * 0.36 + cos(a) * 150, height - 330 + sin(a) * 150, 26, 60, "bright", 16)
            cyl(b, "x", gx + 500, depth * 0.36 + cos(a) * 150, height - 330 + sin(a) * 150, 9, 60, "steel", 10)
        cyl(b, "x", gx + 436, depth * 0.36, height - 330, 190, 26, "graphite", 40)
        cyl(b, "x", gx + 454, depth * 0.36, height - 330, 60, 16, "accent", 30)
    with b.part("cable-chain"):
        box(b, 0, depth * 0.74, bed + 100, length - 300, 150, 16, "graphite", 3)
    cable_chain(b, -length / 2 + 300, length / 2 - 500, depth * 0.74, bed + 140, 200, 120, mid=gx)
    hose(b, [(gx - 200, depth * 0.3, height - 20), (gx - 200, depth * 0.36, height + 130), (gx - 300, depth * 0.62, height + 60), (gx - 320, depth * 0.76, height - 500)], 70)
    desk(b, length / 2 - 800, -depth / 2 - 420, 640, 500)
    cabinet(b, -length / 2 - 260, depth * 0.36, 0, 480, 760, 1800)
    stack_light(b, gx - 260, 0, height - 4, 100)
    stripes(b, -length * 0.2, -depth * 0.12 - depth * 0.29 - 2, bed - 60, 900, 36)
    stripes(b, length * 0.12, -depth * 0.12 - depth * 0.29 - 2, bed - 60, 900, 36)
    air_unit(b, -length * 0.34, -depth * 0.12 - depth * 0.275 - 14, 250)


def five_axis(b, f):
    length, width, height = f["length"], f["width"], f["height"]
    cab, deep = 4200, width * 0.78
    x0 = length * 0.16
    bed = 640
    for start, end in ((-length / 2, x0 - cab / 2), (x0 + cab / 2, length / 2)):
        cabinet_base(b, end - start - 20, deep * 0.4, bed, (start + end) / 2, -deep * 0.1, doors=max(2, round((end - start) / 1300)))
        with b.part("bed"):
            box(b, (start + end) / 2, -deep * 0.1, bed, end - start, deep * 0.42, 40, "graphite", 6)
        for y in (-deep * 0.22, deep * 0.0):
            rail(b, start + 60, end - 30, y, bed + 40, size=42)
    span = length - 1000
    for k in range(10):
        vice(b, -span / 2 + span * k / 9, -deep * 0.11, bed + 68)
    profile_bar(b, "facade", -span / 2 - 280, span / 2 + 200, -deep * 0.11 - 24, bed + 128)
    cabinet_base(b, cab, deep, bed - 40, x0, 40, doors=4)
    cabin(b, cab, deep, height - bed - 90, x0, 40, bed - 40, 3, glass="smoke")
    with b.part("spindle"):
        box(b, x0 - 300, 200, height - 900, 520, 520, 560, "paint", 24)
        box(b, x0 - 300, -60, height - 1150, 300, 260, 420, "graphite", 20)
        cyl(b, "x", x0 - 300, -80, height - 1200, 150, 360, "anodised", 36)
    with b.at(x0 - 300, -90, height - 1260, rx=-24):
        spindle(b, "z", 0, 0, -110, 90, 260, -1, 90, 10)
    with b.at(x0 + 500, 60, bed + 420):
        saw_blade(b, "x", 0, 0, 0, 250, 60)
    with b.part("light"):
        box(b, x0, -deep * 0.2, height - 120, cab - 700, 60, 20, "light", 4)
    cable_chain(b, -length / 2 + 300, length / 2 - 700, deep * 0.40, bed - 200, 220, 130, mid=x0)
    with b.part("cable-chain"):
        box(b, 0, deep * 0.40, bed - 250, length - 400, 170, 16, "graphite", 3)
    for sx in (-1, 1):
        hose(b, [(x0 + sx * 900, 300, height + 40), (x0 + sx * 900, 320, height + 260), (x0 + sx * 900, deep * 0.6, height + 220), (x0 + sx * 900, deep * 0.66, 900)], 90)
    desk(b, x0 + cab / 2 - 500, -deep / 2 - 520, 680, 560)
    cabinet(b, x0 - 300, deep / 2 + 420, 0, 2000, 500, 2000, 1)
    stack_light(b, x0 + cab / 2 - 300, 0, height + 40, 120)
    stripes(b, x0, 40 - deep / 2 - 2, bed - 130, 1400, 40)


def line_centre(b, f, alu):
    """Bars enter at the left, are machined in a cabin, and leave at the right."""
    length, table, height = f["length"], 960, f["height"]
    width = min(f["width"], 2800)
    cab = 3000 if not alu else 5200
    x0 = length * 0.04
    deep = 1250 if not alu else 1700
    cabinet_base(b, cab, deep, 560, x0, 120, doors=3 if not alu else 5)
    cabin(b, cab, deep, height - 720, x0, 120, 560, 3 if not alu else 4, glass="smoke")
    with b.part("table"):
        box(b, x0, 40, table - 70, cab - 260, 240, 60, "steel", 4)
    # rings of spindles around the bar
    rings = 3 if not alu else 4
    for k in range(rings):
        x = x0 - cab * 0.34 + k * cab * 0.2
        with b.part("router-unit"):
            prism(b, "x", [disc(60, table + 40, 430, 40), disc(60, table + 40, 290, 40)], x - 50, x + 50, "graphite", 8)
            prism(b, "x", [disc(60, table + 40, 434, 40), disc(60, table + 40, 420, 40)], x - 52, x - 30, "accent", 2)
        for turn in (0, 90, -90, 45):
            with b.at(x - 80, 60, table + 40, rx=turn):
                spindle(b, "z", 0, 0, 150, 46, 210, -1, 40, 6)
    if alu:
        with b.at(x0 + cab * 0.36, 60, table):
            mitre_unit(b, 300, -22)
    with b.part("light"):
        box(b, x0, -deep * 0.18, height - 190, cab - 600, 50, 16, "light", 4)
    left, right = -length / 2, length / 2
    end, begin = x0 - cab / 2, x0 + cab / 2
    with b.part("frame"):
        box(b, (left + end) / 2, 420, table - 250, end - left, 240, 200, "paint", 12)
        box(b, (left + end) / 2, 420, table - 66, end - left + 2, 243, 12, "accent", 1)
        for x in (left + 300, left * 0.5 + end * 0.5, end - 200):
            box(b, x, 420, 80, 160, 200, table - 320, "graphite", 8)
            foot(b, x, 350, 90)
            foot(b, x, 490, 90)
    rail(b, left + 60, end - 20, 400, table - 50, size=44)
    with b.part("gripper"):
        x = left + (end - left) * 0.42
        box(b, x, 420, table - 10, 460, 300, 240, "paint", 16)
        box(b, x, 420, table + 190, 464, 304, 14, "accent", 2)
        box(b, x + 330, 220, table + 30, 220, 220, 90, "graphite", 8)
        for z in (table - 6, table + 90):
            box(b, x + 480, 70, z, 200, 90, 18, "steel", 3)
    cable_chain(b, left + 300, end - 300, 640, table - 230, 180, 110, mid=x)
    kind = "alu-tube" if alu else "pvc-frame"
    profile_bar(b, kind, x + 300, begin + 300, 20, table)
    # magazine of bars before the feeding beam
    for k in range(5 if alu else 4):
        at = left + 300 + k * (end - left - 600) / (4 if alu else 3)
        with b.part("magazine"):
            box(b, at, -330, table - 110, 110, 1250, 80, "paint", 8)
            box(b, at, -330, table - 32, 60, 1230, 18, "rubber", 3)
            box(b, at, -956, table - 100, 112, 10, 60, "accent", 2)
            for y in (-860, -120):
                box(b, at, y, 80, 90, 90, table - 190, "graphite", 6)
                foot(b, at, y, 90)
    with b.part("magazine"):
        for y in (-860, -120):
            box(b, (left + end) / 2, y, 210, end - left - 500, 60, 60, "graphite", 5)
    for k in range(6):
        profile_bar(b, kind, left + 160, end - 160, -880 + k * 130, table - 12)
    # outfeed
    roller_track(b, begin, right - 60, 50, table, 260, 280)
    with b.part("conveyor"):
        for k in range(4):
            at = begin + 400 + k * (right - begin - 900) / 3
            box(b, at, -480, table - 60, 80, 900, 50, "paint", 6)
            box(b, at, -480, table - 10, 44, 880, 12, "rubber", 2)
            box(b, at, -880, 80, 80, 80, table - 140, "graphite", 6)
        box(b, (begin + right) / 2, -880, 220, right - begin - 700, 60, 60, "graphite", 5)
    for k in range(4):
        profile_bar(b, kind, begin + 300, right - 500 - k * 200, -800 + k * 150, table + 2)
    desk(b, begin + 200, -deep / 2 - 420, 680, 540)
    cabinet(b, x0, deep / 2 + 460, 0, 1800, 480, 1950, 1)
    stack_light(b, begin - 200, 100, height - 20, 110)
    for k in ((0,) if not alu else (-1, 1)):
        hose(b, [(x0 + k * 900, 420, height - 60), (x0 + k * 900, 440, height + 200), (x0 + k * 900, 900, height + 180), (x0 + k * 900, 980, 700)], 85)
    stripes(b, x0, 120 - deep / 2 - 2, 470, 1200, 40)
