import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('each alert leads to a paragraph of the operating guide, and no paragraph is of an alert that is gone [R18.87]', () => {
  const rules = read('deploy/prometheus/alerts.yaml')
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const runbooks = [...rules.matchAll(/runbook: docs\/operating\.md#(\w+)/g)].map(([, anchor]) => anchor)
  const [, section = ''] = read('docs/operating.md').split(/^## Alerts$/m)
  const described = [...(section.split(/^## /m)[0] ?? '').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(alerts.length).toBeGreaterThan(10)
  expect(runbooks).toEqual(alerts.map((name) => name?.toLowerCase()))
  expect(described.toSorted()).toEqual(alerts.toSorted())
})
