"""What each close-up shows: a part of a machine, seen from near, without what would stand in the way."""

GUARDS = ("guard", "window")

# picture: (machine, the part looked at, side (-1 left, 1 right, 0 any, "end" its left end), azimuth, elevation, what is seen of it in mm, left out)
CLOSE_UPS = {
    "categories/cutting-machines": ("nv-450-double-mitre-saw", "saw-blade", -1, 54, 20, 720, GUARDS),
    "categories/welding-machines": ("nv-120-double-head-welder", "heating-plate", -1, 48, 24, 720, ()),
    "categories/corner-cleaning-machines": ("nv-250-four-axis-corner-cleaner", "knives", 0, 20, 20, 640, (*GUARDS, "clamps")),
    "categories/machining-centres": ("nv-630-four-axis-machining-centre", "tool", 0, 28, 12, 900, ()),
    "categories/copy-routers": ("nv-330-copy-router-triple-drill", "template", 0, 20, 26, 700, ("guard",)),
    "categories/pvc-screwing-machines": ("nv-710-reinforcement-screwing-machine", "screw-unit", 0, 30, 12, 620, ()),
    "categories/end-milling-machines": ("nv-810-end-milling-machine", "tool", 0, 6, 24, 520, GUARDS),
    "categories/crimping-machines": ("nv-910-corner-crimping-machine", "crimping-head", 0, 26, 30, 760, GUARDS),
    "categories/glazing-and-assembly": ("nv-1040-vacuum-glass-lifter", "suction-pads", 0, 148, 10, 1900, ()),
    "categories/conveying-systems": ("nv-1210-measuring-roller-conveyor", "measuring-stop", 0, -34, 24, 860, ()),
    "services/commissioning": ("nv-250-four-axis-corner-cleaner", "screen", 0, 22, 9, 1700, ()),
    "services/spare-parts": ("nv-810-end-milling-machine", "tool", 0, -42, 34, 420, GUARDS),
    "services/modernisation": ("nv-550-cnc-double-mitre-saw", "saw-blade", 1, -46, 18, 820, GUARDS),
    "services/hotline": ("nv-140-four-head-welder", "screen", 0, 26, 8, 900, ()),
    "services/training": ("nv-310-copy-router", "spindle", 0, -26, 16, 900, ()),
    "about/making": ("nv-145-seamless-four-head-welder", "spindle", 0, 50, 20, 1150, ("control-desk", "screen")),
    "about/testing": ("nv-1070-window-inspection-stand", "frame-workpiece", 0, 24, 10, 2600, ()),
    "about/people": ("nv-770-sash-hardware-station", "screw-unit", 0, 28, 12, 1700, ()),
}

ARTICLES = {
    "posts/cold-profiles-in-winter": ("nv-580-pvc-cutting-centre", "profile", "end", -58, 20, 520, ()),
    "posts/compressed-air-the-forgotten-machine": ("nv-550-cnc-double-mitre-saw", "air-unit", 0, -26, 8, 620, ()),
    "posts/from-order-to-label": ("nv-1070-window-inspection-stand", "screen", 0, 24, 8, 1500, ()),
    "posts/the-saw-blade-decides": ("nv-420-up-cut-saw", "saw-blade", 0, -30, 30, 480, GUARDS),
    "posts/water-slots-in-the-right-place": ("nv-350-water-slot-miller", "tool", 0, -24, 22, 560, GUARDS),
    "posts/what-seam-limitation-means": ("nv-145-seamless-four-head-welder", "heating-plate", (-1, 1), 46, 26, 620, ()),
    "posts/why-crimped-corners-leak": ("nv-910-corner-crimping-machine", "crimping-head", (0, -1), -22, 36, 640, GUARDS),
}
CLOSE_UPS |= ARTICLES

# The part that a machine's detail looks at: the first of these that it has.
WORKING_PARTS = ("heating-plate", "crimping-head", "knives", "screw-unit", "saw-blade", "tool", "suction-pads", "press-beam", "turning-cross", "measuring-stop", "conveyor", "table")

