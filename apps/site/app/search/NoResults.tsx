import { useText } from '../i18n/LanguageContext.tsx'
import { ContactLink } from '../shell/ContactLink.tsx'
import type { Hit } from '../../shared/search/hit.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Words } from '../ui/Words.tsx'
import { ResultList } from './ResultList.tsx'
import styles from './NoResults.module.css'

/** Says that nothing was found (R8.19), and who knows more. */
export function NothingFound() {
  const text = useText()
  return (
    <div className={styles.none}>
      {/* By the mark the statistics know of it (shell/statistics). */}
      <p className={styles.text} role="status" data-nothing-found="">
        {text('search.none')}
      </p>
      <p className={styles.ask}>
        <Words>{text('form.lead')}</Words>
      </p>
      <ContactLink className={classNames(button.button, button.outline, button.small)}>
        {text('home.getConsultation')}
      </ContactLink>
    </div>
  )
}

/** What comes close where nothing was found (R17.4). */
export function FuzzyMatches({ hits }: { hits: readonly Hit[] }) {
  const text = useText()
  if (hits.length === 0) return null
  return (
    <div className={styles.close}>
      <h2 className={styles.title}>{text('search.fuzzyMatches')}</h2>
      <ResultList hits={hits} />
    </div>
  )
}
