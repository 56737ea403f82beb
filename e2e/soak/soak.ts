import { randomUUID } from 'node:crypto'
import { pause } from '../chaos/senders.ts'
import { readSitemap } from '../crawl/crawl.ts'
import type { OwnProduct } from '../own-product.ts'
import { readResidentMb } from '../resident-memory.ts'
import { readFigures } from '../site-figures.ts'
import { admin } from '../test-instance.ts'
import { beSilent, breakOff, readSlowly } from './clients.ts'
import { createPublisher } from './publisher.ts'
import { Tally } from './tally.ts'

/** How many of each kind there are, and how long each waits after it is done, in ms. */
const CROWD = {
  visitors: { count: 4, gapMs: 100 },
  slow: { count: 6, gapMs: 200 },
  silent: { count: 10, gapMs: 100 },
  abrupt: { count: 3, gapMs: 100 },
  enquirers: { count: 1, gapMs: 1000 },
  publishers: { count: 1, gapMs: 5000 },
  crawlers: { count: 1, gapMs: 20 },
}
const MAX_TURNS = 1_000_000

export type SoakReport = { lines: string[]; errors: number }

/** Has all kinds of clients use a product at once for a time, and says what went wrong, how long it took and how memory went. */
export async function soak({ siteUrl, cms, readLog }: OwnProduct, seconds: number): Promise<SoakReport> {
  const port = Number(new URL(siteUrl).port)
  const tally = new Tally()
  const paths = await readSitemap(siteUrl)
  const anyPath = () => paths[Math.floor(Math.random() * paths.length)] ?? '/'
  const publisher = await createPublisher(siteUrl, admin)
  const start = await readMemory(siteUrl, cms.pid)
  let next = 0
  const acts: Record<keyof typeof CROWD, () => Promise<void>> = {
    visitors: () => tally.time('a page', () => readPage(siteUrl + anyPath())),
    crawlers: () => tally.time('a page for a crawler', () => readPage(siteUrl + (paths[next++ % paths.length] ?? '/'))),
    slow: () => tally.time('a page, read slowly', () => readSlowly(port, anyPath())),
    silent: () => beSilent(port),
    abrupt: () => breakOff(port, anyPath()),
    enquirers: () => tally.time('an enquiry', () => sendEnquiry(siteUrl)),
    publishers: () => tally.time('a publish', () => publisher.publish()),
  }
  const until = performance.now() + seconds * 1000
  const kinds = Object.keys(CROWD) as (keyof typeof CROWD)[]
  const clients = kinds.flatMap((kind) =>
    Array.from({ length: CROWD[kind].count }, () => repeat(acts[kind], CROWD[kind].gapMs, until)),
  )
  await Promise.all(clients)
  const end = await readMemory(siteUrl, cms.pid)
  const stacks = readLog().match(/^\s*at .+:\d+:\d+\)?$/gm)?.length ?? 0
  const lines = [
    ...tally.toLines(),
    `at the start: ${start}`,
    `at the end: ${end}`,
    `${tally.errors} errors, ${stacks} lines of stacks in the log`,
  ]
  return { lines, errors: tally.errors + stacks }
}

async function repeat(act: () => Promise<void>, gapMs: number, until: number) {
  for (let turn = 0; turn < MAX_TURNS && performance.now() < until; turn++) {
    await act()
    await pause(Math.random() * 2 * gapMs)
  }
}

async function readPage(url: string) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`status ${answer.status}`)
}

async function sendEnquiry(siteUrl: string) {
  const body = JSON.stringify({
    full_name: 'Ada Lovelace',
    phone: '441234567',
    email: 'ada@visitors.example',
    language: 'en',
    action_location: '/contact',
    contact_message: 'A saw, please.',
  })
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await fetch(`${siteUrl}/api/contactme/`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(30_000),
  })
  await answer.arrayBuffer()
  if (answer.status !== 201) throw new Error(`status ${answer.status}`)
}

async function readMemory(siteUrl: string, cmsPid: number): Promise<string> {
  const { rssMb, entries, cacheMb } = await readFigures(siteUrl)
  return `site ${rssMb.toFixed(0)} MB, back office ${readRssMb(cmsPid)} MB, page cache ${entries} entries of ${cacheMb.toFixed(1)} MB`
}

/** As /proc of Linux has it; elsewhere unknown. */
function readRssMb(pid: number): string {
  try {
    return readResidentMb(pid).toFixed(0)
  } catch {
    return '?'
  }
}
