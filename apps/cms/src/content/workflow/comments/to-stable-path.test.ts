import { expect, it } from 'vitest'
import { toStablePath } from './to-stable-path.ts'

const ids: Record<string, string> = { 'features.0': 'aa', 'features.1': 'bb', 'features.1.rows.0': 'cc' }

it('names rows by their ids, so that a comment goes with its row [R14.135]', () => {
  expect(toStablePath('name', () => '')).toBe('name')
  expect(toStablePath('features.1.title', (row) => ids[row] ?? '')).toBe('features.bb.title')
  expect(toStablePath('features.1.rows.0.text', (row) => ids[row] ?? '')).toBe('features.bb.rows.cc.text')
  expect(toStablePath('features.7.title', (row) => ids[row] ?? '')).toBe('features.7.title')
})
