import type { LanguageCode } from '@vitrine/locales/languages'
import sax, { type QualifiedTag } from 'sax'
import type { Inline } from '../segments/inline.ts'
import { toLanguage } from './to-language.ts'
import {
  toPath,
  type XliffDocument,
  type XliffFile,
  xliffNamespaces,
  type XliffSegment,
  type XliffUnit,
} from './xliff.ts'

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

/** By their namespaces. In 1.2 there is no element around the segments of a text. */
const dialects = {
  [xliffNamespaces['2.0']]: { version: '2.', segment: 'segment' },
  [xliffNamespaces['1.2']]: { version: '1.2', segment: 'trans-unit' },
} as const
type Namespace = keyof typeof dialects
const isNamespace = (uri: string): uri is Namespace => Object.hasOwn(dialects, uri)

/**
 * Reads a file that an agency sends back, of either version. Elements of other namespaces are passed over, and what a program proposes beside
 * the translation; marks say nothing but which words they are around.
 * @throws XliffRefused
 */
export function readXliff(text: string): XliffFile {
  // No file of ours has one; entities of its own may be as long as somebody likes.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new XliffRefused('file.xml')
  let namespace: Namespace | null = null
  let language: LanguageCode | null = null
  const documents: XliffDocument[] = []
  let unit: XliffUnit | null = null
  let segment: XliffSegment | null = null
  let isProposal = false
  /** The elements inside of a source or target. */
  let open: Open[] = []

  const refuse = () => {
    throw new XliffRefused('file.xml')
  }
  const takeLanguages = (source: string, target: string) => {
    const found = toLanguage(target)
    const isOther = language !== null && found !== language
    if (toLanguage(source) !== 'en' || !found || found === 'en' || isOther) throw new XliffRefused('file.language')
    language = found
  }
  const openUnit = (path: string) => documents.at(-1)?.units.push((unit = { path, segments: [] }))
  const onopentag = (tag: QualifiedTag) => {
    const attribute = (name: string) => tag.attributes[name]?.value ?? ''
    const { local, uri } = tag
    if (local === 'xliff') {
      if (!isNamespace(uri) || !attribute('version').startsWith(dialects[uri].version)) return refuse()
      namespace = uri
      if (uri === xliffNamespaces['2.0']) takeLanguages(attribute('srcLang'), attribute('trgLang'))
    } else if (uri !== namespace || isProposal) return
    else if (local === 'alt-trans') isProposal = true
    else if (local === 'file') {
      if (uri === xliffNamespaces['1.2']) takeLanguages(attribute('source-language'), attribute('target-language'))
      documents.push(toDocument(attribute('original')))
      unit = null
    } else if (local === 'unit') openUnit(attribute('id'))
    else if (local === dialects[uri as Namespace].segment) {
      const path = toPath(attribute('id'))
      if (local === 'trans-unit' && unit?.path !== path) openUnit(path)
      unit?.segments.push((segment = { source: [], target: null }))
    } else if (segment && open.length === 0 && (local === 'source' || local === 'target'))
      open = [{ name: local, children: [], id: 0 }]
    else if (open.length > 0) open.push({ name: local, children: [], id: Number(attribute('id')) || 0 })
  }
  const ontext = (words: string) => void open.at(-1)?.children.push(words)
  const onclosetag = (name: string) => {
    const [local = ''] = name.split(':').slice(-1)
    if (local === 'alt-trans') isProposal = false
    if (local === 'unit') unit = null
    if (local === 'segment' || local === 'trans-unit') segment = null
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
  if (name === 'pc' || name === 'g') return [{ tag: 'g', id, children: joined(children) }]
  return name === 'ph' || name === 'x' ? [{ tag: 'x', id, text: '' }] : children
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
