import { type FallbackFace, fallbackFaces, type FallbackRange, fallbackRanges } from '../../fonts/fallbacks.ts'

/** What ascent and descent of Inter are of its size. */
const ASCENT = 0.96875
const DESCENT = 0.24121

/**
 * The descriptors that give a font the ascent and descent of Inter. Those of the font that has the space decide at which height words stand.
 * @param size in per cent
 */
export function metricsOfInter(size: number): string {
  const percent = (part: number) => `${Number(((part * 10_000) / size).toFixed(1))}%`
  return `;ascent-override:${percent(ASCENT)};descent-override:${percent(DESCENT)}`
}

/** The `@font-face` rules of the fonts of devices that stand in for the site's until these have come, as wide and as high. */
export function fallbackRules(ranges: readonly FallbackRange[]): string {
  return Object.entries(fallbackFaces)
    .flatMap(([family, faces]) => faces.flatMap((face) => rulesOf(family, face, ranges)))
    .join('')
}

function rulesOf(family: string, { local, weights, widths }: FallbackFace, ranges: readonly FallbackRange[]): string[] {
  const sources = local.map((name) => `local("${name}")`).join()
  const weight = weights ? `font-weight:${weights};` : ''
  return ranges.flatMap((range) => {
    const size = widths[range]
    if (!size) return []
    const metrics = range === 'space' ? metricsOfInter(size) : ''
    return [
      `@font-face{font-family:"${family}";${weight}src:${sources};unicode-range:${fallbackRanges[range]};size-adjust:${size}%${metrics}}`,
    ]
  })
}
