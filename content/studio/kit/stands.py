"""What a machine stands on: cabinets, welded frames, feet, plinths, doors and panel gaps."""
from kit.solids import box, cyl, prism, rounded


def foot(b, x, y, height=90):
    with b.part("feet"):
        cyl(b, "z", x, y, 9, 38, 18, "rubber", 20)
        cyl(b, "z", x, y, 22, 26, 10, "steel", 20)
        cyl(b, "z", x, y, height / 2 + 10, 11, height, "bright", 10)
        cyl(b, "z", x, y, height - 14, 20, 14, "steel", 6)


def feet(b, length, depth, height=90, x=0, y=0, every=1600):
    count = max(2, round(length / every) + 1)
    for i in range(count):
        for side in (-1, 1):
            foot(b, x - length / 2 + length * i / (count - 1), y + side * depth / 2, height)


def cabinet_base(b, length, depth, top, x=0, y=0, paint="paint", doors=None, lift=90, accent=True):
    """A closed welded base on feet: recessed plinth, panels with gaps, door handles, an accent line under the top."""
    feet(b, length - 180, depth - 160, lift + 30, x, y)
    with b.part("frame"):
        box(b, x, y, lift, length - 50, depth - 50, 90, "graphite", 4)
        box(b, x, y, lift + 80, length, depth, top - lift - 80, paint, 12)
        if accent:
            box(b, x, y, top - 46, length + 3, depth + 3, 12, "accent", 1)
    count = doors or max(1, round(length / 900))
    wide = (length - 80) / count
    for i in range(count):
        at = x - length / 2 + 40 + wide * (i + 0.5)
        for side in (-1, 1):
            panel(b, at, y + side * depth / 2, lift + 110, wide - 26, top - lift - 190, side, paint)
    return top


def panel(b, x, y, z, w, h, side=-1, paint="paint", handle=True):
    """A door or cover on a front (side -1) or back face: dark gap around, slightly raised, quarter-turn lock."""
    with b.part("covers"):
        box(b, x, y, z - 4, w + 8, 2.4, h + 8, "dark", 0.5)
        box(b, x, y + side * 3, z, w, 8, h, paint, 3)
        for dx in (-1, 1):
            for dz in (0.06, 0.94):
                cyl(b, "y", x + dx * (w / 2 - 18), y + side * 8, z + h * dz, 6, 5, "steel", 8)
        if handle and h > 160:
            box(b, x + w / 2 - 46, y + side * 8, z + h * 0.62, 22, 10, 96, "graphite", 4)


def side_panel(b, x, y, z, d, h, side=1, paint="paint"):
    with b.part("covers"):
        box(b, x, y, z - 4, 2.4, d + 8, h + 8, "dark", 0.5)
        box(b, x + side * 3, y, z, 8, d, h, paint, 3)


def vents(b, x, y, z, w, rows=6, side=-1):
    with b.part("covers"):
        for i in range(rows):
            box(b, x, y, z + i * 22, w, 4, 9, "dark", 1)


def tube_frame(b, length, depth, top, x=0, y=0, tube=80, paint="graphite", lift=70, every=1700, shelf=True):
    """A welded frame of square tubes with legs and a lower rail."""
    count = max(2, round(length / every) + 1)
    with b.part("frame"):
        for side in (-1, 1):
            box(b, x, y + side * (depth - tube) / 2, top - tube, length, tube, tube, paint)
            if shelf:
                box(b, x, y + side * (depth - tube) / 2, lift + 110, length - tube, tube * 0.6, tube * 0.6, paint)
        for i in range(count):
            at = x - (length - tube) / 2 + (length - tube) * i / (count - 1)
            for side in (-1, 1):
                box(b, at, y + side * (depth - tube) / 2, lift, tube, tube, top - lift - tube, paint)
            box(b, at, y, top - tube, tube, depth - 2 * tube, tube * 0.9, paint)
            box(b, at, y, lift + 110, tube * 0.6, depth - 2 * tube, tube * 0.6, paint)
    for i in range(count):
        at = x - (length - tube) / 2 + (length - tube) * i / (count - 1)
        for side in (-1, 1):
            foot(b, at, y + side * (depth - tube) / 2, lift + 20)


def pedestal(b, w, d, top, x=0, y=0, paint="paint", lift=60):
    """A cast column for small machines: broad foot, waist, head plate."""
    with b.part("frame"):
        box(b, x, y, lift, w, d, 70, "graphite", 10)
        outline = rounded([(-w * 0.47, lift + 66), (w * 0.47, lift + 66), (w * 0.42, top - 60), (-w * 0.42, top - 60)], 24)
        prism(b, "y", [[(u + x, v) for u, v in outline]], y - d * 0.44, y + d * 0.44, paint, 12)
        box(b, x, y, top - 64, w * 0.98, d * 0.98, 64, "graphite", 8)
    for sx in (-1, 1):
        for sy in (-1, 1):
            foot(b, x + sx * (w / 2 - 60), y + sy * (d / 2 - 60), lift + 16)
    panel(b, x, y - d * 0.44, lift + 130, w * 0.66, (top - lift) * 0.5, -1, paint)
    with b.part("frame"):
        box(b, x, y, top - 82, w * 0.9, d * 0.9, 10, "accent", 1)
