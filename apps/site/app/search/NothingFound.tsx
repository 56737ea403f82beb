import { useText } from '../language/LanguageContext.tsx'
import type { Hit } from './hit.ts'
import { HitList } from './HitList.tsx'
import styles from './NothingFound.module.css'

/** Says that there is nothing (SPEC.md section 8), and what comes close. */
export function NothingFound({ near }: { near: readonly Hit[] }) {
  const text = useText()
  return (
    <div className={styles.nothing}>
      <p className={styles.text} role="status">
        {text('search.none')}
      </p>
      {near.length > 0 && (
        <>
          <h2 className={styles.title}>{text('search.near')}</h2>
          <HitList hits={near} />
        </>
      )}
    </div>
  )
}
