import type { ImapFlow } from 'imapflow'
import { expect, it } from 'vitest'
import type { MailboxState } from './mailbox-state.ts'
import { noProgress, readMailbox } from './read-mailbox.ts'

const HOUR_MS = 60 * 60 * 1000

/** A mailbox of mails that have a UID as their subject, of which some cannot be stored. */
function createMailbox(uids: number[], broken: Set<string>) {
  let lastUid = 0
  let unreadable = 0
  let hours = 0
  const accepted: string[] = []
  const seen: string[] = []
  let search: () => Promise<number[] | false> = async () => uids.filter((uid) => uid > lastUid)
  const client = {
    mailbox: { uidValidity: 1n, uidNext: uids.length + 1 },
    search: () => search(),
    fetchOne: async (uid: string) => ({ size: 20, source: Buffer.from(`Subject: ${uid}\r\n\r\nx`) }),
    messageFlagsAdd: async (uid: string) => seen.push(uid),
  } as unknown as ImapFlow
  const state = {
    read: async () => ({ uidValidity: '1', lastUid, lastReadAt: new Date(0).toISOString() }),
    moveTo: async (_validity: string, uid: number) => void (lastUid = uid),
    countUnreadable: async () => void (unreadable += 1),
  } as unknown as MailboxState
  const progress = noProgress()
  const read = () =>
    readMailbox({
      client,
      state,
      progress,
      maxBytes: 1_000,
      doneFolder: undefined,
      isStopping: () => false,
      log: () => undefined,
      now: () => hours * HOUR_MS,
      accept: async ({ subject }) => {
        accepted.push(subject)
        if (broken.has(subject)) throw new Error('the bucket is away')
      },
    })
  return {
    read,
    refuseSearch: () => (search = async () => false),
    wait: (more: number) => (hours += more),
    state: () => ({ lastUid, unreadable, accepted, seen }),
  }
}

it('takes the others in while one cannot be stored, each once, and gives that one up after a day [R15.182]', async () => {
  const mailbox = createMailbox([1, 2, 3], new Set(['2']))
  await expect(mailbox.read()).rejects.toThrow('the bucket is away')
  await expect(mailbox.read()).rejects.toThrow('the bucket is away')
  expect(mailbox.state()).toEqual({ lastUid: 1, unreadable: 0, accepted: ['1', '2', '3', '2'], seen: ['1', '3'] })
  mailbox.wait(23)
  await expect(mailbox.read()).rejects.toThrow('the bucket is away')
  mailbox.wait(2)
  await mailbox.read()
  expect(mailbox.state()).toMatchObject({ lastUid: 3, unreadable: 1, seen: ['1', '3'] })
})

it('leaves the rest for later where nothing can be stored [R15.182]', async () => {
  const all = Array.from({ length: 100 }, (_, at) => at + 1)
  const mailbox = createMailbox(all, new Set(all.map(String)))
  await expect(mailbox.read()).rejects.toThrow('the bucket is away')
  expect(mailbox.state()).toMatchObject({ lastUid: 0, accepted: ['1', '2', '3', '4', '5'] })
})

it('does not take a search that was refused for an empty mailbox [R15.182]', async () => {
  const mailbox = createMailbox([1], new Set())
  mailbox.refuseSearch()
  await expect(mailbox.read()).rejects.toThrow('did not search')
  expect(mailbox.state().lastUid).toBe(0)
})
