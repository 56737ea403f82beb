import type { LexicalNode, LexicalText } from '../rich-text/nodes.ts'
import type { Finding } from './finding.ts'

/** The page's own heading is the first level; those of a long text begin below it. */
const FIRST_LEVEL = 2

/** Headings of a long text that skip a level on the way down: who listens to the page takes them for its table of contents. */
export function checkHeadings(text: LexicalText | null | undefined, field: string): Finding[] {
  const findings: Finding[] = []
  let level = FIRST_LEVEL - 1
  for (const node of text?.root?.children ?? []) {
    if (node.type !== 'heading') continue
    const own = Number(String(node.tag).slice(1))
    if (own > level + 1) findings.push({ kind: 'heading', field, detail: textOf(node) })
    level = own
  }
  return findings
}

const textOf = ({ text, children = [] }: LexicalNode): string => text ?? children.map(textOf).join('')
