import type { Enquiry } from '../../../payload-types.ts'
import { languageName } from '../../../platform/language-options.ts'
import { toBasketLines } from '../../basket-lines.ts'
import type { DeskTexts } from '../desk-texts.ts'

/** What a cell holds: a telephone number is text, although it has digits alone. */
export type Cell = string | number | Date
type Reader = { texts: DeskTexts; language: string }
type Column = {
  name: (texts: DeskTexts) => string
  width: number
  of: (enquiry: Enquiry, reader: Reader) => Cell | null | undefined
}

const columns: Column[] = [
  { name: (it) => it.number, width: 16, of: (it) => it.number },
  { name: (it) => `${it.received} (UTC)`, width: 20, of: (it) => new Date(it.createdAt) },
  { name: (it) => it.status, width: 12, of: (it, { texts }) => texts[`state.${it.state}`] },
  { name: (it) => it.kind, width: 16, of: (it, { texts }) => texts[`kind.${it.kind}`] },
  { name: (it) => it.name, width: 24, of: (it) => it.fullName },
  { name: (it) => it.company, width: 24, of: (it) => it.companyName },
  { name: (it) => it.country, width: 16, of: (it) => it.country },
  { name: (it) => it.countryCode, width: 12, of: (it) => it.countryCode },
  { name: (it) => it.email, width: 28, of: (it) => it.email },
  { name: (it) => it.phone, width: 20, of: (it) => it.phone },
  {
    name: (it) => it.language,
    width: 14,
    of: (it, { language }) => it.language && languageName(it.language, language),
  },
  { name: (it) => it.products, width: 40, of: (it) => it.productList },
  { name: (it) => it.serialNumber, width: 20, of: (it) => it.serialNumber },
  {
    name: (it) => it.condition,
    width: 20,
    of: (it, { texts }) => it.condition && texts[`condition.${it.condition}`],
  },
  { name: (it) => it.quantity, width: 10, of: countProducts },
  { name: (it) => it.message, width: 60, of: (it) => it.message },
  { name: (it) => it.sentFrom, width: 28, of: (it) => it.actionLocation },
  { name: (it) => it.assignee, width: 24, of: (it) => (typeof it.assignee === 'object' ? it.assignee?.email : '') },
  {
    name: (it) => `${it.firstAnswered} (UTC)`,
    width: 20,
    of: (it) => it.firstAnsweredAt && new Date(it.firstAnsweredAt),
  },
  { name: (it) => it.outcome, width: 12, of: (it, { texts }) => it.outcome && texts[`outcome.${it.outcome}`] },
  { name: (it) => `${it.closedAt} (UTC)`, width: 20, of: (it) => it.closedAt && new Date(it.closedAt) },
  { name: (it) => it.source, width: 20, of: (it) => it.source },
  { name: (it) => it.sourceMedium, width: 14, of: (it) => it.sourceMedium },
  { name: (it) => it.campaign, width: 20, of: (it) => it.campaign },
  { name: (it) => it.landingPage, width: 28, of: (it) => it.landingPage },
  { name: (it) => it.spamSigns, width: 16, of: (it) => it.spamSigns },
]

export const columnWidths = columns.map(({ width }) => ({ width }))

/** The rows of an export in the operator's language; the first has the names of the columns. */
export function toRows(enquiries: readonly Enquiry[], reader: Reader): Cell[][] {
  const rows = enquiries.map((enquiry) => columns.map(({ of }) => of(enquiry, reader) ?? ''))
  return [columns.map(({ name }) => name(reader.texts)), ...rows]
}

/** The rows as texts, with moments as `2027-03-01 11:00:00`. */
export function toTextRows(rows: readonly (readonly Cell[])[]): string[][] {
  return rows.map((row) => row.map((cell) => (cell instanceof Date ? toTime(cell) : String(cell))))
}

/** How many products an order asks for; nothing where none was ordered. */
function countProducts({ basket }: Enquiry): number | null {
  const lines = toBasketLines(basket)
  return lines.length === 0 ? null : lines.reduce((sum, { cnt }) => sum + cnt, 0)
}

const toTime = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ')
