import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the bundle was made from, and which of its files stands for which file of a package: paths below the project's folder. */
export type BundleManifest = { installed: string; options: string; files: Record<string, string> }

/** `npm ci` deletes it with the packages that it was made of. @param root the project's folder */
export const bundleFolder = (root: string) => join(root, 'node_modules/.vitrine-bundle')

export const manifestFile = (root: string) => join(bundleFolder(root), 'manifest.json')

/** One hash over what npm says that it has installed; null where it has not. */
export function hashOfInstalled(root: string): string | null {
  const file = join(root, 'node_modules/.package-lock.json')
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null
}

/** The bundle of the packages that are installed now; null where none was made of them. */
export function readBundleManifest(root: string): BundleManifest | null {
  if (!existsSync(manifestFile(root))) return null
  const manifest = JSON.parse(readFileSync(manifestFile(root), 'utf8')) as BundleManifest
  return manifest.installed === hashOfInstalled(root) ? manifest : null
}
