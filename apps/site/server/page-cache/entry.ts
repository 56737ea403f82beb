/** A finished response, as the bytes that are sent. */
export type Entry = {
  status: number
  /** Without content-length, content-encoding, etag and x-page-cache: these differ by encoding. */
  headers: Record<string, string>
  bodies: { plain: Buffer; gzip: Buffer | null; br: Buffer | null }
  /** Of the plain bytes, without quotes. Each encoding's own ETag is made from it. */
  hash: string
  /** The content revision that it was rendered at. */
  revision: string
}

export type Encoding = 'br' | 'gzip' | 'plain'

/** What an entry weighs in memory, in bytes. */
export function weigh(entry: Entry): number {
  const { plain, gzip, br } = entry.bodies
  return plain.length + (gzip?.length ?? 0) + (br?.length ?? 0) + 1024
}
