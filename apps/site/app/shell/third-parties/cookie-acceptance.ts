const KEY = 'cookies_accept'
const ACCEPTED_EVENT = 'cookiesaccepted'

/** Whether the cookie notice was accepted, on this visit or an earlier one (R3.19). Without storage it never was. */
export function hasAcceptedCookies(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

/** Keeps the acceptance and tells whoever waits for it. */
export function acceptCookies() {
  try {
    localStorage.setItem(KEY, 'true')
  } catch {
    // Storage may be forbidden or full: it then holds for this page.
  }
  dispatchEvent(new Event(ACCEPTED_EVENT))
}

/** @returns stops listening */
export function onCookiesAccepted(then: () => void): () => void {
  addEventListener(ACCEPTED_EVENT, then, { once: true })
  return () => removeEventListener(ACCEPTED_EVENT, then)
}