# Which of several: (-1 left, 1 right, 0 any; -1 nearest to the operator, 1 farthest), azimuth, elevation, what is seen in mm, left out
DETAIL = ((0, -1), 30, 24, 700, GUARDS)
# machine: its own part and view. A head's corner is seen from inside the frame, hence from the operator's side only on the far heads.
DETAILS = {
    "nv-1010-vertical-glazing-press": ("press-beam", (0, -1), 26, 12, 2100, ()),
    "nv-1020-tilting-assembly-table": ("table", (0, -1), 30, 32, 1500, ()),
    "nv-1040-vacuum-glass-lifter": ("suction-pads", (0, 1), -152, 14, 1300, ()),
    "nv-1070-window-inspection-stand": ("handle", (0, -1), 18, 10, 1300, ()),
    "nv-1230-transfer-and-turning-table": ("turning-cross", (0, -1), 26, 30, 1600, ()),
    "nv-1250-vertical-frame-conveyor": ("motor", (0, -1), -32, 22, 1100, ()),
    "nv-140-four-head-welder": ("heating-plate", (-1, 1), 46, 28, 800, ()),
    "nv-145-seamless-four-head-welder": ("spindle", (-1, 1), 52, 22, 760, ()),
    "nv-160-six-head-welder": ("heating-plate", (1, 1), -42, 28, 900, ()),
    "nv-205-corner-cleaning-machine": ("knives", (0, -1), 24, 30, 860, GUARDS),
    "nv-230-two-axis-corner-cleaner": ("knives", (0, -1), -32, 30, 900, GUARDS),
    "nv-250-four-axis-corner-cleaner": ("spindle", (0, -1), 8, 32, 560, (*GUARDS, "clamps")),
    "nv-280-twin-head-corner-cleaner": ("knives", (0, 1), 50, 26, 900, GUARDS),
    "nv-330-copy-router-triple-drill": ("drill-unit", (0, -1), -36, 26, 800, GUARDS),
    "nv-405-glazing-bead-saw": ("saw-blade", (0, -1), -26, 36, 560, GUARDS),
    "nv-450-double-mitre-saw": ("saw-blade", (1, -1), -38, 18, 640, GUARDS),
    "nv-550-cnc-double-mitre-saw": ("saw-blade", (-1, -1), 56, 28, 820, GUARDS),
    "nv-630-four-axis-machining-centre": ("tool", (0, -1), -36, 16, 760, GUARDS),
    "nv-660-five-axis-machining-centre": ("spindle", (0, -1), 24, 8, 1100, GUARDS),
    "nv-730-travelling-reinforcement-screwing-machine": ("screw-unit", (0, -1), 34, 12, 900, ()),
    "nv-750-striker-plate-screwing-machine": ("screw-unit", (0, -1), -36, 14, 900, ()),
    "nv-940-four-head-corner-crimping-machine": ("clamps", (-1, 1), 46, 38, 820, ()),
}

# The same, but in the hall, whose far parts are out of focus; the pictures' subject leaves room for a text.
IN_THE_HALL = {
    "heroes/hotline": ("nv-160-six-head-welder", "screen", 0, 24, 8, 1500, ()),
    "heroes/remote-service": ("nv-850-cnc-mullion-end-miller", "screen", 0, -28, 8, 1300, ()),
    "heroes/profiles": ("nv-580-pvc-cutting-centre", "profile", "end", -64, 13, 760, ()),
    "heroes/spare-parts": ("nv-420-up-cut-saw", "saw-blade", 0, 26, 16, 900, GUARDS),
}

# picture: (azimuth, elevation, lens, share of the picture that the products fill, where its middle is)
HALLS = {
    "heroes/turnkey-hall": (38, 9, 28, 0.95, (0.62, 0.46)),
    "heroes/cutting-line": (44, 8, 30, 1.10, (0.66, 0.46)),
    "heroes/four-head-welder": (30, 12, 34, 0.80, (0.66, 0.46)),
    "heroes/aluminium-machining": (40, 9, 32, 0.95, (0.66, 0.46)),
    "heroes/welding-heads": (30, 9, 34, 0.95, (0.66, 0.46)),
    "heroes/service-technician": (32, 10, 36, 0.80, (0.68, 0.46)),
    "heroes/test-run": (36, 9, 32, 0.95, (0.66, 0.46)),
    "heroes/turnkey-start": (36, 12, 30, 0.95, (0.62, 0.46)),
    "heroes/graz-factory": (-34, 10, 28, 0.95, (0.62, 0.46)),
    "heroes/training": (30, 10, 34, 0.85, (0.66, 0.46)),
    "heroes/apprentices": (-30, 10, 36, 0.80, (0.66, 0.46)),
    "heroes/turnkey-layout": (38, 26, 34, 0.85, (0.64, 0.46)),
    "meta-banner": (34, 9, 32, 0.92, (0.5, 0.5)),
    "about/graz": (36, 10, 28, 1.0, (0.5, 0.5)),
    "posts/bosporus-window-days-2027": (36, 9, 34, 0.95, (0.5, 0.48)),
    "posts/fenstertage-nord-2026-report": (-32, 9, 34, 0.95, (0.5, 0.48)),
    "posts/gulf-facade-week-2027": (42, 10, 32, 1.0, (0.5, 0.48)),
    "posts/open-halls-graz-2027": (-38, 12, 32, 1.0, (0.5, 0.48)),
    "posts/planning-a-hall-for-sixty-windows": (20, 46, 44, 0.92, (0.5, 0.5)),
    "posts/steppe-window-forum-2027": (28, 14, 32, 1.0, (0.5, 0.48)),
    "posts/two-or-four-welding-heads": (26, 20, 40, 0.98, (0.5, 0.5)),
    "about/history": (-28, 9, 36, 0.98, (0.5, 0.46)),
    "services/planning": (34, 30, 36, 0.9, (0.5, 0.5)),
}
# From differing sides, for turnkeys are shown beside one another.
TURNKEYS = {
    "turnkeys/aluminium-line-60-windows-vietnam": (-26, 24, 40, 0.95, (0.5, 0.52)),
    "turnkeys/pvc-aluminium-line-50-windows-portugal": (32, 19, 36, 0.97, (0.5, 0.52)),
    "turnkeys/pvc-aluminium-line-100-windows-egypt": (-20, 30, 44, 0.95, (0.5, 0.52)),
    "turnkeys/pvc-line-120-windows-india": (-34, 20, 36, 0.97, (0.5, 0.52)),
    "turnkeys/pvc-line-200-windows-kazakhstan": (-24, 25, 38, 0.97, (0.5, 0.52)),
    "turnkeys/pvc-line-300-windows-poland": (36, 22, 38, 0.95, (0.5, 0.52)),
}
TURNKEY = (24, 27, 40, 0.95, (0.5, 0.52))
