import type { ImperialUnit } from '@vitrine/contract/shapes/imperial'
import { useState } from 'react'
import styles from './FacetField.module.css'
import { toShownFigure, toMetricFigure } from './shown-figure.ts'
import { useFigureFormat } from './finder-text.ts'

type FigureInputProps = {
  name: string
  label: string
  /** What the address asks, metric. */
  figure: number | null
  /** The least or the most that there is, metric. */
  hint: number
  /** The unit that is typed in, where it is not the metric one. */
  imperial?: ImperialUnit | undefined
}

/** One end of a range. What is sent is metric, whatever unit is shown; without script it is shown as it is sent. */
export function FigureInput({ name, label, figure, hint, imperial }: FigureInputProps) {
  const format = useFigureFormat()
  const unit = imperial?.unit ?? ''
  const given = `${figure} ${unit}`
  const [typed, setTyped] = useState({ given, text: toShownFigure(figure, imperial) })
  // The address says something else than was typed: a filter was taken out, or somebody went back.
  const isOwn = toMetricFigure(typed.text, imperial) === figure && typed.given.endsWith(unit)
  if (typed.given !== given && !isOwn) setTyped({ given, text: toShownFigure(figure, imperial) })
  else if (typed.given !== given) setTyped({ given, text: typed.text })
  const metric = toMetricFigure(typed.text, imperial)
  return (
    <label className={styles.end}>
      <span>{label}</span>
      <input
        type="number"
        step="any"
        inputMode="decimal"
        name={imperial ? undefined : name}
        value={typed.text}
        placeholder={format(Number(toShownFigure(hint, imperial)))}
        onChange={({ target }) => setTyped({ given, text: target.value })}
      />
      {imperial && <input type="hidden" name={name} value={metric ?? ''} />}
    </label>
  )
}
