import { pause, type Send } from '../chaos/senders.ts'
import { askFrom } from './ask-from.ts'
import type { Instance } from './topology.ts'
import type { Watch } from './watch.ts'

const GAP_MS = 150
const TIMEOUT_MS = 30_000

/** What visitors of kept pages have seen. */
export class Visits {
  answered = 0
  slowestMs = 0
  /** How often somebody came while nginx itself was gone. */
  withoutProxy = 0
  /** How often a site was killed while it was asked, by who asks it without nginx. */
  brokenOff = 0
  /** What a page that was kept was answered with instead of itself. */
  readonly failures: string[] = []

  note(began: number) {
    this.answered++
    this.slowestMs = Math.max(this.slowestMs, Date.now() - began)
  }
}

/** Comes again and again through nginx, to pages that were there before. */
export async function visitThroughProxy(
  url: string,
  address: string,
  pages: readonly string[],
  visits: Visits,
  watch: Watch,
  over: AbortSignal,
) {
  const ask = askFrom(address)
  for (let turn = 0; !over.aborted; turn++) {
    const page = pages[turn % pages.length] ?? '/'
    const began = Date.now()
    const failure = await read(ask, url + page)
    if (failure === null) visits.note(began)
    else if (watch.withoutProxy.some(({ from, to }) => began <= to && Date.now() >= from)) visits.withoutProxy++
    else visits.failures.push(`${watch.now()}: nginx, ${page}: ${failure}`)
    await pause(Math.random() * 2 * GAP_MS)
  }
}

/** Asks a site itself, without nginx before it: a page that its process has answered once is kept in its memory until that process ends. */
export async function visitSite(
  { site, siteUrl }: Instance,
  pages: readonly string[],
  visits: Visits,
  watch: Watch,
  over: AbortSignal,
) {
  const kept = new Set<string>()
  for (let turn = 0; !over.aborted; turn++) {
    const page = pages[turn % pages.length] ?? '/'
    const [process, began] = [site.pid, Date.now()]
    const failure = await read(fetch, siteUrl + page)
    const isSame = process === site.pid && site.isRunning
    const name = `${process} ${page}`
    if (failure === null) {
      visits.note(began)
      kept.add(name)
    } else if (!isSame) visits.brokenOff++
    else if (kept.has(name)) visits.failures.push(`${watch.now()}: ${siteUrl}${page}: ${failure}`)
    await pause(Math.random() * 2 * GAP_MS)
  }
}

/** @returns what was wrong with the answer; null: nothing */
export async function read(ask: Send, url: string): Promise<string | null> {
  try {
    const answer = await ask(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await answer.text()
    if (answer.status !== 200) return `status ${answer.status}${text.includes('<center>nginx') ? ' of nginx' : ''}`
    return text.includes('</html>') ? null : 'a page without its end'
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error.message) : 'no answer'
  }
}
