"""Copy routers, water-slot millers and end mills."""
from kit.controls import air_unit, buttons, cabinet, desk, panel_on_arm, stack_light, two_hand_desk
from kit.guards import cabin, canopy, hood, stripes
from kit.handling import cable_chain, clamp_down, clamp_side, dust_port, hose, lever, rack, rail, roller, roller_track, scale_strip, shoe, wheel
from kit.sections import profile_bar
from kit.solids import box, cyl, disc, pipe, prism, rect, rounded
from kit.stands import cabinet_base, feet, foot, panel, pedestal, tube_frame
from kit.tools import chips, cutter_stack, motor, spindle


def template_plate(b, x, y, z):
    """The copying template: openings for lock case, handle holes and cylinder at a scale of 1:1."""
    with b.part("template"):
        holes = [rect(-110, 6, 24, 130, 11), disc(-40, 40, 17, 20), disc(-40, -30, 11, 16), rect(40, 0, 90, 18, 8), disc(40, 44, 12, 16), disc(74, 44, 7, 14), disc(6, 44, 7, 14), rect(40, -44, 60, 12, 5), disc(118, 30, 20, 20), rect(118, -30, 20, 46, 9)]
        prism(b, "z", [[(u + x, v + y) for u, v in loop] for loop in [rect(0, 0, 320, 200, 8), *holes]], z, z + 12, "aluminium", 1.5)
        box(b, x, y, z - 14, 324, 204, 14, "dark", 3)


def copy_router(b, f, drills=False):
    length, width, table = max(f["length"], 760), f["width"], f["working-height"]
    pedestal(b, length * (0.8 if not drills else 0.66), width * 0.62, table - 90, 0, 90)
    with b.part("table"):
        box(b, 0, 60, table - 90, length, width * 0.62, 40, "graphite", 8)
        box(b, 0, -60, table - 50, length * 0.96, 190, 50, "steel", 4)
        box(b, 0, 44, table - 50, length * 0.96, 30, 130, "steel", 4)
    for side in (-1, 1):
        clamp_side(b, side * length * 0.3, -42, table + 36, 50, 26)
        with b.part("clamps"):
            box(b, side * length * 0.3, -170, table - 60, 64, 40, 130, "graphite", 5)
    profile_bar(b, "alu-tube" if drills else "alu-frame", -length / 2 - 420, length / 2 + 420, -40, table)
    for side in (-1, 1):
        with b.part("support-arms"):
            box(b, side * (length / 2 + 170), 0, table - 60, 360, 60, 46, "graphite", 5)
            box(b, side * (length / 2 + 320), 0, table - 14, 40, 150, 12, "paint", 3)
        roller(b, side * (length / 2 + 320), 0, table - 13, 130, 12)
    # column, arm with the router, stylus over the template to the right
    with b.part("column"):
        outline = rounded([(120, table - 50), (330, table - 50), (330, table + 480), (260, table + 540), (150, table + 540), (120, table + 470)], 40, 5)
        prism(b, "x", [outline], -120, 120, "paint", 12)
        box(b, 0, 226, table + 440, 244, 214, 12, "accent", 2)
    with b.part("carriage"):
        for x in (-70, 70):
            cyl(b, "z", x, 92, table + 330, 14, 340, "bright", 14)
        box(b, 0, 92, table + 300, 240, 90, 110, "graphite", 8)
        for z in (table + 330, table + 380):
            cyl(b, "x", 80, 30, z, 12, 460, "bright", 14)
        box(b, -40, 20, table + 290, 200, 110, 130, "paint", 10)
    spindle(b, "z", -60, 0, table + 250, 52, 290, -1, 70, 6)
    motor(b, "z", -60, 0, table + 600, 70, 180)
    with b.part("stylus"):
        box(b, 230, 0, table + 300, 120, 90, 100, "graphite", 6)
        cyl(b, "z", 230, 0, table + 250, 16, 130, "bright", 16)
        cyl(b, "z", 230, 0, table + 172, 8, 60, "steel", 14)
    with b.part("table"):
        box(b, 230, 10, table + 96, 350, 240, 18, "graphite", 5)
        box(b, 370, 30, table - 50, 40, 120, 150, "paint", 5)
    template_plate(b, 230, 0, table + 128)
    lever(b, 60, -60, table + 360, 230, 52)
    with b.part("guard"):
        prism(b, "z", [disc(-60, 0, 92, 20, 180, 180) + disc(-60, 0, 86, 20, 360, -180)], table + 110, table + 260, "smoke")
    buttons(b, 0, 118, table + 500, "gwr", 52)
    if drills:
        with b.part("drill-unit"):
            box(b, -length * 0.36, -240, table - 40, 250, 260, 170, "paint", 12)
            box(b, -length * 0.36, -240, table + 112, 254, 264, 12, "accent", 2)
            box(b, -length * 0.36, -105, table - 10, 220, 30, 110, "graphite", 5)
        for dx, z in ((-70, 34), (0, 34), (70, 34)):
            spindle(b, "y", -length * 0.36 + dx, -84, table + z, 22, 40, 1, 44, 5)
        for dx in (-70, 0, 70):
            motor(b, "y", -length * 0.36 + dx, -440, table + 36, 33, 150)
        two_hand_desk(b, 120, -260, table - 210, 380)
    else:
        with b.part("control-desk"):
            box(b, 250, -230, table - 230, 190, 90, 130, "graphite", 8)
        buttons(b, 250, -275, table - 166, "gwr", 56)
    air_unit(b, -40, 90 - width * 0.31 * 0.88 - 14, 340)
    with b.part("coolant"):
        cyl(b, "z", 160, 290, table + 600, 40, 110, "smoke", 20)
        pipe(b, [(160, 250, table + 570), (60, 120, table + 560), (-10, 20, table + 300), (-48, 6, table + 205)], 6, "blue", 8)
    chips(b, -60, -100, table + 1, 90, 24, "aluminium")


