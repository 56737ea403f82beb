import { useEffect, useState } from 'react'
import { COOKIE_BANNER_AFTER_MS } from '../../shared/constants.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { acceptCookies, hasAcceptedCookies } from './third-parties/cookie-acceptance.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './CookieBanner.module.css'

/**
 * A notice at the bottom, 500 ms after the page has loaded, until it is accepted (R2.49, R4.20). It does not take the
 * focus, comes early in the tab order, and moves the focus to the page when it closes.
 */
export function CookieBanner({ privacyUrl }: { privacyUrl: string | null }) {
  const text = useText()
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (hasAcceptedCookies()) return
    const timer = setTimeout(() => setIsShown(true), COOKIE_BANNER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  function handleAccept() {
    acceptCookies()
    setIsShown(false)
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  if (!isShown) return null
  return (
    <section className={styles.banner} aria-label={text('cookies.policy')} data-notice>
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
