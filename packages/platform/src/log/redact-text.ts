/** Parts of the longest lengths that RFC 5321 allows: without an end to them a long text would take very long. */
const emailAddress =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,63}/gu
/** Of an address in a text: what stands behind `?`, such as the words that somebody searched for. */
const query = /(?<![^\s?"'`])([^\s?"'`]+)\?[^\s"'`)]+/g
/** What is longer is no line for a person. */
const MAX_LENGTH = 8192

/** A text without e-mail addresses and without the queries of addresses: both may be of a visitor (R12.12). */
export function redactText(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(query, (all, path: string) => (path.includes('/') ? `${path}?…` : all))
    .replace(emailAddress, '(e-mail address)')
}
