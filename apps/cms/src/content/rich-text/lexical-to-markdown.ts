import { toLexical } from './markdown-to-lexical.ts'
import { BOLD, ITALIC, type LexicalNode, type LexicalText } from './nodes.ts'

/** A long text as Markdown that `toLexical` reads; empty paragraphs are left out. What Markdown has no signs for is its text alone. */
export function toMarkdown(document: LexicalText | null | undefined): string {
  return (document?.root.children ?? [])
    .map(toBlock)
    .filter((block) => block.trim() !== '')
    .join('\n\n')
}

/** Whether a long text is the same again after it was written as Markdown and read back. */
export function isWholeInMarkdown(document: LexicalText | null | undefined): boolean {
  const whole = (it: LexicalText | null | undefined) => JSON.stringify((it?.root.children ?? []).flatMap(contentOf))
  return whole(document) === whole(toLexical(toMarkdown(document)))
}

function toBlock({ type, tag, listType, children = [] }: LexicalNode): string {
  switch (type) {
    case 'heading':
      return `${'#'.repeat(Number(String(tag).slice(1)) || 2)} ${toSpans(children)}`
    case 'list':
      return children
        .map((it, at) => `${listType === 'number' ? `${at + 1}.` : '-'} ${toSpans(it.children ?? [])}`)
        .join('\n')
    case 'quote':
      return `> ${toSpans(children)}`
    default:
      return toSpans(children)
  }
}

/** Bold around all that is bold together, and italic within. */
function toSpans(nodes: readonly LexicalNode[]): string {
  let markdown = ''
  let bold = ''
  const endBold = () => {
    if (bold) markdown += `**${bold}**`
    bold = ''
  }
  for (const node of merged(nodes)) {
    if (typeof node.text === 'string' && bitsOf(node) & BOLD) bold += toSpan(node)
    else {
      endBold()
      markdown += toSpan(node)
    }
  }
  endBold()
  return markdown
}

function toSpan(node: LexicalNode): string {
  const { type, text, fields, children = [] } = node
  if (isLink(type) && fields?.url) return `[${toSpans(children)}](${fields.url})`
  if (typeof text !== 'string') return toSpans(children)
  return bitsOf(node) & ITALIC && text ? `_${text}_` : text
}

const bitsOf = ({ format }: LexicalNode) => (typeof format === 'number' ? format : 0)

const isLink = (type: string) => type === 'link' || type === 'autolink'

/** Neighbours of one format as one: the editor parts texts where somebody has typed. */
function merged(nodes: readonly LexicalNode[]): LexicalNode[] {
  const all: LexicalNode[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (typeof node.text === 'string' && typeof last?.text === 'string' && (last.format ?? 0) === (node.format ?? 0))
      all[all.length - 1] = { ...last, text: last.text + node.text }
    else all.push(node)
  }
  return all
}

/** What a node says to a reader, without how the editor keeps it. */
function contentOf(node: LexicalNode): unknown[] {
  const { type, tag, listType, text, format, indent, fields, children = [] } = node
  const inside = merged(children).flatMap(contentOf)
  if (typeof text === 'string') return text === '' ? [] : [[text, format ?? 0]]
  if (type === 'paragraph' && inside.length === 0) return []
  const look = [format || null, indent || null]
  return [
    [
      isLink(type) ? 'link' : type,
      tag ?? null,
      listType ?? null,
      look,
      fields?.url ?? null,
      Boolean(fields?.newTab),
      inside,
    ],
  ]
}
