import { newId } from '../form/drafts.ts'
import { deleteFiles, saveFiles, outboxFilesKey, readFiles } from './file-store.ts'
import { OUTBOX_KEY } from './outbox-key.ts'
import { type Submission, type SendResult, sendEnquiry } from './send-enquiry.ts'

const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 10 * 60 * 1000

let attempts = 0
let timer: ReturnType<typeof setTimeout> | undefined
let underWay: Promise<void> | undefined

/** Keeps an enquiry until the site has it. @returns false where this browser keeps nothing */
export async function addToOutbox(enquiry: Submission, files: readonly File[] = []): Promise<boolean> {
  try {
    if (files.length > 0) await saveFiles(outboxFilesKey(enquiry.id), files)
  } catch {
    return false
  }
  const kept = write([...read().filter(({ id }) => id !== enquiry.id), { ...enquiry, files: files.length }])
  if (kept) tryLater()
  return kept
}

/** Sends what waits, now; what still cannot be sent is tried again later and later. */
export function sendOutbox(): Promise<void> {
  clearTimeout(timer)
  underWay ??= alone(sendAll).finally(() => (underWay = undefined))
  return underWay
}

/** How long to wait after so many attempts, in ms: doubling, at most ten minutes, half of it by chance. */
export function decideRetryDelay(attempts: number, chance: number): number {
  return Math.round(Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS) * (0.5 + chance / 2))
}

/** One tab at a time: a second would find an enquiry still listed whose files the first has sent and dropped. */
function alone(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('enquiries', work) : work()
}

async function sendAll() {
  let waiting = false
  for (const enquiry of read()) {
    const files = enquiry.files ? await readFiles(outboxFilesKey(enquiry.id)).catch(() => null) : []
    // Out of reach is not lost: another time, with its files.
    const sent: SendResult = files ? await sendEnquiry(withMissing(enquiry, files), files) : { kind: 'later' }
    if (sent.kind === 'taken') {
      replace(enquiry.id)
      await deleteFiles(outboxFilesKey(enquiry.id))
    }
    // Whatever has this id, it is not this enquiry.
    else if (sent.kind === 'used') await rename(enquiry, files ?? [])
    // A refused one stays, and is tried when a page is loaded the next time: the site may have been wrong.
    waiting ||= sent.kind !== 'taken' && sent.kind !== 'wrong'
  }
  if (waiting) tryLater()
  else attempts = 0
}

async function rename(enquiry: Submission, files: readonly File[]) {
  const id = newId()
  await saveFiles(outboxFilesKey(id), files).catch(console.warn)
  replace(enquiry.id, { ...enquiry, id })
  await deleteFiles(outboxFilesKey(enquiry.id))
}

/** Browsers clear their databases when the disk is full: the order then goes without its files, and says so to whoever reads it. */
function withMissing(enquiry: Submission, files: readonly File[]): Submission {
  const missing = (enquiry.files ?? 0) - files.length
  if (missing <= 0 || enquiry.kind !== 'order') return enquiry
  const message = `${enquiry.payload.message}\n\n[The browser has lost ${missing} files that were to come with it.]`
  return { ...enquiry, payload: { ...enquiry.payload, message } }
}

function tryLater() {
  clearTimeout(timer)
  timer = setTimeout(() => void sendOutbox(), decideRetryDelay(attempts++, Math.random()))
}

/** Other tabs write here too: each change begins with what is there now. */
function replace(id: string, by?: Submission) {
  write(read().flatMap((it) => (it.id === id ? (by ?? []) : it)))
}

function read(): Submission[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isOutgoing) : []
  } catch {
    return []
  }
}

function write(enquiries: Submission[]): boolean {
  try {
    localStorage.setItem(OUTBOX_KEY, JSON.stringify(enquiries))
    return true
  } catch {
    return false
  }
}

function isOutgoing(it: Partial<Submission> | null): it is Submission {
  return typeof it?.id === 'string' && (it.kind === 'order' || it.kind === 'contact') && typeof it.payload === 'object'
}
