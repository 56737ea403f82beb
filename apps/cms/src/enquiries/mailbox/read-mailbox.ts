import type { ImapFlow } from 'imapflow'
import { redactError } from '../../platform/database/redact-error.ts'
import { readMail } from './read-mail.ts'
import type { IncomingMail } from './received-mail.ts'
import type { MailboxState } from './mailbox-state.ts'

/** Of a mail that is too large to be read whole. */
const BYTES_OF_LARGE = 256 * 1024
/** So much of a mailbox whose UIDs have changed is read again; what was taken is known by its fingerprint. */
const READ_AGAIN_MS = 2 * 24 * 60 * 60 * 1000
/** A mail that could not be stored so often keeps the others waiting no longer. */
const MAX_ATTEMPTS = 5

type Options = {
  client: ImapFlow
  state: MailboxState
  maxBytes: number
  doneFolder: string | undefined
  accept: (mail: IncomingMail, raw: Uint8Array) => Promise<void>
  isStopping: () => boolean
  log: (line: string, error?: unknown) => void
  /** How often each UID has failed, for as long as the program runs. */
  failures: Map<number, number>
}

/**
 * Reads what has come since the last time, the oldest first: each mail is stored, then marked or moved, then the position moves on. So a kill at any
 * moment loses none, and what is read twice is known. Mails are never deleted. A mailbox that is read for the first time is read from now on.
 */
export async function readMailbox(options: Options): Promise<void> {
  const { client, state } = options
  const box = client.mailbox
  if (!box) throw new Error('no folder is open')
  const uidValidity = String(box.uidValidity)
  const position = await state.read()
  if (!position) return state.moveTo(uidValidity, box.uidNext - 1)
  const isSame = position.uidValidity === uidValidity
  const uids = isSame
    ? await search(client, { uid: `${position.lastUid + 1}:*` })
    : await search(client, { since: new Date(Date.parse(position.lastReadAt) - READ_AGAIN_MS) })
  const last = isSame ? position.lastUid : 0
  const fresh = uids.filter((uid) => uid > last).toSorted((a, b) => a - b)
  for (const uid of fresh) {
    if (options.isStopping()) return
    await takeOne(uid, options)
    if (isSame) await state.moveTo(uidValidity, uid)
  }
  // Only when all of them are taken: until then the old position says that they are not.
  if (!isSame) await state.moveTo(uidValidity, Math.max(0, ...fresh, box.uidNext - 1))
}

async function search(client: ImapFlow, query: { uid: string } | { since: Date }): Promise<number[]> {
  return (await client.search(query, { uid: true })) || []
}

async function takeOne(
  uid: number,
  { client, state, maxBytes, doneFolder, accept, log, failures }: Options,
): Promise<void> {
  const head = await client.fetchOne(String(uid), { size: true }, { uid: true })
  // Somebody has moved it away meanwhile.
  if (!head) return
  const isCut = (head.size ?? 0) > maxBytes
  const source = isCut ? { start: 0, maxLength: BYTES_OF_LARGE } : true
  const fetched = await client.fetchOne(String(uid), { source }, { uid: true })
  if (!fetched || !fetched.source) return
  try {
    await accept(await readMail(fetched.source, isCut), fetched.source)
  } catch (error) {
    const attempts = (failures.get(uid) ?? 0) + 1
    failures.set(uid, attempts)
    if (attempts < MAX_ATTEMPTS) throw error
    failures.delete(uid)
    log('a mail in the mailbox could not be read', redactError(error))
    return state.countUnreadable()
  }
  failures.delete(uid)
  if (doneFolder) await client.messageMove(String(uid), doneFolder, { uid: true })
  else await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
}
