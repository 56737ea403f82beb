"""Guards: housings with sloped fronts, windows in frames, fences, warning stripes."""
from kit.solids import box, cyl, prism, rect, rounded


def hood(b, w, d, h, x=0, y=0, z=0, slope=0.35, paint="paint", window=True, band=True, part="guard", glass="glass", side_window=False):
    """A housing with a front that leans back; its window in a dark frame, a grip, a seam and an accent band at the foot."""
    run = h * slope
    outline = rounded([(y - d / 2, z), (y + d / 2, z), (y + d / 2, z + h), (y - d / 2 + run, z + h), (y - d / 2, z + h * 0.42)], [8, 8, 60, 70, 90], 5)
    with b.part(part):
        prism(b, "x", [outline], x - w / 2, x + w / 2, paint, 14)
        if band:
            box(b, x, y, z + 8, w + 4, d + 4, 16, "accent", 2)
    if window:
        front_window(b, w, d, h, x, y, z, run, part, glass)
    if side_window:
        for side in (-1, 1):
            with b.part("window"):
                box(b, x + side * w / 2, y + d * 0.05, z + h * 0.3, 6, d * 0.5, h * 0.45, glass, 3)


def front_window(b, w, d, h, x, y, z, run, part, glass="glass"):
    from math import atan2, degrees, hypot

    rise = h * 0.58
    tilt = degrees(atan2(run, rise))
    with b.at(x, y - d / 2 + run * 0.16, z + h * 0.42 + rise * 0.16, rx=-tilt):
        long = hypot(run, rise) * 0.76
        with b.part(part):
            box(b, 0, -1, -8, w * 0.84, 10, long + 16, "graphite", 4)
        with b.part("window"):
            box(b, 0, -6, 4, w * 0.80, 8, long - 8, glass, 3)
        with b.part(part):
            handle(b, -w * 0.3, -20, 6, w * 0.6)
    with b.part(part):
        box(b, x, y - d / 2 - 1, z + h * 0.40, w - 10, 3, 5, "dark", 1)


def handle(b, x, y, z, length, vertical=False):
    """A bar handle on two posts; it begins at (x, y, z)."""
    if vertical:
        cyl(b, "z", x, y - 16, z + length / 2, 9, length, "graphite", 12)
        for k in (0.12, 0.88):
            cyl(b, "y", x, y - 4, z + length * k, 7, 30, "steel", 10)
    else:
        cyl(b, "x", x + length / 2, y - 16, z, 9, length, "graphite", 12)
        for k in (0.12, 0.88):
            cyl(b, "y", x + length * k, y - 4, z, 7, 30, "steel", 10)


def cabin(b, w, d, h, x=0, y=0, z=0, panes=2, paint="paint", open_pane=None, back=True, roof=True, glass="glass"):
    """A guard cabin: corner posts, roof with light strip, sliding doors with tall windows, painted lower panels."""
    with b.part("guard"):
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(b, x + sx * (w - 90) / 2, y + sy * (d - 90) / 2, z, 90, 90, h, "graphite", 10)
        if roof:
            outline = rounded([(y - d / 2 - 40, z + h - 10), (y + d / 2, z + h - 10), (y + d / 2, z + h + 130), (y - d / 2 + 60, z + h + 130), (y - d / 2 - 40, z + h + 60)], [6, 6, 30, 50, 30], 4)
            prism(b, "x", [outline], x - w / 2 - 20, x + w / 2 + 20, paint, 14)
            box(b, x, y, z + h + 12, w + 44, d + 6, 14, "accent", 2)
        if back:
            box(b, x, y + d / 2 - 30, z, w - 100, 40, h, paint, 4)
        for sx in (-1, 1):
            box(b, x + sx * (w / 2 - 30), y, z, 36, d - 160, h * 0.98, paint, 4)
    for sx in (-1, 1):
        with b.part("window"):
            box(b, x + sx * (w / 2 - 10), y - d * 0.02, z + h * 0.34, 10, d * 0.56, h * 0.5, glass, 4)
    wide = (w - 180) / panes
    for i in range(panes):
        if i == open_pane:
            continue
        at = x - w / 2 + 90 + wide * (i + 0.5)
        door(b, at, y - d / 2 + 26 - (24 if i % 2 else 0), z, wide + (18 if i % 2 else 0), h - 12, paint, glass)


