/** Characters that begin a formula, full-width ones too (owasp.org, "CSV Injection"). */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/u

/** The text of a cell with a formula made harmless: strangers wrote it. */
export function escapeFormula(text: string): string {
  return beginsFormula.test(text) ? `'${text}` : text
}
