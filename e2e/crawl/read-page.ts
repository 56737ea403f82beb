/** What a page's HTML says, as far as the crawl asks. */
export type Page = {
  lang: string | null
  dir: string | null
  title: string
  description: string
  robots: string
  canonical: string | null
  /** Addresses by hreflang. */
  alternates: Map<string, string>
  headings: number
  structure: string[]
  /** Addresses of links, as they are written. */
  links: string[]
  /** Texts that people read or hear, and the language that they are marked as. */
  texts: { text: string; lang: string }[]
}

const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+|</g
const attribute = /([^\s"'<>/=]+)(?:="([^"]*)")?/g
const voids = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const read = ['alt', 'title', 'aria-label', 'placeholder']

/** Reads the HTML that the site renders: attributes in double quotes, elements closed. */
export function readPage(html: string): Page {
  const page: Page = {
    lang: null,
    dir: null,
    title: '',
    description: '',
    robots: '',
    canonical: null,
    alternates: new Map(),
    headings: 0,
    structure: [],
    links: [],
    texts: [],
  }
  const open: { name: string; lang: string }[] = []
  const lang = () => open.at(-1)?.lang ?? ''
  token.lastIndex = 0
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [whole, closing, name = '', source = '', selfClosing] = found
    const tag = name.toLowerCase()
    if (tag === '') {
      const text = unescape(whole).trim()
      if (!whole.startsWith('<!--') && text !== '' && open.some((it) => it.name === 'body'))
        page.texts.push({ text, lang: lang() })
      else if (open.at(-1)?.name === 'title' && open.at(-2)?.name !== 'svg') page.title += text
    } else if (closing) {
      while (open.length > 0 && open.pop()?.name !== tag);
    } else {
      const attributes = new Map(
        [...source.matchAll(attribute)].map(([, key = '', value = '']) => [key.toLowerCase(), unescape(value)]),
      )
      const own = attributes.get('lang') ?? lang()
      note(page, tag, attributes, own)
      if (tag === 'script' || tag === 'style') token.lastIndex = skipRaw(page, html, tag, attributes, token.lastIndex)
      else if (!selfClosing && !voids.has(tag)) open.push({ name: tag, lang: own })
    }
  }
  return page
}

function note(page: Page, tag: string, attributes: Map<string, string>, lang: string) {
  const get = (name: string) => attributes.get(name) ?? ''
  if (tag === 'html') [page.lang, page.dir] = [attributes.get('lang') ?? null, attributes.get('dir') ?? null]
  if (tag === 'h1') page.headings++
  if (tag === 'a' && attributes.has('href')) page.links.push(get('href'))
  if (tag === 'meta' && get('name') === 'description') page.description = get('content')
  if (tag === 'meta' && get('name') === 'robots') page.robots = get('content')
  if (tag === 'link' && get('rel') === 'canonical') page.canonical = get('href')
  if (tag === 'link' && get('rel') === 'alternate') page.alternates.set(get('hreflang'), get('href'))
  for (const name of read) if (get(name).trim() !== '') page.texts.push({ text: get(name).trim(), lang })
}

/** Scripts and styles are not text; structured data are kept. @returns where the HTML goes on */
function skipRaw(page: Page, html: string, tag: string, attributes: Map<string, string>, from: number): number {
  const end = html.indexOf(`</${tag}`, from)
  if (attributes.get('type') === 'application/ld+json') page.structure.push(html.slice(from, end))
  return html.indexOf('>', end) + 1
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function unescape(text: string): string {
  return text.replace(/&(#x?)?(\w+);/g, (whole, number: string | undefined, name: string) => {
    if (!number) return named[name] ?? whole
    return String.fromCodePoint(Number.parseInt(name, number === '#x' ? 16 : 10))
  })
}
