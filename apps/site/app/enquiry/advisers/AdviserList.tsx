import type { Adviser } from '@vitrine/contract/shapes/editorial'
import { languageOf, tagOf } from '@vitrine/locales/languages'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { TranslatedField } from '../../ui/FallbackText.tsx'
import { ContactDetails } from '../../ui/ContactDetails.tsx'
import { EnquiryTile } from '../EnquiryTile.tsx'
import { AdviserFace } from './AdviserFace.tsx'
import styles from './AdviserList.module.css'

/** All who answer enquiries, those first who speak the language of the page: for which continents, in which languages, and how they are reached. */
export function AdviserList({ advisers }: { advisers: readonly Adviser[] }) {
  const text = useText()
  const language = useLanguage()
  const knowsLanguage = (it: Adviser) => it.languages_spoken.includes(language)
  return (
    <ul className={styles.list}>
      {advisers
        .toSorted((a, b) => Number(knowsLanguage(b)) - Number(knowsLanguage(a)))
        .map((adviser) => (
          <li key={adviser.id}>
            <article className={styles.adviser}>
              <AdviserFace adviser={adviser} />
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <bdi>{adviser.name}</bdi>
                </h3>
                <p className={styles.role}>
                  <TranslatedField of={adviser} name="role" />
                </p>
                <p className={styles.regions}>
                  {adviser.continents.map((it) => text(`dealers.${it}`)).join('\u00a0· ')}
                </p>
                <ContactDetails phone={adviser.phone} email={adviser.email} />
                <ul className={styles.languages} aria-label={text('dealers.answersIn')}>
                  {adviser.languages_spoken.map((code) => (
                    <li key={code} lang={tagOf(code)}>
                      {languageOf(code).name}
                    </li>
                  ))}
                </ul>
              </div>
            </article>
          </li>
        ))}
      <EnquiryTile adviser={false} />
    </ul>
  )
}
