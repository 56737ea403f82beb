import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import styles from './LoadingBar.module.css'
import { loadingBar } from './loading-bar-store.ts'

/** A line along the top while the next page is fetched; red where it could not be (R4.1, R4.2). */
export function LoadingBar() {
  const line = useRef<HTMLDivElement>(null)
  const loading = useNavigation().state === 'loading'

  useEffect(() => {
    if (loading) loadingBar.start()
    else loadingBar.finish()
  }, [loading])

  // Past React: each tick would begin anew what it draws of the next page, and on a slow device ten times a second are too often to ever end.
  useEffect(() => {
    const show = () => {
      const { shown, percent, failed } = loadingBar.getSnapshot()
      if (!line.current) return
      Object.assign(line.current.dataset, { shown, failed })
      line.current.style.transform = `scaleX(${percent / 100})`
    }
    show()
    return loadingBar.subscribe(show)
  }, [])

  return <div ref={line} className={styles.bar} aria-hidden="true" />
}
