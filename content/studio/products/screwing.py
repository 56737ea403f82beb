"""Screwing machines: reinforcement, strikers, sash hardware."""
from kit.controls import air_unit, buttons, cabinet, desk, foot_pedal, panel_on_arm, stack_light, two_hand_desk
from kit.guards import canopy, stripes
from kit.handling import cable_chain, clamp_side, rack, rail, roller, roller_track, scale_strip, shoe
from kit.sections import profile_bar, window_frame
from kit.solids import box, cyl, pipe, prism, rounded
from kit.stands import cabinet_base, feet, foot, panel, pedestal, tube_frame
from kit.tools import screw_bowl, screw_unit


def reinforcement(b, f):
    table = f["working-height"]
    pedestal(b, f["length"] * 0.78, f["width"] * 0.66, table - 70, 0, 100)
    with b.part("table"):
        box(b, 0, 60, table - 72, f["length"] * 0.98, f["width"] * 0.72, 40, "graphite", 8)
        box(b, 0, 20, table - 32, f["length"] * 0.9, 150, 30, "steel", 4)
        box(b, 0, 106, table - 2, f["length"] * 0.9, 22, 90, "steel", 4)
    with b.part("column"):
        box(b, 0, 290, table - 34, 260, 160, 640, "paint", 20)
        box(b, 0, 290, table + 560, 264, 164, 12, "accent", 2)
        for x in (-60, 60):
            box(b, x, 204, table + 80, 28, 14, 480, "bright", 2)
        box(b, 0, 150, table + 180, 200, 100, 180, "graphite", 8)
    screw_unit(b, 0, 56, table + 76, 70)
    screw_bowl(b, 330, 300, table - 30, 150)
    with b.part("hoses"):
        pipe(b, [(330, 180, table + 180), (250, 90, table + 420), (110, 20, table + 380), (40, 40, table + 140)], 9, "rubber", 8)
        pipe(b, [(-80, 260, table + 600), (-120, 200, table + 720), (-60, 80, table + 640), (-10, 60, table + 480)], 9, "blue", 8)
    profile_bar(b, "pvc-frame", -1200, 1150, 24, table)
    with b.part("profile"):
        prism(b, "x", [[(u + 36, v + table + 8) for u, v in [(0, 0), (24, 0), (24, 34), (0, 34)]], [(u + 36, v + table + 8) for u, v in [(2, 2), (22, 2), (22, 32), (2, 32)]]], 1080, 1220, "steelcore")
    for side in (-1, 1):
        roller_track(b, *sorted((side * 520, side * 1250)), 50, table, 170, 180)
    two_hand_desk(b, 0, -250, table - 230, 400)
    foot_pedal(b, -200, -420)
    with b.part("control-desk"):
        box(b, -210, 220, table + 230, 150, 110, 200, "paint", 10)
        box(b, -210, 162, table + 290, 110, 6, 80, "screen", 2)
    buttons(b, -210, 160, table + 262, "gr", 44)
    air_unit(b, 0, -180, 330)


