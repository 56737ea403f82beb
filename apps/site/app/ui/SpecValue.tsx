import type { Specification } from '@vitrine/contract/shapes/shop'
import styles from './SpecValue.module.css'

type SpecValueProps = { specification: Pick<Specification, 'value' | 'unit' | 'isFallback'> }

/** A figure and its unit, which stay together and run from left to right in every language. */
export function SpecValue({ specification: { value, unit, isFallback } }: SpecValueProps) {
  return (
    <bdi className={styles.value} lang={isFallback ? 'en' : undefined}>
      {value}
      {unit && <span className={styles.unit}>{unit === '°' ? unit : `\u00a0${unit}`}</span>}
    </bdi>
  )
}
