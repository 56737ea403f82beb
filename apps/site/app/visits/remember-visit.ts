import { readItem, writeItem } from '../../shared/browser-storage.ts'
import { addSeen, SEEN_KEY } from '../../shared/visits/seen-products.ts'
import { continueVisit, endOfLastVisit, VISIT_KEY } from '../../shared/visits/visit-times.ts'

const read = (key: string) => readItem('localStorage', key)

/** Keeps in this browser that somebody is here, and which product he looks at. Only for who has accepted cookies. */
export function rememberVisit(slug?: string) {
  writeItem('localStorage', VISIT_KEY, continueVisit(read(VISIT_KEY), Date.now()))
  if (slug) writeItem('localStorage', SEEN_KEY, addSeen(read(SEEN_KEY), slug))
}

/** Whether there is anything of earlier to show: for who is here for the first time nothing is fetched. */
export const knowsVisitor = () => Boolean(read(SEEN_KEY) || endOfLastVisit(read(VISIT_KEY)))
