"""What each close-up shows: a part of a machine, seen from near, without what would stand in the way."""

GUARDS = ("guard", "window")

# picture: (machine, the part looked at, side (-1 left, 1 right, 0 any), azimuth, elevation, what is seen of it in mm, left out)
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
    "services/commissioning": ("nv-250-four-axis-corner-cleaner", "control-desk", 0, -24, 14, 1000, ()),
    "services/spare-parts": ("nv-810-end-milling-machine", "tool", 0, -42, 34, 420, GUARDS),
    "services/modernisation": ("nv-550-cnc-double-mitre-saw", "screen", 0, 24, 12, 760, ()),
    "services/hotline": ("nv-140-four-head-welder", "screen", 0, 26, 8, 900, ()),
    "services/training": ("nv-310-copy-router", "spindle", 0, -26, 16, 900, ()),
    "about/making": ("nv-660-five-axis-machining-centre", "spindle", 0, 24, 10, 1700, ("window",)),
    "about/testing": ("nv-1070-window-inspection-stand", "frame-workpiece", 0, 24, 10, 2600, ()),
    "about/people": ("nv-770-sash-hardware-station", "screw-unit", 0, 28, 12, 1700, ()),
}

# picture: (azimuth, elevation, lens, share of the picture that the machines fill, where its middle is)
HALLS = {
    "heroes/plant-hall": (38, 9, 28, 0.95, (0.62, 0.46)),
    "heroes/cutting-line": (44, 8, 30, 1.10, (0.66, 0.46)),
    "heroes/four-head-welder": (30, 12, 34, 0.80, (0.66, 0.46)),
    "heroes/aluminium-machining": (40, 9, 32, 0.95, (0.66, 0.46)),
    "heroes/welding-heads": (30, 9, 34, 0.95, (0.66, 0.46)),
    "heroes/service-technician": (32, 10, 36, 0.80, (0.68, 0.46)),
    "heroes/test-run": (36, 9, 32, 0.95, (0.66, 0.46)),
    "heroes/plant-start": (36, 12, 30, 0.95, (0.62, 0.46)),
    "heroes/graz-factory": (-34, 10, 28, 0.95, (0.62, 0.46)),
    "heroes/training": (30, 10, 34, 0.85, (0.66, 0.46)),
    "heroes/apprentices": (-30, 10, 36, 0.80, (0.66, 0.46)),
    "heroes/plant-layout": (38, 26, 34, 0.85, (0.64, 0.46)),
    "meta-banner": (34, 9, 32, 0.92, (0.5, 0.5)),
    "about/graz": (36, 10, 28, 1.0, (0.5, 0.5)),
    "services/planning": (34, 30, 36, 0.9, (0.5, 0.5)),
}
PLANT = (30, 19, 34, 1.04, (0.5, 0.52))
