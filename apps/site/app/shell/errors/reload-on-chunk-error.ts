import { CHUNK_RELOAD_GUARD_MS } from '../../../shared/constants.ts'

const RELOADED_AT = 'chunk_reloaded_at'

/** After a new version was put up, a page's old chunks are gone; a reload brings the new ones. More than once a minute it does not help. */
export function decideReload(lastAt: number | null, now: number): boolean {
  return lastAt === null || now - lastAt >= CHUNK_RELOAD_GUARD_MS
}

/** Where the visitor was going when a chunk failed: the last link that was clicked. A whole document needs no chunk. */
let wanted: string | null = null

function noteWanted(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  wanted = event.type === 'click' ? (link?.href ?? wanted) : null
}

/**
 * Sees to it that a failure to load a chunk reloads the page at most once in 60 s (R8.1, R9.3), and that a visitor who was
 * on the way to another page gets there. Vite tells of failures of our own imports; the router reloads by itself where a screen's code
 * fails, which only the Navigation API lets us hold back.
 */
export function guardReloads() {
  const navigation = navigationApi()
  addEventListener('click', noteWanted, { capture: true })
  addEventListener('popstate', noteWanted)
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    if (navigation || mayReload()) location.reload()
  })
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated) return
    if (!wanted && mayReload()) return
    event.preventDefault()
    if (wanted) location.assign(wanted)
  })
}

function mayReload(): boolean {
  try {
    const kept = sessionStorage.getItem(RELOADED_AT)
    const now = Date.now()
    if (!decideReload(kept === null ? null : Number(kept), now)) return false
    sessionStorage.setItem(RELOADED_AT, String(now))
    return true
  } catch {
    // Without storage nothing would stop the next reload.
    return false
  }
}

type NavigateEvent = Event & { navigationType: string; userInitiated: boolean }
type Navigation = { addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void }

function navigationApi(): Navigation | undefined {
  return (window as { navigation?: Navigation }).navigation
}
