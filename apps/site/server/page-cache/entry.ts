import type { Tags } from './tags.ts'

/** A finished response, as the bytes that are sent. */
export type Entry = {
  status: number
  /** Without content-length, content-encoding, etag and x-page-cache: these differ by encoding. */
  headers: Record<string, string>
  bodies: Bodies
  /** Of the plain bytes, without quotes. Each encoding's own ETag is made from it. */
  hash: string
  /** How it is sent, made when it is first sent so (send-entry.ts). */
  prepared?: { [state in CacheState]?: { [encoding in Encoding]?: PreparedResponse } }
}

export type CacheState = 'hit' | 'miss' | 'stale'

/** A response but for its status: names and values of headers in turn, the form that Node writes fastest. */
export type PreparedResponse = {
  etag: string
  notModified: string[]
  head?: string[]
  /** Where in both the value stands that says how long a proxy may keep the answer; -1: nowhere. */
  expiryAt: number
}

export type Encoding = 'br' | 'gzip' | 'plain'

/** `br` where compression saves something, otherwise `plain` alone; the other encodings are made from it for whoever asks. */
export type Bodies = Partial<Record<Encoding, Buffer>>

/** What the objects around the bytes take, and a tag with its place in the index: 40 where many pages carry it, 350 where one does. Measured. */
const OVERHEAD_BYTES = 1024
const TAG_BYTES = 100

/** What an entry weighs in memory, in bytes. */
export function weigh({ bodies, headers }: Entry, tags: Tags): number {
  const bytes = Object.values(bodies).reduce((sum, { length }) => sum + length, 0)
  const characters = Object.values(headers).reduce((sum, { length }) => sum + length, 0)
  return bytes + characters + (tags?.length ?? 0) * TAG_BYTES + OVERHEAD_BYTES
}
