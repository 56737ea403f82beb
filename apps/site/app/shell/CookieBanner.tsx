import { useText } from '../i18n/LanguageContext.tsx'
import { acceptCookies } from './third-parties/cookie-acceptance.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './CookieBanner.module.css'

/**
 * A notice at the bottom, until it is accepted (R2.49, R4.20). It is in every page and hidden: third-parties/ask-for-cookies.ts shows it to
 * who has not accepted it, while the page sleeps already. It does not take the focus, comes early in the tab order, and moves the focus to the page when it closes.
 */
export function CookieBanner({ privacyUrl }: { privacyUrl: string | null }) {
  const text = useText()

  function handleAccept() {
    acceptCookies()
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <section className={styles.banner} aria-label={text('cookies.policy')}>
      <p className={styles.text}>
        {text('cookies.text')}{' '}
        {privacyUrl && (
          <a href={privacyUrl} target="_blank" rel="noreferrer">
            {text('cookies.policy')}
          </a>
        )}
      </p>
      <button type="button" className={classNames(button.button, button.accent, button.small)} onClick={handleAccept}>
        {text('cookies.accept')}
      </button>
    </section>
  )
}
