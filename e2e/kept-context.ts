import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { siteUrl } from './test-instance.ts'

/** One that hangs, or whose process has ended, is not left by then: its context ends with it. */
const MAX_LEAVING_MS = 10_000

/** What these set is not taken back: a context that had one of them called is used by one test alone. */
const settings = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'on',
    'once',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const

/** Calls `note` whenever one of the methods is called. */
function watch<Name extends string>(it: Record<Name, unknown>, names: readonly Name[], note: () => void) {
  for (const name of names) {
    const method = (it[name] as (...args: unknown[]) => unknown).bind(it)
    const watched = (...args: unknown[]) => {
      note()
      return method(...args)
    }
    Object.assign(it, { [name]: watched })
  }
}

/** A page that is only closed may still run for a moment, and keep something: of one that was left nothing runs. */
async function leave(page: Page) {
  await page.goto('about:blank', { timeout: MAX_LEAVING_MS })
  await page.close()
}

export type KeptContext = ReturnType<typeof keepContext>

/**
 * The context of a worker's tests, one after the other, as long as they want it with the same options: in a new one a browser compiles all scripts
 * anew, which takes as much of the processor as opening the page. Each test has a page of its own and finds no cookie, no storage and nothing fetched.
 */
export function keepContext(browser: Browser) {
  let kept: { context: BrowserContext; keeper: Page; session: CDPSession; key: string; isSet: boolean } | undefined

  async function close() {
    const closing = kept
    kept = undefined
    await closing?.context.close()
  }

  /** @param prepare is called with a new one */
  async function open(key: string, prepare: (context: BrowserContext) => Promise<void>): Promise<BrowserContext> {
    if (kept && (kept.key !== key || kept.isSet)) await close()
    if (kept) return kept.context
    const context = await browser.newContext()
    await prepare(context)
    // The process of the pages ends with the last of them, and what it has compiled.
    const keeper = await context.newPage()
    await keeper.goto(`${siteUrl}/healthz`)
    const session = await context.newCDPSession(keeper)
    const made = { context, keeper, session, key, isSet: false }
    const note = () => (made.isSet = true)
    watch(context, settings.context, note)
    watch(context.clock, settings.clock, note)
    kept = made
    return context
  }

  async function clean() {
    if (!kept) return
    if (kept.isSet) return close()
    const { context, keeper, session } = kept
    const leaving = context.pages().map((page) => page === keeper || leave(page))
    if ((await Promise.allSettled(leaving)).some(({ status }) => status === 'rejected')) return close()
    await context.clearCookies()
    await session.send('Network.clearBrowserCache')
    await keeper.evaluate(async () => {
      localStorage.clear()
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    })
  }

  return { open, clean, close }
}
