type Point = readonly [number, number]
type Coarseness = { step: number; speck: number; open?: boolean }

/**
 * Makes an SVG path of straight lines, as d3-geo draws them, as coarse as its size allows.
 * @param step points nearer than this to the one before are left out, in units of the drawing
 * @param speck closed shapes smaller than this are left out, in square units
 * @param open the path is of lines, such as borders, whose ends stay apart
 */
export function coarsen(path: string, { step, speck, open = false }: Coarseness): string {
  return path
    .split(/(?=M)/)
    .filter((line) => line !== '')
    .map((line) => spread(pointsOf(line), step))
    .filter((points) => open || areaOf(points) >= speck)
    .map((points) => `M${points.map((point) => point.join(',')).join('L')}${open ? '' : 'Z'}`)
    .join('')
}

function pointsOf(ring: string): Point[] {
  const pairs = ring.replace(/[MZ]/g, '').split('L')
  return pairs.map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

function spread(points: readonly Point[], step: number): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    const isEnd = point === points.at(-1)
    if (!last || isEnd || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step) kept.push(point)
  }
  return kept
}

/** By the shoelace formula. */
function areaOf(points: readonly Point[]): number {
  const doubled = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}
