"""Which picture shows which scene of work. A scene is made anew for each picture."""
from scenes.work import cleaning, conveying, crimping, cutting, glazing, metal, milling, screwing, welding

SHOTS = {
    "work/cutting": cutting.bar_cut,
    "work/welding": welding.melting,
    "work/corner-cleaning": cleaning.seam_cleaned,
    "work/machining": metal.bar_machined,
    "work/copy-routing": metal.lock_routed,
    "work/screwing": screwing.steel_screwed,
    "work/end-milling": milling.end_milled,
    "work/crimping": crimping.corner_crimped,
    "work/glazing": glazing.pane_set,
    "work/conveying": conveying.frame_rolls,
}
