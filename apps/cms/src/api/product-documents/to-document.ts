import { NO_LANGUAGE } from '@vitrine/contract/document-address'
import type { DocumentKind, DocumentVersion, ProductDocument } from '@vitrine/contract/shapes/documents'
import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import { fileTypeOf } from '../../content/product-documents/file-types.ts'
import { decideInForce, toDay } from '../../content/product-documents/in-force.ts'
import { decideText, decideTranslated, type Translations } from '../translations.ts'

/** A document as the database gives it. */
export type DocumentRow = {
  id: number
  key: string
  kind: DocumentKind
  audience: 'public' | 'serial'
  title: Translations
  products: number[]
  modelYearFrom?: number | null
  modelYearUntil?: number | null
  serialFrom?: string | null
  serialUntil?: string | null
}

/** A version as the database gives it. */
export type VersionRow = {
  id: number
  document: number
  version: string
  language: string
  state: 'draft' | 'published'
  validFrom: string
  validUntil?: string | null
  publishedAt?: string | null
  sha256?: string | null
  filename?: string | null
  filesize?: number | null
}

type Days = {
  /** For which is told what is in force. */
  on: string
  deliveredOn?: string | null
  /** Days that were taken for the day of delivery before it was corrected: what was in force on them is told too. */
  formerDays?: readonly string[]
}

/** A document with those of its versions that are published, the newest first. */
export function toProductDocument(
  row: DocumentRow,
  versions: readonly VersionRow[],
  language: LanguageCode,
  { on, deliveredOn = null, formerDays = [] }: Days,
): ProductDocument {
  const dated = versions
    .filter((it) => it.document === row.id && it.state === 'published' && it.publishedAt)
    .map((it) => ({
      ...it,
      validFrom: toDay(it.validFrom),
      validUntil: it.validUntil ? toDay(it.validUntil) : null,
      publishedAt: it.publishedAt ?? '',
    }))
    .toSorted((a, b) => compare(b.validFrom, a.validFrom) || compare(b.publishedAt, a.publishedAt) || a.id - b.id)
  const inForce = decideInForce(dated, on)
  const atDelivery = deliveredOn === null ? null : decideInForce(dated, deliveredOn)
  const formerly = formerDays.map((day) => ({ day, versions: decideInForce(dated, day) }))
  const { key, kind, audience, title } = row
  return {
    key,
    kind,
    title: decideText(title, language),
    is_public: audience === 'public',
    model_years: toBounds(row.modelYearFrom, row.modelYearUntil),
    serial_numbers: toBounds(row.serialFrom, row.serialUntil),
    versions: dated.map((it) => ({
      ...toVersion(it),
      in_force: inForce.has(it),
      ...(atDelivery && { at_delivery: atDelivery.has(it) }),
      ...(formerly.length > 0 && {
        at_former_deliveries: formerly.filter(({ versions: those }) => those.has(it)).map(({ day }) => day),
      }),
    })),
    ...decideTranslated({ title: [title] }, language),
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function toBounds<Value>(from: Value | null | undefined, until: Value | null | undefined) {
  const isBounded = [from, until].some((it) => it !== null && it !== undefined && it !== '')
  return isBounded ? { from: from || null, until: until || null } : null
}

type Dated = VersionRow & { validUntil: string | null; publishedAt: string }

function toVersion(row: Dated): Omit<DocumentVersion, 'in_force'> {
  const { type, format } = fileTypeOf(row.filename ?? '') ?? { type: 'application/octet-stream', format: '' }
  return {
    version: row.version,
    language: row.language !== NO_LANGUAGE && isLanguageCode(row.language) ? row.language : null,
    valid_from: row.validFrom,
    valid_until: row.validUntil,
    published_at: row.publishedAt,
    type,
    format,
    bytes: row.filesize ?? 0,
    sha256: row.sha256 ?? '',
  }
}
