import { NO_LANGUAGE, toDocumentPath, toSerialPath, toVersionPath } from '@vitrine/contract/document-address'
import { documentKinds } from '@vitrine/contract/shapes/documents'
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import type { DocumentVersion, ProductDocument } from '../../../payload-types.ts'
import { formerDeliveries } from '../../../content/product-documents/corrections.ts'
import { findSerialNumber, opens, toDelivered } from '../../../content/product-documents/find-serial-number.ts'
import { decideInForce, toDay } from '../../../content/product-documents/in-force.ts'
import { contentLanguageOf } from '../../../platform/content-language.ts'

/** A day of delivery; one that was corrected since counts for what was handed over then. */
export type DeliveryDay = { day: string; wasCorrected: boolean }

/** A file of a document; `language` is null where it has none, `countedOn` where it counts today. */
export type DeliveredFile = {
  version: string
  language: LanguageCode | null
  href: string
  countedOn: DeliveryDay | null
}
export type DeliveredDocument = { key: string; title: string; files: DeliveredFile[] }

/** What the records know of a machine that was delivered. */
export type DeliveredProduct = {
  id: number
  serial: string
  product: string
  modelYear: number | null
  deliveredOn: string | null
  note: string
  documents: DeliveredDocument[]
}

type Reader = { language: string; day: string }

/**
 * The machine of a serial number with the documents that its own page shows: the versions in force on a day, and those that were on the day of its delivery,
 * as it is recorded and as it was before it was corrected.
 * Null where there is no such serial number.
 */
export async function loadDelivered(
  payload: Payload,
  serial: string,
  { language, day }: Reader,
): Promise<DeliveredProduct | null> {
  const found = serial ? await findSerialNumber(payload, serial) : null
  if (!found) return null
  const delivered = toDelivered(found)
  const inReadersLanguage = { locale: contentLanguageOf(language), fallbackLocale: defaultLanguage } as const
  const all = { depth: 0, pagination: false } as const
  const [product, { docs: documents }] = await Promise.all([
    payload.findByID({
      collection: 'products',
      id: delivered.product,
      depth: 0,
      disableErrors: true,
      ...inReadersLanguage,
    }),
    payload.find({
      collection: 'product-documents',
      where: { products: { in: [delivered.product] } },
      ...inReadersLanguage,
      ...all,
    }),
  ])
  const covering = documents.filter((it) => opens(found, { ...it, products: it.products.map(idOf) }))
  const { docs: versions } = await payload.find({
    collection: 'document-versions',
    where: { document: { in: covering.map(({ id }) => id) }, state: { equals: 'published' } },
    ...all,
  })
  const deliveredOn = found.deliveredOn ? toDay(found.deliveredOn) : null
  const deliveries: DeliveryDay[] = [
    ...(deliveredOn ? [{ day: deliveredOn, wasCorrected: false }] : []),
    ...formerDeliveries(found).map(({ value }) => ({ day: value, wasCorrected: true })),
  ]
  return {
    id: found.id,
    serial: found.serial,
    product: [product?.model, product?.name].filter(Boolean).join(' '),
    modelYear: found.modelYear ?? null,
    deliveredOn,
    note: found.note ?? '',
    documents: covering
      .toSorted((a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind))
      .map((it) => toDeliveredDocument(it, versions, { serial: found.serial, day, deliveries }))
      .filter(({ files }) => files.length > 0),
  }
}

type Days = { serial: string; day: string; deliveries: readonly DeliveryDay[] }

/** A document with the files that count on a day, and after them those that counted on the days of delivery; each once. */
export function toDeliveredDocument(
  document: Pick<ProductDocument, 'id' | 'key' | 'title' | 'audience'>,
  versions: readonly DocumentVersion[],
  { serial, day, deliveries }: Days,
): DeliveredDocument {
  const own = versions
    .filter((it) => idOf(it.document) === document.id)
    .map(({ version, language, validFrom, validUntil, publishedAt }) => ({
      version,
      language,
      validFrom: toDay(validFrom),
      validUntil: validUntil ? toDay(validUntil) : null,
      publishedAt: publishedAt ?? '',
    }))
  const listed = new Map([...decideInForce(own, day)].map((it) => [it, null as DeliveryDay | null]))
  for (const delivery of deliveries)
    for (const it of decideInForce(own, delivery.day)) if (!listed.has(it)) listed.set(it, delivery)
  const toFile = ([{ version, language }, countedOn]: [(typeof own)[number], DeliveryDay | null]): DeliveredFile => {
    const code = language !== NO_LANGUAGE && isLanguageCode(language) ? language : null
    const name = { key: document.key, version, language: code }
    const href =
      document.audience === 'public' ? toDocumentPath(name) : `${toSerialPath(serial)}/${toVersionPath(name)}`
    return { version, language: code, href, countedOn }
  }
  return { key: document.key, title: document.title ?? document.key, files: [...listed].map(toFile) }
}

const idOf = (value: number | { id: number }): number => (typeof value === 'object' ? value.id : value)
