import { useText } from '../language/LanguageContext.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './ErrorPage.module.css'

/** What went wrong, as large as it is, and the way home (SPEC.md sections 2 and 8). */
export function ErrorPage({ status }: { status: number }) {
  const text = useText()
  const missing = status === 404
  return (
    <div className={styles.page}>
      <title>{text(missing ? 'error.notFound.title' : 'error.other.title')}</title>
      <p className={styles.status}>{status}</p>
      <div className={styles.words}>
        <h1 className={styles.title}>{text(missing ? 'error.notFound.title' : 'error.other.title')}</h1>
        <p className={styles.text}>{text(missing ? 'error.notFound.text' : 'error.other.text')}</p>
        <ButtonLink to="/">{text('error.goHome')}</ButtonLink>
      </div>
    </div>
  )
}
