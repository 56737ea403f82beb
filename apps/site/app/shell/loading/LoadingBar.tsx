import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { useStore } from '../../ui/create-store.ts'
import styles from './LoadingBar.module.css'
import { loadingBar } from './loading-bar-store.ts'
import { idleProgress } from './loading-progress.ts'

/** A line along the top while the next page is fetched; red where it could not be (R4.1, R4.2). */
export function LoadingBar() {
  const line = useRef<HTMLDivElement>(null)
  const { shown, percent, failed } = useStore(loadingBar, idleProgress)
  const loading = useNavigation().state === 'loading'

  useEffect(() => {
    if (loading) loadingBar.start()
    else loadingBar.finish()
  }, [loading])

  // Not in the markup: the security policy forbids style attributes.
  useEffect(() => {
    if (line.current) line.current.style.transform = `scaleX(${percent / 100})`
  }, [percent])

  return <div ref={line} className={styles.bar} data-shown={shown} data-failed={failed} aria-hidden="true" />
}
