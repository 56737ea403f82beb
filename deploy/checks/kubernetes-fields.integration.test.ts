import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { deployFolder, type Manifest, readManifests, withoutFile } from './deploy-files.ts'

/** The schemas allow what they do not name, and kubectl drops it without a word: here the types of Kubernetes say what there is. */
const state = join(deployFolder, '../.run')
mkdirSync(state, { recursive: true })
const folder = mkdtempSync(join(state, 'manifests-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the compiler has against manifests; empty where every field is one of Kubernetes. */
function findUnknownFields(manifests: Omit<Manifest, 'file'>[]): string {
  const lines = manifests.map((manifest, n) => {
    const path = manifest.apiVersion === 'v1' ? 'v1' : manifest.apiVersion
    return (
      `import type { I${manifest.kind} as Type${n} } from 'kubernetes-models/${path}/${manifest.kind}'\n` +
      `export const manifest${n}: Type${n} = ${JSON.stringify(manifest)}\n`
    )
  })
  writeFileSync(join(folder, 'manifests.ts'), lines.join(''))
  const settings = { extends: '../../tsconfig.base.json', compilerOptions: { types: [] }, files: ['manifests.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const { stdout } = spawnSync(join(deployFolder, '../node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
  return stdout
}

it('every field of the manifests is one that Kubernetes knows [R18.73]', () => {
  expect(findUnknownFields(readManifests().map(withoutFile))).toBe('')
})

it('a field that Kubernetes does not know is found, however deep', () => {
  const metadata = { name: 'site' }
  const spec = { ports: [{ port: 80, targetPrt: 3000 }] }
  expect(findUnknownFields([{ apiVersion: 'v1', kind: 'Service', metadata, spec }])).toMatch(
    /"targetPrt"' does not exist/,
  )
})
