import type { LexicalNode, LexicalText } from '../../rich-text/nodes.ts'
import { text as textNode } from '../../rich-text/nodes.ts'
import { type Inline, plainText } from './inline.ts'

/** What a field holds in a language: a text, or a long one with its format. */
export type FieldValue = string | LexicalText

/** A field cut into what is translated one by one, and the way back. */
export type Segments = {
  /** Each has words in it. */
  sources: Inline[][]
  /** The value with the segments replaced by their translations. @param translations as many as there are sources */
  build: (translations: readonly (readonly Inline[])[]) => FieldValue
}

export const isLongText = (value: unknown): value is LexicalText =>
  typeof value === 'object' && value !== null && 'root' in value

/** Cuts a text at its line ends, a long text at its paragraphs, headings and items. */
export function toSegments(value: FieldValue): Segments {
  return isLongText(value) ? ofLongText(value) : ofText(value)
}

function ofText(value: string): Segments {
  const parts = value.split(/(\r?\n)/)
  const isSource = (part: string) => part.trim() !== ''
  return {
    sources: parts.filter(isSource).map((part) => [part.trim()]),
    build(translations) {
      let next = 0
      return parts
        .map((part) => {
          if (!isSource(part)) return part
          const [before = ''] = part.match(/^\s*/) ?? []
          const [after = ''] = part.match(/\s*$/) ?? []
          return `${before}${plainText(translations[next++] ?? [])}${after}`
        })
        .join('')
    },
  }
}

function ofLongText({ root }: LexicalText): Segments {
  const sources: Inline[][] = []
  const builder = prepare(root, sources)
  return { sources, build: (translations) => ({ root: builder(translations) }) }
}

type Build = (translations: readonly (readonly Inline[])[]) => LexicalNode

const inlineTypes = new Set(['text', 'link', 'autolink', 'linebreak', 'tab'])

/** Runs of inline nodes are segments; everything else is looked into. */
function prepare(node: LexicalNode, sources: Inline[][]): Build {
  const children = node.children ?? []
  const parts: ((translations: readonly (readonly Inline[])[]) => LexicalNode[])[] = []
  for (let at = 0; at < children.length;) {
    const from = at
    while (at < children.length && inlineTypes.has(children[at]?.type ?? '')) at += 1
    if (at > from) parts.push(prepareRun(children.slice(from, at), sources))
    else {
      const build = prepare(children[at++] as LexicalNode, sources)
      parts.push((translations) => [build(translations)])
    }
  }
  return (translations) =>
    node.children ? { ...node, children: parts.flatMap((part) => part(translations)) } : { ...node }
}

function prepareRun(nodes: LexicalNode[], sources: Inline[][]) {
  const templates = new Map<number, LexicalNode>()
  const source = toInlines(nodes, templates)
  if (plainText(source).trim() === '') return () => nodes
  const index = sources.push(source) - 1
  return (translations: readonly (readonly Inline[])[]) => toNodes(translations[index] ?? [], templates)
}

function toInlines(nodes: readonly LexicalNode[], templates: Map<number, LexicalNode>): Inline[] {
  return nodes.map((node): Inline => {
    if (node.type === 'text' && (node.format ?? 0) === 0) return node.text ?? ''
    const id = templates.size + 1
    templates.set(id, node)
    if (node.type === 'text') return { tag: 'g', id, children: [node.text ?? ''] }
    if (node.children) return { tag: 'g', id, children: toInlines(node.children, templates) }
    return { tag: 'x', id, text: node.type === 'linebreak' ? '\n' : '' }
  })
}

/** Kept parts without a node were words of the text. */
function toNodes(inlines: readonly Inline[], templates: ReadonlyMap<number, LexicalNode>): LexicalNode[] {
  const nodes: LexicalNode[] = []
  let words = ''
  const flush = () => {
    if (words !== '') nodes.push(textNode(words, 0))
    words = ''
  }
  for (const it of inlines) {
    const template = typeof it === 'object' ? templates.get(it.id) : undefined
    if (typeof it === 'string') words += it
    else if (!template) words += it.tag === 'x' ? it.text : plainText(it.children)
    else {
      flush()
      if (it.tag === 'x') nodes.push({ ...template })
      else if (template.type === 'text') nodes.push({ ...template, text: plainText(it.children) })
      else nodes.push({ ...template, children: toNodes(it.children, templates) })
    }
  }
  flush()
  return nodes
}
