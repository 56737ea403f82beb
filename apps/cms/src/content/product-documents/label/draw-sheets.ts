import { drawLabel, type LabelContent } from './draw-label.ts'
import { fillSheets, type LabelQuery, type Layout, type Place } from './label-layout.ts'

/** Between the edge of a label and what is on it: what a knife or a printer is off by. */
export const PADDING_MM = 1.5
/** Marks begin beside the labels, so that nothing of them stays on one. */
const [MARK_GAP_MM, MARK_MM] = [1, 5]

export const inner = ({ x, y, width, height }: Place): Place => ({
  x: x + PADDING_MM,
  y: y + PADDING_MM,
  width: width - 2 * PADDING_MM,
  height: height - 2 * PADDING_MM,
})

/** Sheets of labels as SVG in true size, each a page. @param skip places of the first one that are used up */
export function drawSheets(
  labels: readonly LabelContent[],
  layout: Layout,
  { cut, skip }: Pick<LabelQuery, 'cut' | 'skip'>,
): string[] {
  const { width, height } = layout.page
  return fillSheets(labels, layout, skip).map(
    (
      filled,
    ) => `<svg xmlns="http://www.w3.org/2000/svg" class="sheet" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">
${filled.map(({ label, place }) => drawLabel(label, inner(place))).join('')}
${cut === 'none' ? '' : `<path d="${drawCuts(layout, cut)}" stroke="#000" stroke-width="0.1" fill="none"/>`}
</svg>`,
  )
}

/** Where the knife goes: along whole lines, or between two marks outside of all labels. */
function drawCuts({ block, places, page }: Layout, cut: 'crop' | 'lines'): string {
  if (block.width === page.width) return ''
  const [xs, ys] = [edges(places, 'x', 'width'), edges(places, 'y', 'height')]
  const [right, bottom] = [block.x + block.width, block.y + block.height]
  if (cut === 'lines')
    return [...xs.map((x) => `M${x} ${block.y}V${bottom}`), ...ys.map((y) => `M${block.x} ${y}H${right}`)].join('')
  const reach = MARK_GAP_MM + MARK_MM
  return [
    ...xs.map((x) => `M${x} ${block.y - reach}v${MARK_MM}M${x} ${bottom + MARK_GAP_MM}v${MARK_MM}`),
    ...ys.map((y) => `M${block.x - reach} ${y}h${MARK_MM}M${right + MARK_GAP_MM} ${y}h${MARK_MM}`),
  ].join('')
}

const edges = (places: readonly Place[], from: 'x' | 'y', length: 'width' | 'height'): number[] => [
  ...new Set(places.flatMap((it) => [it[from], it[from] + it[length]].map((at) => Math.round(at * 1000) / 1000))),
]
