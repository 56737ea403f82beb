const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
/** What no reader sees. */
const unseen = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg'])
const lineBreaks = new Set([
  'br',
  '/p',
  '/div',
  '/tr',
  '/li',
  '/ul',
  '/ol',
  '/table',
  '/blockquote',
  '/pre',
  '/section',
])
const starts: Record<string, string> = { li: '\n- ', blockquote: '\n> ', '/td': ' ', '/th': ' ' }
const MAX_TAG_LENGTH = 4000

/**
 * The text of a mail that has HTML alone. No markup is shown at the desk, so what a tag could do there is not asked; lines stay apart, a link keeps its
 * address, and a quote its sign. It reads from the left to the right once: a stranger wrote it, and patterns over the whole could take for ever.
 */
export function htmlToText(html: string): string {
  const lower = html.toLowerCase()
  let text = ''
  let link: { href: string; from: number } | null = null
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    text += decode(html.slice(at, open < 0 ? html.length : open).replace(/\s+/g, ' '))
    if (open < 0) break
    const isComment = html.startsWith('<!--', open)
    const close = isComment ? html.indexOf('-->', open) : html.indexOf('>', open)
    if (close < 0) break
    at = close + (isComment ? 3 : 1)
    if (isComment) continue
    const tag = html.slice(open + 1, Math.min(close, open + MAX_TAG_LENGTH))
    const name = /^\/?[a-z][a-z0-9]*/i.exec(tag)?.[0].toLowerCase() ?? ''
    if (unseen.has(name)) {
      const end = lower.indexOf(`</${name}`, at)
      if (end < 0) break
      at = end
    } else if (name === 'a') link = toLink(tag, text.length)
    else if (name === '/a' && link) {
      const inner = text.slice(link.from).trim()
      if (inner !== link.href) text += inner ? ` (${link.href})` : link.href
      link = null
    } else text += isBreak(name) ? '\n' : (starts[name] ?? '')
  }
  return tidy(text)
}

const isBreak = (name: string) => lineBreaks.has(name) || /^\/h[1-6]$/.test(name)

function toLink(tag: string, from: number) {
  const href = /\bhref=["']?(https?:[^"'\s>]+)/i.exec(tag)?.[1]
  return href ? { href: decode(href), from } : null
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : ''
  })
}
