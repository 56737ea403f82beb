"""Glazing and assembly: the press, the tilting table, the vacuum lifter, the inspection stand."""
from kit.controls import air_unit, buttons, cabinet, desk, foot_pedal, panel_on_arm, stack_light
from kit.guards import stripes
from kit.handling import clamp_down, rail, roller, shoe
from kit.sections import window_frame
from kit.solids import box, cyl, disc, pipe, prism, rounded
from kit.stands import feet, foot, panel, tube_frame


def portal_wall(b, length, height, lean=5, rails=(500, 1000, 1500, 2000), depth=260):
    """An upright frame that leans back a little: posts, cross rails, braces to the floor behind."""
    with b.part("frame"):
        with b.at(0, 60, 120, rx=-lean):
            for x in (-length / 2 + 60, length / 2 - 60):
                box(b, x, 0, 0, 120, 120, height - 130, "paint", 14)
            box(b, 0, 0, height - 230, length, 124, 120, "paint", 14)
            box(b, 0, -63, height - 130 - 14, length - 20, 3, 14, "accent", 1)
            box(b, 0, 0, 60, length, 124, 150, "paint", 14)
            for z in rails:
                if z < height - 400:
                    box(b, 0, 20, z, length - 200, 50, 50, "graphite", 5)
        for x in (-length / 2 + 60, length / 2 - 60):
            box(b, x, 160, 80, 130, 900, 110, "graphite", 8)
            prism(b, "x", [[(520, 190), (580, 190), (180, height * 0.66), (120, height * 0.66)]], x - 40, x + 40, "graphite", 4)
    for x in (-length / 2 + 60, length / 2 - 60):
        for y in (-240, 560):
            foot(b, x, y, 90)


def glazing_press(b, f):
    length, height = f["length"] - 200, f["height"]
    portal_wall(b, length, height)
    with b.at(0, 60, 120, rx=-5):
        with b.part("conveyor"):
            box(b, 0, -170, 250, length - 260, 220, 60, "graphite", 6)
        for k in range(14):
            roller(b, -length / 2 + 260 + k * (length - 520) / 13, -170, 336, 170, 24, "y", "rubber")
        with b.at(-900, -180, 362):
            window_frame(b, 1500, 1500, 74, 82, glazed=True)
        # side press beam moves along, upper beam comes down, both on rails
        with b.part("press-beam"):
            box(b, 760, -140, 330, 170, 200, height - 760, "paint", 18)
            box(b, 672, -150, 380, 16, 170, height - 900, "rubber", 4)
            box(b, 760, -242, 380, 130, 6, height - 900, "graphite", 3)
            box(b, -150, -140, 1900, 1560, 190, 150, "paint", 18)
            box(b, -150, -140, 1884, 1500, 170, 16, "rubber", 4)
            box(b, -150, -237, 2034, 1564, 4, 12, "accent", 1)
            for x in (-760, 460):
                cyl(b, "z", x, -110, 2330, 50, 560, "aluminium", 26)
                cyl(b, "z", x, -110, 2080, 22, 140, "bright", 16)
                box(b, x, -100, height - 560, 150, 150, 40, "graphite", 6)
            cyl(b, "x", 1240, -120, 1100, 50, 560, "aluminium", 26)
            cyl(b, "x", 910, -120, 1100, 22, 160, "bright", 16)
            cyl(b, "x", 1240, -120, 560, 50, 560, "aluminium", 26)
            cyl(b, "x", 910, -120, 560, 22, 160, "bright", 16)
            box(b, 1560, -90, 420, 90, 180, 860, "graphite", 8)
        for z in (height - 330, 400):
            rail(b, -length / 2 + 150, length / 2 - 150, -76, z, size=36)
    for side in (-1, 1):
        with b.part("control-desk"):
            box(b, side * (length / 2 + 80), -220, 0, 200, 200, 26, "graphite", 6)
            box(b, side * (length / 2 + 80), -220, 26, 90, 90, 900, "graphite", 8)
            box(b, side * (length / 2 + 80), -220, 920, 240, 150, 220, "paint", 12)
        buttons(b, side * (length / 2 + 80), -296, 1060, "gwr", 66)
        buttons(b, side * (length / 2 + 80), -296, 980, "wk", 66)
    air_unit(b, -length * 0.3, -10, 200)
    stack_light(b, length / 2 - 60, 0, height - 12, 70)


