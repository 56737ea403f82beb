import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dictionaryHeaders, ScriptDictionaries } from './script-dictionaries.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dictionaries-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const words = Array.from({ length: 2000 }, (_, i) => createHash('md5').update(String(i)).digest('hex')).join()
const script = (version: string) => Buffer.from(`${words}/* ${version} */`)

async function start(version: string, name = 'libraries') {
  const entry = {
    status: 200,
    headers: { 'content-type': 'text/javascript' },
    bodies: { plain: script(version) },
    hash: version,
  }
  const dictionaries = new ScriptDictionaries(new Map([[`/assets/${name}-${version}.js`, entry]]), folder)
  await dictionaries.prepare()
  return dictionaries
}

const idOf = (bytes: Buffer) => `:${createHash('sha256').update(bytes).digest('base64')}:`
const asked = (version: string, encodings = 'gzip, br, dcb, dcz') => ({
  'accept-encoding': encodings,
  'available-dictionary': idOf(script(version)),
})

test('who has an earlier version of a script is sent the difference, with the hash of what it is to [R13.45]', async () => {
  await start('one')
  const found = (await start('two')).find('/assets/libraries-two.js', asked('one'))
  const body = found?.bodies.plain ?? Buffer.alloc(0)
  expect(found?.headers['content-encoding']).toBe('dcz')
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
  expect(body.subarray(8, 40)).toEqual(createHash('sha256').update(script('one')).digest())
  expect(zstdDecompressSync(body.subarray(40), { dictionary: script('one') })).toEqual(script('two'))
  expect(body.length).toBeLessThan(words.length / 100)
})

test('nobody else is [R13.45]', async () => {
  await start('one')
  const dictionaries = await start('two')
  const find = (address: string, headers: Record<string, string>) => dictionaries.find(address, headers)
  expect(find('/assets/libraries-two.js', asked('one', 'gzip, br, dcb'))).toBeNull()
  expect(find('/assets/libraries-two.js', { 'accept-encoding': 'dcz' })).toBeNull()
  expect(find('/assets/libraries-two.js', asked('unknown'))).toBeNull()
  expect(find('/assets/libraries-two.js', asked('two'))).toBeNull()
  expect(find('/assets/shared-two.js', asked('one'))).toBeNull()
})

test('three earlier versions are kept, and other scripts are not [R13.45]', async () => {
  const versions = ['one', 'two', 'three', 'four', 'five']
  for (const [at, version] of versions.entries()) {
    await start(version)
    utimesSync(join(folder, `libraries-${version}.js`), at, at)
  }
  await start('six')
  await start('six', 'home')
  expect(readdirSync(folder).toSorted()).toEqual(['five', 'four', 'six', 'three'].map((it) => `libraries-${it}.js`))
})

test('browsers are told to keep the large scripts for their next versions [R13.45]', () => {
  expect(dictionaryHeaders('/assets/libraries-Bx_1-a.js')).toEqual({
    'use-as-dictionary': 'match="/assets/libraries-*.js"',
    vary: 'available-dictionary',
  })
  for (const address of ['/assets/home-Bx1.js', '/assets/libraries-Bx1.css', '/favicon.svg'])
    expect(dictionaryHeaders(address)).toEqual({})
})
