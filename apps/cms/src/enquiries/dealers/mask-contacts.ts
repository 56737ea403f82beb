const address = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>(),;]+/g
/** Seven digits and more with what people write between them; the sizes of machines and profiles have fewer in a row. */
const phone = /(?:\+|\b00)?\d(?:[\s().\-/]{0,2}\d){6,}/g
const link = /\b(?:https?:\/\/|www\.)\S+/gi

/** A message without addresses, telephone numbers and links, for somebody who is not to know yet by whom it is. Names stay: no program knows them. */
export function maskContacts(text: string): string {
  return text.replace(address, '…').replace(link, '…').replace(phone, '…')
}
