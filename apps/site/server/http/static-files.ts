import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { hashBody } from '../page-cache/encode.ts'
import type { Bodies, Entry } from '../page-cache/entry.ts'
import { dictionaryHeaders } from './script-dictionaries.ts'
import { commonHeaders, transportSecurity } from './security-headers.ts'

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  speculationrules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
/** Files that the build has compressed (build-plugins/compress-files.ts) stand beside their originals. */
const compressed = /\.(br|gz)$/

/** The site's own files by address, in memory: there are few and every visitor needs them. Names below /assets/ carry a hash. */
export function loadStaticFiles(folder: string, siteUrl: string): Map<string, Entry> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const originals = files.filter((it) => it.isFile() && !compressed.test(it.name))
  const entries = new Map<string, Entry>()
  for (const it of originals) {
    const path = join(it.parentPath, it.name)
    const address = path.slice(folder.length).split(sep).join('/')
    if (address.startsWith('/.vite/')) continue
    entries.set(address, toEntry(address, path, siteUrl))
  }
  return entries
}

/** The media type of a file of ours, by its name. */
export function mediaTypeOf(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

function toEntry(address: string, path: string, siteUrl: string): Entry {
  const plain = readFileSync(path)
  const isImmutable = address.startsWith('/assets/')
  const cacheControl = isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const headers = {
    ...commonHeaders,
    ...transportSecurity(siteUrl),
    'content-type': mediaTypeOf(address),
    'cache-control': cacheControl,
    ...dictionaryHeaders(address),
  }
  return { status: 200, headers, bodies: readBodies(path, plain), hash: hashBody(plain) }
}

function readBodies(path: string, plain: Buffer): Bodies {
  if (!existsSync(`${path}.br`)) return { plain }
  return { plain, gzip: readFileSync(`${path}.gz`), br: readFileSync(`${path}.br`) }
}

/** The address of each language's texts in the browser, by language code; vite.config.ts names their chunks. */
export function findTexts(files: ReadonlyMap<string, Entry>): Map<string, string> {
  const found = [...files.keys()].flatMap((address) => {
    const code = /^\/assets\/texts-(\w+)-[^/]+\.js$/.exec(address)?.[1]
    return code ? [[code, address] as const] : []
  })
  return new Map(found)
}
