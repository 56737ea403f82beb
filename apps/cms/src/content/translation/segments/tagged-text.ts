import type { Inline } from './inline.ts'

/** A segment as providers are sent it: XML with `<g id="1">words</g>` and `<x id="2">NV 770</x>`. */
export function toTagged(inlines: readonly Inline[]): string {
  return inlines
    .map((it) => {
      if (typeof it === 'string') return escapeXml(it)
      return it.tag === 'g'
        ? `<g id="${it.id}">${toTagged(it.children)}</g>`
        : `<x id="${it.id}">${escapeXml(it.text)}</x>`
    })
    .join('')
}

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const TOKEN = /<(?<close>\/?)(?<tag>[gx])(?:\s+id\s*=\s*["'](?<id>\d{1,6})["'])?\s*(?<empty>\/?)>/giu

/** What a provider answers. @returns null where its tags do not fit together */
export function parseTagged(text: string): Inline[] | null {
  const root: Inline[] = []
  const open: { tag: 'g' | 'x'; id: number; children: Inline[] }[] = []
  const children = () => open.at(-1)?.children ?? root
  let at = 0
  const addWords = (end: number) => {
    const words = decodeXml(text.slice(at, end))
    if (words !== '') children().push(words)
  }
  for (const match of text.matchAll(TOKEN)) {
    addWords(match.index)
    at = match.index + match[0].length
    const { close, id = '', empty } = match.groups ?? {}
    const tag = match.groups?.tag?.toLowerCase() === 'g' ? 'g' : 'x'
    if (close) {
      const last = open.pop()
      if (!last || last.tag !== tag) return null
      children().push(toInline(last))
    } else if (id === '') return null
    else if (empty) children().push(toInline({ tag, id: Number(id), children: [] }))
    else open.push({ tag, id: Number(id), children: [] })
  }
  addWords(text.length)
  return open.length > 0 ? null : root
}

function toInline({ tag, id, children }: { tag: 'g' | 'x'; id: number; children: Inline[] }): Inline {
  if (tag === 'g') return { tag, id, children }
  return { tag, id, text: children.map((it) => (typeof it === 'string' ? it : '')).join('') }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
const MAX_CODE_POINT = 0x10ffff

export function decodeXml(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? entity
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : entity
  })
}
