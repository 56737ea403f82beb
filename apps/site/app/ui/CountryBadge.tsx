import { formatTagOf } from '@vitrine/locales/languages'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import styles from './CountryBadge.module.css'
import { countryName } from '../../shared/languages/country-name.ts'

/** A country's code and its name in the page's language. @param code ISO 3166-1 alpha-2 */
export function CountryBadge({ code }: { code: string }) {
  const tag = formatTagOf(useLanguage())
  return (
    <span className={styles.badge}>
      <bdi className={styles.code} aria-hidden="true">
        {code}
      </bdi>
      {/* The names of server and browser may differ in version: the server's is kept. */}
      <span suppressHydrationWarning>{countryName(code, tag)}</span>
    </span>
  )
}
