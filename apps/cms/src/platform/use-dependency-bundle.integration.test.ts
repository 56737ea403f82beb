import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBundleManifest } from '@vitrine/platform/dependency-bundle'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { expect, test } from 'vitest'

const root = repositoryRoot()
const manifest = readBundleManifest(root)
const sources = join(root, 'apps/cms/src')

/** Which files are loaded, from the root, by a program that begins as all do and then imports these modules. */
async function listLoaded(...modules: string[]): Promise<string[]> {
  const urls = modules.map((it) => pathToFileURL(join(sources, it)).href)
  const script = `
    await import(${JSON.stringify(pathToFileURL(join(sources, 'platform/use-dependency-bundle.ts')))})
    const { registerHooks } = await import('node:module')
    const urls = []
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
    for (const it of ${JSON.stringify(urls)}) await import(it)
    console.log(JSON.stringify(urls))
    process.exit()`
  const env = { ...process.env, DATA_DIR: await mkdtemp(join(tmpdir(), 'vitrine-')), DATABASE_URL: '' }
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(root, 'apps/cms'),
    env,
  })
  const loaded = JSON.parse(output.toString().trimEnd().split('\n').at(-1) ?? '[]') as string[]
  const base = `${pathToFileURL(root)}/`
  return loaded.filter((it) => it.startsWith(base)).map((it) => decodeURI(it.slice(base.length)))
}

test('a program of the cms loads what it needs of packages from the bundle, and nothing of that a second time beside it [R18.124]', async () => {
  const [bundled] = Object.values(manifest?.files ?? {})
  const inputs = new Set(
    JSON.parse(readFileSync(join(root, dirname(bundled ?? ''), 'inputs.json'), 'utf8')) as string[],
  )
  expect(inputs.size).toBeGreaterThan(2000)
  const loaded = (await listLoaded('payload.config.ts', 'serve-cms.ts', 'prepare-data.ts')).filter((it) =>
    it.startsWith('node_modules/'),
  )
  expect(loaded).toContain(manifest?.files['node_modules/payload/dist/index.js'])
  expect(loaded.filter((it) => inputs.has(it))).toEqual([])
  expect(loaded.length).toBeLessThan(400)
})

test('every program of the cms begins with the bundle, and imports no package before it [R18.124]', () => {
  const programs = readdirSync(sources).filter((it) =>
    /^(start|prepare|backup|restore|move-\w+|admin-link)\.ts$/.test(it),
  )
  expect(programs).toHaveLength(7)
  for (const name of programs) {
    const imports = readFileSync(join(sources, name), 'utf8').match(/^import .*$/gm) ?? []
    expect([name, imports[0]]).toEqual([name, "import './platform/use-dependency-bundle.ts'"])
    const others = imports.slice(1).filter((it) => !/'node:|'\.\/platform\/database\/redact-error\.ts'/.test(it))
    expect([name, others]).toEqual([name, []])
  }
})
