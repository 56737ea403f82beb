import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { checkLicenses, isLicensed } from './licenses.ts'

const lockOf = (packages: Record<string, unknown>) => [
  { path: 'package-lock.json', text: JSON.stringify({ packages: { '': {}, 'apps/site': {}, ...packages } }) },
]
const problemsOf = (packages: Record<string, unknown>, manifest: string | null = null) =>
  checkLicenses(lockOf(packages), () => manifest).problems.filter((it) => !it.startsWith('no package needs'))

describe('the licence check', () => {
  it('refuses packages of production whose licence is not on the list [R18.70]', () => {
    expect(problemsOf({ 'node_modules/a': { license: 'MIT' }, 'node_modules/b': { license: 'GPL-3.0-only' } })).toEqual(
      ['b is under GPL-3.0-only: see run/checks/license-rules.ts'],
    )
    expect(problemsOf({ 'node_modules/a/node_modules/@x/b': {} })).toEqual([
      '@x/b is under none: see run/checks/license-rules.ts',
    ])
  })

  it('takes a licence from the package itself where the lock file has none, and leaves out what only builds and tests [R18.70]', () => {
    expect(problemsOf({ 'node_modules/a': {} }, 'ISC')).toEqual([])
    expect(problemsOf({ 'node_modules/a': { license: 'GPL-3.0-only', dev: true } })).toEqual([])
  })

  it('keeps exceptions to their packages, and names those that nobody needs [R18.70]', () => {
    expect(problemsOf({ 'node_modules/@img/sharp-x': { license: 'LGPL-3.0-or-later' } })).toEqual([])
    expect(problemsOf({ 'node_modules/other': { license: 'LGPL-3.0-or-later' } })).toHaveLength(1)
    expect(checkLicenses(lockOf({})).problems).toContain('no package needs the exception for ^png-js$')
  })

  it('reads the real lock file', () => {
    const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
    expect(checkLicenses([{ path: 'package-lock.json', text }]).note).toMatch(/^\d{3} packages$/)
  })
})

it.each([
  ['MIT', true],
  ['GPL', false],
  ['(GPL OR MIT)', true],
  ['GPL AND MIT', false],
  ['MIT AND ISC', true],
  ['GPL OR MIT AND ISC', true],
  ['(GPL OR MIT) AND GPL', false],
  ['MIT GPL', false],
  ['', false],
])('%s is allowed: %s', (expression, allowed) =>
  expect(isLicensed(expression, (it) => it === 'MIT' || it === 'ISC')).toBe(allowed),
)