def travelling(b, f):
    length, table = f["length"], f["working-height"]
    bed = table - 130
    cabinet_base(b, length - 300, 900, bed, 0, 60, doors=4)
    with b.part("bed"):
        box(b, 0, 60, bed, length - 240, 940, 34, "graphite", 5)
    with b.part("table"):
        for k in range(7):
            box(b, -length / 2 + 500 + k * (length - 1000) / 6, -60, bed + 34, 90, 560, 60, "paint", 6)
            box(b, -length / 2 + 500 + k * (length - 1000) / 6, -60, bed + 92, 60, 540, 34, "steel", 3)
    for k in range(4):
        y = -290 + k * 130
        profile_bar(b, "pvc-frame", -length / 2 + 320, length / 2 - 420, y, table)
    for k in range(7):
        clamp_side(b, -length / 2 + 570 + k * (length - 1000) / 6, -292, table + 34, 30, 20)
    # the gantry that travels over the bars
    gx = length * 0.10
    with b.part("portal"):
        box(b, gx, 420, bed + 80, 420, 200, table - bed + 460, "paint", 20)
        box(b, gx, 60, table + 330, 380, 900, 210, "paint", 24)
        box(b, gx, 60, table + 500, 384, 904, 14, "accent", 2)
        box(b, gx, -394, table + 370, 300, 8, 110, "graphite", 4)
    rail(b, -length / 2 + 200, length / 2 - 200, 380, bed + 34, size=42)
    rail(b, -length / 2 + 200, length / 2 - 200, 470, bed + 34, size=42)
    with b.at(gx - 194, 0, 0):
        for z in (table + 370, table + 470):
            rail(b, -360, 460, 0, z, "y", 30)
    with b.at(gx - 250, -100, 0):
        screw_unit(b, 0, 0, table + 76, 80)
    screw_bowl(b, gx, 200, table + 545, 170)
    with b.part("hoses"):
        pipe(b, [(gx - 140, 160, table + 740), (gx - 260, 40, table + 860), (gx - 320, -80, table + 640), (gx - 262, -100, table + 140)], 10, "rubber", 8)
    cable_chain(b, -length / 2 + 300, length / 2 - 700, 620, bed - 60, 160, 90, mid=gx)
    panel_on_arm(b, length / 2 - 260, 430, bed + 34, (100, -380, 960), 380)
    stack_light(b, gx, 430, table + 545, 120)
    stripes(b, 0, 60 - 474, bed - 80, 800, 34)
    air_unit(b, -length / 2 + 700, -404, 300)


def striker(b, f):
    length, width, height = f["length"], f["width"], f["height"]
    # upright frame leaning on a roller wall; a portal column with two screwing units travels along it
    feet(b, length - 400, 700, 90, 0, 0)
    with b.part("frame"):
        box(b, 0, 0, 90, length, 760, 160, "paint", 16)
        box(b, 0, -381, 214, length, 4, 12, "accent", 1)
        for x in [-length / 2 + 200 + k * (length - 400) / 5 for k in range(6)]:
            with b.at(x, 240, 250, rx=-6):
                box(b, 0, 0, 0, 80, 60, height - 420, "graphite", 6)
        with b.at(0, 240, 250, rx=-6):
            for z in (300, 900, 1500, height - 500):
                box(b, 0, -44, z, length - 200, 24, 70, "graphite", 4)
                for k in range(16):
                    cyl(b, "z", -length / 2 + 260 + k * (length - 520) / 15, -70, z + 35, 14, 60, "rubber", 12)
    with b.part("conveyor"):
        box(b, 0, 90, 330, length - 120, 150, 60, "graphite", 5)
    for k in range(int(length / 240)):
        roller(b, -length / 2 + 160 + k * 240, 90, 404, 130, 26, "y", "rubber")
    with b.at(-900, 96, 430, rx=-6):
        window_frame(b, 1900, 1400)
        for x in (200, 700, 1200, 1700):
            with b.part("frame-workpiece"):
                box(b, x, 34, 78, 60, 24, 8, "brass", 1)
    gx = 420
    with b.part("portal"):
        with b.at(gx, -190, 250, rx=-3):
            box(b, 0, 0, 0, 300, 240, height - 330, "paint", 22)
            box(b, 0, 0, height - 350, 304, 244, 20, "accent", 3)
            box(b, -152, -10, 60, 6, 150, height - 460, "graphite", 3)
    for y in (-320, -90):
        rail(b, -length / 2 + 100, length / 2 - 100, y, 252, size=40)
    with b.part("screw-unit"):
        for z in (620, 1250):
            box(b, gx - 210, -120, z, 120, 200, 160, "graphite", 10)
    for z in (700, 1330):
        with b.at(gx - 240, -90, z, rx=84):
            screw_unit(b, 0, 0, -60, 50)
    screw_bowl(b, gx + 30, -190, height - 90, 150)
    with b.part("magazine"):
        for k in range(6):
            box(b, gx - 210, -60 - 26 * k, 1560, 90, 18, 420, "aluminium", 3)
        box(b, gx - 210, -120, 1530, 130, 200, 30, "graphite", 5)
    with b.part("hoses"):
        pipe(b, [(gx - 90, -190, height + 80), (gx - 260, -260, height), (gx - 340, -260, 1700), (gx - 250, -200, 1400)], 10, "rubber", 8)
    cable_chain(b, -length / 2 + 200, length / 2 - 500, -430, 120, 150, 80, mid=gx)
    desk(b, -length * 0.30, -width * 0.5 - 150, 560, 440)
    cabinet(b, length / 2 + 80, 60, 0, 480, 600, 1750)
    stack_light(b, length / 2 + 80, 60, 1762)