def door(b, x, y, z, w, h, paint="paint", glass="glass"):
    with b.part("guard"):
        loops = [rounded(rect(x, z + h / 2, w - 8, h), 14, 3), rounded(rect(x, z + h * 0.60, w - 130, h * 0.62), 30, 4)]
        prism(b, "y", loops, y - 18, y + 18, paint, 5)
        box(b, x, y - 19, z + h * 0.12, w - 60, 3, 4, "dark", 1)
        handle(b, x - w / 2 + 40, y - 22, z + h * 0.36, h * 0.3, True)
    with b.part("window"):
        box(b, x, y, z + h * 0.60 - h * 0.31 - 6, w - 122, 10, h * 0.62 + 12, glass, 2)


def fence(b, path, height=2000, every=1100):
    """A mesh fence along points (x, y): posts, frames and clear panes with a graphite rail."""
    from math import atan2, degrees, hypot

    with b.part("safety-fence"):
        for (x1, y1), (x2, y2) in zip(path, path[1:]):
            long = hypot(x2 - x1, y2 - y1)
            count = max(1, round(long / every))
            with b.at(x1, y1, 0, rz=degrees(atan2(y2 - y1, x2 - x1))):
                step = long / count
                for i in range(count + 1):
                    box(b, i * step, 0, 0, 50, 50, height, "graphite", 4)
                    box(b, i * step, 0, 0, 120, 120, 12, "graphite", 3)
                for i in range(count):
                    mid = (i + 0.5) * step
                    for z in (150, height - 60):
                        box(b, mid, 0, z, step - 60, 30, 40, "yellow", 3)
                    for k in range(1, 9):
                        cyl(b, "z", i * step + 30 + (step - 60) * k / 9, 0, height / 2 + 40, 3.2, height - 240, "graphite", 6)
                    for k in range(1, 5):
                        cyl(b, "x", mid, 0, 180 + (height - 260) * k / 5, 3.2, step - 60, "graphite", 6)


def stripes(b, x, y, z, length, height=40, axis="x", out=-1):
    """Yellow and black warning stripes on a vertical face that looks along y (axis x) or along x (axis y)."""
    with b.part("warning-stripes"):
        count = max(3, round(length / height / 0.9))
        step = length / count
        for i in range(count):
            start = -length / 2 + i * step
            dark = [(start, 0), (start + step * 0.5, 0), (min(start + step, length / 2), height), (start + step * 0.5, height)]
            flat = [(u + (x if axis == "x" else y), v + z) for u, v in dark]
            prism(b, "y" if axis == "x" else "x", [flat], *sorted((at_(x, y, axis) + out * 1, at_(x, y, axis) + out * 2.4)), "dark")
        if axis == "x":
            box(b, x, y, z, length, 2, height, "yellow", 0.3)
        else:
            box(b, x, y, z, 2, length, height, "yellow", 0.3)


def at_(x, y, axis):
    return y if axis == "x" else x


def canopy(b, w, d, h, x=0, y=0, z=0, pane=0.62, glass="smoke", paint="paint"):
    """A guard that is open at its sides for bars: a back wall that bends into a roof, and a clear front pane in a frame."""
    back, front = y + d / 2, y - d / 2
    outer = rounded([(back, z), (back, z + h), (front + d * 0.30, z + h), (front + d * 0.12, z + h * 0.86)], [2, 120, 80, 4], 6)
    inner = rounded([(front + d * 0.12 + 26, z + h * 0.86 - 22), (front + d * 0.32, z + h - 46), (back - 46, z + h - 46), (back - 46, z)], [4, 70, 90, 2], 6)
    with b.part("guard"):
        prism(b, "x", [outer + inner], x - w / 2, x + w / 2, paint, 6)
        box(b, x, back + 4, z + h * 0.2, w * 0.86, 12, h * 0.5, "graphite", 4)
    top, low = (front + d * 0.13, z + h * 0.85), (front, z + h * (0.86 - pane))
    tilted = [(top[0] - 5, top[1]), (top[0] + 5, top[1]), (low[0] + 5, low[1]), (low[0] - 5, low[1])]
    with b.part("window"):
        prism(b, "x", [tilted], x - w / 2 + 24, x + w / 2 - 24, glass)
    with b.part("guard"):
        for sx in (-1, 1):
            edge = [(top[0] - 12, top[1] + 8), (top[0] + 12, top[1] + 8), (low[0] + 12, low[1] - 8), (low[0] - 12, low[1] - 8)]
            prism(b, "x", [edge], x + sx * (w / 2 - 18) - 14, x + sx * (w / 2 - 18) + 14, "graphite", 3)
        box(b, x, low[0], low[1] - 30, w - 4, 30, 34, "accent", 5)
        handle(b, x - w * 0.22, low[0] - 14, low[1] - 12, w * 0.44)
