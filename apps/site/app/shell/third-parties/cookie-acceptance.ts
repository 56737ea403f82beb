import { readItem, writeItem } from '../../../shared/browser-storage.ts'
import { createStore } from '../../ui/create-store.ts'

export const COOKIES_KEY = 'cookies_accept'

/** Whether the notice was accepted since this page was loaded. */
const acceptedHere = createStore(false)

/** Whether the cookie notice was accepted, on this visit or an earlier one (R3.19). Without storage it never was. */
export function hasAcceptedCookies(): boolean {
  return readItem('localStorage', COOKIES_KEY) === 'true'
}

/** Stores the acceptance, hides the notice and calls those who wait for it. Without storage it lasts as long as the page. */
export function acceptCookies() {
  writeItem('localStorage', COOKIES_KEY, 'true')
  delete document.documentElement.dataset.notice
  acceptedHere.set(true)
}

/** @returns ends the subscription */
export function onCookiesAccepted(callback: () => void): () => void {
  return acceptedHere.subscribe(callback)
}
