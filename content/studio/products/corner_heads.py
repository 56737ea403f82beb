"""Heads that work on the corner of a lying frame. The corner is the origin, its two bars run along +x and +y, the table's top is at z 0."""
from contextlib import contextmanager

from kit.handling import clamp_down
from kit.solids import box, cyl, pipe, prism, rounded
from kit.tools import hot_plate, motor, saw_blade, spindle


@contextmanager
def other_bar(b):
    """The same again for the bar along +y."""
    with b.at(rz=90, mirror="y"):
        yield


def both_bars(b, make):
    make()
    with other_bar(b):
        make()


def corner_bars(b, long_x, long_y, material="pvc", width=70, height=68):
    """The corner of a frame: two mitred bars with their rebate."""
    with b.part("frame-workpiece"):
        for swap, long in ((False, long_x), (True, long_y)):
            with b.at(rz=90 if swap else 0, mirror="y" if swap else ""):
                prism(b, "z", [[(0, 0), (long, 0), (long, width), (width, width)]], 2, height * 0.66, material, 2)
                prism(b, "z", [[(0, 0), (long, 0), (long, width * 0.6), (width * 0.6, width * 0.6)]], height * 0.6, height, material, 2)
                prism(b, "z", [[(width, width - 8), (long, width - 8), (long, width - 2), (width, width - 2)]], height * 0.66, height * 0.66 + 4, "rubber")


def support_arm(b, long, part="support-arms"):
    """An arm along +x under a bar, with rollers and a leg, its top at z 0."""
    with b.part(part):
        box(b, long / 2, 36, -96, long, 66, 60, "graphite", 5)
        for k in range(3):
            at = long * (0.35 + 0.28 * k)
            box(b, at, 36, -44, 60, 92, 24, "paint", 4)
            cyl(b, "y", at, 36, -14, 13, 96, "bright", 14)
        box(b, long - 12, 36, -100, 24, 76, 68, "accent", 4)


def both_arms(b, start, reach):
    """A support arm under each bar of the corner."""
    with b.at(start, 0, 0):
        support_arm(b, reach)
    with other_bar(b):
        with b.at(start, 0, 0):
            support_arm(b, reach)


def weld_head(b, bar=68, seamless=False, column=430):
    """Clamping tables and jaws for both bars, the heating plate between them, cylinders, housing behind the corner."""
    def side():
        with b.part("welding-head"):
            box(b, 190, 30, -46, 300, 150, 44, "steel", 4)
            box(b, 180, 30, -120, 320, 190, 76, "graphite", 6)
            # the jaw
            box(b, 178, 34, bar + 4, 250, 96, 40, "steel", 4)
            box(b, 178, 34, bar + 44, 200, 70, 50, "graphite", 5)
            box(b, 178, -58, -40, 260, 24, bar + 60, "paint", 4)
            for x in (110, 246):
                cyl(b, "z", x, 34, bar + 150, 13, 120, "bright", 14)
        with b.part("clamps"):
            for x in (110, 246):
                cyl(b, "z", x, 34, bar + 260, 36, 130, "aluminium", 24)
                box(b, x, 34, bar + 320, 84, 84, 20, "graphite", 4)
                cyl(b, "y", x, -14, bar + 300, 7, 20, "brass", 8)
        with b.part("welding-head"):
            box(b, 178, 34, bar + 180, 260, 104, 22, "graphite", 4)
            box(b, 178, -66, bar + 20, 270, 26, 330, "paint", 6)
            box(b, 178, -80, bar + 90, 200, 4, 10, "accent", 1)

    both_bars(b, side)
    with b.at(rz=45):
        with b.at(60, 0, -30, rz=90):
            with b.at(rz=90 - 90):
                pass
        with b.at(-10, 0, -20, rz=0):
            hot_plate(b, 250, 190)
        with b.part("welding-head"):
            outline = rounded([(-520, -120), (-160, -120), (-160, bar + 120), (-190, column), (-470, column), (-520, column - 90)], [8, 8, 20, 60, 80, 60], 5)
            prism(b, "y", [outline], -150, 150, "paint", 14)
            box(b, -340, 0, column - 24, 322, 304, 12, "accent", 2)
            box(b, -158, 0, bar + 40, 8, 220, 190, "dark", 2)
            box(b, -522, 0, 40, 6, 180, column * 0.5, "graphite", 3)
        pipe_up(b, column)
        if seamless:
            for y in (-96, 96):
                spindle(b, "z", -60, y, bar + 120, 42, 220, -1, 40, 6)
            with b.part("welding-head"):
                box(b, -100, 0, bar + 190, 140, 330, 40, "graphite", 6)


