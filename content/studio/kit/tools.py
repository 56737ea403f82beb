"""What cuts, drills, welds and screws."""
from math import cos, pi, sin

from kit.solids import box, cyl, disc, pipe, prism, rect, rounded


def saw_blade(b, axis, x, y, z, r, teeth=60, thick=4.4):
    """A carbide-tipped circular saw blade with gullets, expansion slots, flange and bore."""
    outline = []
    for k in range(teeth):
        a = 2 * pi * k / teeth
        step = 2 * pi / teeth
        for share, out in ((0.0, 1.0), (0.16, 0.995), (0.5, 0.955), (0.80, 0.945), (0.97, 0.965)):
            outline.append((cos(a + step * share) * r * out, sin(a + step * share) * r * out))
    u, v = {"x": (y, z), "y": (x, z), "z": (x, y)}[axis]
    at = {"x": x, "y": y, "z": z}[axis]
    with b.part("saw-blade"):
        prism(b, axis, [[(p + u, q + v) for p, q in outline], disc(u, v, r * 0.1, 24)[::-1]], at - thick / 2, at + thick / 2, "bright")
        cyl(b, axis, x, y, z, r * 0.30, thick + 14, "steel", 32)
        cyl(b, axis, x, y, z, r * 0.11, thick + 46, "bright", 20)
        for k in range(teeth):
            a = 2 * pi * (k + 0.06) / teeth
            p, q = u + cos(a) * r * 0.985, v + sin(a) * r * 0.985
            loops = [[(p + cos(a) * 5 - sin(a) * 3, q + sin(a) * 5 + cos(a) * 3), (p - cos(a) * 6 - sin(a) * 3, q - sin(a) * 6 + cos(a) * 3), (p - cos(a) * 6, q - sin(a) * 6), (p + cos(a) * 5, q + sin(a) * 5)]]
            if teeth <= 72:
                prism(b, axis, loops, at - thick / 2 - 0.8, at + thick / 2 + 0.8, "steelcore")
        for k in range(5):
            a = 2 * pi * k / 5 + 0.3
            mid = r * 0.82
            slot = [(u + cos(a + d) * m, v + sin(a + d) * m) for m, d in ((mid - r * 0.1, -0.006), (mid + r * 0.1, -0.006), (mid + r * 0.1, 0.006), (mid - r * 0.1, 0.006))]
            prism(b, axis, [slot], at - thick / 2 - 0.3, at + thick / 2 + 0.3, "dark")


def motor(b, axis, x, y, z, r=90, length=260, material="graphite"):
    """An electric motor with cooling ribs, a fan cover and a terminal box."""
    with b.part("motor"):
        cyl(b, axis, x, y, z, r, length * 0.8, material, 28)
        put = {"x": lambda d: (x + d, y, z), "y": lambda d: (x, y + d, z), "z": lambda d: (x, y, z + d)}[axis]
        for k in range(7):
            cyl(b, axis, *put(-length * 0.34 + k * length * 0.09), r + 7, length * 0.03, material, 28)
        cyl(b, axis, *put(length * 0.44), r * 0.96, length * 0.14, "dark", 28)
        if axis != "z":
            box(b, x, y, z + r * 0.86, r * 0.8, r * 0.8, r * 0.42, material, 5)
        else:
            box(b, x, y + r, z - r * 0.4, r * 0.8, r * 0.5, r * 0.8, material, 5)


def spindle(b, axis, x, y, z, r=55, length=300, out=1, tool=90, cutter=8):
    """A high-frequency spindle whose nose is at (x, y, z) and points along `out` on the axis; with collet and tool."""
    put = {"x": lambda d: (x + d, y, z), "y": lambda d: (x, y + d, z), "z": lambda d: (x, y, z + d)}[axis]
    with b.part("spindle"):
        cyl(b, axis, *put(-out * length / 2), r, length, "anodised", 28)
        cyl(b, axis, *put(-out * length * 0.12), r + 5, length * 0.1, "accent", 28)
        cyl(b, axis, *put(-out * length * 0.55), r + 4, length * 0.06, "bright", 28)
        cyl(b, axis, *put(-out * (length + 22)), r * 0.8, 44, "dark", 24)
        cyl(b, axis, *put(out * 10), r * 0.62, 26, "bright", 24)
        cyl(b, axis, *put(out * 32), r * 0.40, 26, "steel", 6)
    with b.part("tool"):
        cyl(b, axis, *put(out * (44 + tool / 2)), cutter, tool, "bright", 14)


