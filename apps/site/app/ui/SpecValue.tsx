import type { Specification } from '@vitrine/contract/shapes/shop'
import { textDirection } from './text-direction.ts'
import styles from './SpecValue.module.css'
import { Words } from './Words.tsx'

type SpecValueProps = { specification: Pick<Specification, 'value' | 'unit' | 'isFallback' | 'imperial'> }

/**
 * The value of a specification, in both systems of units where they differ: pages are the same for all, and a style shows the one that the
 * visitor has chosen.
 */
export function SpecValue({ specification: { imperial, ...metric } }: SpecValueProps) {
  if (!imperial) return <Value {...metric} />
  const given = `${metric.value}\u00a0${metric.unit}`
  return (
    <>
      <span className={styles.metric}>
        <Value {...metric} />
      </span>
      <span className={styles.imperial} title={given}>
        <Value {...imperial} isFallback={false} />
      </span>
    </>
  )
}

/** A number and its unit stay together, from left to right unless the unit is in letters that run the other way; a range runs from left to
 * right in every language, and words have their own direction. */
function Value({ value, unit, isFallback }: Pick<Specification, 'value' | 'unit' | 'isFallback'>) {
  const direction = textDirection(value + (unit ?? ''))
  const isFigure = direction === 'rtl' && textDirection(value) !== 'rtl'
  return (
    <bdi dir={direction} lang={isFallback ? 'en' : undefined}>
      {isFigure ? <bdi dir="ltr">{value}</bdi> : <Words>{value}</Words>}
      {unit && <span className={styles.unit}>{unit === '°' ? unit : `\u00a0${unit}`}</span>}
    </bdi>
  )
}
