import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { LOADING_BAR_DURATION_MS, LOADING_BAR_HIDE_AFTER_MS, LOADING_BAR_THROTTLE_MS } from '../constants.ts'
import styles from './LoadingBar.module.css'

/** A line along the top while the next page is fetched: waits 200 ms, advances over 5 s, is full at the end and goes 500 ms later. */
export function LoadingBar() {
  const bar = useRef<HTMLDivElement>(null)
  const advance = useRef<Animation>(null)
  const loading = useNavigation().state === 'loading'

  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => {
      const frames = [{ opacity: 1, transform: 'scaleX(0)' }, { opacity: 1, transform: 'scaleX(0.95)' }]
      advance.current = bar.current?.animate(frames, { duration: LOADING_BAR_DURATION_MS, fill: 'forwards', easing: 'ease-out' }) ?? null
    }, LOADING_BAR_THROTTLE_MS)
    return () => {
      clearTimeout(timer)
      if (!advance.current) return
      const full = { opacity: 1, transform: 'none' }
      bar.current?.animate([full, { ...full, offset: 0.6 }, { opacity: 0, transform: 'none' }], LOADING_BAR_HIDE_AFTER_MS)
      advance.current.cancel()
      advance.current = null
    }
  }, [loading])

  return <div ref={bar} className={styles.bar} aria-hidden="true" />
}