def cutter_stack(b, axis, x, y, z, r=65, discs=4, thick=26):
    """Milling cutters on one arbor: discs with teeth of differing diameters."""
    put = {"x": lambda d: (x + d, y, z), "y": lambda d: (x, y + d, z), "z": lambda d: (x, y, z + d)}[axis]
    with b.part("tool"):
        cyl(b, axis, x, y, z, r * 0.3, discs * thick + 90, "bright", 24)
        for k in range(discs):
            at = (k - (discs - 1) / 2) * thick
            radius = r * (1 if k % 2 == 0 else 0.78)
            px, py, pz = put(at)
            u, v = {"x": (py, pz), "y": (px, pz), "z": (px, py)}[axis]
            w = {"x": px, "y": py, "z": pz}[axis]
            outline = []
            for t in range(10):
                a = 2 * pi * t / 10 + k * 0.2
                for share, out in ((0, 1.0), (0.34, 0.96), (0.42, 0.72), (0.92, 0.72)):
                    outline.append((u + cos(a + share * 2 * pi / 10) * radius * out, v + sin(a + share * 2 * pi / 10) * radius * out))
            prism(b, axis, [outline], w - thick * 0.44, w + thick * 0.44, "steel", 1.5)
            cyl(b, axis, px, py, pz, radius * 0.5, thick, "bright", 24)


def hot_plate(b, w, h, thick=14):
    """A PTFE-covered welding plate standing in the xz plane above the origin."""
    with b.part("heating-plate"):
        box(b, 0, 0, 0, w, thick, h, "teflon", 2)
        box(b, 0, 0, h, w * 0.7, thick + 12, 40, "graphite", 3)
        for side in (-1, 1):
            cyl(b, "z", side * w * 0.25, 0, h + 62, 6, 50, "brass", 8)


def screw_unit(b, x, y, z, stroke=120):
    """A screwing unit over (x, y, z): nose with jaws, guide rods, cylinder, motor on top, screw hose."""
    with b.part("screw-unit"):
        cyl(b, "z", x, y, z + 26, 15, 52, "bright", 14, r2=22)
        box(b, x, y, z + 50, 78, 66, 58, "steel", 5)
        for side in (-1, 1):
            cyl(b, "z", x + side * 46, y, z + 60 + stroke, 9, stroke * 2, "bright", 12)
        box(b, x, y, z + 90 + stroke, 150, 90, 40, "graphite", 5)
        cyl(b, "z", x, y, z + 180 + stroke, 34, 150, "anodised", 22)
        cyl(b, "z", x, y, z + 300 + stroke, 40, 110, "graphite", 22)
        cyl(b, "z", x, y, z + 252 + stroke, 42, 12, "accent", 22)
        box(b, x, y + 70, z + 40, 120, 40, 360 + stroke, "paint", 6)


def screw_bowl(b, x, y, z, r=170):
    """A vibrating bowl that sorts screws, with its spiral track, on a round foot."""
    with b.part("screw-bowl"):
        cyl(b, "z", x, y, z + 50, r * 0.7, 100, "graphite", 28)
        cyl(b, "z", x, y, z + 112, r * 0.82, 24, "accent", 30)
        cyl(b, "z", x, y, z + 160, r * 0.8, 80, "bright", 36, r2=r)
        prism(b, "z", [disc(x, y, r, 36), disc(x, y, r - 8, 36)], z + 196, z + 226, "bright")
        cyl(b, "z", x, y, z + 201, r * 0.72, 8, "steel", 32)
        for k in range(60):
            a = k * 2.399
            d = r * 0.66 * (k / 60) ** 0.5
            with b.at(x + cos(a) * d, y + sin(a) * d, z + 208, rx=90 * (k % 3), rz=k * 47):
                cyl(b, "x", 0, 0, 0, 2.4, 20, "brass", 6)
                cyl(b, "x", 11, 0, 0, 5, 4, "brass", 8)
        turns = [(x + cos(t * 0.5) * (r - 14 - t * 0), y + sin(t * 0.5) * (r - 14), z + 205 + t * 1.3) for t in range(15)]
        pipe(b, turns, 6, "steel", 6)


def chips(b, x, y, z, spread=160, count=60, material="pvc", seed=7):
    """Curled chips lying around a tool."""
    import random

    dice = random.Random(seed)
    with b.part("chips"):
        for _ in range(count):
            px, py = x + dice.gauss(0, spread / 2), y + dice.gauss(0, spread / 2)
            size = dice.uniform(3, 8)
            turns = dice.uniform(2.0, 5)
            with b.at(px, py, z + size * 0.8, rx=dice.uniform(0, 360), rz=dice.uniform(0, 360)):
                pipe(b, [(cos(t) * size, sin(t) * size, t * 1.1) for t in [turns * k / 6 for k in range(7)]], 0.9, material, 4, soft=False)
