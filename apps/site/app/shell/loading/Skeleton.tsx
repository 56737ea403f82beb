import { useState } from 'react'
import { useLocation } from 'react-router'
import styles from './Skeleton.module.css'

/**
 * The outline of a page over the page itself, on narrow screens only: for 1 s when the site is opened, for 500 ms when the page changes
 * (R2.24). It covers the content and is hidden by its style sheet: nothing moves, and without script, styles or a screen the
 * content is there at once.
 */
export function Skeleton() {
  const { pathname } = useLocation()
  const [shown, setShown] = useState({ pathname, first: true })
  if (shown.pathname !== pathname) setShown({ pathname, first: false })
  return (
    // The key restarts its animation on each page.
    <div
      key={pathname}
      className={styles.skeleton}
      data-skeleton={shown.first && shown.pathname === pathname ? 'first' : 'route'}
      aria-hidden="true"
    >
      <div className={styles.picture} />
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.short} />
      <div className={styles.card} />
    </div>
  )
}
