import type { Encoding } from './entry.ts'

/** Browsers send few different headers; whoever makes up others takes no room. */
const MAX_KNOWN = 100
const known = new Map<string, Encoding>()

/** Picks the encoding for an Accept-Encoding header, RFC 9110 section 12.5.3: brotli before gzip before plain, `q=0` refuses. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'plain'
  const before = known.get(acceptEncoding)
  if (before) return before
  const encoding = negotiate(acceptEncoding)
  if (known.size < MAX_KNOWN) known.set(acceptEncoding, encoding)
  return encoding
}

function negotiate(acceptEncoding: string): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br'
  if (accepts(acceptEncoding, 'gzip')) return 'gzip'
  return 'plain'
}

function accepts(header: string, coding: string): boolean {
  if (!header.includes(coding)) return false
  return header.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';').map((it) => it.trim())
    return name.toLowerCase() === coding && !/^q=0(\.0*)?$/.test(weight)
  })
}
