import type { Specification } from '@vitrine/contract/shapes/shop'
import { textDirection } from './text-direction.ts'
import styles from './SpecValue.module.css'

type SpecValueProps = { specification: Pick<Specification, 'value' | 'unit' | 'isFallback'> }

/** The value of a specification. A number and its unit stay together, from left to right in every language; words have their own direction. */
export function SpecValue({ specification: { value, unit, isFallback } }: SpecValueProps) {
  return (
    <bdi className={styles.value} dir={textDirection(value)} lang={isFallback ? 'en' : undefined}>
      {value}
      {unit && <span className={styles.unit}>{unit === '°' ? unit : `\u00a0${unit}`}</span>}
    </bdi>
  )
}
