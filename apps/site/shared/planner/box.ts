/** An upright rectangle of the plan, in mm from its upper left corner. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Whether two boxes have more than `tolerance` mm in common, in both directions. */
export function overlaps(a: Box, b: Box, tolerance = 0): boolean {
  const { across, down } = gapsOf(a, b)
  return across < -tolerance && down < -tolerance
}

/** How far boxes are apart in each direction; negative where they share so much. */
export function gapsOf(a: Box, b: Box): { across: number; down: number } {
  return {
    across: Math.max(a.left, b.left) - Math.min(a.right, b.right),
    down: Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom),
  }
}

/** How far apart two boxes are at their nearest points; 0 where they touch or overlap. */
export function distanceOf(a: Box, b: Box): number {
  const { across, down } = gapsOf(a, b)
  return Math.hypot(Math.max(across, 0), Math.max(down, 0))
}

export const widthOf = ({ left, right }: Box) => right - left
export const depthOf = ({ top, bottom }: Box) => bottom - top
export const areaOf = (box: Box) => Math.max(widthOf(box), 0) * Math.max(depthOf(box), 0)

export function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

/** The area that boxes cover together, in mm²: strip by strip, what overlaps counts once. */
export function coveredArea(boxes: readonly Box[]): number {
  const real = boxes.filter((it) => areaOf(it) > 0)
  const edges = [...new Set(real.flatMap(({ top, bottom }) => [top, bottom]))].toSorted((a, b) => a - b)
  let area = 0
  for (const [at, top] of edges.entries()) {
    const bottom = edges[at + 1]
    if (bottom !== undefined) area += coveredLength(real, top, bottom) * (bottom - top)
  }
  return area
}

function coveredLength(boxes: readonly Box[], top: number, bottom: number): number {
  const inStrip = boxes.filter((it) => it.top <= top && it.bottom >= bottom).toSorted((a, b) => a.left - b.left)
  let [covered, end] = [0, Number.NEGATIVE_INFINITY]
  for (const { left, right } of inStrip) {
    covered += Math.max(0, right - Math.max(left, end))
    end = Math.max(end, right)
  }
  return covered
}