def pipe_up(b, column):
    with b.part("hoses"):
        for k, colour in enumerate(("rubber", "blue", "rubber")):
            pipe(b, [(-420, -60 + 50 * k, column - 10), (-430, -60 + 50 * k, column + 70), (-500, -60 + 50 * k, column + 60), (-560, -50 + 40 * k, column - 200), (-560, -40 + 40 * k, -100)], 11, colour, 8)


def crimp_head(b, bar=74, press=1.0):
    """Two opposed knives that a hydraulic press drives into the corner, the stop inside it, clamps from above."""
    def side():
        with b.part("crimping-head"):
            box(b, 170, 60, -60, 340, 190, 56, "steel", 4)
            # the knife carrier presses along +y into the outer face near the corner
            box(b, 86, -60, 6, 90, 110, 60, "bright", 4)
            box(b, 72, -6, 22, 26, 14, 8, "steel", 1)
            box(b, 72, -6, 44, 26, 14, 8, "steel", 1)
            box(b, 92, -170, -10, 170, 120, 110, "graphite", 8)
            box(b, 92, -228, -20, 180, 16, 130, "accent", 3)
        with b.part("hydraulics"):
            cyl(b, "y", 92, -320, 46, 62 * press, 180, "stone", 28)
            box(b, 92, -416, -20, 140, 24, 132, "graphite", 5)
            for x in (40, 144):
                for z in (-6, 98):
                    cyl(b, "y", x, -322, z, 8, 190, "bright", 10)
            pipe(b, [(92, -400, 112), (92, -420, 170), (40, -300, 190), (-120, -300, 120), (-200, -240, 20)], 12, "rubber", 8)
        clamp_down(b, 240, 36, bar + 4, 50, 30)
        with b.part("clamps"):
            box(b, 240, -70, -20, 70, 44, bar + 190, "paint", 6)
            box(b, 240, -10, bar + 130, 70, 160, 34, "graphite", 5)

    both_bars(b, side)
    with b.at(rz=45):
        with b.part("crimping-head"):
            box(b, 128, 0, -4, 60, 60, bar + 30, "steel", 4)
            box(b, 190, 0, -30, 160, 110, 60, "graphite", 6)


def clean_tools(b, bar=68, tools=4):
    """A tool carrier over the corner: groove knives above and below, a disc for the outer corner, spindles."""
    with b.at(rz=45):
        with b.part("tool-carrier"):
            box(b, -30, 0, bar + 190, 210, 240, 60, "graphite", 8)
            box(b, -190, 0, -60, 120, 300, bar + 420, "paint", 12)
            box(b, -126, 0, -20, 8, 200, bar + 330, "steel", 3)
            for y in (-76, 76):
                box(b, -118, y, -20, 20, 34, bar + 330, "bright", 2)
        with b.part("knives"):
            for y in (-40, 40):
                box(b, 30, y, bar + 44, 24, 30, 150, "graphite", 4)
                prism(b, "y", [[(18, bar + 4), (44, bar + 4), (36, bar + 50), (22, bar + 50)]], y - 12, y + 12, "bright", 1)
            box(b, 30, 0, -110, 24, 70, 84, "graphite", 4)
            prism(b, "y", [[(18, -2), (44, -2), (36, -40), (22, -40)]], -20, 20, "bright", 1)
        with b.at(-24, 0, bar * 0.5):
            saw_blade(b, "y", -96, 0, 30, 112, 40, 6)
        motor(b, "y", -120, 190, bar * 0.5 + 30, 62, 190)
        if tools > 3:
            spindle(b, "z", 52, 116, bar + 70, 40, 190, -1, 50, 7)
            spindle(b, "z", 52, -116, bar + 70, 40, 190, -1, 50, 9)
