/** What makes a spreadsheet take a cell for a formula, in full width as well (owasp.org, "CSV Injection"). */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/u

/** The text of a cell that no spreadsheet runs: strangers wrote it. */
export function escapeFormula(text: string): string {
  return beginsFormula.test(text) ? `'${text}` : text
}
