import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ListedPage } from './list-pages.ts'
import { SITEMAP_END, SITEMAP_START, writeEntries } from './sitemap-xml.ts'

/** sitemaps.org: at most 50,000 addresses and 50 MB a file, before compression. */
const limits = { addresses: 50_000, bytes: 50 * 1024 * 1024 }

export type SitemapFile = { path: string; changed: string | null }

/** Writes all pages into as many compressed files of a folder as are needed; one page at a time is in memory. */
export async function writeSitemaps(
  pages: AsyncIterable<ListedPage>,
  folder: string,
  siteUrl: string,
  { addresses, bytes } = limits,
): Promise<SitemapFile[]> {
  const entries = toEntries(pages, siteUrl)
  const files: SitemapFile[] = []
  let next = await entries.next()
  while (!next.done || files.length === 0) {
    const file: SitemapFile = { path: join(folder, `${files.length + 1}.xml.gz`), changed: null }
    const fill = async function* () {
      yield SITEMAP_START
      let size = SITEMAP_START.length + SITEMAP_END.length
      for (let count = 0; !next.done && count < addresses; count++) {
        const { xml, changed } = next.value
        size += Buffer.byteLength(xml)
        if (size > bytes && count > 0) break
        yield xml
        if (changed && changed > (file.changed ?? '')) file.changed = changed
        next = await entries.next()
      }
      yield SITEMAP_END
    }
    await pipeline(Readable.from(fill()), createGzip({ level: 6 }), createWriteStream(file.path))
    files.push(file)
  }
  return files
}

async function* toEntries(pages: AsyncIterable<ListedPage>, siteUrl: string) {
  for await (const page of pages) for (const xml of writeEntries(page, siteUrl)) yield { xml, changed: page.changed }
}
