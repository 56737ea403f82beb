import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { LOADING_BAR_DURATION_MS, LOADING_BAR_HIDE_AFTER_MS, LOADING_BAR_THROTTLE_MS } from '../constants.ts'
import styles from './LoadingBar.module.css'

const empty = { opacity: 1, transform: 'scaleX(0)' }
const almost = { opacity: 1, transform: 'scaleX(0.95)' }
const full = { opacity: 1, transform: 'none' }
const gone = { opacity: 0, transform: 'none' }

/** A line along the top while the next page is fetched: waits 200 ms, advances over 5 s, is full at the end and goes 500 ms later. */
export function LoadingBar() {
  const bar = useRef<HTMLDivElement>(null)
  const loading = useNavigation().state === 'loading'

  useEffect(() => {
    const line = bar.current
    if (!loading || !line) return
    let advance: Animation | undefined
    const timer = setTimeout(() => {
      const timing = { duration: LOADING_BAR_DURATION_MS, easing: 'ease-out', fill: 'forwards' } as const
      advance = line.animate([empty, almost], timing)
    }, LOADING_BAR_THROTTLE_MS)
    return () => {
      clearTimeout(timer)
      if (!advance) return
      advance.cancel()
      line.animate([full, { ...full, offset: 0.6 }, gone], LOADING_BAR_HIDE_AFTER_MS)
    }
  }, [loading])

  return <div ref={bar} className={styles.bar} aria-hidden="true" />
}
