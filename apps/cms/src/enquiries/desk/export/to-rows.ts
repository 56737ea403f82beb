import { languageOf } from '@vitrine/locales/languages'
import type { Enquiry } from '../../../payload-types.ts'

type Column = { name: string; width: number; of: (enquiry: Enquiry) => string | null | undefined }

const columns: Column[] = [
  { name: 'Number', width: 16, of: (it) => it.number },
  { name: 'Received (UTC)', width: 20, of: (it) => toTime(it.createdAt) },
  { name: 'Status', width: 12, of: (it) => it.state },
  { name: 'Kind', width: 10, of: (it) => it.kind },
  { name: 'Name', width: 24, of: (it) => it.fullName },
  { name: 'Company', width: 24, of: (it) => it.companyName },
  { name: 'Country', width: 16, of: (it) => it.country },
  { name: 'Country code', width: 12, of: (it) => it.countryCode },
  { name: 'E-mail', width: 28, of: (it) => it.email },
  { name: 'Phone', width: 20, of: (it) => it.phone },
  { name: 'Language', width: 14, of: (it) => it.language && languageOf(it.language).name },
  { name: 'Products', width: 40, of: (it) => it.productList },
  { name: 'Message', width: 60, of: (it) => it.message },
  { name: 'Sent from', width: 28, of: (it) => it.actionLocation },
  { name: 'Assignee', width: 24, of: (it) => (typeof it.assignee === 'object' ? it.assignee?.email : '') },
  { name: 'First answered (UTC)', width: 20, of: (it) => it.firstAnsweredAt && toTime(it.firstAnsweredAt) },
  { name: 'Signs of spam', width: 16, of: (it) => it.spamSigns },
]

export const columnWidths = columns.map(({ width }) => ({ width }))

/** The rows of an export; the first has the names of the columns. */
export function toRows(enquiries: readonly Enquiry[]): string[][] {
  const rows = enquiries.map((enquiry) => columns.map(({ of }) => of(enquiry) ?? ''))
  return [columns.map(({ name }) => name), ...rows]
}

const toTime = (iso: string) => iso.slice(0, 19).replace('T', ' ')
