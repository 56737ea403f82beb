import { newId } from './drafts.ts'
import { KEPT_KEY } from './kept-enquiries.ts'
import { type Outgoing, sendEnquiry } from './send-enquiry.ts'

const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 10 * 60 * 1000

let attempts = 0
let timer: ReturnType<typeof setTimeout> | undefined
let underWay: Promise<void> | undefined

/** Keeps an enquiry until the site has it. @returns false where this browser keeps nothing */
export function keepEnquiry(enquiry: Outgoing): boolean {
  const kept = write([...read().filter(({ id }) => id !== enquiry.id), enquiry])
  if (kept) tryLater()
  return kept
}

/** Sends what waits, now; what still cannot be sent is tried again later and later. */
export function sendKept(): Promise<void> {
  clearTimeout(timer)
  underWay ??= sendAll().finally(() => (underWay = undefined))
  return underWay
}

/** How long to wait after so many attempts, in ms: doubling, at most ten minutes, half of it by chance. */
export function decidePause(attempts: number, chance: number): number {
  return Math.round(Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS) * (0.5 + chance / 2))
}

async function sendAll() {
  let waiting = false
  for (const enquiry of read()) {
    const sent = await sendEnquiry(enquiry)
    if (sent.kind === 'taken') replace(enquiry.id)
    // Whatever has this id, it is not this enquiry.
    else if (sent.kind === 'used') replace(enquiry.id, { ...enquiry, id: newId() })
    // A refused one stays, and is tried when a page is loaded the next time: the site may have been wrong.
    waiting ||= sent.kind === 'later' || sent.kind === 'used'
  }
  if (waiting) tryLater()
  else attempts = 0
}

function tryLater() {
  clearTimeout(timer)
  timer = setTimeout(() => void sendKept(), decidePause(attempts++, Math.random()))
}

/** Other tabs write here too: each change begins with what is there now. */
function replace(id: string, by?: Outgoing) {
  write(read().flatMap((it) => (it.id === id ? (by ?? []) : it)))
}

function read(): Outgoing[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isOutgoing) : []
  } catch {
    return []
  }
}

function write(enquiries: Outgoing[]): boolean {
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify(enquiries))
    return true
  } catch {
    return false
  }
}

function isOutgoing(it: Partial<Outgoing> | null): it is Outgoing {
  return typeof it?.id === 'string' && (it.kind === 'order' || it.kind === 'contact') && typeof it.payload === 'object'
}
