import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { encodeBodies, hashBody } from '../page-cache/encode.ts'
import type { Entry } from '../page-cache/entry.ts'
import { commonHeaders } from './security-headers.ts'

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const compressible = /\.(css|js|json|svg|txt|webmanifest)$/

/** The site's own files by address, in memory: there are few and every visitor needs them. Names below /assets/ carry a hash. */
export async function loadStaticFiles(folder: string): Promise<Map<string, Entry>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile())
  const files = new Map<string, Entry>()
  for (const it of names) {
    const path = join(it.parentPath, it.name)
    const address = path.slice(folder.length).split(sep).join('/')
    if (address.startsWith('/.vite/')) continue
    files.set(address, await toEntry(address, readFileSync(path)))
  }
  return files
}

async function toEntry(address: string, plain: Buffer): Promise<Entry> {
  const type = types[address.slice(address.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  const isImmutable = address.startsWith('/assets/')
  const cacheControl = isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const headers = { ...commonHeaders, 'content-type': type, 'cache-control': cacheControl }
  const bodies = compressible.test(address) ? await encodeBodies(plain, 'smallest') : { plain, gzip: null, br: null }
  return { status: 200, headers, bodies, hash: hashBody(plain), revision: '' }
}

/** The address of each language's texts in the browser, by language code; vite.config.ts names their chunks. */
export function findTexts(files: ReadonlyMap<string, Entry>): Map<string, string> {
  const found = [...files.keys()].flatMap((address) => {
    const code = /^\/assets\/texts-(\w+)-[^/]+\.js$/.exec(address)?.[1]
    return code ? [[code, address] as const] : []
  })
  return new Map(found)
}
