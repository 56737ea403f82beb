import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@vitrine/contract/client'
import { listPages } from './list-pages.ts'
import { writeIndex } from './sitemap-xml.ts'
import { type SitemapFile, writeSitemaps } from './write-sitemaps.ts'

type Options = { apiBase: string; client: Client; siteUrl: string; revision: () => string }
type Made = { folder: string; index: string; files: SitemapFile[]; revision: string; notBefore: number }

/** A list that takes a minute to walk through is not walked through more often than every ten. */
const REST = 10

/**
 * The sitemaps as files in a temporary folder, made when they are first asked for and again behind the asker's back when the
 * content has changed.
 */
export class Sitemaps {
  #made: Made | undefined
  #making: Promise<Made> | undefined
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** The index. @throws where there is none yet and the content API cannot be asked */
  async index(): Promise<string> {
    return (await this.#current()).index
  }

  /** The compressed file of a number, from 1; null where there is none. */
  async file(number: number): Promise<string | null> {
    return (await this.#current()).files[number - 1]?.path ?? null
  }

  async stop() {
    await this.#making?.catch(() => undefined)
    if (this.#made) await rm(this.#made.folder, { recursive: true, force: true })
  }

  async #current(): Promise<Made> {
    const made = this.#made
    if (!made) return this.#make()
    if (made.revision !== this.#options.revision() && Date.now() >= made.notBefore)
      this.#make().catch((error: unknown) => console.error('sitemaps:', error))
    return made
  }

  #make(): Promise<Made> {
    this.#making ??= this.#write().finally(() => (this.#making = undefined))
    return this.#making
  }

  async #write(): Promise<Made> {
    const { siteUrl } = this.#options
    const [revision, started] = [this.#options.revision(), Date.now()]
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-sitemaps-'))
    try {
      const files = await writeSitemaps(listPages(this.#options), folder, siteUrl)
      const before = this.#made
      const now = Date.now()
      const notBefore = now + (now - started) * REST
      this.#made = { folder, index: writeIndex(files, siteUrl), files, revision, notBefore }
      if (before) await rm(before.folder, { recursive: true, force: true })
      return this.#made
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }
}
