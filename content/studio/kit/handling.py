"""What holds and moves: rails, carriages, cable chains, clamps, rollers, stops, hoses."""
from kit.solids import box, cyl, pipe, prism, rounded


def rail(b, x1, x2, y, z, axis="x", size=34):
    """A linear guide rail with bolts; x1 to x2 along its axis, y across."""
    with b.part("rails"):
        def put(along, across, low, s1, s2, h, material, r=None):
            if axis == "x":
                box(b, along, across, low, s1, s2, h, material, r)
            else:
                box(b, across, along, low, s2, s1, h, material, r)

        put((x1 + x2) / 2, y, z, x2 - x1, size, size * 0.42, "bright", 2)
        put((x1 + x2) / 2, y, z + size * 0.36, x2 - x1, size * 0.66, size * 0.5, "bright", 2)
        count = int((x2 - x1) / 160)
        for i in range(count):
            at = x1 + (i + 0.5) * (x2 - x1) / count
            px, py = (at, y) if axis == "x" else (y, at)
            cyl(b, "z", px, py, z + size * 0.87, size * 0.16, 2, "dark", 8, 0)


def rack(b, x1, x2, y, z):
    with b.part("rails"):
        box(b, (x1 + x2) / 2, y, z, x2 - x1, 24, 22, "steel", 1)
        count = int(min(160, (x2 - x1) / 18))
        step = (x2 - x1) / count
        for i in range(count):
            box(b, x1 + (i + 0.5) * step, y, z + 22, step * 0.5, 24, 9, "steel", 1)


def shoe(b, x, y, z, w=110, d=80, h=46):
    with b.part("rails"):
        box(b, x, y, z, w, d, h, "graphite", 4)
        for side in (-1, 1):
            box(b, x + side * (w / 2 + 5), y, z + 3, 10, d * 0.96, h - 6, "accent", 1)


def cable_chain(b, x1, x2, y, z, drop=150, wide=90, mid=None):
    """A cable chain along x: lies from x1 to the bend near x2, then runs back above to `mid`."""
    from math import cos, pi, sin

    mid = x1 if mid is None else mid
    r = drop / 2
    path = []
    step = 46
    n = int(abs(x2 - x1) / step)
    s = 1 if x2 > x1 else -1
    path += [(x1 + s * i * step, 0, 0) for i in range(n)]
    bend = int(pi * r / step)
    path += [(x1 + s * n * step + s * r * sin(pi * k / bend), r - r * cos(pi * k / bend), 180 * k / bend) for k in range(bend)]
    back = int(abs(x2 - mid) / step)
    path += [(x1 + s * n * step - s * i * step, drop, 180) for i in range(back)]
    with b.part("cable-chain"):
        for px, pz, turn in path:
            with b.at(px, y, z + pz, ry=-s * turn):
                box(b, 0, 0, -22, step - 7, wide, 44, "graphite", 3)


def clamp_down(b, x, y, z, stroke=70, bore=28):
    """A pneumatic clamp that presses down: its pad's underside is at z."""
    with b.part("clamps"):
        cyl(b, "z", x, y, z + 6, bore * 0.9, 12, "rubber", 18)
        cyl(b, "z", x, y, z + 18, bore * 0.7, 14, "steel", 18)
        cyl(b, "z", x, y, z + 20 + stroke / 2, bore * 0.34, stroke + 10, "bright", 12)
        box(b, x, y, z + 20 + stroke, bore * 2.3, bore * 2.3, 14, "graphite", 3)
        cyl(b, "z", x, y, z + 34 + stroke + bore * 1.6, bore, bore * 3.2, "aluminium", 22)
        box(b, x, y, z + 34 + stroke + bore * 3.2, bore * 2.3, bore * 2.3, 16, "graphite", 3)
        cyl(b, "y", x, y - bore * 1.2, z + 44 + stroke + bore * 3.2, 6, 20, "brass", 8)
        cyl(b, "y", x, y - bore * 1.2, z + 44 + stroke, 6, 20, "brass", 8)
        pipe(b, [(x, y - bore * 1.5, z + 44 + stroke + bore * 3.2), (x, y - bore * 2.4, z + 30 + stroke + bore * 3.2), (x, y - bore * 1.6, z + stroke + 90), (x, y + bore, z + stroke + 20)], 4, "blue", 6)


def clamp_side(b, x, y, z, stroke=50, bore=26, out=-1):
    """A clamp that presses along y from the operator's side (out -1): the pad's face is at y."""
    with b.part("clamps"):
        cyl(b, "y", x, y + out * 6, z, bore * 0.9, 12, "rubber", 18)
        cyl(b, "y", x, y + out * (14 + stroke / 2), z, bore * 0.34, stroke + 12, "bright", 12)
        box(b, x, y + out * (20 + stroke), z - bore * 1.15, bore * 2.3, 14, bore * 2.3, "graphite", 3)
        cyl(b, "y", x, y + out * (28 + stroke + bore * 1.5), z, bore, bore * 3, "aluminium", 22)
        box(b, x, y + out * (32 + stroke + bore * 3), z - bore * 1.15, bore * 2.3, 14, bore * 2.3, "graphite", 3)


