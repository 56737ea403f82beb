import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Sitemaps that were written whole: files of a folder, numbered from 1, and the index that names them. */
export type SitemapSet = z.infer<typeof sitemapSet> & { folder: string }

const sitemapSet = z.object({
  siteUrl: z.string(),
  /** Of the content that they list. */
  revision: z.string(),
  index: z.string(),
  files: z.number().int().nonnegative(),
  madeAt: z.number(),
  /** How long it took to write them. */
  tookMs: z.number(),
})

const SET_FILE = 'set.json'
/** What has no set file is being written, or was left by a process that was killed. */
const LEFT_AFTER_MS = 24 * 60 * 60_000

/** The sets of DATA_DIR: a site that starts again has those of before. Processes on one folder each write their own. */
export class SitemapSets {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'sitemaps')
  }

  /** An empty folder for a new set. */
  async begin(): Promise<string> {
    await mkdir(this.#folder, { recursive: true })
    return mkdtemp(join(this.#folder, 'set-'))
  }

  /** From here on the set is whole. */
  async finish({ folder, ...set }: SitemapSet): Promise<void> {
    const file = join(folder, SET_FILE)
    await writeFile(`${file}.new`, JSON.stringify(set))
    await rename(`${file}.new`, file)
  }

  async remove(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true })
  }

  /** The newest whole set of this address; what was left half written is removed. */
  async findNewest(siteUrl: string): Promise<SitemapSet | undefined> {
    const names = await readdir(this.#folder).catch(() => [])
    const sets: SitemapSet[] = []
    for (const name of names) {
      const folder = join(this.#folder, name)
      const set = await readSet(folder)
      if (set) sets.push(set)
      else if (Date.now() - (await stat(folder)).mtimeMs > LEFT_AFTER_MS) await this.remove(folder)
    }
    return sets.filter((it) => it.siteUrl === siteUrl).toSorted((a, b) => b.madeAt - a.madeAt)[0]
  }
}

export const fileOf = ({ folder, files }: SitemapSet, number: number): string | null =>
  Number.isInteger(number) && number >= 1 && number <= files ? join(folder, `${number}.xml.gz`) : null

/** Whether its files are still there: another process may have put newer ones in their place. */
export const isThere = ({ folder }: SitemapSet): boolean => existsSync(join(folder, SET_FILE))

async function readSet(folder: string): Promise<SitemapSet | null> {
  try {
    return { ...sitemapSet.parse(JSON.parse(await readFile(join(folder, SET_FILE), 'utf8'))), folder }
  } catch {
    return null
  }
}
