import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerClient } from '@vitrine/contract/client'
import { type ListedPage, listPages } from './list-pages.ts'
import { fileOf, isThere, type SitemapSet, SitemapSets } from './sitemap-sets.ts'
import { writeIndex } from './sitemap-xml.ts'
import { writeSitemaps } from './write-sitemaps.ts'

type SitemapOptions = {
  apiBase: string
  client: AnswerClient
  siteUrl: string
  dataDir: string
  revision: () => string
  /** How long somebody waits for the first set of all, in ms. */
  maxWaitMs?: number
}

/** Sitemaps that take a minute to write are not written more often than every ten. */
const REST_FACTOR = 10
/** A small catalogue is written by then. Of a large one nobody waits for the end, which takes minutes. */
const MAX_WAIT_MS = 15_000
/** After a start others are served first. */
const BEGIN_AFTER_MS = 15_000

/**
 * The sitemaps as files: those that were written before the site was stopped, else written soon after its start or when they are first asked for,
 * and again in the background when the content has changed.
 */
export class Sitemaps {
  #set: SitemapSet | undefined
  #writing: Promise<SitemapSet> | undefined
  readonly #stopping = new AbortController()
  readonly #options: SitemapOptions
  readonly #sets: SitemapSets
  readonly #found: Promise<void>
  readonly #begin: NodeJS.Timeout

  constructor(options: SitemapOptions) {
    this.#options = options
    this.#sets = new SitemapSets(options.dataDir)
    this.#found = this.#sets.findNewest(options.siteUrl).then((set) => void (this.#set = set), logError)
    this.#begin = setTimeout(() => void this.#latest().catch(logError), BEGIN_AFTER_MS).unref()
  }

  /** The index; null while the first ones are written. @throws where there is none yet and the content API does not answer */
  async index(): Promise<string | null> {
    return (await this.#inTime())?.index ?? null
  }

  /** The compressed file of a number, from 1. @returns `unknown` where there is none of it, null while the first ones are written @throws as `index` does */
  async file(number: number): Promise<string | 'unknown' | null> {
    const set = await this.#inTime()
    return set && (fileOf(set, number) ?? 'unknown')
  }

  /** What is being written is given up, also where the content API does not answer. */
  async stop() {
    this.#stopping.abort(new Error('the site stops'))
    clearTimeout(this.#begin)
    await this.#writing?.catch(() => undefined)
  }

  async #inTime(): Promise<SitemapSet | null> {
    const { maxWaitMs = MAX_WAIT_MS } = this.#options
    const giveUp = new AbortController()
    try {
      return await Promise.race([this.#latest(), wait(maxWaitMs, null, { signal: giveUp.signal, ref: false })])
    } finally {
      giveUp.abort()
    }
  }

  async #latest(): Promise<SitemapSet> {
    await this.#found
    const set = this.#set
    if (!set || !isThere(set)) return this.#writeOnce()
    const isRested = Date.now() >= set.madeAt + set.tookMs * REST_FACTOR
    if (set.revision !== this.#options.revision() && isRested) this.#writeOnce().catch(logError)
    return set
  }

  #writeOnce(): Promise<SitemapSet> {
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined))
    return this.#writing
  }

  async #write(): Promise<SitemapSet> {
    const { siteUrl } = this.#options
    const { signal } = this.#stopping
    const [revision, startedAt] = [this.#options.revision(), Date.now()]
    const folder = await this.#sets.begin()
    try {
      const files = await writeSitemaps(this.#untilStopped(listPages({ ...this.#options, signal })), folder, siteUrl)
      const madeAt = Date.now()
      const index = writeIndex(files, siteUrl)
      const set = { folder, siteUrl, revision, index, files: files.length, madeAt, tookMs: madeAt - startedAt }
      await this.#sets.finish(set)
      const previous = this.#set
      this.#set = set
      if (previous) await this.#sets.remove(previous.folder)
      return set
    } catch (error) {
      await this.#sets.remove(folder)
      throw error
    }
  }

  async *#untilStopped(pages: AsyncIterable<ListedPage>): AsyncGenerator<ListedPage> {
    for await (const page of pages) {
      this.#stopping.signal.throwIfAborted()
      yield page
    }
  }
}

const logError = (error: unknown) => console.error('sitemaps:', error)
