export type Block =
  | { kind: 'title' | 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] }

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const isDivider = (line: string) => /^\|[\s|-]+\|$/.test(line)

const toBlock = (source: string): Block => {
  const lines = source.split('\n')
  const [first = ''] = lines
  if (first.startsWith('# ')) return { kind: 'title', text: first.slice(2) }
  if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3) }
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map((line) => line.slice(2)) }
  if (first.startsWith('|')) return { kind: 'table', rows: lines.filter((line) => !isDivider(line)).map(cellsOf) }
  return { kind: 'paragraph', text: lines.join(' ') }
}

/** The blocks of a text: headings, paragraphs, lists and tables, separated by empty lines. */
export const readMarkdown = (markdown: string): Block[] =>
  markdown
    .split(/\n{2,}/)
    .map((source) => source.trim())
    .filter((source) => source !== '')
    .map(toBlock)
