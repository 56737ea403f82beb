import { LocalizedLink } from '../language/LocalizedLink.tsx'
import type { Hit } from './hit.ts'
import styles from './HitList.module.css'
import { HitText } from './HitText.tsx'

/** Lines of results; each leads to the thing itself. */
export function HitList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ul className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.path}>
          <LocalizedLink to={hit.path} className={styles.hit}>
            <HitText hit={hit} />
          </LocalizedLink>
        </li>
      ))}
    </ul>
  )
}
