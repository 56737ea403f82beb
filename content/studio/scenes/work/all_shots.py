"""Which picture shows which scene of work. A scene is made anew for each picture."""
from scenes.work import cleaning, crimping, cutting, metal, screwing, welding

SHOTS = {
    "work/cutting": cutting.bar_cut,
    "work/welding": welding.melting,
    "work/corner-cleaning": cleaning.seam_cleaned,
    "work/machining": metal.bar_machined,
    "work/screwing": screwing.steel_screwed,
    "work/crimping": crimping.corner_crimped,
}
