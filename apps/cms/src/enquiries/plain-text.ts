/** Control characters but tab and line feed, and what turns the direction of the text around it: they hide what a text says. */
const unwanted = new RegExp(String.raw`[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028-\u202e\u2066-\u2069\ufeff]`, 'g')

/** A text of many lines without what cannot be seen. A null character, for one, is nothing that Postgres could store. */
export function toPlainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwanted, '')
}

/** The same on one line: nothing in it can begin a header of a mail, or a line of its own. */
export function toPlainLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ').trim()
}
