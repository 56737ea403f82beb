"""Corner crimping machines for aluminium: one corner, two on a bed, four around a frame."""
from kit.beds import railed_bed, shoes
from kit.controls import air_unit, foot_pedal, panel_on_arm, stack_light, two_hand_desk
from kit.guards import stripes
from kit.handling import cable_chain, scale_strip, wheel
from kit.solids import box, prism, rounded
from kit.stands import cabinet_base, pedestal
from products.corner_heads import both_arms, corner_bars, crimp_head, other_bar, support_arm
from products.welding import frame_product


def single_crimper(b, f):
    table = f["working-height"]
    pedestal(b, f["length"] * 0.7, f["width"] * 0.7, table - 90, 0, 140)
    with b.part("table"):
        box(b, 0, 120, table - 92, f["length"] * 0.9, f["width"] * 0.78, 34, "graphite", 10)
    with b.at(0, 120, table, rz=-135):
        crimp_head(b, press=1.15)
        corner_bars(b, 950, 950, "aluminium", 60, 70)
        both_arms(b, 360, 420)
    with b.part("guard"):
        outline = rounded([(-250, 460), (250, 460), (330, 560), (330, 640), (-330, 640), (-330, 560)], 40, 4)
        prism(b, "z", [[(u, v - 40) for u, v in outline]], table + 4, table + 250, "paint", 14)
        box(b, 0, 520, table + 216, 600, 150, 12, "accent", 2)
    wheel(b, "x", f["length"] * 0.36, 120, table - 30, 80)
    foot_pedal(b, 60, -420)
    two_hand_desk(b, 0, -230, table - 220, 400)
    air_unit(b, 0, -190, 330)


def double_crimper(b, f):
    length, table = f["length"], f["working-height"] if f["working-height"] else 950
    bed = table - 230
    depth = f["width"] * 0.44
    cabinet_base(b, length - 300, depth, bed, 0, 200, doors=4)
    railed_bed(b, length, depth + 40, bed, 200, (0, 400))
    left, right = -length / 2 + 820, length / 2 - 900
    for side, x in ((-1, left), (1, right)):
        with b.part("crimping-head"):
            box(b, x - side * 80, 200, bed + 56, 820, 620, 70, "graphite", 6)
        shoes(b, (x - 260, x + 180), (0, 400), bed + 44)
        with b.at(x, 120, table, mirror="y" + ("x" if side > 0 else "")):
            crimp_head(b)
            corner_bars(b, (right - left) / 2 + 1, 900, "aluminium", 60, 70)
            with other_bar(b):
                with b.at(360, 0, 0):
                    support_arm(b, 520)
        with b.part("guard"):
            tall = f["height"] - table - 380
            outline = rounded([(420, bed + 110), (620, bed + 110), (620, table + tall), (200, table + tall), (120, table + tall - 90), (330, table + 330)], [8, 8, 90, 90, 40, 60], 5)
            prism(b, "x", [outline], x - 330 - side * 60, x + 330 - side * 60, "paint", 14)
            box(b, x - side * 60, 380, table + tall - 120, 664, 480, 14, "accent", 2)
        with b.part("window"):
            prism(b, "x", [[(112, table + tall - 92), (124, table + tall - 92), (10, table + 250), (-2, table + 250)]], x - 310 - side * 60, x + 310 - side * 60, "smoke")
    with b.part("support-arms"):
        for x in (left + (right - left) * 0.36, left + (right - left) * 0.64):
            box(b, x, 90, bed + 34, 60, 140, table - bed - 40, "paint", 5)
    cable_chain(b, -length / 2 + 500, right - 200, 590, bed - 70, 140, 80, mid=-100)
    scale_strip(b, left + 200, right - 200, 200 - depth / 2 - 24, bed + 4)
    stripes(b, 0, 200 - depth / 2 - 24, bed - 90, 640, 32)
    panel_on_arm(b, right + 380, 520, bed + 34, (60, -360, 1010), 380)
    foot_pedal(b, left + 200, -700)
    air_unit(b, -200, 200 - depth / 2 - 10, 320)
    stack_light(b, left - 380, 480, bed + 34, 900)


def four_crimper(b, f):
    frame_product(b, f, lambda: crimp_four(b), (f["length"] * 0.44, f["width"] * 0.46))


def crimp_four(b):
    crimp_head(b)
    with b.at(rz=45):
        with b.part("crimping-head"):
            outline = rounded([(-560, -120), (-330, -120), (-330, 210), (-360, 260), (-530, 260), (-560, 200)], 30, 4)
            prism(b, "y", [outline], -190, 190, "paint", 14)
            box(b, -445, 0, 216, 236, 384, 12, "accent", 2)
