import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './paths.ts'

/** A clone with the scripts of this one and a site of one file, which nothing could build. */
const clone = mkdtempSync(join(tmpdir(), 'vitrine-built-'))
beforeAll(() => {
  for (const name of ['run', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(clone, name), { recursive: true })
  for (const name of ['node_modules', 'packages']) symlinkSync(join(root, name), join(clone, name))
  mkdirSync(join(clone, 'apps/site/build/server'), { recursive: true })
  writeFileSync(join(clone, 'apps/site/vite.config.ts'), '')
  writeFileSync(join(clone, 'apps/site/build/server/index.js'), '')
})
afterAll(() => rmSync(clone, { recursive: true }))

function startBuilt() {
  const env = { ...process.env, DATA_DIR: join(clone, 'data'), PORT: '5', CMS_PORT: '6' }
  return spawnSync(process.execPath, ['run/serve.ts', '--built'], { cwd: clone, env, encoding: 'utf8' })
}

it('a start with --built refuses what was built from other sources, and builds nothing [R18.74]', () => {
  for (const hash of [null, 'that of other sources']) {
    if (hash !== null) {
      mkdirSync(join(clone, '.run'))
      writeFileSync(join(clone, '.run/built-site'), hash)
    }
    const { status, stdout, stderr } = startBuilt()
    expect([status, stderr]).toEqual([1, 'vitrine: the site is not built from these sources; run npm run build\n'])
    expect(stdout).not.toContain('building')
  }
  expect(existsSync(join(clone, '.run/build-site.log'))).toBe(false)
})