def hardware(b, f):
    length, table = f["length"], f["working-height"]
    tube_frame(b, length - 300, 1500, table - 120, 0, 260, 80, "graphite")
    with b.part("table"):
        with b.at(0, -460, table - 110, rx=14):
            for k in range(6):
                box(b, -length / 2 + 340 + k * (length - 680) / 5, 740, 0, 120, 1500, 40, "paint", 6)
                box(b, -length / 2 + 340 + k * (length - 680) / 5, 740, 40, 70, 1480, 14, "rubber", 4)
            box(b, 0, 0, -10, length - 200, 90, 120, "paint", 10)
            box(b, 0, -47, 60, length - 200, 4, 14, "accent", 1)
            for x in (-length * 0.3, length * 0.1):
                box(b, x, 40, 90, 300, 26, 60, "steel", 3)
    with b.at(-length * 0.34, -400, table - 44, rx=-76):
        window_frame(b, 1500, 1250, 72, 78)
        with b.part("frame-workpiece"):
            box(b, 750, -3, 30, 1300, 3, 16, "brass", 0.5)
            for x in (160, 520, 980, 1340):
                box(b, x, -5, 26, 44, 6, 24, "steel", 1)
    # espagnolette shear on the right
    with b.part("shear"):
        box(b, length * 0.36, -380, table - 30, 240, 200, 260, "paint", 16)
        box(b, length * 0.36, -380, table + 190, 244, 204, 12, "accent", 2)
        box(b, length * 0.36 - 124, -420, table + 40, 10, 90, 110, "bright", 2)
        cyl(b, "z", length * 0.36, -380, table + 300, 60, 180, "aluminium", 26)
    # guided screwdriver on a boom
    with b.part("frame"):
        for x in (-length / 2 + 200, length / 2 - 200):
            box(b, x, 940, table - 120, 90, 90, f["height"] - table + 100, "graphite", 6)
        box(b, 0, 940, f["height"] - 100, length - 300, 110, 100, "paint", 12)
        box(b, 0, 884, f["height"] - 40, length - 300, 4, 12, "accent", 1)
        box(b, 0, 420, f["height"] - 70, 130, 1000, 70, "paint", 12)
    rail(b, -length / 2 + 260, length / 2 - 260, 900, f["height"], size=30)
    with b.at(0, -20, table + 170):
        screw_unit(b, 0, 0, 0, 60)
    with b.part("screw-unit"):
        pipe(b, [(0, -20, f["height"] - 60), (60, -20, f["height"] - 200), (10, -20, table + 640)], 12, "rubber", 8)
        cyl(b, "z", 0, -20, f["height"] - 130, 40, 130, "graphite", 20)
    screw_bowl(b, -length * 0.3, 900, f["height"], 130)
    with b.part("magazine"):
        for k in range(7):
            for z in (0, 130):
                box(b, -length / 2 + 420 + k * 130, 1010, table + 300 + z, 116, 180, 90, "blue" if (k + z) % 3 else "yellow", 6)
    panel_on_arm(b, length * 0.43, 700, table - 110, (-60, -520, 900), 430)
    air_unit(b, -length * 0.2, -510, 500)
    stack_light(b, length * 0.4, 940, f["height"] - 10, 80)
