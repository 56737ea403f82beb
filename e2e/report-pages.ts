import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const MAX_LINES = 60

/** The name of what a failed test attaches: what stood on its page. */
export const PAGE_TEXT = 'text of the page'

/** Says in the end what stood on the pages of tests that failed: where a run is read, its files may be gone. */
export default class ReportPages implements Reporter {
  readonly #pages: string[] = []

  onTestEnd(test: TestCase, { status, attachments }: TestResult) {
    if (status === test.expectedStatus) return
    const page = attachments.find(({ name }) => name === PAGE_TEXT)?.body?.toString()
    if (page) this.#pages.push(`The page of "${test.title}":\n${withoutMenus(page.split('\n')).join('\n')}`)
  }

  onEnd() {
    if (this.#pages.length > 0) console.log(`\n${this.#pages.join('\n\n')}`)
  }
}

/** From <main>; the back office, which has none, has its menu first. */
function withoutMenus(page: string[]): string[] {
  const lines = page.filter((it) => !/^\s*(?:- \/url: .*)?$/.test(it))
  const main = lines.findIndex((it) => /^\s*- main/.test(it))
  return main < 0 ? lines.slice(-MAX_LINES) : lines.slice(main, main + MAX_LINES)
}
