import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBundleManifest } from '@vitrine/platform/dependency-bundle'

/**
 * Imported first by each program of the cms, before anything of a package: what the bundle has is loaded from there, in a few files in place of
 * 2,000 (docs/decisions/0065-dependency-bundle.md). Where there is no bundle, as on a developer's machine before the first build,
 * packages are loaded as they are.
 */
// It stands in no bundle itself: its own place is known.
const root = join(import.meta.dirname, '../../../..')
const manifest = readBundleManifest(root)
if (manifest) {
  const toUrl = (path: string) => new URL(path, pathToFileURL(`${root}/`)).href
  const bundled = new Map(Object.entries(manifest.files).map(([file, stands]) => [toUrl(file), toUrl(stands)]))
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context)
      const url = bundled.get(resolved.url)
      return url ? { ...resolved, url, format: 'module' } : resolved
    },
  })
}
