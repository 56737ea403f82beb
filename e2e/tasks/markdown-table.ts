/** Rows below their heads, as a table of Markdown. */
export function toMarkdownTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.map((it) => String(it).replaceAll('|', '/')).join(' | ')} |`).join('\n')
}
