import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { encodeBody, hashBody, keepPlain, SMALL_BROTLI } from '../page-cache/encode.ts'
import type { Entry } from '../page-cache/entry.ts'
import { commonHeaders, transportSecurity } from './security-headers.ts'
import { mediaTypeOf } from './static-files.ts'

/** Where the built back office has its files asked for. */
const PREFIX = '/_next/static/'

/** The scripts and styles of the back office's build, each read when it is first asked for: their names carry a hash, so they never change. */
export class BuiltFiles {
  readonly #folder: string
  readonly #headers: Record<string, string>
  readonly #addresses: ReadonlySet<string>
  readonly #entries = new Map<string, Promise<Entry>>()

  /** @param folder of the build's static files; where it is missing there are none here */
  constructor(folder: string, siteUrl: string) {
    this.#folder = folder
    this.#headers = {
      ...commonHeaders,
      ...transportSecurity(siteUrl),
      'cache-control': 'public, max-age=31536000, immutable',
    }
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
    this.#addresses = new Set(
      files
        .filter((it) => it.isFile())
        .map((it) =>
          join(it.parentPath, it.name)
            .slice(folder.length + 1)
            .split(sep)
            .join('/'),
        ),
    )
  }

  /** @returns the file of an address, or null where there is none */
  find(url: string): Promise<Entry> | null {
    if (!url.startsWith(PREFIX)) return null
    const name = decodeURIComponent((url.split('?')[0] ?? '').slice(PREFIX.length))
    // Only what was there at the start: nothing else is ever read.
    if (!this.#addresses.has(name)) return null
    const known = this.#entries.get(name)
    if (known) return known
    const entry = this.#read(name)
    entry.catch(() => this.#entries.delete(name))
    this.#entries.set(name, entry)
    return entry
  }

  async #read(name: string): Promise<Entry> {
    const plain = await readFile(join(this.#folder, name))
    const headers = { ...this.#headers, 'content-type': mediaTypeOf(name) }
    const isText = /\.(js|css|json|svg|txt)$/.test(name)
    const bodies = isText ? await encodeBody(plain, SMALL_BROTLI) : keepPlain(plain)
    return { status: 200, headers, bodies, hash: hashBody(plain) }
  }
}
