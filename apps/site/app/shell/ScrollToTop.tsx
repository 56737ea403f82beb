import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { SCROLL_TOP_AFTER_PX } from '../../shared/constants.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { prefersReducedMotion } from '../ui/reduced-motion.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './floating.module.css'

/** Appears past 450 px, except on routes whose name contains product (R2.25). */
export function ScrollToTop() {
  const text = useText()
  const [isFar, setIsFar] = useState(false)
  const isProductRoute = useMatches().at(-1)?.id.includes('product')

  useEffect(() => {
    const update = () => setIsFar(scrollY > SCROLL_TOP_AFTER_PX)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])

  if (!isFar || isProductRoute) return null
  return (
    <button
      type="button"
      className={classNames(styles.button, styles.up)}
      data-scroll-to-top
      onClick={() => scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })}
    >
      <Icon name="up" />
      <span className={styles.name}>{text('scrollToTop')}</span>
    </button>
  )
}
