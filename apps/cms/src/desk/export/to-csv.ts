/** By which Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** RFC 4180, every cell quoted. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}