def tilting_table(b, f):
    length, width, top = f["length"], f["width"], f["height"]
    tube_frame(b, length * 0.72, width * 0.6, top - 260, 0, 0, 90, "graphite")
    with b.part("frame"):
        for x in (-length * 0.3, length * 0.3):
            box(b, x, -width * 0.24, top - 270, 120, 120, 150, "paint", 10)
            cyl(b, "x", x, -width * 0.24, top - 110, 40, 160, "bright", 24)
    with b.part("lift-cylinder"):
        for x in (-length * 0.18, length * 0.18):
            with b.at(x, width * 0.10, 330, rx=-26):
                cyl(b, "z", 0, 0, 180, 46, 420, "aluminium", 26)
                cyl(b, "z", 0, 0, 560, 22, 380, "bright", 18)
                box(b, 0, 0, -60, 110, 110, 60, "graphite", 8)
    with b.at(0, -width * 0.24, top - 110, rx=34):
        with b.part("table"):
            for x in (-length * 0.48, length * 0.48):
                box(b, x, width * 0.42, 10, 90, width, 90, "paint", 10)
            for k in range(6):
                y = -width * 0.02 + k * width * 0.176
                box(b, 0, y, 14, length * 0.94, 70, 76, "paint", 8)
                box(b, 0, y, 90, length * 0.92, 46, 22, "rubber", 6)
            box(b, 0, -width * 0.06, 20, length, 70, 190, "paint", 10)
            box(b, 0, -width * 0.06 - 36, 150, length - 20, 3, 12, "accent", 1)
            for x in (-length * 0.3, 0, length * 0.3):
                box(b, x, -width * 0.02, 112, 160, 26, 90, "rubber", 5)
        with b.at(-800, width * 0.02, 188, rx=-90):
            window_frame(b, 1600, 1300, 72, 84, glazed=False)
    foot_pedal(b, length * 0.16, -width * 0.5)
    air_unit(b, length * 0.2, -width * 0.3 - 8, 330)


def vacuum_lifter(b, f):
    height = f["height"]
    reach = f["length"] - 900
    x0 = -f["length"] / 2 + 450
    with b.part("column"):
        cyl(b, "z", x0, 200, 20, 420, 40, "graphite", 44)
        for k in range(8):
            from math import cos, pi, sin

            cyl(b, "z", x0 + cos(k * pi / 4) * 350, 200 + sin(k * pi / 4) * 350, 52, 22, 34, "steel", 6)
        cyl(b, "z", x0, 200, height / 2 - 60, 140, height - 160, "paint", 40)
        cyl(b, "z", x0, 200, 1300, 143, 30, "accent", 40)
        cyl(b, "z", x0, 200, height - 150, 190, 260, "graphite", 40)
        box(b, x0, 30, 900, 260, 170, 460, "paint", 14)
        box(b, x0, -57, 960, 200, 4, 340, "graphite", 3)
    with b.part("boom"):
        box(b, x0 + reach / 2, 200, height - 190, reach, 170, 230, "paint", 16)
        box(b, x0 + reach / 2, 200, height - 60, reach + 2, 173, 14, "accent", 2)
        prism(b, "y", [[(x0 + 60, height + 40), (x0 + 60, height + 110), (x0 + reach * 0.62, height + 60), (x0 + reach * 0.62, height + 40)]], 160, 240, "paint", 6)
        box(b, x0 + reach + 6, 200, height - 190, 14, 180, 240, "rubber", 4)
    rail(b, x0 + 300, x0 + reach - 60, 200, height - 224, size=50)
    tx = x0 + reach * 0.74
    with b.part("trolley"):
        box(b, tx, 200, height - 330, 420, 220, 120, "graphite", 12)
        cyl(b, "z", tx, 200, height - 560, 74, 480, "aluminium", 34)
        cyl(b, "z", tx, 200, height - 1150, 40, 800, "bright", 26)
        box(b, tx, 200, height - 830, 190, 190, 50, "graphite", 8)
        pipe(b, [(tx - 120, 200, height - 300), (tx - 260, 180, height - 900), (tx - 160, 120, height - 1400), (tx - 60, 60, 1900)], 16, "blue", 8)
    z = 1250
    with b.part("lifting-frame"):
        cyl(b, "z", tx, 200, z + 640, 60, 260, "graphite", 28)
        box(b, tx, 190, z - 120, 170, 120, 700, "paint", 14)
        box(b, tx, 190, z - 60, 1500, 90, 100, "paint", 12)
        box(b, tx, 190, z + 360, 1500, 90, 100, "paint", 12)
        for x in (-560, 560):
            box(b, tx + x, 190, z - 160, 80, 80, 720, "graphite", 8)
        box(b, tx, 268, z + 60, 300, 60, 320, "graphite", 10)
    with b.part("suction-pads"):
        for x in (-560, 0, 560):
            for dz in (-10, 410):
                cyl(b, "y", tx + x, 110, z + dz, 34, 90, "bright", 20)
                cyl(b, "y", tx + x, 56, z + dz, 165, 34, "rubber", 40, r2=120)
                cyl(b, "y", tx + x, 76, z + dz, 80, 20, "accent", 30)
    with b.part("glass"):
        box(b, tx, 14, z - 640, 1900, 44, 1700, "pane", 3)
        for dy in (-20, 20):
            prism(b, "y", [[(u + tx, v) for u, v in [(-950, z - 640), (950, z - 640), (950, z + 1060), (-950, z + 1060)]], [(u + tx, v) for u, v in [(-934, z - 624), (934, z - 624), (934, z + 1044), (-934, z + 1044)]]], 14 + dy - 4, 14 + dy + 4, "rubber")
    with b.part("handle"):
        for x in (-820, 820):
            pipe(b, [(tx + x * 0.86, 190, z + 40), (tx + x * 1.2, 240, z + 40), (tx + x * 1.28, 200, z + 90), (tx + x * 1.28, 200, z + 330), (tx + x * 1.2, 240, z + 400), (tx + x * 0.86, 190, z + 400)], 18, "graphite", 12)
    with b.part("control-desk"):
        box(b, tx + 1050, 180, z + 140, 120, 90, 180, "paint", 12)
    buttons(b, tx + 1050, 134, z + 270, "gw", 50)
    buttons(b, tx + 1050, 134, z + 200, "ar", 50)


