import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Extent = {
  /** A selector: only what is in it. */
  within?: string
  /** Only these rules; all by default. */
  rules?: string[]
}

/** What the automatic accessibility checks find wrong: rules and elements. */
export async function findViolations(page: Page, { within, rules }: Extent = {}): Promise<string[]> {
  // The other mode gathers what it found in frames in a page of its own, which takes as long as the checks; there are none.
  expect(page.frames()).toHaveLength(1)
  // What passed is found as well otherwise, and told of every element: two fifths of the time.
  const checks = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) checks.include(within)
  if (rules) checks.withRules(rules)
  const { violations } = await checks.analyze()
  return violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target).join(' | ')}`)
}
