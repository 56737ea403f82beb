import type { ProductFigures } from '@vitrine/contract/shapes/shop'
import { describeWarning } from '../../shared/planner/describe-warning.ts'
import { findWarnings } from '../../shared/planner/find-warnings.ts'
import { type PlacedItem, placeItems } from '../../shared/planner/place-items.ts'
import type { Plan } from '../../shared/planner/plan.ts'
import { PLANNER_PATH } from '../../shared/planner/plan-path.ts'
import { toPlanSearch } from '../../shared/planner/plan-query.ts'
import type { PlannerWords } from '../../shared/planner/planner-words.ts'
import { sumTotals } from '../../shared/planner/sum-totals.ts'
import { toPlannedProduct } from '../../shared/planner/to-planned-product.ts'
import { toTotalRows } from '../../shared/planner/to-total-rows.ts'
import { writePlanSvg } from '../../shared/planner/write-plan-svg.ts'
import type { Sheet, SheetBlock, SheetText } from '../../shared/sheets/sheet.ts'
import type { SheetMaker } from './sheet-maker.ts'
import { toSection } from './to-blocks.ts'
import { toNotice } from './to-product-sheet.ts'
import { toLines } from './to-turnkey-sheet.ts'

/** One product at a wrong place has many. */
const MAX_WARNINGS = 20

/**
 * The sheet of a hall with its products: the plan, what it needs, what an engineer would say to it. Its code leads to the same plan.
 * @returns null where none of its products exists
 */
export function toPlanSheet(
  plan: Plan,
  products: readonly ProductFigures[],
  { text, format }: PlannerWords,
  maker: SheetMaker,
): Sheet | null {
  const { words, toSheet } = maker
  const { hall } = plan
  const placed = placeItems(plan, new Map(products.map((it) => [it.slug, toPlannedProduct(it)])))
  if (placed.length === 0) return null
  const warnings = findWarnings(hall, placed)
  const [length, width] = [format(hall.length / 1000, 'm'), format(hall.width / 1000, 'm')]
  const alt = text('plan', { length, width })
  const warned = new Set(warnings.flatMap(({ at }) => at))
  const totals = toTotalRows({ totals: sumTotals(hall, placed), placed, hall }, { text, format }).map((it) => {
    const missing = it.unknown > 0 && text('unknown', { count: it.unknown })
    return { cells: [words(it.name), words([it.value, it.note, missing].filter(Boolean).join('; '))] }
  })
  const blocks: SheetBlock[] = [
    { kind: 'drawing', svg: writePlanSvg(hall, placed, { warned, length, width }), alt },
    ...toNotice(
      products.some(({ isFallback }) => isFallback),
      maker,
    ),
    { kind: 'table', head: [{ text: words(text('totals')) }, { text: words(`${length} × ${width}`) }], rows: totals },
    ...toSection(text('warnings'), [toWarningList(warnings, placed, { text, format }, maker)], maker),
    ...toSection(text('machines'), toNumberedLines(placed, products, maker), maker),
  ]
  return toSheet({
    title: `${text('title')}: ${length} × ${width}`,
    kind: text('title'),
    heading: words(text('title')),
    path: `${PLANNER_PATH}?${toPlanSearch(plan)}`,
    blocks,
  })
}

function toWarningList(
  warnings: ReturnType<typeof findWarnings>,
  placed: readonly PlacedItem[],
  plannerWords: PlannerWords,
  { words }: SheetMaker,
): SheetBlock {
  const { text } = plannerWords
  if (warnings.length === 0) return { kind: 'paragraph', text: words(text('fine')) }
  const items = warnings.slice(0, MAX_WARNINGS).map((it): SheetText => words(describeWarning(it, placed, plannerWords)))
  const more = warnings.length - items.length
  return {
    kind: 'list',
    ordered: false,
    items: [...items, ...(more > 0 ? [words(text('more', { count: more }))] : [])],
  }
}

/** Each kind of product once, with the numbers that it has in the drawing. */
function toNumberedLines(
  placed: readonly PlacedItem[],
  products: readonly ProductFigures[],
  maker: SheetMaker,
): SheetBlock[] {
  const used = products.flatMap((product) => {
    const numbers = placed.filter(({ item }) => item.slug === product.slug).map(({ number }) => number)
    return numbers.length === 0
      ? []
      : [{ ...product, model: `${numbers.join(', ')} · ${product.model}`, cnt: numbers.length }]
  })
  return toLines(used, maker)
}