def inspection(b, f):
    length, height = f["length"] - 200, f["height"]
    portal_wall(b, length, height, 3, (900, 1700, 2130))
    with b.at(0, 60, 120, rx=-3):
        with b.part("conveyor"):
            box(b, 0, -150, 190, length - 260, 200, 60, "graphite", 6)
        for k in range(12):
            roller(b, -length / 2 + 240 + k * (length - 480) / 11, -150, 274, 150, 22, "y", "rubber")
        with b.at(-950, -180, 298):
            window_frame(b, 1700, 1700, 74, 76, glazed=False)
        # the open sash
        with b.at(-870, -190, 360, rz=-38):
            window_frame(b, 1560, 1560, 76, 84, glazed=True)
            with b.part("handle"):
                box(b, 1520, -24, 740, 36, 24, 120, "aluminium", 5)
                box(b, 1500, -60, 780, 22, 30, 150, "aluminium", 6)
        with b.part("clamps"):
            for x in (-1050, 860):
                for z in (600, 1700):
                    box(b, x, -150, z, 120, 150, 90, "graphite", 8)
                    box(b, x + (70 if x < 0 else -70), -150, z + 10, 30, 120, 70, "rubber", 5)
            for x in (-600, 0, 500):
                box(b, x, -150, 2100, 110, 150, 110, "graphite", 8)
        with b.part("light"):
            for x in (-length / 2 + 150, length / 2 - 150):
                box(b, x, -80, 420, 30, 30, height - 900, "light", 4)
            box(b, 0, -120, height - 250, length - 400, 40, 24, "light", 4)
        with b.part("camera"):
            box(b, 0, -330, height - 230, 60, 500, 50, "graphite", 6)
            cyl(b, "z", 0, -560, height - 270, 50, 120, "graphite", 24)
            cyl(b, "z", 0, -560, height - 340, 36, 30, "glass", 24)
    panel_on_arm(b, length / 2 + 40, -60, 120, (160, -420, 1500), 430, 14)
    with b.part("printer"):
        box(b, length / 2 + 60, -330, 700, 260, 240, 220, "graphite", 14)
        box(b, length / 2 + 60, -452, 780, 160, 10, 90, "pvc", 2)
        box(b, length / 2 + 60, -330, 26, 90, 90, 680, "graphite", 8)
        box(b, length / 2 + 60, -330, 0, 300, 300, 26, "graphite", 6)
    air_unit(b, -length * 0.3, -10, 200)
    stack_light(b, -length / 2 + 60, 0, height - 12, 70)
