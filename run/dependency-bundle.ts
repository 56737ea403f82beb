import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import {
  bundleFolder,
  type BundleManifest,
  hashOfInstalled,
  manifestFile,
  readBundleManifest,
} from '@vitrine/platform/dependency-bundle'
import { bundledImports, leftOut } from './bundled-imports.ts'
import { root } from './paths.ts'

/** CommonJS packages in the bundle load what is left out of it by this. */
const banner = `import { createRequire as bundleRequire } from 'node:module';
const require = bundleRequire(import.meta.url);`

const options = createHash('sha256')
  .update(JSON.stringify([bundledImports, leftOut]))
  .update(readFileSync(import.meta.filename))
  .digest('hex')

/**
 * Makes the bundle of the packages that the cms imports, unless it was made of those that are installed. It appears at once: programs that
 * start meanwhile find the whole of it, or none.
 */
export async function bundleDependencies(): Promise<void> {
  if (readBundleManifest(root)?.options === options) return
  const { build } = await import('esbuild')
  const installed = hashOfInstalled(root)
  if (installed === null) return
  const name = `${installed.slice(0, 12)}-${options.slice(0, 12)}`
  const folder = join(bundleFolder(root), name)
  const unfinished = `${folder}-${process.pid}`
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: bundledImports.map((it, number) => ({ in: it, out: String(number) })),
    outdir: unfinished,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // As Node resolves: without the condition that only bundlers know.
    conditions: [],
    metafile: true,
    external: [...leftOut],
    banner: { js: banner },
    define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname' },
    // Payload takes the names of errors from their classes.
    keepNames: true,
    legalComments: 'none',
    logLevel: 'error',
  })
  // For the test that nothing is loaded twice.
  writeFileSync(join(unfinished, 'inputs.json'), JSON.stringify(Object.keys(metafile.inputs)))
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  const stands = (output: string) => relative(root, join(folder, basename(output)))
  const files = Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
    entryPoint ? [[entryPoint, stands(output)] as const] : [],
  )
  writeManifest({ installed, options, files: Object.fromEntries(files) })
  removeOthers(name)
}

function writeManifest(manifest: BundleManifest) {
  const unfinished = `${manifestFile(root)}-${process.pid}`
  mkdirSync(bundleFolder(root), { recursive: true })
  writeFileSync(unfinished, JSON.stringify(manifest))
  renameSync(unfinished, manifestFile(root))
}

/** What other packages were bundled in. What another process is making now stays. */
function removeOthers(name: string) {
  for (const it of readdirSync(bundleFolder(root), { withFileTypes: true }))
    if (it.isDirectory() && it.name !== name && !/-\d+$/.test(it.name))
      rmSync(join(bundleFolder(root), it.name), { recursive: true, force: true })
}
