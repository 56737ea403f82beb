"""Which builder makes which machine. A builder takes the pieces (Build) and the figures of the machine's specification (mm, by key)."""
from kit.build import Build
from products import cleaning, conveying, crimping, glazing, machining, mitre_saws, routing, screwing, welding

USUAL = {"length": 2400, "width": 1200, "height": 1700, "working-height": 950, "blade-diameter": 450}

BUILDERS = {
    "nv-450-double-mitre-saw": mitre_saws.double_mitre_saw,
    "nv-550-cnc-double-mitre-saw": lambda b, f: mitre_saws.double_mitre_saw(b, f, cnc=True),
    "nv-420-up-cut-saw": mitre_saws.up_cut_saw,
    "nv-405-glazing-bead-saw": mitre_saws.bead_saw,
    "nv-580-pvc-cutting-centre": mitre_saws.cutting_centre,
    "nv-110-single-head-welder": welding.single_head,
    "nv-120-double-head-welder": welding.double_head,
    "nv-140-four-head-welder": welding.four_head,
    "nv-145-seamless-four-head-welder": welding.seamless,
    "nv-160-six-head-welder": welding.six_head,
    "nv-205-corner-cleaning-machine": cleaning.cleaner_by_hand,
    "nv-230-two-axis-corner-cleaner": lambda b, f: cleaning.cnc_cleaner(b, f, 2),
    "nv-250-four-axis-corner-cleaner": lambda b, f: cleaning.cnc_cleaner(b, f, 4),
    "nv-280-twin-head-corner-cleaner": cleaning.twin_cleaner,
    "nv-910-corner-crimping-machine": crimping.single_crimper,
    "nv-920-double-head-corner-crimping-machine": crimping.double_crimper,
    "nv-940-four-head-corner-crimping-machine": crimping.four_crimper,
    "nv-310-copy-router": routing.copy_router,
    "nv-330-copy-router-triple-drill": lambda b, f: routing.copy_router(b, f, drills=True),
    "nv-350-water-slot-miller": routing.slot_miller,
    "nv-365-cnc-water-slot-miller": routing.cnc_slot_miller,
    "nv-810-end-milling-machine": routing.end_mill,
    "nv-830-automatic-end-milling-machine": lambda b, f: routing.end_mill(b, f, automatic=True),
    "nv-850-cnc-mullion-end-miller": routing.cnc_end_mill,
    "nv-710-reinforcement-screwing-machine": screwing.reinforcement,
    "nv-730-travelling-reinforcement-screwing-machine": screwing.travelling,
    "nv-750-striker-plate-screwing-machine": screwing.striker,
    "nv-770-sash-hardware-station": screwing.hardware,
    "nv-610-three-axis-machining-centre": lambda b, f: machining.bed_centre(b, f, 3),
    "nv-630-four-axis-machining-centre": lambda b, f: machining.bed_centre(b, f, 4),
    "nv-640-pvc-machining-centre": lambda b, f: machining.line_centre(b, f, alu=False),
    "nv-660-five-axis-machining-centre": machining.five_axis,
    "nv-680-pass-through-machining-centre": lambda b, f: machining.line_centre(b, f, alu=True),
    "nv-1010-vertical-glazing-press": glazing.glazing_press,
    "nv-1020-tilting-assembly-table": glazing.tilting_table,
    "nv-1040-vacuum-glass-lifter": glazing.vacuum_lifter,
    "nv-1070-window-inspection-stand": glazing.inspection,
    "nv-1210-measuring-roller-conveyor": conveying.measuring,
    "nv-1230-transfer-and-turning-table": conveying.turning_table,
    "nv-1250-vertical-frame-conveyor": conveying.vertical,
}


def build_product(slug, figures):
    if slug not in BUILDERS:
        raise KeyError(f"no builder for {slug}")
    build = Build()
    BUILDERS[slug](build, {**USUAL, **figures})
    return build