def slot_miller(b, f):
    table = f["working-height"]
    pedestal(b, f["length"] * 0.72, f["width"] * 0.66, table - 90, 0, 90)
    with b.part("table"):
        box(b, 0, 60, table - 90, f["length"] * 0.94, f["width"] * 0.66, 40, "graphite", 8)
        for x in (-300, 300):
            box(b, x, 10, table - 50, 240, 170, 50, "steel", 4)
        for x in (-300, 300):
            box(b, x, 92, table, 240, 26, 80, "steel", 4)
    profile_bar(b, "pvc-frame", -1250, 1250, 0, table + 2)
    for side in (-1, 1):
        roller_track(b, *sorted((side * 560, side * 1220)), 36, table, 150, 160)
        clamp_down(b, side * 300, 36, table + 74, 50, 28)
        with b.part("clamps"):
            box(b, side * 300, 150, table, 70, 60, 300, "paint", 6)
            box(b, side * 300, 90, table + 226, 76, 180, 34, "graphite", 5)
        clamp_side(b, side * 200, -2, table + 30, 40, 20)
    # three routers: from the front, from behind above, from below
    with b.part("router-unit"):
        box(b, -20, 330, table - 50, 300, 200, 420, "paint", 16)
        box(b, -20, 330, table + 330, 304, 204, 12, "accent", 2)
        for x in (-90, 50):
            box(b, x, 226, table - 20, 30, 12, 340, "bright", 2)
        box(b, -20, 206, table + 160, 230, 30, 150, "graphite", 6)
    with b.at(-70, 150, table + 112, rx=38):
        spindle(b, "z", 0, 0, 0, 40, 230, -1, 46, 4)
    with b.at(60, 160, table + 100, rx=46):
        spindle(b, "z", 0, 0, 0, 40, 230, -1, 46, 4)
    with b.part("router-unit"):
        box(b, 0, -150, table - 70, 220, 160, 40, "graphite", 5)
        box(b, 0, -150, table - 30, 130, 170, 26, "steel", 4)
    spindle(b, "y", 0, -60, table + 40, 40, 220, 1, 46, 4)
    with b.part("window"):
        prism(b, "x", [[(-285, table + 120), (-275, table + 120), (40, table + 330), (30, table + 338)]], -260, 220, "smoke")
    with b.part("guard"):
        box(b, -20, -280, table + 96, 500, 26, 30, "accent", 5)
        box(b, -20, 140, table + 330, 500, 230, 16, "paint", 5)
        for x in (-262, 222):
            prism(b, "x", [rounded([(-280, table + 110), (40, table + 340), (240, table + 346), (240, table + 320), (50, table + 312), (-270, table + 96)], 6)], x - 8, x + 8, "paint", 2)
    two_hand_desk(b, 0, -260, table - 230, 420)
    panel_on_arm(b, 280, 400, table - 50, (60, -200, 700), 300)
    dust_port(b, -20, 380, table + 370, 40, 190)
    air_unit(b, -40, -180, 330)
    chips(b, 0, -60, table - 28, 70, 30)


