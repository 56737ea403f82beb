import { Words } from '../ui/Words.tsx'
import type { KeyFigure } from './key-figures.ts'
import styles from './KeyFigures.module.css'

/** The company in figures, as editors keep them with what is said about it. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={`${value} ${label}`} className={styles.figure}>
          <dt>
            <Words>{label}</Words>
          </dt>
          <dd>
            <bdi>
              <Words>{value}</Words>
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
