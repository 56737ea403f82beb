import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { kindOfToken, createSetupToken, consumeSetupToken } from './setup-token.ts'

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
  expect(await kindOfToken(folder, token)).toBe('first-account')
  expect(await kindOfToken(folder, old)).toBeNull()
  expect(await kindOfToken(folder, '')).toBeNull()
})

it('refuses everything where there is no token [R12.11]', async () => {
  expect(await kindOfToken(folder, '')).toBeNull()
  expect(await consumeSetupToken(folder, 'x')).toBeNull()
})

it('is consumed once, also by two concurrent calls [R12.11]', async () => {
  const token = await createSetupToken(folder)
  const takers = await Promise.all([consumeSetupToken(folder, token), consumeSetupToken(folder, token)])
  expect(takers.filter(Boolean)).toHaveLength(1)
  await takers.find(Boolean)?.discard()
  expect(await kindOfToken(folder, token)).toBeNull()
})

it('can be restored', async () => {
  const token = await createSetupToken(folder)
  await (await consumeSetupToken(folder, token))?.restore()
  expect(await kindOfToken(folder, token)).toBe('first-account')
})

it('lets a link for an admin stand for an hour, beside that for the first account [R12.38]', async () => {
  const first = await createSetupToken(folder)
  const admin = await createSetupToken(folder, 'admin')
  expect(await kindOfToken(folder, admin)).toBe('admin')
  expect(await kindOfToken(folder, admin, Date.now() + 59 * 60_000)).toBe('admin')
  expect(await kindOfToken(folder, admin, Date.now() + 61 * 60_000)).toBeNull()
  expect(await kindOfToken(folder, first, Date.now() + 61 * 60_000)).toBe('first-account')
})
