"""Sections of profiles with their real chambers, as loops (outline, then chambers) in millimetres. u points to the room, v upwards."""
from kit.solids import prism, rect, rounded


def pvc_frame():
    outline = rounded([(0, 0), (70, 0), (70, 43), (62, 43), (62, 47), (42, 47), (42, 66), (8, 66), (8, 70), (0, 70)], 1.6, 2)
    rooms = [rect(6.5, 35, 7, 60), rect(18, 34, 10, 56), rect(36, 22, 18, 34), rect(33, 55, 12, 12), rect(52, 22, 9, 34), rect(63, 22, 7, 36)]
    return [outline, *rooms]


def pvc_sash():
    outline = rounded([(0, 0), (52, 0), (52, 10), (70, 10), (70, 74), (50, 74), (50, 54), (10, 54), (10, 78), (0, 78)], 1.6, 2)
    rooms = [rect(6, 27, 6.5, 46), rect(19, 27, 14, 44), rect(38, 28, 17, 44), rect(60, 30, 12, 34), rect(60, 62, 12, 16)]
    return [outline, *rooms]


def pvc_mullion():
    outline = rounded([(0, 0), (70, 0), (70, 14), (52, 14), (52, 66), (70, 66), (70, 80), (0, 80), (0, 66), (18, 66), (18, 14), (0, 14)], 1.6, 2)
    return [outline, rect(35, 40, 26, 56), rect(10, 7, 12, 8), rect(60, 7, 12, 8), rect(10, 73, 12, 8), rect(60, 73, 12, 8)]


def bead():
    return [rounded([(0, 0), (17, 0), (17, 5), (13, 20), (9, 22), (0, 22)], 1.2, 2), rect(6, 11, 6, 14)]


def alu_frame():
    outline = rounded([(0, 0), (65, 0), (65, 46), (58, 46), (58, 50), (40, 50), (40, 70), (6, 70), (6, 74), (0, 74)], 0.8, 2)
    return [outline, rect(12, 24, 19, 42), rect(32, 24, 12, 38), rect(51, 24, 20, 40), rect(20, 59, 30, 16)]


def alu_tube():
    return [rounded(rect(40, 30, 80, 60), 2, 2), rect(19, 30, 32, 54), rect(41, 30, 8, 46), rect(62, 30, 30, 54)]


def facade():
    return [rounded(rect(25, 60, 50, 120), 2, 2), rect(25, 60, 44, 110)]


MATERIAL = {"pvc": "pvc", "alu": "aluminium", "facade": "aluminium"}
SECTION = {"pvc-frame": pvc_frame, "pvc-sash": pvc_sash, "pvc-mullion": pvc_mullion, "bead": bead, "alu-frame": alu_frame, "alu-tube": alu_tube, "facade": facade}


def profile_bar(b, kind, x1, x2, y=0, z=0, axis="x", material=None, mitre=(0, 0)):
    """A bar of `kind` along `axis`; its section begins at (y, z). PVC bars show their steel where they have one."""
    loops = [[(u + y, v + z) for u, v in loop] for loop in SECTION[kind]()]
    with b.part("profile"):
        prism(b, axis, loops, x1, x2, material or ("aluminium" if kind.startswith(("alu", "facade")) else "pvc"))


def window_frame(b, w, h, depth=70, face=74, material="pvc", glazed=False, bars=()):
    """A welded frame standing in the xz plane with its lower left corner at the origin; a line marks each mitre."""
    from kit.solids import box

    with b.part("frame-workpiece"):
        section = rounded(rect(0, 0, w, h), 3, 2)
        prism(b, "y", [[(u + w / 2, v + h / 2) for u, v in section], [(u + w / 2, v + h / 2) for u, v in rect(0, 0, w - 2 * face, h - 2 * face)]], 0, depth, material, 3)
        prism(b, "y", [[(u + w / 2, v + h / 2) for u, v in rect(0, 0, w - 26, h - 26)], [(u + w / 2, v + h / 2) for u, v in rect(0, 0, w - 2 * face + 30, h - 2 * face + 30)]], -6, 2, material, 2)
        for x, z, turn in ((face / 2, face / 2, 45), (w - face / 2, face / 2, -45), (face / 2, h - face / 2, -45), (w - face / 2, h - face / 2, 45)):
            with b.at(x, -6.4, z, ry=-turn):
                box(b, 0, 0, 0, face * 1.16, 1.2, 1.4, "stone", 0.2)
        for x in bars:
            box(b, x, depth / 2, face, face * 0.9, depth * 0.8, h - 2 * face, material, 3)
    if glazed:
        with b.part("glass"):
            box(b, w / 2, depth / 2, face - 14, w - 2 * face + 28, 26, h - 2 * face + 28, "pane", 1)
        with b.part("frame-workpiece"):
            for out in (depth * 0.5 - 17, depth * 0.5 + 17):
                prism(b, "y", [[(u + w / 2, v + h / 2) for u, v in rect(0, 0, w - 2 * face + 4, h - 2 * face + 4)], [(u + w / 2, v + h / 2) for u, v in rect(0, 0, w - 2 * face - 12, h - 2 * face - 12)]], out - 4, out + 4, "rubber", 1)
