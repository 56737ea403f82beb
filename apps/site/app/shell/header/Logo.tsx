import { LocalizedLink } from '../../i18n/LocalizedLink.tsx'
import { useText } from '../../i18n/LanguageContext.tsx'
import styles from './Logo.module.css'

/** The sign, two profiles that meet at 45°, and the company's name. */
export function Logo({ company }: { company: string }) {
  const text = useText()
  return (
    <LocalizedLink to="/" className={styles.logo} aria-label={text('header.home', { company })}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
        <path className={styles.upright} d="M1 2.4 8.5 9.9V27H1z" />
        <path className={styles.rail} d="M2.4 1H27v7.5H9.9z" />
      </svg>
      <bdi className={styles.name} translate="no">
        {company}
      </bdi>
    </LocalizedLink>
  )
}
