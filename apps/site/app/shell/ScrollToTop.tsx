import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { SCROLL_TOP_AFTER_PX } from '../../shared/constants.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { prefersReducedMotion } from '../ui/reduced-motion.ts'
import styles from './floating.module.css'

/** Appears past 450 px, except on routes whose name contains product (R2.25). */
export function ScrollToTop() {
  const text = useText()
  const [far, setFar] = useState(false)
  const unwanted = useMatches().at(-1)?.id.includes('product')

  useEffect(() => {
    const look = () => setFar(scrollY > SCROLL_TOP_AFTER_PX)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])

  if (!far || unwanted) return null
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })}
    >
      <Icon name="up" />
      <span className={styles.name}>{text('scrollToTop')}</span>
    </button>
  )
}
