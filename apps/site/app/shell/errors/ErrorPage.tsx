import { useEffect } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import type { TextKey } from '@vitrine/locales/text-key'
import { loadingBar } from '../loading/loading-bar-store.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import styles from './ErrorPage.module.css'

type ErrorPageProps = {
  status: number
  /** What exactly happened, if known. */
  message?: TextKey | undefined
}

/** The error page: status, what happened, and a link home (R2.50, R8.3, R8.4). */
export function ErrorPage({ status, message }: ErrorPageProps) {
  const text = useText()
  const isNotFound = status === 404
  useEffect(() => loadingBar.fail(), [])
  return (
    <div className={styles.page}>
      <title>{text(isNotFound ? 'error.notFound.title' : 'error.other.title')}</title>
      <p className={styles.status}>{status}</p>
      <div className={styles.words}>
        <h1 className={styles.title}>{text(isNotFound ? 'error.notFound.title' : 'error.other.title')}</h1>
        {message && <p className={styles.message}>{text(message)}</p>}
        <p className={styles.text}>{text(isNotFound ? 'error.notFound.text' : 'error.other.text')}</p>
        <ButtonLink to="/">{text('error.goHome')}</ButtonLink>
      </div>
    </div>
  )
}
