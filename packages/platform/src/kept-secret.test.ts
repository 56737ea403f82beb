import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readKeptSecret } from './kept-secret.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'kept-secret-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('is made once, for one user, and leaves nothing beside it [R12.41]', () => {
  const path = join(folder, 'data/proof-secret')
  const secret = readKeptSecret(path)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readKeptSecret(path)).toBe(secret)
  expect(readdirSync(join(folder, 'data'))).toEqual(['proof-secret'])
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

it('says where it cannot be kept', () => {
  writeFileSync(join(folder, 'a-file'), '')
  expect(() => readKeptSecret(join(folder, 'a-file/secret'))).toThrow(/a-file/)
})
