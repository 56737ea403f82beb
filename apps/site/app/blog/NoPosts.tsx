import { type LanguageCode, languageOf } from '@vitrine/locales/languages'
import { useText } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import styles from './NoPosts.module.css'

/** Stands where a language has no posts: leads to those of other languages, and on within the site (R19.26). */
export function NoPosts({ languages, title }: { languages: readonly LanguageCode[]; title: string }) {
  const text = useText()
  return (
    <div className={styles.empty}>
      {languages.length > 0 && (
        <section aria-labelledby="other-languages">
          <h2 id="other-languages" className={styles.title}>
            {title}
          </h2>
          <ul className={styles.languages}>
            {languages.map(languageOf).map(({ code, tag, name }) => (
              <li key={code}>
                <a href={localizedPath('/blog', code)} lang={tag} hrefLang={tag} className={styles.language}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.onward}>
        <ButtonLink to="/product">{text('product.all')}</ButtonLink>
        <MoreLink to="/contact">{text('contact.title')}</MoreLink>
      </div>
    </div>
  )
}
