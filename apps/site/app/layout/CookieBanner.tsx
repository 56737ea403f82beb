import { useEffect, useState } from 'react'
import { COOKIE_BANNER_AFTER_MS } from '../constants.ts'
import { useText } from '../language/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './CookieBanner.module.css'

const ACCEPTED_KEY = 'cookies_accept'

/** A notice at the bottom, 500 ms after the page has loaded, until it is accepted (SPEC.md sections 2 and 4). */
export function CookieBanner({ privacyUrl }: { privacyUrl: string | null }) {
  const text = useText()
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (localStorage.getItem(ACCEPTED_KEY) === 'true') return
    const timer = setTimeout(() => setShown(true), COOKIE_BANNER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  function accept() {
    localStorage.setItem(ACCEPTED_KEY, 'true')
    setShown(false)
  }

  if (!shown) return null
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
      <button type="button" className={classNames(button.button, button.accent, button.small)} onClick={accept}>
        {text('cookies.accept')}
      </button>
    </section>
  )
}
