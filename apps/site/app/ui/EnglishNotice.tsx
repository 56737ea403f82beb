import { useText } from '../i18n/LanguageContext.tsx'
import styles from './EnglishNotice.module.css'

/** Says that the text of the page is not translated and therefore shown in English. */
export function EnglishNotice({ isFallback }: { isFallback: boolean }) {
  const text = useText()
  return isFallback ? <p className={styles.notice}>{text('common.onlyInEnglish')}</p> : null
}
