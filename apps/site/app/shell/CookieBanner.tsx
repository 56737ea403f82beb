import { useEffect, useState } from 'react'
import { COOKIE_BANNER_AFTER_MS } from '../../shared/constants.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { acceptCookies, hasAcceptedCookies } from './third-parties/cookie-acceptance.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './CookieBanner.module.css'

/**
 * A notice at the bottom, 500 ms after the page has loaded, until it is accepted (R2.49, R4.20). It takes no focus from
 * anybody, comes early in the order of tabs, and hands the focus to the page when it goes.
 */
export function CookieBanner({ privacyUrl }: { privacyUrl: string | null }) {
  const text = useText()
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (hasAcceptedCookies()) return
    const timer = setTimeout(() => setShown(true), COOKIE_BANNER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  function accept() {
    acceptCookies()
    setShown(false)
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  if (!shown) return null
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
      <button type="button" className={classNames(button.button, button.accent, button.small)} onClick={accept}>
        {text('cookies.accept')}
      </button>
    </section>
  )
}
