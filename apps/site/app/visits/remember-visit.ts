import { readItem, writeItem } from '../../shared/browser-storage.ts'
import { addSeen, SEEN_KEY } from '../../shared/visits/seen-products.ts'
import { continueVisit, VISIT_KEY } from '../../shared/visits/visit-times.ts'

/** Keeps in this browser that somebody is here, and which product he looks at. Only for who has accepted cookies. */
export function rememberVisit(slug?: string) {
  writeItem('localStorage', VISIT_KEY, continueVisit(readItem('localStorage', VISIT_KEY), Date.now()))
  if (slug) writeItem('localStorage', SEEN_KEY, addSeen(readItem('localStorage', SEEN_KEY), slug))
}
