"""Corner cleaners: a hand-loaded one, CNC ones with a cabin, the twin-head one that stands in a line."""
from kit.beds import side_beams
from kit.controls import air_unit, buttons, cabinet, desk, foot_pedal, panel_on_arm, stack_light, two_hand_desk
from kit.guards import cabin, stripes
from kit.handling import cable_chain, clamp_down, dust_port, hose, rail
from kit.solids import box, pipe, prism, rounded
from kit.stands import cabinet_base, pedestal
from products.corner_heads import clean_tools, corner_bars, support_arm


def v_table(b, y, table, arm=900, bar=1100):
    """The corner lies in the machine, its bars come forward to both sides on arms."""
    with b.at(0, y, table, rz=-135):
        corner_bars(b, bar, bar)
        for swap in (False, True):
            with b.at(rz=90 if swap else 0, mirror="y" if swap else ""):
                with b.at(300, 0, 0):
                    support_arm(b, arm)
                with b.part("table"):
                    box(b, 170, 40, -50, 320, 170, 46, "steel", 4)
                    box(b, 190, -50, -46, 260, 22, 100, "paint", 4)
                clamp_down(b, 190, 34, 70, 50, 28)
                with b.part("clamps"):
                    box(b, 190, -50, 40, 60, 40, 240, "paint", 5)
                    box(b, 190, -6, 236, 64, 130, 32, "graphite", 5)


def cleaner_by_hand(b, f):
    table = f["working-height"]
    pedestal(b, f["length"] * 0.66, f["width"] * 0.66, table - 110, 0, 110)
    v_table(b, 120, table, 480, 900)
    with b.at(0, 120, table, rz=-135):
        clean_tools(b, tools=3)
    with b.part("guard"):
        outline = rounded([(240, table - 100), (480, table - 100), (480, table + 620), (150, table + 640), (90, table + 560), (240, table + 430)], [10, 10, 110, 110, 50, 60], 6)
        prism(b, "x", [outline], -230, 230, "paint", 16)
        box(b, 0, 300, table + 500, 464, 360, 14, "accent", 2)
        for side in (-1, 1):
            box(b, side * 231, 330, table + 40, 6, 200, 320, "graphite", 4)
    with b.part("window"):
        prism(b, "x", [[(84, table + 560), (94, table + 560), (40, table + 330), (30, table + 330)]], -210, 210, "smoke")
    dust_port(b, 0, 400, table + 620, 50, 200)
    two_hand_desk(b, 0, -240, table - 240, 430)
    buttons(b, 0, 96, table + 600, "gwk", 60)
    air_unit(b, 40, -180, 330)
    foot_pedal(b, 330, -420)


def cnc_cleaner(b, f, axes):
    length, width, table, height = f["length"], f["width"], f["working-height"], f["height"]
    deep = width * (0.56 if axes > 2 else 0.5)
    y = width / 2 - deep / 2
    wide = length * 0.78
    cabinet_base(b, wide, deep, table - 150, 0, y, doors=2 if axes < 4 else 3)
    v_table(b, y - deep * 0.22, table, 640 if axes < 4 else 900, 1150 if axes < 4 else 1400)
    with b.at(0, y - deep * 0.22, table, rz=-135):
        clean_tools(b, tools=9)
    top = height - (table - 150)
    with b.part("guard"):
        rear = y + deep / 2
        outline = rounded([(rear, table - 150), (rear, height), (y - deep * 0.36, height), (y - deep * 0.60, height - 200), (y - deep * 0.56, height - 330), (y - deep * 0.2, height - 300), (y + deep * 0.18, table + 360), (y + deep * 0.18, table - 150)], [6, 90, 110, 60, 20, 40, 60, 6], 6)
        prism(b, "x", [outline], -wide / 2, wide / 2, "paint", 16)
        box(b, 0, y, height - 150, wide + 4, deep * 0.9, 16, "accent", 2)
        for side in (-1, 1):
            wing = rounded([(y - deep * 0.60, height - 190), (y - deep * 0.1, height - 170), (y + deep * 0.2, table - 140), (y - deep * 0.44, table - 140), (y - deep * 0.46, table + 150)], [30, 20, 10, 10, 40], 4)
            prism(b, "x", [wing], side * (wide / 2 - 18) - 18, side * (wide / 2 - 18) + 18, "paint", 6)
    with b.part("window"):
        front = [(y - deep * 0.575, height - 325), (y - deep * 0.560, height - 325), (y - deep * 0.455, table + 210), (y - deep * 0.47, table + 210)]
        prism(b, "x", [front], -wide / 2 + 40, wide / 2 - 40, "smoke")
    with b.part("guard"):
        box(b, 0, y - deep * 0.47, table + 180, wide - 40, 34, 40, "graphite", 8)
        from kit.guards import handle

        handle(b, -260, y - deep * 0.49, table + 200, 520)
        box(b, 0, y - deep * 0.578, height - 260, wide * 0.5, 6, 90, "graphite", 3)
    hose(b, [(wide * 0.2, y + deep * 0.3, height - 40), (wide * 0.2, y + deep * 0.3, height + 130), (wide * 0.2, y + deep * 0.62, height + 120), (wide * 0.2, y + deep * 0.66, height - 300), (wide * 0.2, y + deep * 0.66, 500)], 60)
    stack_light(b, -wide * 0.4, y, height - 5, 80)
    panel_on_arm(b, wide / 2 - 60, y + deep * 0.1, height - 40, (260, -deep * 0.8, 30), 380 if axes < 4 else 440) if axes < 4 else desk(b, wide / 2 + 330, y - deep * 0.3, 560, 440, 14)
    air_unit(b, -wide * 0.3, y - deep / 2 - 14, 330)
    if axes > 2:
        cabinet(b, -wide / 2 - 330, y + 60, 0, 480, 420, 1500)


