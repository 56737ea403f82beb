import * as fc from 'fast-check'
import { readFigures, type SiteFigures } from '../site-figures.ts'
import { request } from './request.ts'
import { type Answer, sendRaw } from './send-raw.ts'

export type FuzzPlan = {
  siteUrl: string
  seed: number
  seconds: number
  hungAfterMs?: number
  /** All that the programs have logged so far, where it can be read. */
  readLog?: () => string
}

export type FuzzReport = {
  requests: number
  /** How often each status was answered; 0: none, as to what is no HTTP. */
  statuses: Record<number, number>
  /** What was found first, with the request that shows it; null where nothing was. */
  found: string | null
  before: SiteFigures
  after: SiteFigures
}

/** A stack has such lines, in an answer or in a log. */
const stackLine = /^\s*at .+:\d+:\d+\)?\s*$/m
const MAX_REQUESTS = 1_000_000
/** An upstream that does not answer takes ten seconds. */
const HUNG_AFTER_MS = 25_000
/** How much of a log before a stack says what it is about. */
const MAX_SHOWN = 1500

/**
 * Sends requests that are made from a seed, one after the other, until the time is over or one is answered as none may be: with a failure of ours,
 * with a stack, or not at all. What is found is made as small as the time allows.
 */
export async function fuzz(plan: FuzzPlan): Promise<FuzzReport> {
  const { siteUrl, seed, seconds, hungAfterMs = HUNG_AFTER_MS, readLog = () => '' } = plan
  const port = Number(new URL(siteUrl).port || 80)
  const report = { requests: 0, statuses: {} as Record<number, number> }
  let logged = readLog().length
  const property = fc.asyncProperty(request, async (sent) => {
    const answer = await sendRaw(port, sent, hungAfterMs)
    report.requests++
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
    const added = readLog().slice(logged)
    logged += added.length
    const fault = findFault(answer, added)
    if (fault) throw new Error(fault)
  })
  const before = await readFigures(siteUrl)
  const outcome = await fc.check(property, {
    seed,
    numRuns: MAX_REQUESTS,
    interruptAfterTimeLimit: seconds * 1000,
  })
  const found = outcome.failed ? describe(outcome.counterexample?.[0].bytes, outcome.errorInstance) : null
  return { ...report, found, before, after: await readFigures(siteUrl) }
}

/** What is wrong with an answer; null where nothing is. A 503 that says when to come again is promised while the content API is down. */
function findFault({ status, text, isHung }: Answer, logged: string): string | null {
  const head = text.slice(0, text.indexOf('\r\n\r\n'))
  if (isHung) return 'the connection hangs'
  const isPromised = status === 503 && /^retry-after:/im.test(head)
  if (status >= 500 && !isPromised) return `status ${status}\n${text.slice(0, MAX_SHOWN)}`
  if (stackLine.test(text)) return `a stack in the answer\n${text.slice(0, MAX_SHOWN)}`
  if (stackLine.test(logged)) return `a stack in the log\n${logged.slice(0, MAX_SHOWN)}`
  return null
}

function describe(bytes: Buffer | undefined, error: unknown): string {
  const text = JSON.stringify(bytes?.toString('latin1') ?? '')
  return `${error instanceof Error ? error.message : String(error)}\nafter ${text.length > 4000 ? `${text.slice(0, 4000)}…` : text}`
}
