"""A production hall: polished floor with markings, walls with a band of windows, columns, light strips, machines in rows and what stands beside them."""
from math import ceil

import numpy as np

from kit.build import Build
from kit.solids import box
from products.which_product import build_product
from scenes.dressing import frame_trolley, glass_rack, pallet, profile_rack

AISLE = 1500
GAP = 800


def products_in_rows(line, rows):
    """One build of the machines of `line`, in the order of work, in rows one behind the other; the first row is the last to be seen."""
    made = [build_product(it["slug"], it["figures"]) for it in line]
    spans = [(it.points().min(0), it.points().max(0)) for it in made]
    widest = sum(high[0] - low[0] + GAP for low, high in spans) / rows
    build, x, y, deepest, ends = Build(), 0.0, 0.0, 0.0, []
    for one, (low, high) in zip(made, spans):
        wide = high[0] - low[0]
        if x > 0 and x + wide * 0.6 > widest:
            ends.append((x, y))
            x, y, deepest = 0.0, y + deepest + AISLE, 0.0
        move = np.array([x - low[0], y - low[1], 0])
        for key, pieces in one.parts.items():
            build.parts.setdefault(key, []).extend((p + move, n, f, m) for p, n, f, m in pieces)
        x += wide + GAP
        deepest = max(deepest, high[1] - low[1])
    if len(ends) > 0:
        fill_ends(build, [*ends, (x, y)])
    return build


def fill_ends(build, ends):
    """Where a row is shorter than the longest, what has been made waits on trolleys."""
    longest = max(x for x, _ in ends)
    # Not in front, where it would stand before the machines.
    for i, (x, y) in enumerate(ends[1:]):
        for k in range(min(3, int((longest - x) / 2100))):
            with build.at(x + 1100 + 2100 * k, y + 900, 0, rz=(4, -6, 2)[(i + k) % 3]):
                (frame_trolley, glass_rack, pallet)[(i + k) % 3](build)


def hall_around(points, azimuth):
    """The hall, large enough for machines that take up `points`, with its walls at +y and at the far side of who looks from `azimuth`."""
    low, high = points.min(0), points.max(0)
    b = Build()
    far = -1 if azimuth >= 0 else 1
    x1, x2, y1, y2 = low[0] - 5200, high[0] + 5200, low[1] - 16000, high[1] + 4400
    x1, x2 = (x1, x2 + 8800) if far < 0 else (x1 - 8800, x2)
    tall = 6800
    markings(b, low, high, (x1, x2, y1, y2))
    count = max(1, int((high[0] - low[0] + 3000) / 7400))
    for k in range(count):
        with b.at(low[0] + 2200 + 7400 * k, y2 - 1500, 0):
            profile_rack(b, 6200 - 700 * (k % 2), 4)
    for k in range(max(1, int((high[1] - low[1]) / 3600))):
        with b.at((x1 if far < 0 else x2) - far * 1900, low[1] + 900 + 3600 * k, 0, rz=90 + 5 * (k % 2)):
            (frame_trolley, pallet, glass_rack)[k % 3](b)
    with b.part("wall"):
        with b.at(x1, y2, 0):
            wall(b, x2 - x1, tall)
        with b.at(x1 if far < 0 else x2, y1, 0, rz=90, mirror="" if far < 0 else "y"):
            wall(b, y2 - y1, tall)
    with b.part("light"):
        for k in range(ceil((x2 - x1) / 6400) + 1):
            box(b, x1 + k * 6400, (y1 + y2) / 2, tall - 300, 220, y2 - y1, 480, "stone", 4)
        for k in range(4):
            y = low[1] - 1500 + k * max(2600, (high[1] - low[1] + 3000) / 3)
            box(b, (x1 + x2) / 2, y, tall - 700, x2 - x1, 170, 60, "graphite", 2)
            box(b, (x1 + x2) / 2, y, tall - 716, x2 - x1 - 300, 120, 16, "light", 0)
    return b


def markings(b, low, high, size):
    """The floor, a walkway in front of the machines and behind them, yellow lines along both and at the ends of the rows."""
    x1, x2, y1, y2 = size
    with b.part("floor"):
        box(b, (x1 + x2) / 2, (y1 + y2) / 2, -40, x2 - x1, y2 - y1, 40, "floor", 0)
        for y, wide in ((low[1] - 2100, 1700), (high[1] + 1500, 1100)):
            box(b, (x1 + x2) / 2, y, -1, x2 - x1, wide, 2.2, "walkway", 0)
            for side in (-1, 1):
                box(b, (x1 + x2) / 2, y + side * wide / 2, -1, x2 - x1, 100, 3.4, "yellow", 0)
        for x in (low[0] - 1300, high[0] + 1300):
            box(b, x, (low[1] + high[1]) / 2 - 120, -1, 100, high[1] - low[1] + 2140, 2.8, "yellow", 0)


def wall(b, long, tall):
    """A wall along x that is seen from -y: base, band of windows with bars, cladding with seams above, columns with a yellow foot."""
    box(b, long / 2, 100, 0, long, 200, 1500, "cladding", 2)
    box(b, long / 2, 100, 1500, long, 210, 90, "graphite", 2)
    box(b, long / 2, 160, 1590, long, 60, 2500, "daylight", 0)
    box(b, long / 2, 100, 4090, long, 200, tall - 590, "cladding", 2)
    box(b, long / 2, 92, 4060, long, 210, 70, "graphite", 2)
    box(b, long / 2, -3, 900, long, 6, 60, "accent", 0.5)
    count = ceil(long / 1600)
    for i in range(count + 1):
        box(b, i * long / count, 90, 1590, 60, 130, 2500, "graphite", 2)
        box(b, i * long / count, -4, 4200, 24, 10, tall - 4300, "stone", 1)
    box(b, long / 2, 110, 2700, long, 60, 50, "graphite", 2)
    for i in range(ceil(long / 6400) + 1):
        box(b, min(long, i * 6400), -60, 0, 340, 320, tall, "stone", 10)
        box(b, min(long, i * 6400), -230, 0, 350, 20, 1200, "yellow", 2)
