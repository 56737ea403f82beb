/** Characters that begin a formula, full-width ones too (owasp.org, "CSV Injection"); with those that were escaped before, so that none is lost. */
const beginsFormula = /^'*[=+\-@\t\r\n＝＋－＠]/u

/** The text of a cell with a formula made harmless: strangers wrote it. */
export function escapeFormula(text: string): string {
  return beginsFormula.test(text) ? `'${text}` : text
}

/** What `escapeFormula` was given. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && beginsFormula.test(text) ? text.slice(1) : text
}
