import type { RichText, RichTextBlock, Span } from '@vitrine/contract/shapes/text'
import { BOLD, ITALIC, type LexicalNode, type LexicalText } from './nodes.ts'

/** Turns the editor's document into the contract's blocks. Links to anything but the web, mail and telephone lose their address. */
export function toRichText(document: LexicalText | null | undefined): RichText {
  return (document?.root.children ?? []).flatMap(toBlocks)
}

/** The text alone, for reading time and descriptions. */
export function toPlainText(document: LexicalText | null | undefined): string {
  return toRichText(document)
    .flatMap((block) => (block.type === 'list' ? block.items : [block.spans]))
    .map((spans) => spans.map((it) => it.text).join(''))
    .join('\n')
}

function toBlocks(node: LexicalNode): RichTextBlock[] {
  const children = node.children ?? []
  switch (node.type) {
    case 'heading':
      return [
        {
          type: 'heading',
          level: node.tag === 'h2' ? 2 : node.tag === 'h3' ? 3 : 4,
          spans: children.flatMap((it) => toSpans(it)),
        },
      ]
    case 'list':
      return [{ type: 'list', ordered: node.listType === 'number', items: children.flatMap(toItems) }]
    case 'quote':
      return withText({ type: 'quote', spans: children.flatMap((it) => toSpans(it)) })
    default:
      return withText({ type: 'paragraph', spans: children.flatMap((it) => toSpans(it)) })
  }
}

/** Drops empty paragraphs. */
function withText(block: Extract<RichTextBlock, { spans: Span[] }>): RichTextBlock[] {
  return block.spans.some((span) => span.text.trim()) ? [block] : []
}

/** A list inside a list becomes items of the outer one: the contract's lists are flat. */
function toItems(item: LexicalNode): Span[][] {
  const own = (item.children ?? []).filter((it) => it.type !== 'list').flatMap((it) => toSpans(it))
  const inner = (item.children ?? [])
    .filter((it) => it.type === 'list')
    .flatMap((it) => (it.children ?? []).flatMap(toItems))
  return own.length > 0 ? [own, ...inner] : inner
}

function toSpans(node: LexicalNode, href?: string): Span[] {
  if (node.type === 'linebreak') return [{ text: '\n' }]
  if (node.type === 'link' || node.type === 'autolink')
    return (node.children ?? []).flatMap((it) => toSpans(it, safeAddress(node.fields?.url)))
  if (typeof node.text !== 'string') return (node.children ?? []).flatMap((it) => toSpans(it, href))
  const format = typeof node.format === 'number' ? node.format : 0
  const span: Span = { text: node.text }
  if (format & BOLD) span.bold = true
  if (format & ITALIC) span.italic = true
  if (href) span.href = href
  return [span]
}

function safeAddress(url: string | undefined): string | undefined {
  return url && /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(url) ? url : undefined
}
