import { type FallbackFace, fallbackFaces, type Script, scriptRanges } from '../../fonts/fallbacks.ts'

/** What ascent and descent of Inter are of its size. */
const ASCENT = 0.96875
const DESCENT = 0.24121

/** The descriptors that give a font the ascent and descent of Inter: words stand at the same height, whichever font they are in. @param size in per cent */
export function metricsOfInter(size: number): string {
  const percent = (part: number) => `${Number(((part * 10_000) / size).toFixed(2))}%`
  return `ascent-override:${percent(ASCENT)};descent-override:${percent(DESCENT)};line-gap-override:0%`
}

/** The `@font-face` rules of the fonts of devices that stand in for the site's until these have come, as wide and as high. */
export function fallbackRules(scripts: readonly Script[]): string {
  return Object.entries(fallbackFaces)
    .flatMap(([family, faces]) => faces.map((face) => rulesOf(family, face, scripts)))
    .join('')
}

function rulesOf(family: string, { local, weights, widths }: FallbackFace, scripts: readonly Script[]): string {
  const sources = local.map((name) => `local("${name}")`).join()
  const weight = weights ? `font-weight:${weights};` : ''
  return scripts
    .flatMap((script) => {
      const size = widths[script]
      return size
        ? [
            `@font-face{font-family:"${family}";${weight}src:${sources};unicode-range:${scriptRanges[script]};size-adjust:${size}%;${metricsOfInter(size)}}`,
          ]
        : []
    })
    .join('')
}
