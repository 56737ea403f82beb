import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { isSetupToken, createSetupToken, consumeSetupToken } from './setup-token.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setup-'))
})

it('stores only the hash, readable by its owner only [R12.11]', async () => {
  const token = await createSetupToken(folder)
  expect(await readFile(join(folder, 'setup-token'), 'utf8')).not.toContain(token)
  expect((await stat(join(folder, 'setup-token'))).mode & 0o777).toBe(0o600)
})

it('accepts only the newest token [R12.11]', async () => {
  const old = await createSetupToken(folder)
  const token = await createSetupToken(folder)
  expect(await isSetupToken(folder, token)).toBe(true)
  expect(await isSetupToken(folder, old)).toBe(false)
  expect(await isSetupToken(folder, '')).toBe(false)
})

it('refuses everything where there is no token [R12.11]', async () => {
  expect(await isSetupToken(folder, '')).toBe(false)
  expect(await consumeSetupToken(folder, 'x')).toBeNull()
})

it('is consumed once, also by two concurrent calls [R12.11]', async () => {
  const token = await createSetupToken(folder)
  const takers = await Promise.all([consumeSetupToken(folder, token), consumeSetupToken(folder, token)])
  expect(takers.filter(Boolean)).toHaveLength(1)
  await takers.find(Boolean)?.discard()
  expect(await isSetupToken(folder, token)).toBe(false)
})

it('can be restored', async () => {
  const token = await createSetupToken(folder)
  await (await consumeSetupToken(folder, token))?.restore()
  expect(await isSetupToken(folder, token)).toBe(true)
})
