import { isLanguageCode, type LanguageCode, languages } from '@vitrine/locales/languages'
import sax, { type QualifiedTag } from 'sax'
import type { Inline } from '../segments/inline.ts'
import { XLIFF_NAMESPACE, type XliffDocument, type XliffFile, type XliffSegment, type XliffUnit } from './xliff.ts'

export type XliffProblem = 'file.xml' | 'file.language'

/** The file cannot be taken, and why. */
export class XliffRefused extends Error {
  override name = 'XliffRefused'
  readonly key: XliffProblem

  constructor(key: XliffProblem) {
    super(key)
    this.key = key
  }
}

type Open = { name: string; children: Inline[]; id: number }

/**
 * Reads a file that an agency sends back. Elements of other namespaces are passed over; marks say nothing but which words they are around.
 * @throws XliffRefused
 */
export function readXliff(text: string): XliffFile {
  // No file of ours has one; entities of its own may be as long as somebody likes.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new XliffRefused('file.xml')
  let language: LanguageCode | null = null
  const documents: XliffDocument[] = []
  let unit: XliffUnit | null = null
  let segment: XliffSegment | null = null
  /** The elements inside of a source or target. */
  let open: Open[] = []

  const refuse = () => {
    throw new XliffRefused('file.xml')
  }
  const isOwn = (tag: { uri: string }) => tag.uri === XLIFF_NAMESPACE
  const onopentag = (tag: QualifiedTag) => {
    const attribute = (name: string) => tag.attributes[name]?.value ?? ''
    if (tag.local === 'xliff') {
      if (!isOwn(tag) || !attribute('version').startsWith('2.')) throw new XliffRefused('file.xml')
      language = toLanguage(attribute('trgLang'))
      if (toLanguage(attribute('srcLang')) !== 'en' || !language || language === 'en')
        throw new XliffRefused('file.language')
    } else if (!isOwn(tag)) return
    else if (tag.local === 'file') documents.push(toDocument(attribute('original')))
    else if (tag.local === 'unit') documents.at(-1)?.units.push((unit = { path: attribute('id'), segments: [] }))
    else if (tag.local === 'segment') unit?.segments.push((segment = { source: [], target: null }))
    else if (segment && open.length === 0 && (tag.local === 'source' || tag.local === 'target'))
      open = [{ name: tag.local, children: [], id: 0 }]
    else if (open.length > 0) open.push({ name: tag.local, children: [], id: Number(attribute('id')) || 0 })
  }
  const ontext = (words: string) => void open.at(-1)?.children.push(words)
  const onclosetag = (name: string) => {
    const [local = ''] = name.split(':').slice(-1)
    if (local === 'unit') unit = null
    if (local === 'segment') segment = null
    if (open.at(-1)?.name !== local) return
    const last = open.pop() as Open
    const parent = open.at(-1)
    if (parent) parent.children.push(...toInlines(last))
    else if (segment) segment[last.name === 'source' ? 'source' : 'target'] = joined(last.children)
  }
  try {
    // The package knows handlers as properties alone.
    const parser = sax.parser(true, { xmlns: true, position: false })
    Object.assign(parser, { onopentag, ontext, oncdata: ontext, onclosetag, onerror: refuse })
    parser.write(text).close()
  } catch (error) {
    throw error instanceof XliffRefused ? error : new XliffRefused('file.xml')
  }
  if (!language) throw new XliffRefused('file.xml')
  if (documents.length === 0) throw new XliffRefused('file.xml')
  return { language, documents }
}

function toInlines({ name, id, children }: Open): Inline[] {
  if (name === 'pc') return [{ tag: 'g', id, children: joined(children) }]
  return name === 'ph' ? [{ tag: 'x', id, text: '' }] : children
}

/** Words beside each other as one. */
function joined(inlines: readonly Inline[]): Inline[] {
  const all: Inline[] = []
  for (const it of inlines) {
    const last = all.at(-1)
    if (typeof it === 'string' && typeof last === 'string') all[all.length - 1] = last + it
    else all.push(it)
  }
  return all
}

function toDocument(original: string): XliffDocument {
  const [kind = '', id = ''] = original.split('/')
  return { kind, id: Number(id) || 0, title: original, units: [] }
}

function toLanguage(tag: string): LanguageCode | null {
  const wanted = tag.toLowerCase()
  const found =
    languages.find((it) => it.tag.toLowerCase() === wanted) ?? languages.find((it) => it.tag === wanted.split('-')[0])
  return found && isLanguageCode(found.code) ? found.code : null
}
