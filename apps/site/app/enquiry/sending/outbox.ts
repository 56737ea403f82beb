import { retryDelay } from '@vitrine/platform/retry-delay'
import { readItem, writeItem } from '../../../shared/browser-storage.ts'
import type { Submission } from '../../../shared/enquiries/submission.ts'
import { newId } from '../form/drafts.ts'
import { deleteFiles, outboxFilesKey, readFiles, saveFiles } from './file-store.ts'
import { OUTBOX_KEY } from './outbox-key.ts'
import { type SendResult, sendEnquiry } from './send-enquiry.ts'

/** From 5 s to ten minutes, half of it random. */
const RETRY = { firstMs: 5000, maxMs: 10 * 60 * 1000, jitter: 0.5 }

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let sending: Promise<void> | undefined

/** Keeps an enquiry until the site has it. @returns false where this browser cannot keep it */
export async function addToOutbox(enquiry: Submission, files: readonly File[] = []): Promise<boolean> {
  try {
    if (files.length > 0) await saveFiles(outboxFilesKey(enquiry.id), files)
  } catch {
    return false
  }
  const others = readOutbox().filter(({ id }) => id !== enquiry.id)
  const isKept = writeOutbox([...others, { ...enquiry, files: files.length }])
  if (isKept) retryLater()
  return isKept
}

/** Sends what waits, now; what still cannot be sent is tried again at growing intervals. */
export function sendOutbox(): Promise<void> {
  clearTimeout(timer)
  sending ??= withLock(sendAll).finally(() => (sending = undefined))
  return sending
}

/** One tab at a time: a second one would still read an enquiry whose files the first has sent and deleted. */
function withLock(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('enquiries', work) : work()
}

async function sendAll() {
  let isWaiting = false
  for (const enquiry of readOutbox()) {
    const files = enquiry.files ? await readFiles(outboxFilesKey(enquiry.id)).catch(() => null) : []
    // A database that cannot be read now is not empty: the enquiry is sent later, with its files.
    const result: SendResult = files
      ? await sendEnquiry(withMissingFiles(enquiry, files), files)
      : { kind: 'retry-later' }
    if (result.kind === 'accepted') {
      replace(enquiry.id)
      await deleteFiles(outboxFilesKey(enquiry.id))
    }
    // Another enquiry has this id.
    else if (result.kind === 'id-reused') await changeId(enquiry, files ?? [])
    // An invalid one stays, and is tried again when a page is loaded the next time: the site may have been wrong.
    isWaiting ||= result.kind !== 'accepted' && result.kind !== 'invalid'
  }
  if (isWaiting) retryLater()
  else failures = 0
}

async function changeId(enquiry: Submission, files: readonly File[]) {
  const id = newId()
  await saveFiles(outboxFilesKey(id), files).catch(console.warn)
  replace(enquiry.id, { ...enquiry, id })
  await deleteFiles(outboxFilesKey(enquiry.id))
}

/** Browsers clear their databases when the disk is full: the order is then sent without its files, and its message says so. */
function withMissingFiles(enquiry: Submission, files: readonly File[]): Submission {
  const missing = (enquiry.files ?? 0) - files.length
  if (missing <= 0 || enquiry.kind !== 'order') return enquiry
  const message = `${enquiry.payload.message}\n\n[The browser has lost ${missing} files that were to come with it.]`
  return { ...enquiry, payload: { ...enquiry.payload, message } }
}

function retryLater() {
  clearTimeout(timer)
  timer = setTimeout(() => void sendOutbox(), retryDelay(failures++, RETRY))
}

/** Other tabs write here too, so each change starts from what is stored now. */
function replace(id: string, by?: Submission) {
  writeOutbox(readOutbox().flatMap((it) => (it.id === id ? (by ?? []) : it)))
}

function readOutbox(): Submission[] {
  try {
    const stored: unknown = JSON.parse(readItem('localStorage', OUTBOX_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSubmission) : []
  } catch {
    return []
  }
}

function writeOutbox(enquiries: Submission[]): boolean {
  return writeItem('localStorage', OUTBOX_KEY, JSON.stringify(enquiries))
}

function isSubmission(it: Partial<Submission> | null): it is Submission {
  return typeof it?.id === 'string' && (it.kind === 'order' || it.kind === 'contact') && typeof it.payload === 'object'
}
