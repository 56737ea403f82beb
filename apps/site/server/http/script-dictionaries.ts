import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import type { Entry } from '../page-cache/entry.ts'

/** The scripts that nearly every page needs, which are large and change a little with each version. */
const versioned = /^\/assets\/(libraries|shared|screens)-[^/]+\.js$/

/** How many earlier versions of a script are kept. */
const MAX_EARLIER_VERSIONS = 3
/** The start of a body in `dcz`, before the hash of the dictionary: RFC 9842, section 5. */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00])
const COMPRESSION_LEVEL = 19

/** Tells a browser to keep a script as the dictionary for its next versions (RFC 9842). Nothing for other files. */
export function dictionaryHeaders(address: string): Record<string, string> {
  const name = nameOf(address)
  return name ? { 'use-as-dictionary': `match="/assets/${name}-*.js"`, vary: 'available-dictionary' } : {}
}

function nameOf(address: string): string | undefined {
  return versioned.exec(address)?.[1]
}

/**
 * What a browser that has an earlier version of a script is sent: the difference (R13.45). Earlier versions are kept in a folder that
 * outlives the build.
 */
export class ScriptDictionaries {
  readonly #files: ReadonlyMap<string, Entry>
  readonly #folder: string
  readonly #differences = new Map<string, Entry>()

  constructor(files: ReadonlyMap<string, Entry>, folder: string) {
    this.#files = files
    this.#folder = folder
  }

  /** Compresses this build's scripts against earlier ones, and keeps them for the next build. Takes a second, of which nothing waits. */
  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    for (const [address, entry] of this.#files) {
      const name = nameOf(address)
      const own = entry.bodies.plain
      if (!name || !own) continue
      const file = address.slice('/assets/'.length)
      const earlier = (await this.#listVersions(name)).filter((it) => it !== file)
      for (const it of earlier.slice(MAX_EARLIER_VERSIONS)) await rm(join(this.#folder, it), { force: true })
      for (const it of earlier.slice(0, MAX_EARLIER_VERSIONS))
        await this.#addDifference(address, entry, own, await readFile(join(this.#folder, it)))
      await writeFile(join(this.#folder, file), own)
    }
  }

  /** @returns the difference to what the browser has; null where it has none of ours, or does not understand it */
  find(address: string, headers: IncomingHttpHeaders): Entry | null {
    const dictionary = headers['available-dictionary']
    if (typeof dictionary !== 'string' || !/\bdcz\b/.test(String(headers['accept-encoding']))) return null
    return this.#differences.get(`${address} ${dictionary}`) ?? null
  }

  /** The newest first. */
  async #listVersions(name: string): Promise<string[]> {
    const files = (await readdir(this.#folder)).filter((it) => nameOf(`/assets/${it}`) === name)
    const times = await Promise.all(files.map(async (it) => (await stat(join(this.#folder, it))).mtimeMs))
    return files
      .map((file, i) => ({ file, at: times[i] ?? 0 }))
      .toSorted((a, b) => b.at - a.at)
      .map(({ file }) => file)
  }

  async #addDifference(address: string, entry: Entry, own: Buffer, dictionary: Buffer) {
    const hash = createHash('sha256').update(dictionary).digest()
    const options = { dictionary, params: { [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL } }
    const body = Buffer.concat([DCZ_MAGIC, hash, await promisify(zstdCompress)(own, options)])
    this.#differences.set(`${address} :${hash.toString('base64')}:`, {
      ...entry,
      headers: { ...entry.headers, 'content-encoding': 'dcz' },
      bodies: { plain: body },
      hash: `${entry.hash}-${hash.toString('base64url').slice(0, 8)}`,
    })
  }
}