def clamp_bridge(b, x, y, z, span, height=210, stroke=60):
    """A gantry over a bar at z with one clamp hanging from it; `span` along y."""
    with b.part("clamps"):
        for side in (-1, 1):
            box(b, x, y + side * span / 2, z, 54, 40, height, "graphite", 5)
        box(b, x, y, z + height - 20, 60, span + 40, 44, "graphite", 6)


def roller(b, x, y, z, width, r=25, axis="y", material="bright"):
    with b.part("rollers"):
        cyl(b, axis, x, y, z, r, width, material, 18)
        if axis == "y":
            cyl(b, "y", x, y, z, 7, width + 34, "steel", 8)
        else:
            cyl(b, "x", x, y, z, 7, width + 34, "steel", 8)


def roller_track(b, x1, x2, y, z, width=320, step=260, r=25, legs=True, paint="graphite"):
    """A roller conveyor along x whose rollers' tops are at z."""
    from kit.stands import foot

    with b.part("conveyor"):
        for side in (-1, 1):
            box(b, (x1 + x2) / 2, y + side * (width / 2 + 26), z - 2 * r - 70, x2 - x1, 32, 2 * r + 50, paint, 5)
            box(b, (x1 + x2) / 2, y + side * (width / 2 + 43), z - r - 30, x2 - x1 - 20, 3, 16, "accent", 0.5)
        count = max(2, round((x2 - x1) / 1500) + 1)
        if legs:
            for i in range(count):
                at = x1 + 140 + (x2 - x1 - 280) * i / (count - 1)
                for side in (-1, 1):
                    box(b, at, y + side * (width / 2 + 26), 60, 60, 60, z - 2 * r - 130, paint, 5)
                box(b, at, y, 190, 40, width + 20, 46, paint, 4)
                box(b, at, y, z - 2 * r - 68, 60, width + 40, 40, paint, 4)
                for side in (-1, 1):
                    foot(b, at, y + side * (width / 2 + 26), 70)
    count = max(2, int((x2 - x1) / step))
    for i in range(count):
        roller(b, x1 + (i + 0.5) * (x2 - x1) / count, y, z - r, width, r)


def scale_strip(b, x1, x2, y, z, side=-1):
    """A measuring scale on a front face: steel band with fine marks."""
    with b.part("measuring-system"):
        box(b, (x1 + x2) / 2, y, z, x2 - x1, 3, 26, "aluminium", 0.5)
        count = int(min(110, (x2 - x1) / 50))
        for i in range(count):
            box(b, x1 + (i + 0.5) * (x2 - x1) / count, y + side * 2, z + (10 if i % 5 else 4), 2.5, 1.4, 16 if i % 5 else 22, "dark", 0.1)


def hose(b, path, r=50, material="rubber", ribs=True):
    """An extraction hose with ribs."""
    from kit.solids import smooth
    import numpy as np

    with b.part("extraction"):
        pipe(b, path, r, material, 16)
        if ribs:
            line = smooth(np.array(path, float), 5)
            for p in line[1:-1]:
                pass


def dust_port(b, x, y, z, r=60, height=260, top=None):
    """A spigot with clamp ring, from which a hose may rise to `top`."""
    with b.part("extraction"):
        cyl(b, "z", x, y, z + height / 2, r, height, "steel", 24)
        cyl(b, "z", x, y, z + height * 0.72, r + 4, 18, "bright", 24)
        cyl(b, "z", x, y, z + 6, r + 22, 12, "graphite", 24)


def lever(b, x, y, z, length=260, tilt=35):
    with b.part("lever"):
        cyl(b, "x", x, y, z, 26, 60, "graphite", 18)
        with b.at(x, y, z, rx=tilt):
            cyl(b, "z", 0, 0, length / 2, 10, length, "bright", 12)
            cyl(b, "z", 0, 0, length + 20, 21, 60, "accent", 18)


def wheel(b, axis, x, y, z, r=90):
    """A hand wheel with crank."""
    from math import cos, pi, sin

    with b.part("hand-wheel"):
        ring = [(cos(2 * pi * k / 28) * r, sin(2 * pi * k / 28) * r) for k in range(29)]
        put = {"x": lambda u, v: (x, y + u, z + v), "y": lambda u, v: (x + u, y, z + v), "z": lambda u, v: (x + u, y + v, z)}[axis]
        pipe(b, [put(u, v) for u, v in ring], 10, "graphite", 8, soft=False)
        for k in range(3):
            a = 2 * pi * k / 3
            pipe(b, [put(0, 0), put(cos(a) * r, sin(a) * r)], 8, "bright", 8, soft=False)
        cyl(b, axis, x, y, z, 22, 36, "bright", 16)