def cnc_slot_miller(b, f):
    length, table = f["length"], f["working-height"]
    cab = 1900
    x0 = length * 0.06
    cabinet_base(b, cab, 1000, table - 160, x0, 160, doors=2)
    with b.part("guard"):
        outline = rounded([(660, table - 160), (660, 1840), (-140, 1840), (-330, 1660), (-330, table + 210), (-250, table + 150), (300, table + 150), (300, table - 160)], [6, 80, 130, 80, 50, 30, 30, 6], 6)
        prism(b, "x", [outline], x0 - cab / 2, x0 + cab / 2, "paint", 16)
        box(b, x0, 160, 1690, cab + 4, 984, 16, "accent", 2)
        for k in (-1, 1):
            box(b, x0 + k * cab / 4, -332, table + 270, cab / 2 - 90, 10, 400, "graphite", 8)
    with b.part("window"):
        for k in (-1, 1):
            box(b, x0 + k * cab / 4, -338, table + 290, cab / 2 - 130, 8, 360, "glass", 6)
    with b.part("table"):
        box(b, x0, 40, table - 60, cab - 60, 190, 56, "steel", 4)
    for k in range(5):
        x = x0 - cab / 2 + 240 + k * 350
        spindle(b, "z", x, 30 + 20 * (k % 2), table + 118, 36, 130, -1, 40, 4)
        clamp_side(b, x + 120, -8, table + 36, 40, 20)
    lane = (-length / 2 + 60, x0 - cab / 2)
    with b.part("conveyor"):
        box(b, (lane[0] + lane[1]) / 2, 160, table - 260, lane[1] - lane[0], 200, 180, "paint", 10)
        box(b, (lane[0] + lane[1]) / 2, 160, table - 92, lane[1] - lane[0] + 2, 203, 10, "accent", 1)
        for x in (lane[0] + 200, (lane[0] + lane[1]) / 2, lane[1] - 300):
            box(b, x, 160, 80, 140, 180, table - 340, "graphite", 6)
            foot(b, x, 100, 90)
            foot(b, x, 220, 90)
    roller_track(b, lane[0], lane[1], 10, table, 170, 260)
    rail(b, lane[0] + 40, lane[1] - 40, 180, table - 80, size=40)
    with b.part("gripper"):
        x = (lane[0] + lane[1]) / 2 - 300
        box(b, x, 200, table - 44, 300, 240, 200, "paint", 12)
        box(b, x, 200, table + 120, 304, 244, 12, "accent", 2)
        box(b, x + 200, 60, table + 20, 160, 120, 60, "graphite", 6)
        for z in (table - 6, table + 72):
            box(b, x + 330, 36, z, 150, 60, 14, "steel", 3)
    cable_chain(b, lane[0] + 200, lane[1] - 200, 330, table - 230, 150, 80, mid=x)
    profile_bar(b, "pvc-frame", x + 180, x0 + cab / 2 + 500, 0, table + 2)
    roller_track(b, x0 + cab / 2, length / 2, 10, table, 170, 260)
    with b.part("conveyor"):
        for k in range(3):
            at = x0 + cab / 2 + 400 + k * 500
            box(b, at, -330, table - 70, 60, 480, 40, "paint", 5)
        box(b, x0 + cab / 2 + 900, -560, table - 120, 1300, 60, 80, "graphite", 5)
        for at in (x0 + cab / 2 + 350, x0 + cab / 2 + 1450):
            box(b, at, -560, 60, 70, 70, table - 180, "graphite", 5)
    desk(b, x0 - cab / 2 - 380, -560, 560, 440)
    stack_light(b, x0 + cab / 2 - 150, 300, 1835, 80)
    hose(b, [(x0, 500, 1820), (x0, 500, 1990), (x0, 760, 1980), (x0, 800, 1500), (x0, 800, 400)], 60)


