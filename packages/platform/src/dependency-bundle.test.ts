import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundleFolder, hashOfInstalled, manifestFile, readBundleManifest } from './dependency-bundle.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-bundle-'))
  mkdirSync(bundleFolder(root), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const install = (packages: string) => writeFileSync(join(root, 'node_modules/.package-lock.json'), packages)
const bundle = () => {
  const manifest = { installed: hashOfInstalled(root), options: '', files: { 'node_modules/a/a.js': 'b.mjs' } }
  writeFileSync(manifestFile(root), JSON.stringify(manifest))
}

test('a bundle is used as long as the packages that it was made of are installed [R18.125]', () => {
  install('first')
  bundle()
  expect(readBundleManifest(root)?.files).toEqual({ 'node_modules/a/a.js': 'b.mjs' })
  install('second')
  expect(readBundleManifest(root)).toBeNull()
})

test('without a bundle, and where nothing says what is installed, there is none to use [R18.125]', () => {
  install('first')
  expect(readBundleManifest(root)).toBeNull()
  bundle()
  rmSync(join(root, 'node_modules/.package-lock.json'))
  expect(readBundleManifest(root)).toBeNull()
})
