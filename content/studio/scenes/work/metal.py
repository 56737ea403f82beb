"""Aluminium bars under a cutter: the case of a lock is routed, a bar is machined under coolant."""
from math import cos, pi, sin

from kit.solids import box, cyl, disc, pipe, prism, rect, rounded
from kit.tools import spindle
from scenes.work.pieces import lying_chips, socket_screw, spray
from scenes.work.shot import Shot


def slot(x, y, long, wide):
    return rounded(rect(x, y, long, wide), wide / 2, 8)


def cylinder_hole(x, y):
    """The hole for a profile cylinder: a round above a slot."""
    arc = [(x + cos(a * pi / 18) * 8.5, y + sin(a * pi / 18) * 8.5) for a in range(4, 33)]
    return [*arc, (x + 26, y - 5), (x + 26, y + 5)]


def hollow(b, x1, x2, half, top, holes, walls=2.4, material="aluminium"):
    """A hollow bar along x with holes in its upper face, through which its inside is seen."""
    outline = rounded([(x1, -half), (x2, -half), (x2, half), (x1, half)], 0.6, 2)
    prism(b, "z", [outline, *holes], top - walls, top, material, 0.35)
    for side in (-1, 1):
        box(b, (x1 + x2) / 2, side * (half - walls / 2), 0, x2 - x1, walls, top - 0.4, material, 0.5)
    for y in (-half * 0.34, half * 0.34):
        box(b, (x1 + x2) / 2, y, 2, x2 - x1, 1.6, top - 5, "anodised", 0.2)
    box(b, (x1 + x2) / 2, 0, 0, x2 - x1, half * 2, walls, material, 0.5)


def lock_routed():
    shot = Shot((4, 4, 62), 28, 32, 215, (2, -2, 57), lens=80, stop=11)
    b = shot.build
    with b.part("profile"):
        hollow(b, -460, 460, 33, 56, [slot(-26, 0, 118, 16), cylinder_hole(74, 0), disc(118, 0, 9, 40), disc(118, 21, 3.2, 24), disc(118, -21, 3.2, 24)])
        box(b, 0, 40, 0, 920, 14, 22, "aluminium", 0.6)
    spindle(b, "z", 26, 0, 132, 27, 170, -1, 40, 5.2)
    with b.part("nozzle"):
        pipe(b, [(-40, 76, 190), (-20, 58, 128), (4, 24, 88)], 4.2, "graphite", 16)
        cyl(b, "z", 4.4, 23.6, 86, 2.6, 10, "brass", 20)
    with b.part("clamp"):
        for x in (-170, 190):
            box(b, x, -52, 0, 60, 38, 66, "graphite", 3)
            box(b, x, -35, 8, 52, 5, 46, "rubber", 1)
            socket_screw(b, x, -54, 66, 6)
    table(b)
    with b.part("template"):
        prism(b, "z", [rounded(rect(20, 150, 360, 70), 5, 3), slot(-26, 150, 118, 16), cylinder_hole(74, 150), disc(118, 150, 9, 40)], 70, 78, "steel", 0.6)
        box(b, 20, 150, 0, 320, 60, 70, "graphite", 3)
        cyl(b, "z", 26, 150, 110, 7.6, 76, "bright", 32)
        cyl(b, "z", 26, 150, 200, 16, 110, "anodised", 36)
    spray(shot, (27, -2, 59), (0.5, -0.75, 0.8), 0.42, 320, "swarf", 41, (0.9, 2.6), (4, 100), 5, 20)
    lying_chips(b, 30, -14, 56.2, (34, 11), 130, "swarf", 42, (0.8, 2.6))
    lying_chips(b, 50, -74, 0.4, (60, 22), 140, "swarf", 43, (1.0, 3.0))
    return shot


def bar_machined():
    shot = Shot((10, -4, 88), -30, 24, 290, (2, -8, 72), lens=75, stop=11)
    b = shot.build
    pocket = [(-110, -22), (-8, -22), (-8, 22), (-110, 22)]
    with b.part("profile"):
        hollow(b, -620, 520, 40, 70, [rounded(pocket, 9, 5), disc(84, -18, 6, 32), disc(84, 18, 6, 32), disc(124, 0, 11, 44), slot(206, 0, 70, 14)], 3.2)
    with b.at(-6, 12, 152, ry=0):
        spindle(b, "z", 0, 0, 20, 38, 220, -1, 62, 8)
    with b.part("nozzle"):
        for side in (-1, 1):
            pipe(b, [(side * 84, 66, 220), (side * 70, 52, 168), (side * 44, 34, 122), (side * 26 - 4, 20, 98)], 5.5, "blue" if side < 0 else "graphite", 16)
            cyl(b, "z", side * 25 - 4, 19, 95, 3.4, 9, "accent", 20)
    with b.part("clamp"):
        for x in (-230, 280):
            box(b, x, -66, -10, 80, 46, 96, "graphite", 4)
            box(b, x, -43, 4, 70, 6, 56, "rubber", 1)
            box(b, x, -89.6, 30, 50, 1.4, 8, "accent", 0.4)
            socket_screw(b, x, -68, 86, 7)
    table(b)
    spray(shot, (-4, 4, 74), (-0.55, -0.8, 0.75), 0.4, 230, "swarf", 51, (1.6, 4.6), (5, 150), 6, 18)
    spray(shot, (-4, 4, 76), (0.1, -0.7, 0.5), 0.75, 700, "coolant", 52, (0.5, 1.1), (2, 120), 9, 26)
    lying_chips(b, 30, -12, 70.4, (46, 14), 90, "swarf", 53, (1.6, 4.6))
    lying_chips(b, 20, -120, -9.6, (90, 20), 110, "swarf", 54, (1.6, 5))
    return shot


def table(b):
    with b.part("table"):
        box(b, 0, 0, -40, 1300, 420, 30, "steel", 2)
        for y in (-130, -60, 60):
            box(b, 0, y, -10.4, 1300, 10, 0.6, "dark", 0.1)
        box(b, 0, 10, -12, 1200, 110, 12, "graphite", 2)