def end_mill(b, f, automatic=False):
    table, length, width = f["working-height"], f["length"], f["width"]
    r = f["cutter-diameter"] / 2
    pedestal(b, length * 0.76, width * 0.72, table - 60, 0, 60) if not automatic else cabinet_base(b, length * 0.86, width * 0.66, table - 60, 0, 100, doors=1)
    with b.part("table"):
        box(b, 0, 40, table - 60, length * 0.94, width * 0.7, 40, "graphite", 8)
        box(b, -length * 0.12, -30, table - 22, length * 0.62, 300, 24, "steel", 4)
        cyl(b, "z", -length * 0.12, 0, table + 6, 150, 10, "steel", 44)
        with b.at(-length * 0.12, 0, table + 10):
            box(b, 0, 60, 0, length * 0.5, 30, 110, "steel", 4)
    # the bar meets the cutter stack at its end
    tip = length * 0.20
    profile_bar(b, "pvc-mullion" if not automatic else "alu-frame", -length / 2 - 900, tip - r * 0.62, -38, table + 11)
    with b.at(tip, 0, table + 46):
        cutter_stack(b, "z", 0, 0, 0, r, 4, 26 if not automatic else 32)
    with b.part("spindle"):
        cyl(b, "z", tip, 0, table + 148, 46, 70, "steel", 28)
        box(b, tip, 60, table + 180, 190, 260, 70, "graphite", 10)
    motor(b, "z", tip, 10, table + 380, 92, 280)
    with b.part("column"):
        box(b, tip, 260, table - 20, 240, 170, 520, "paint", 18)
        box(b, tip, 260, table + 440, 244, 174, 12, "accent", 2)
        for x in (tip - 70, tip + 70):
            box(b, x, 168, table + 20, 30, 16, 420, "bright", 2)
    with b.part("guard"):
        shell = disc(tip, 0, r + 70, 26, -80, 250)
        inner = disc(tip, 0, r + 58, 26, 170, -250)
        prism(b, "z", [shell + inner], table - 16, table + 130, "paint", 4)
        prism(b, "z", [disc(tip, 0, r + 72, 40)], table + 128, table + 142, "accent", 3)
    with b.part("window"):
        prism(b, "z", [disc(tip, 0, r + 66, 16, 172, 96) + disc(tip, 0, r + 60, 16, 268, -96)], table + 4, table + 128, "smoke")
    for x in (-length * 0.30, -length * 0.04) if not automatic else (-length * 0.34, -length * 0.14, length * 0.02):
        clamp_down(b, x, 10, table + 94, 46, 28)
        with b.part("clamps"):
            box(b, x, 120, table, 64, 50, 290, "paint", 6)
            box(b, x, 66, table + 228, 70, 160, 32, "graphite", 5)
    clamp_side(b, -length * 0.2, -42, table + 46, 46, 24)
    with b.part("clamps"):
        box(b, -length * 0.2, -172, table - 22, 60, 40, 120, "graphite", 5)
    roller_track(b, -length / 2 - 900, -length / 2 - 40, 0, table + 9, 180, 190)
    if automatic:
        panel_on_arm(b, length * 0.36, 330, table - 20, (60, -280, 760), 330)
        with b.part("guard"):
            box(b, tip + 60, 210, table + 500, 560, 420, 20, "paint", 6)
        with b.part("window"):
            box(b, tip + 60, -8, table + 260, 540, 8, 240, "smoke", 2)
        with b.part("guard"):
            for x in (tip - 210, tip + 330):
                box(b, x, 0, table + 250, 22, 24, 270, "paint", 4)
            box(b, tip + 60, -8, table + 250, 560, 22, 20, "accent", 4)
        stack_light(b, length * 0.4, 330, table + 740, 60)
    else:
        with b.part("lever"):
            cyl(b, "x", length * 0.40, -60, table - 90, 30, 70, "graphite", 18)
            with b.at(length * 0.42, -60, table - 90, rx=40):
                cyl(b, "z", 0, 0, 190, 13, 380, "bright", 14)
                cyl(b, "z", 0, 0, 400, 24, 90, "accent", 18)
        with b.part("control-desk"):
            box(b, length * 0.18, -width * 0.34, table - 250, 190, 80, 130, "graphite", 8)
        buttons(b, length * 0.18, -width * 0.34 - 40, table - 186, "gwr", 56)
    dust_port(b, tip + r + 90, 110, table - 40, 46, 300)
    air_unit(b, -length * 0.1, (60 if not automatic else 100) - width * 0.36 * 0.9 - 10, 330)
    chips(b, tip - r, -120, table + 2, 110, 46, "pvc" if not automatic else "aluminium")


