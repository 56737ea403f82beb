import type { Sheet, SheetPicture } from '../../shared/sheets/sheet.ts'
import type { SiteEnvironment } from '../environment.ts'
import { toUpstreamUrl } from '../http/upstream-url.ts'

const MAX_PICTURES = 110
const MAX_BYTES = 3 * 1024 * 1024
const MAX_BYTES_IN_ALL = 12 * 1024 * 1024
const TIMEOUT_MS = 2000
/** At the same time. */
const MAX_FETCHES = 6

type Origins = Pick<SiteEnvironment, 'CMS_ORIGIN' | 'API_BASE' | 'SITE_URL'>

/** The addresses of the pictures of a sheet, each once. */
export function listPictures({ blocks }: Sheet): string[] {
  const pictures = blocks.flatMap((block): (SheetPicture | null | undefined)[] => {
    if (block.kind === 'pictures') return block.pictures
    if (block.kind === 'table') return block.head.map(({ picture }) => picture)
    return block.kind === 'lines' ? block.lines.map(({ picture }) => picture) : []
  })
  return [...new Set(pictures.flatMap((it) => (it ? [it.src] : [])))].slice(0, MAX_PICTURES)
}

/**
 * Where a picture is fetched from: the uploads of our back office, or a foreign backend's own origin; null for every other address, which this machine
 * asks for nobody.
 */
export function decidePictureUrl(src: string, { CMS_ORIGIN, API_BASE, SITE_URL }: Origins): URL | null {
  const base = new URL(SITE_URL)
  if (!URL.canParse(src, base)) return null
  const url = new URL(src, base)
  if (url.origin === base.origin)
    return CMS_ORIGIN !== null && url.pathname.startsWith('/media/') ? toUpstreamUrl(CMS_ORIGIN, url.pathname) : null
  return url.origin === new URL(API_BASE).origin ? url : null
}

/** The files of a sheet's pictures by their addresses. What cannot be had in time, or is too large, is left out. */
export async function loadPictures(
  sheet: Sheet,
  origins: Origins,
): Promise<{ pictures: Map<string, Uint8Array>; isComplete: boolean }> {
  const wanted = listPictures(sheet)
  const queue = [...wanted]
  const pictures = new Map<string, Uint8Array>()
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let room = MAX_BYTES_IN_ALL
  const work = async () => {
    for (let src = queue.shift(); src !== undefined; src = queue.shift()) {
      const url = decidePictureUrl(src, origins)
      const bytes = url && (await fetchPicture(url, signal))
      if (!bytes || bytes.length > room) continue
      room -= bytes.length
      pictures.set(src, bytes)
    }
  }
  await Promise.all(Array.from({ length: MAX_FETCHES }, work))
  return { pictures, isComplete: pictures.size === wanted.length }
}

async function fetchPicture(url: URL, signal: AbortSignal): Promise<Buffer | null> {
  try {
    const response = await fetch(url, { redirect: 'error', signal })
    const isFit = response.ok && !(Number(response.headers.get('content-length')) > MAX_BYTES)
    if (!isFit) {
      await response.body?.cancel()
      throw new Error(`status ${response.status}`)
    }
    const chunks: Uint8Array[] = []
    let read = 0
    for await (const chunk of response.body ?? []) {
      read += chunk.length
      if (read > MAX_BYTES) throw new Error('too large')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    console.error(`a picture of a sheet, ${url.pathname}:`, error instanceof Error ? error.message : error)
    return null
  }
}
