import type { ImperialUnit } from '@vitrine/contract/shapes/imperial'

/** Of figures in a field: enough that a figure comes back as it was typed. */
const SHOWN_DIGITS = 5
const METRIC_DECIMALS = 3

/** A metric figure as a field shows it; empty where there is none. */
export function toShownFigure(figure: number | null, imperial: ImperialUnit | undefined): string {
  if (figure === null) return ''
  if (!imperial) return String(figure)
  return String(Number((figure * imperial.factor + imperial.offset).toPrecision(SHOWN_DIGITS)))
}

/** What was typed, metric; null where it is no figure. */
export function toMetricFigure(typed: string, imperial: ImperialUnit | undefined): number | null {
  const figure = Number(typed)
  if (typed.trim() === '' || !Number.isFinite(figure)) return null
  if (!imperial) return figure
  return Number(((figure - imperial.offset) / imperial.factor).toFixed(METRIC_DECIMALS))
}
