import type { Specification } from '@vitrine/contract/shapes/shop'
import { textDirection } from './text-direction.ts'
import styles from './SpecValue.module.css'
import { Words } from './Words.tsx'

type SpecValueProps = { specification: Pick<Specification, 'value' | 'unit' | 'isFallback'> }

/**
 * The value of a specification. A number and its unit stay together, from left to right unless the unit is in letters that run the other way; a
 * range runs from left to right in every language, and words have their own direction.
 */
export function SpecValue({ specification: { value, unit, isFallback } }: SpecValueProps) {
  const direction = textDirection(value + (unit ?? ''))
  const isFigure = direction === 'rtl' && textDirection(value) !== 'rtl'
  return (
    <bdi className={styles.value} dir={direction} lang={isFallback ? 'en' : undefined}>
      {isFigure ? <bdi dir="ltr">{value}</bdi> : <Words>{value}</Words>}
      {unit && <span className={styles.unit}>{unit === '°' ? unit : `\u00a0${unit}`}</span>}
    </bdi>
  )
}
