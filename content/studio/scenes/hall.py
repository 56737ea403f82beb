"""A production hall: polished floor with markings, a wall with a band of windows, columns, light strips, and machines in rows."""
from math import ceil

import numpy as np

from kit.build import Build
from kit.solids import box, cyl
from machines.which_machine import build_machine

AISLE = 1700
GAP = 900


def machines_in_rows(line, rows):
    """One build of the machines of `line`, in the order of work, in rows one behind the other."""
    made = [build_machine(it["slug"], it["figures"]) for it in line]
    spans = [(it.points().min(0), it.points().max(0)) for it in made]
    total = sum(high[0] - low[0] + GAP for low, high in spans)
    build, x, y, deepest, widest = Build(), 0.0, 0.0, 0.0, total / rows
    for one, (low, high) in zip(made, spans):
        wide = high[0] - low[0]
        if x > 0 and x + wide * 0.6 > widest:
            x, y, deepest = 0.0, y + deepest + AISLE, 0.0
        move = np.array([x - low[0], y - low[1], 0])
        for key, pieces in one.parts.items():
            build.parts.setdefault(key, []).extend((p + move, n, f, m) for p, n, f, m in pieces)
        x += wide + GAP
        deepest = max(deepest, high[1] - low[1])
    return build


def hall_around(points):
    """The hall, large enough for machines that take up `points`, with its far walls at +y and -x."""
    low, high = points.min(0), points.max(0)
    b = Build()
    x1, x2, y1, y2 = low[0] - 5200, high[0] + 14000, low[1] - 16000, high[1] + 4200
    tall = 6800
    with b.part("floor"):
        box(b, (x1 + x2) / 2, (y1 + y2) / 2, -40, x2 - x1, y2 - y1, 40, "floor", 0)
        for y in (low[1] - 1100, high[1] + 1300):
            box(b, (x1 + x2) / 2, y, 0, x2 - x1, 110, 2, "yellow", 0)
        for x in (low[0] - 1500, high[0] + 1500):
            box(b, x, (low[1] + high[1]) / 2 + 100, 0, 110, high[1] - low[1] + 2400, 2, "yellow", 0)
    with b.part("wall"):
        for side in ("back", "left"):
            long = x2 - x1 if side == "back" else y2 - y1
            with b.at(x1 if side == "back" else x1, y2 if side == "back" else y1, 0, rz=0 if side == "back" else 90, mirror="" if side == "back" else "y"):
                box(b, long / 2, 100, 0, long, 200, 1500, "wall", 2)
                box(b, long / 2, 100, 1500, long, 210, 90, "graphite", 2)
                box(b, long / 2, 160, 1590, long, 60, 2500, "daylight", 0)
                box(b, long / 2, 100, 4090, long, 200, tall - 4090, "wall", 2)
                box(b, long / 2, 92, 4060, long, 210, 70, "graphite", 2)
                box(b, long / 2, -3, 900, long, 6, 60, "accent", 0.5)
                count = ceil(long / 1600)
                for i in range(count + 1):
                    box(b, i * long / count, 90, 1590, 60, 130, 2500, "graphite", 2)
                box(b, long / 2, 110, 2700, long, 60, 50, "graphite", 2)
                for i in range(ceil(long / 6400) + 1):
                    box(b, min(long, i * 6400), -60, 0, 340, 320, tall, "stone", 10)
                    box(b, min(long, i * 6400), -230, 0, 350, 20, 1200, "yellow", 2)
    with b.part("light"):
        for k in range(ceil((x2 - x1) / 6400) + 1):
            x = x1 + k * 6400
            box(b, x, (y1 + y2) / 2, tall - 300, 220, y2 - y1, 480, "stone", 4)
        for k in range(4):
            y = low[1] - 1500 + k * max(2600, (high[1] - low[1] + 3000) / 3)
            box(b, (x1 + x2) / 2, y, tall - 700, x2 - x1, 170, 60, "graphite", 2)
            box(b, (x1 + x2) / 2, y, tall - 716, x2 - x1 - 300, 120, 16, "light", 0)
    return b
