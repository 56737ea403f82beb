export type Part = { key: string; name: string }

const PIECES = new Map([
  ['feet', 4],
  ['clamps', 4],
  ['supports', 2],
  ['rollers', 6],
])

/** The spare parts of a product as CSV, with a part number for each. The mark at the beginning tells spreadsheets that it is UTF-8. */
export function writeParts(model: string, parts: readonly Part[]): string {
  const rows = parts.map(({ key, name }, at) => [
    String(at + 1),
    `${model.replaceAll(' ', '')}-${String((at + 1) * 10).padStart(4, '0')}`,
    name,
    String(PIECES.get(key) ?? 1),
  ])
  return `\ufeff${[['Position', 'Part number', 'Description', 'Pieces'], ...rows].map((it) => it.map(toCell).join(';')).join('\r\n')}\r\n`
}

const toCell = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
