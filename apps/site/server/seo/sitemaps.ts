import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerClient } from '@vitrine/contract/client'
import { listPages } from './list-pages.ts'
import { writeIndex } from './sitemap-xml.ts'
import { type SitemapFile, writeSitemaps } from './write-sitemaps.ts'

type SitemapOptions = { apiBase: string; client: AnswerClient; siteUrl: string; revision: () => string }
type SitemapSet = { folder: string; index: string; files: SitemapFile[]; revision: string; notBefore: number }

/** Sitemaps that take a minute to write are not written more often than every ten. */
const REST_FACTOR = 10

/**
 * The sitemaps as files in a temporary folder, written when they are first asked for, and again in the background when the
 * content has changed.
 */
export class Sitemaps {
  #set: SitemapSet | undefined
  #writing: Promise<SitemapSet> | undefined
  readonly #options: SitemapOptions

  constructor(options: SitemapOptions) {
    this.#options = options
  }

  /** The index. @throws where there is none yet and the content API does not answer */
  async index(): Promise<string> {
    return (await this.#latest()).index
  }

  /** The compressed file of a number, from 1; null where there is none. */
  async file(number: number): Promise<string | null> {
    return (await this.#latest()).files[number - 1]?.path ?? null
  }

  async stop() {
    await this.#writing?.catch(() => undefined)
    if (this.#set) await rm(this.#set.folder, { recursive: true, force: true })
  }

  async #latest(): Promise<SitemapSet> {
    const set = this.#set
    if (!set) return this.#writeOnce()
    if (set.revision !== this.#options.revision() && Date.now() >= set.notBefore)
      this.#writeOnce().catch((error: unknown) => console.error('sitemaps:', error))
    return set
  }

  #writeOnce(): Promise<SitemapSet> {
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined))
    return this.#writing
  }

  async #write(): Promise<SitemapSet> {
    const { siteUrl } = this.#options
    const [revision, started] = [this.#options.revision(), Date.now()]
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-sitemaps-'))
    try {
      const files = await writeSitemaps(listPages(this.#options), folder, siteUrl)
      const previous = this.#set
      const now = Date.now()
      const notBefore = now + (now - started) * REST_FACTOR
      this.#set = { folder, index: writeIndex(files, siteUrl), files, revision, notBefore }
      if (previous) await rm(previous.folder, { recursive: true, force: true })
      return this.#set
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }
}
