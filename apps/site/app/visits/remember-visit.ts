import { readItem, writeItem } from '../../shared/browser-storage.ts'
import { addSeen, SEEN_KEY } from '../../shared/visits/seen-products.ts'
import { continueVisit, VISIT_KEY } from '../../shared/visits/visit-times.ts'

/**
 * Keeps in this browser that somebody is here, and which product he looks at. Only for who has accepted cookies.
 * @returns whether there is anything of earlier to show: whoever is here for the first time has nothing fetched for it
 */
export function rememberVisit(slug?: string): boolean {
  const seen = readItem('localStorage', SEEN_KEY)
  const visit = continueVisit(readItem('localStorage', VISIT_KEY), Date.now())
  writeItem('localStorage', VISIT_KEY, visit)
  if (slug) writeItem('localStorage', SEEN_KEY, addSeen(seen, slug))
  return Boolean(seen) || !visit.startsWith('0 ')
}