def twin_cleaner(b, f):
    def head():
        clean_tools(b, tools=9)
        with b.part("guard"):
            with b.at(rz=45):
                outline = rounded([(-560, -110), (-230, -110), (-230, 330), (-60, 400), (-60, 560), (-480, 640), (-560, 540)], [8, 8, 30, 30, 60, 90, 60], 5)
                prism(b, "y", [outline], -230, 230, "paint", 14)
                box(b, -330, 0, 560, 440, 464, 14, "accent", 2)
                box(b, -563, 0, 60, 6, 300, 330, "graphite", 4)
        with b.part("extraction"):
            with b.at(rz=45):
                pipe(b, [(-380, 0, 600), (-380, 0, 760), (-520, 0, 900), (-760, 0, 940)], 56, "rubber", 14)

    length, width, table = f["length"], f["width"], f["working-height"]
    two_corner_frame(b, f, head)


def two_corner_frame(b, f, head):
    """A frame table with transport belts; a travelling bridge carries two heads for the corners of one side."""
    length, width, table = f["length"], f["width"], f["working-height"]
    run = length * 0.9
    bx, by = length * 0.21, width * 0.42
    x0 = -length * 0.04
    side_beams(b, run, (-width * 0.36, width * 0.36), 420, (0, 160, width * 0.7))
    with b.part("conveyor"):
        for y in (-by * 0.3, by * 0.3):
            box(b, 0, y, table - 160, run, 90, 120, "graphite", 6)
            box(b, 0, y, table - 42, run - 20, 70, 40, "rubber", 6)
            for x in (-run * 0.42, 0, run * 0.42):
                box(b, x, y, 260, 90, 80, table - 420, "graphite", 6)
    with b.part("portal"):
        for y in (-width * 0.36, width * 0.36):
            box(b, x0 - 120, y, 570, 520, 260, f["height"] - 820, "paint", 20)
            box(b, x0 - 120, y, f["height"] - 330, 524, 264, 14, "accent", 2)
        box(b, x0 - 220, 0, f["height"] - 250, 320, width * 0.86, 250, "paint", 20)
        box(b, x0 - 220 + 164, 0, f["height"] - 190, 8, width * 0.6, 130, "graphite", 4)
        box(b, x0 - 220, 0, table - 330, 240, width * 0.7, 160, "paint", 14)
    with b.at(x0 - 50, 0, 0):
        for z in (f["height"] - 220, f["height"] - 90):
            rail(b, -width * 0.4, width * 0.4, 14, z, "y", 34)
    with b.at(x0, -by / 2, table):
        head()
        corner_bars(b, bx + 1, by / 2 + 1)
    with b.at(x0, by / 2, table, mirror="y"):
        head()
        corner_bars(b, bx + 1, by / 2 + 1)
    with b.at(x0 + 2 * bx, -by / 2, table, mirror="x"):
        corner_bars(b, bx + 1, by / 2 + 1)
    with b.at(x0 + 2 * bx, by / 2, table, mirror="xy"):
        corner_bars(b, bx + 1, by / 2 + 1)
    cable_chain(b, -run / 2 + 200, run / 2 - 600, width * 0.36 + 170, 300, 180, 110, mid=0)
    desk(b, length * 0.22, -width / 2 + 60, 680, 520)
    cabinet(b, -length / 2 + 330, -width * 0.1, 0, 560, 1000, 1900)
    stack_light(b, -length / 2 + 330, -width * 0.1, 1912)
    stripes(b, -run * 0.1, -width * 0.36 - 112, 110, 700, 36)
    stripes(b, run * 0.25, -width * 0.36 - 112, 110, 700, 36)
