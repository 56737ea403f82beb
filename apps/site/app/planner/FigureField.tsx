import { imperialOf } from '@vitrine/contract/units/imperial'
import { useId, useState } from 'react'
import type { PlannerUnit } from '../../shared/planner/planner-units.ts'
import { toMetricFigure, toShownFigure } from '../finder/shown-figure.ts'
import styles from './FigureField.module.css'
import { usePlannerFigures } from './planner-text.ts'

type FigureFieldProps = {
  label: string
  /** Metric; null where it is not known. */
  figure: number | null
  /** Empty for what is counted. */
  unit: PlannerUnit | '%' | ''
  /** Gets what was typed, metric; null where the field was emptied. */
  onChange: (figure: number | null) => void
  /** The query key under which a form without script sends it. */
  name?: string
}

/** A figure that is typed in the visitor's units. It counts when the field is left, or Enter is pressed. */
export function FigureField({ label, figure, unit, onChange, name }: FigureFieldProps) {
  const { isImperial, nameOf } = usePlannerFigures()
  const id = useId()
  const isPlain = unit === '%' || unit === ''
  const imperial = isImperial && !isPlain ? imperialOf(unit) : undefined
  const given = toShownFigure(figure, imperial)
  const [typed, setTyped] = useState({ given, text: given })
  // It was changed elsewhere: by a drag, or undone.
  if (typed.given !== given) setTyped({ given, text: given })

  function commit() {
    if (typed.text === given) return
    const metric = toMetricFigure(typed.text.replace(',', '.'), imperial)
    if (metric === null && typed.text.trim() !== '') return setTyped({ given, text: given })
    onChange(metric)
    // Where it is brought within bounds to what it was before, the field shows that again.
    setTyped({ given: '', text: '' })
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={typed.text}
          onChange={({ target }) => setTyped({ given, text: target.value })}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              commit()
            }
          }}
        />
        {unit !== '' && <bdi className={styles.unit}>{isPlain ? unit : nameOf(unit)}</bdi>}
      </span>
    </div>
  )
}
