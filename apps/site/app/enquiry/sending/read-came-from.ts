import { toCameFrom } from '../../../shared/enquiries/came-from.ts'

/** Where this visit came from, as far as this document knows; no cookie, and nothing is kept in the browser. */
export function readCameFrom(): string {
  const [document_] = performance.getEntriesByType('navigation')
  return document_ ? toCameFrom(document_.name, document.referrer) : ''
}
