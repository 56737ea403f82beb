import { readItem, RELOADED_AT, writeItem } from '../../../shared/browser-storage.ts'
import { CHUNK_RELOAD_GUARD_MS } from '../../../shared/constants.ts'
import { loadingBar } from '../loading/loading-bar-store.ts'

/** After a deployment the chunks of an open page are gone, and a reload brings the new ones; more than once a minute it does not help. */
export function decideReload(lastAt: number | null, now: number): boolean {
  return lastAt === null || now - lastAt >= CHUNK_RELOAD_GUARD_MS
}

/** Where the visitor was going when a chunk failed: the last link that was clicked. Loading it as a document needs no chunk. */
let target: string | null = null

function noteTarget(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  target = event.type === 'click' ? (link?.href ?? target) : null
}

/**
 * When a chunk cannot be loaded, reloads the page at most once in 60 s (R8.1, R9.3), or loads the page that the visitor was going to.
 * Vite reports failures of our own imports; the router itself reloads where the code of a route fails, which only the Navigation API
 * lets us prevent.
 */
export function guardReloads() {
  const navigation = navigationApi()
  addEventListener('click', noteTarget, { capture: true })
  addEventListener('popstate', noteTarget)
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    // Without a network there is nothing to load: the page stays.
    if (navigator.onLine && (navigation || mayReload())) location.reload()
  })
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated) return
    const isAllowed = mayReload()
    if (isAllowed && !target) return
    event.preventDefault()
    if (isAllowed && target) location.assign(target)
    // The page stays, and other links still work.
    if (!isAllowed) loadingBar.fail()
  })
}

function mayReload(): boolean {
  const lastAt = readItem('sessionStorage', RELOADED_AT)
  const now = Date.now()
  // Without storage nothing would stop the next reload.
  return decideReload(lastAt ? Number(lastAt) : null, now) && writeItem('sessionStorage', RELOADED_AT, String(now))
}

type NavigateEvent = Event & { navigationType: string; userInitiated: boolean }
type Navigation = { addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void }

function navigationApi(): Navigation | undefined {
  return (window as { navigation?: Navigation }).navigation
}
