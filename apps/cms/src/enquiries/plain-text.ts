/** Control characters but tab and line feed, and characters that change the direction of text: they can hide what a text says. */
const unwanted = new RegExp(String.raw`[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028-\u202e\u2066-\u2069\ufeff]`, 'g')

/** A text of several lines without invisible characters. Postgres, for one, cannot store a null character. */
export function toPlainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwanted, '')
}

/** The same on one line, which cannot add a header to a mail. */
export function toPlainLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ').trim()
}
