import { useText } from '../../i18n/LanguageContext.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import styles from './ErrorPage.module.css'

/** Stands where a page's content would be that could not be loaded, without being the error page (R8.10). */
export function ContentMissing() {
  const text = useText()
  return (
    <div className={styles.page} data-error-page>
      <title>{text('error.contentMissing.title')}</title>
      <div className={styles.words}>
        <h1 className={styles.title}>{text('error.contentMissing.title')}</h1>
        <p className={styles.text}>{text('error.other.text')}</p>
        <ButtonLink to="/">{text('error.goHome')}</ButtonLink>
      </div>
    </div>
  )
}
