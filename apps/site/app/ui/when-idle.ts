import { PREFETCH_IDLE_TIMEOUT_MS } from '../../shared/constants.ts'

/**
 * Calls back once the page is loaded and idle, 2 s after loading at the latest (R9.7).
 * @returns cancels it
 */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(callback, { timeout: PREFETCH_IDLE_TIMEOUT_MS })
      cancel = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(callback, PREFETCH_IDLE_TIMEOUT_MS)
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
