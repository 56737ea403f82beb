import { toContinent } from '../../../shared/visitor-continent.ts'
import { TranslatedField } from '../../ui/FallbackText.tsx'
import { useRootData } from '../../ui/use-root-data.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import styles from './Adviser.module.css'
import { AdviserFace } from './AdviserFace.tsx'
import { decideAdviser } from './decide-adviser.ts'

/** Who answers a form: somebody who speaks the language of the page, for the visitor's continent where there is one. */
export function Adviser() {
  const timeZone = useTimeZone()
  const advisers = useRootData()?.layout.advisers ?? []
  const adviser = decideAdviser(advisers, timeZone === null ? null : toContinent(timeZone))
  if (!adviser) return null
  return (
    <div className={styles.adviser}>
      <AdviserFace adviser={adviser} />
      <p className={styles.words}>
        <bdi className={styles.name}>{adviser.name}</bdi>
        {adviser.role && (
          <span className={styles.role}>
            <TranslatedField of={adviser} name="role" />
          </span>
        )}
        {adviser.phone && (
          <a className={styles.phone} href={`tel:${adviser.phone.replaceAll(' ', '')}`}>
            <bdi>{adviser.phone}</bdi>
          </a>
        )}
      </p>
    </div>
  )
}
