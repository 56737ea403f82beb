import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRows } from '@vitrine/platform/testing/postgres-server'
import { type Counts, count } from '../chaos/count.ts'
import { contentOf, type Sending } from '../chaos/senders.ts'
import { readMails } from './read-mails.ts'
import type { Topology } from './topology.ts'
import type { Watch } from './watch.ts'

/** How long around a kill a mail may be in doubt: one answer of the mail server and one commit, on a machine that is busy. */
const DOUBT_MS = 10_000

export type Outcome = Counts & {
  /** Files that were sent with acknowledged enquiries, and those that are stored as they were sent. */
  files: { sent: number; whole: number }
  /** What waits in the spools still, or was refused, or left without its files. */
  left: number
  mailKills: number
  /** Copies of a mail that came without a kill of a back office or of the mail server to explain them. */
  unexplained: string[]
}

type Row = { email: string; files: { stored: string }[] | null }

/** Whether every spool is empty, and every acknowledged enquiry was told to the operator and to its sender. */
export async function isSettled({ instances, files }: Topology, sendings: readonly Sending[]): Promise<boolean> {
  const spools = await Promise.all(instances.map(({ siteUrl }) => readSpool(siteUrl)))
  if (spools.some((it) => it === null || it.waiting > 0)) return false
  const { acknowledged, mailedOnce, receiptsOnce } = count(sendings, [], timesOf(readMails(files.mail)))
  return mailedOnce === acknowledged && receiptsOnce === acknowledged
}

/** What became of every enquiry, its files and its mails. */
export async function countOutcome(
  { instances, databaseUrl, files }: Topology,
  sendings: readonly Sending[],
  { mailKills }: Watch,
): Promise<Outcome> {
  const spools = await Promise.all(instances.map(({ siteUrl }) => readSpool(siteUrl)))
  const rows = (await readRows(databaseUrl, 'SELECT email, files FROM enquiries')) as Row[]
  const mails = readMails(files.mail)
  const stored = rows.map(({ email }) => ({ id: email, email }))
  const isWhole = (number: number, file: number) => {
    const row = rows.find(({ email }) => email === `sender-${number}@visitors.example`)
    const name = row?.files?.[file]?.stored
    const path = name && join(files.objects, encodeURIComponent(`${files.bucket}/enquiry-files/${name}`))
    return (
      Boolean(path) && existsSync(String(path)) && hash(readFileSync(String(path))) === hash(contentOf(number, file))
    )
  }
  const sent = sendings.flatMap(({ acknowledged, files: howMany }, number) =>
    acknowledged ? Array.from({ length: howMany }, (_, file) => ({ number, file })) : [],
  )
  return {
    ...count(sendings, stored, timesOf(mails)),
    files: { sent: sent.length, whole: sent.filter(({ number, file }) => isWhole(number, file)).length },
    left: spools.reduce((sum, it) => sum + (it ? it.waiting + it.refused : 1), 0),
    mailKills: mailKills.length,
    unexplained: findUnexplained(mails, mailKills),
  }
}

/** Ids of mails of which a copy came though nothing was killed while the one before it was accepted. */
export function findUnexplained(mails: ReadonlyMap<string, readonly number[]>, kills: readonly number[]): string[] {
  const isExplained = (at: number) => kills.some((kill) => Math.abs(kill - at) < DOUBT_MS)
  return [...mails].flatMap(([id, times]) => (times.slice(0, -1).every(isExplained) ? [] : [id]))
}

const timesOf = (mails: ReadonlyMap<string, readonly number[]>) =>
  new Map([...mails].map(([id, times]) => [id, times.length]))

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

function readSpool(siteUrl: string): Promise<{ waiting: number; refused: number } | null> {
  return fetch(`${siteUrl}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => (await answer.json()) as { waiting: number; refused: number },
    () => null,
  )
}
