import { PREFETCH_IDLE_TIMEOUT_MS } from '../../shared/constants.ts'

/**
 * Calls back once the page is loaded and its visitor's device has nothing better to do, 2 s after loading at the latest (R9.7).
 * @returns takes the wish back
 */
export function whenIdle(then: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(then, { timeout: PREFETCH_IDLE_TIMEOUT_MS })
      cancel = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(then, PREFETCH_IDLE_TIMEOUT_MS)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    cancel()
  }
}
