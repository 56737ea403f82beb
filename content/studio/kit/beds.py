"""What carries heads: beds with rails for two heads side by side, beams with rails on which a portal travels over a lying frame."""
from kit.handling import rack, rail, shoe
from kit.solids import box
from kit.stands import feet


def railed_bed(b, length, depth, top, y, rails):
    """A bed plate along x with two rails and a rack between them; `rails` are their y."""
    with b.part("bed"):
        box(b, 0, y, top, length - 220, depth, 34, "graphite", 5)
    for at in rails:
        rail(b, -length / 2 + 200, length / 2 - 200, at, top + 34, size=40)
    rack(b, -length / 2 + 240, length / 2 - 240, y, top + 34)


def shoes(b, xs, ys, z):
    """What a carriage stands on: one shoe at each crossing of `xs` and `ys`."""
    for x in xs:
        for y in ys:
            shoe(b, x, y, z, 120, 90)


def side_beams(b, run, ys, high, cross):
    """Two beams along x on feet, `high` without their rails, and what ties them: `cross` is (y, z, length)."""
    for y in ys:
        feet(b, run - 300, 120, 90, 0, y, 1500)
        with b.part("base"):
            box(b, 0, y, 90, run, 220, high, "paint", 12)
            box(b, 0, y, 40 + high, run + 2, 222, 12, "accent", 1)
            box(b, 0, y, 90 + high, run, 240, 30, "graphite", 4)
        rail(b, -run / 2 + 40, run / 2 - 40, y, 120 + high, size=44)
    y, z, long = cross
    with b.part("base"):
        for x in (-run * 0.42, 0, run * 0.42):
            box(b, x, y, z, 160, long, 110, "graphite", 8)
