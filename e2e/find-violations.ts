import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

type Extent = {
  /** A selector: only what is in it. */
  within?: string
  /** Only these rules; all by default. */
  rules?: string[]
}

let source: string | undefined
const readSource = () => (source ??= readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'))

/** What the automatic accessibility checks find wrong: rules and elements. */
export async function findViolations(page: Page, { within, rules }: Extent = {}): Promise<string[]> {
  // Only the page itself is checked.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readSource())
  return page.evaluate(
    async ([extent, values]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      // What passed is found as well otherwise, and told of every element: two fifths of the time.
      const { violations } = await run(extent ?? document, {
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values } }),
      })
      return violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target).join(' | ')}`)
    },
    [within, rules] as const,
  )
}
