import {
  BOLD,
  heading,
  ITALIC,
  type LexicalNode,
  type LexicalText,
  link,
  list,
  paragraph,
  quote,
  root,
  text,
} from './nodes.ts'

/**
 * Turns the Markdown of content/README.md into what the editor edits: paragraphs, `##` to `####`, `-` and `1.` lists, `>` quotes,
 * **bold**, _italic_ and [links](/turnkey). Anything else is text.
 */
export function toLexical(markdown: string): LexicalText {
  return root(
    markdown
      .replace(/\r\n?/g, '\n')
      .split(/\n{2,}/)
      .flatMap(toBlocks),
  )
}

type Kind = 'heading' | 'bullet' | 'number' | 'quote' | 'text'

function kindOf(line: string): Kind {
  if (/^#{2,4} /.test(line)) return 'heading'
  if (/^[-*] /.test(line)) return 'bullet'
  if (/^\d+[.)] /.test(line)) return 'number'
  return line.startsWith('>') ? 'quote' : 'text'
}

/** The text between two blank lines; several blocks where no blank line separates a heading or list from the next. */
function toBlocks(part: string): LexicalNode[] {
  const runs: { kind: Kind; lines: string[] }[] = []
  for (const line of part.split('\n')) {
    if (!line.trim()) continue
    const last = runs.at(-1)
    const isContinuation =
      last !== undefined && /^\s+\S/.test(line) && (last.kind === 'bullet' || last.kind === 'number')
    const kind = isContinuation ? 'text' : kindOf(line)
    if (isContinuation) last.lines[last.lines.length - 1] += ` ${line.trim()}`
    else if (last?.kind === kind && kind !== 'heading') last.lines.push(line)
    else runs.push({ kind, lines: [line] })
  }
  return runs.map(toBlock)
}

function toBlock({ kind, lines }: { kind: Kind; lines: string[] }): LexicalNode {
  const [first = ''] = lines
  switch (kind) {
    case 'heading': {
      const marks = first.indexOf(' ')
      return heading(marks === 2 ? 2 : marks === 3 ? 3 : 4, toSpans(first.slice(marks + 1).trim()))
    }
    case 'bullet':
      return list(
        false,
        lines.map((line) => toSpans(line.slice(2).trim())),
      )
    case 'number':
      return list(
        true,
        lines.map((line) => toSpans(line.replace(/^\d+[.)] /, '').trim())),
      )
    case 'quote':
      return quote(toSpans(lines.map((line) => line.replace(/^> ?/, '').trim()).join(' ')))
    case 'text':
      return paragraph(toSpans(lines.map((line) => line.trim()).join(' ')))
  }
}

const INLINE =
  /\*\*(?<bold>[^*]+(?:\*(?!\*)[^*]*)*)\*\*|(?<![\p{L}\p{N}_])_(?<italic>[^_]+)_(?![\p{L}\p{N}_])|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/gu

function toSpans(source: string, format = 0): LexicalNode[] {
  const spans: LexicalNode[] = []
  let at = 0
  for (const match of source.matchAll(INLINE)) {
    if (match.index > at) spans.push(text(source.slice(at, match.index), format))
    at = match.index + match[0].length
    const { bold, italic, label, url } = match.groups ?? {}
    if (bold !== undefined) spans.push(...toSpans(bold, format | BOLD))
    else if (italic !== undefined) spans.push(...toSpans(italic, format | ITALIC))
    else if (label !== undefined && url !== undefined)
      spans.push(link(url, toSpans(label, format), `${match.index}-${url}`))
  }
  if (at < source.length) spans.push(text(source.slice(at), format))
  return spans
}
