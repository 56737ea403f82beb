import { useEffect } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import type { TextKey } from '@vitrine/locales/text-key'
import { loadingBar } from '../loading/loading-bar-store.ts'
import { ALL_RESULTS } from '../../../shared/search/search-kinds.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import styles from './ErrorPage.module.css'
import { WaysOn } from './WaysOn.tsx'

type ErrorPageProps = {
  status: number
  /** What exactly happened, if known. */
  message?: TextKey | undefined
}

/** The error page: status, what happened, and a link home (R2.50, R8.3, R8.4); a search and ways on where a page was not found (R19.29). */
export function ErrorPage({ status, message }: ErrorPageProps) {
  const text = useText()
  const isNotFound = status === 404
  const title = text(isNotFound ? 'error.notFound.title' : 'error.other.title')
  useEffect(() => loadingBar.fail(), [])
  return (
    <div className={styles.page} data-error-page>
      <title>{title}</title>
      <div className={styles.head}>
        <p className={styles.status}>{status}</p>
        {message && (
          <p className={styles.gap}>
            <span>{text(message)}</span>
          </p>
        )}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>
          {splitSentences(text(isNotFound ? 'error.notFound.text' : 'error.other.text')).map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </p>
        {isNotFound && <SearchForm path={ALL_RESULTS} query="" />}
        <ButtonLink to="/">{text('error.goHome')}</ButtonLink>
        {isNotFound && <WaysOn />}
      </div>
    </div>
  )
}

/** Sentences stand below each other: the English text has no space between them. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[.。]\s*)(?=[^\s.])/u)
}
