const address = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>(),;]+/g
/** From one measure to another, such as 6500–7000: what looks like a telephone number and is none. */
const range = String.raw`\p{Nd}{1,5}\s?[-\u2010-\u2014]\s?\p{Nd}{1,5}(?!\s?[\p{Nd}()./\-])`
/** Seven digits and more, of any script, with what people write between them; the sizes of machines and profiles have fewer in a row. */
const phone = new RegExp(String.raw`(?!${range})(?:\+|\b00)?\p{Nd}(?:[\s().\-/·\u2010-\u2014]{0,3}\p{Nd}){6,}`, 'gu')
const link = /\b(?:(?:https?:\/\/|www\.)\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S+)/gi

/** A message without addresses, telephone numbers and links, for somebody who is not to know yet by whom it is. Names stay: no program knows them. */
export function maskContacts(text: string): string {
  return text.replace(address, '…').replace(link, '…').replace(phone, '…')
}
