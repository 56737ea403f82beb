import { useText } from '../i18n/LanguageContext.tsx'
import styles from './EnglishNotice.module.css'

/** Says why a page's own text is English within a page in another language. */
export function EnglishNotice({ isFallback }: { isFallback: boolean }) {
  const text = useText()
  return isFallback ? <p className={styles.notice}>{text('common.onlyInEnglish')}</p> : null
}