def cnc_end_mill(b, f):
    length, table = f["length"], f["working-height"]
    bed = table - 260
    cabinet_base(b, length - 200, 900, bed, 0, 160, doors=5)
    with b.part("bed"):
        box(b, 0, 160, bed, length - 120, 930, 36, "graphite", 5)
    for y in (-100, 440):
        rail(b, -length / 2 + 160, length / 2 - 160, y, bed + 36, size=42)
    rack(b, -length / 2 + 200, length / 2 - 200, 160, bed + 36)
    left, right = -length / 2 + 900, length / 2 - 1100
    profile_bar(b, "pvc-mullion", left + 60, right - 60, -20, table)
    for side, x in ((-1, left), (1, right)):
        with b.part("mill-head-left" if side < 0 else "mill-head-right"):
            box(b, x + side * 150, 160, bed + 60, 820, 760, 70, "graphite", 6)
        for dx in (-200, 360 if side > 0 else -480):
            for y in (-100, 440):
                shoe(b, x + dx, y, bed + 46, 130, 96)
        with b.at(x, 20, table + 40):
            cutter_stack(b, "z", 0, 0, 0, 90, 5, 30)
        with b.part("spindle"):
            cyl(b, "z", x, 20, table + 160, 50, 90, "anodised", 28)
        motor(b, "z", x, 20, table + 300, 84, 220)
        canopy(b, 760, 860, 720, x + side * 130, 150, bed + 130, 0.66)
        for k in range(2):
            at = x - side * (320 + k * 200)
            clamp_down(b, at, 20, table + 84, 50, 28)
            with b.part("clamps"):
                box(b, at, 160, bed + 36, 80, 60, table + 260 - bed, "paint", 6)
                box(b, at, 96, table + 246, 84, 200, 36, "graphite", 5)
                box(b, at, 20, bed + 60, 90, 150, table - bed - 62, "paint", 5)
        dust_port(b, x + side * 240, 520, bed + 850, 56, 150)
    cable_chain(b, -length / 2 + 500, right - 100, 690, bed - 120, 170, 100, mid=0)
    desk(b, 60, -640, 600, 460)
    cabinet(b, length / 2 - 60, 560, 0, 520, 460, 1700)
    stack_light(b, length / 2 - 60, 560, 1712)
    stripes(b, -900, 160 - 468, bed - 90, 600, 34)
    stripes(b, 1000, 160 - 468, bed - 90, 600, 34)
    air_unit(b, -1700, 160 - 460, 300)
