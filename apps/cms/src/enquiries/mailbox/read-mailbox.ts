import type { ImapFlow } from 'imapflow'
import { redactError } from '../../platform/database/redact-error.ts'
import { readMail } from './read-mail.ts'
import type { IncomingMail } from './received-mail.ts'
import type { MailboxState } from './mailbox-state.ts'

/** Of a mail that is too large to be read whole. */
const BYTES_OF_LARGE = 256 * 1024
/** So much of a mailbox whose UIDs have changed is read again; what was taken is known by its fingerprint. */
const READ_AGAIN_MS = 2 * 24 * 60 * 60 * 1000
/** For so long a mail that cannot be stored is tried again: by then a database or a bucket that was away is back. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000
/** Where so many mails cannot be stored it is not the mails: the rest is left for later. */
const MAX_FAILING = 5

/** What is known of the mails behind the position, for as long as the program runs: which are taken already, and since when the others have failed. */
export type Progress = { uidValidity: string; taken: Set<number>; failingSince: Map<number, number> }
export const noProgress = (): Progress => ({ uidValidity: '', taken: new Set(), failingSince: new Map() })

type Options = {
  client: ImapFlow
  state: MailboxState
  maxBytes: number
  doneFolder: string | undefined
  accept: (mail: IncomingMail, raw: Uint8Array) => Promise<void>
  isStopping: () => boolean
  log: (line: string, error?: unknown) => void
  progress: Progress
  now?: () => number
}

/**
 * Reads what has come since the last time, the oldest first: each mail is stored, then marked or moved, then the position moves on. So a kill at any
 * moment loses none, and what is read twice is known. A mail that cannot be stored keeps the position, not the mails behind it. Mails are never deleted.
 * A mailbox that is read for the first time is read from now on.
 * @throws where a mail cannot be stored: it is tried again
 */
export async function readMailbox(options: Options): Promise<void> {
  const { client, state, progress } = options
  const box = client.mailbox
  if (!box) throw new Error('no folder is open')
  const uidValidity = String(box.uidValidity)
  const position = await state.read()
  if (!position) return state.moveTo(uidValidity, box.uidNext - 1)
  if (progress.uidValidity !== uidValidity) Object.assign(progress, noProgress(), { uidValidity })
  const isSame = position.uidValidity === uidValidity
  const uids = isSame
    ? await search(client, { uid: `${position.lastUid + 1}:*` })
    : await search(client, { since: new Date(Date.parse(position.lastReadAt) - READ_AGAIN_MS) })
  const last = isSame ? position.lastUid : 0
  const fresh = uids.filter((uid) => uid > last).toSorted((a, b) => a - b)
  const errors: unknown[] = []
  for (const uid of fresh) {
    if (options.isStopping()) return
    const error = progress.taken.has(uid) ? null : await takeOne(uid, options)
    if (error !== null) errors.push(error)
    else progress.taken.add(uid)
    if (errors.length >= MAX_FAILING) break
    if (errors.length === 0 && isSame) await state.moveTo(uidValidity, uid)
  }
  if (errors.length > 0) throw errors[0]
  // Only when all of them are taken: until then the old position says that they are not.
  if (!isSame) await state.moveTo(uidValidity, Math.max(0, ...fresh, box.uidNext - 1))
  progress.taken.clear()
}

/** @throws where the server refuses to search, which is not the same as that nothing has come */
async function search(client: ImapFlow, query: { uid: string } | { since: Date }): Promise<number[]> {
  const found = await client.search(query, { uid: true })
  if (!found) throw new Error('the server did not search')
  return found
}

/** @returns why it could not be stored; null where it is done with */
async function takeOne(uid: number, options: Options): Promise<unknown> {
  const { client, state, maxBytes, doneFolder, accept, log, progress, now = Date.now } = options
  const head = await client.fetchOne(String(uid), { size: true }, { uid: true })
  // Somebody has moved it away meanwhile.
  if (!head) return null
  const isCut = (head.size ?? 0) > maxBytes
  const source = isCut ? { start: 0, maxLength: BYTES_OF_LARGE } : true
  const fetched = await client.fetchOne(String(uid), { source }, { uid: true })
  if (!fetched) return null
  try {
    if (!fetched.source) throw new Error('the server did not give the mail')
    await accept(await readMail(fetched.source, isCut), fetched.source)
  } catch (error) {
    const since = progress.failingSince.get(uid) ?? now()
    progress.failingSince.set(uid, since)
    if (now() - since < GIVE_UP_AFTER_MS) return error ?? new Error('failed')
    log('a mail in the mailbox could not be read', redactError(error))
    await state.countUnreadable()
    progress.failingSince.delete(uid)
    return null
  }
  progress.failingSince.delete(uid)
  if (doneFolder) await client.messageMove(String(uid), doneFolder, { uid: true })
  else await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  return null
}
