import { type SerialPage, serialRequest } from '@vitrine/contract/shapes/documents'
import { contentLanguage } from '@vitrine/locales/negotiate'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import { formerDeliveries } from '../../content/product-documents/corrections.ts'
import { findSerialNumber, opens, toDelivered } from '../../content/product-documents/find-serial-number.ts'
import { toDay } from '../../content/product-documents/in-force.ts'
import { today } from '../../enquiries/next-step/today.ts'
import { check } from '../../platform/http/check-input.ts'
import { readRequestBody } from '../../platform/http/read-request-body.ts'
import { settings } from '../../platform/settings.ts'
import { createContentStore } from '../content-store.ts'
import { decideText } from '../translations.ts'
import { findDocumentsOf } from './find-documents-of.ts'
import { toProductDocument } from './to-document.ts'

/** Answers what a serial number opens, and for a wrong one that it is unknown, after the same work. @throws BadInput */
export async function answerSerialNumber(payload: Payload, request: Request): Promise<Response> {
  const { json } = await readRequestBody(request, false)
  const { serial } = check(serialRequest, json)
  const language = contentLanguage(request.headers.get('accept-language'))
  const page = await readSerialPage(payload, serial, language)
  return Response.json(page, { headers: { 'cache-control': 'private, no-store' } })
}

/** No product has it: what is looked up for an unknown serial number. */
const NO_PRODUCT = 0

async function readSerialPage(payload: Payload, serial: string, language: LanguageCode): Promise<SerialPage> {
  const found = await findSerialNumber(payload, serial)
  const delivered = found && toDelivered(found)
  const content = await createContentStore(payload)()
  const productId = delivered?.product ?? NO_PRODUCT
  const [{ documents, versions }, [product], hidden] = await Promise.all([
    findDocumentsOf(content, [productId], true),
    content.byIds('products', [productId], 'card').then((it) => [...it.values()]),
    payload.db.findOne<{ id: number; name: Record<string, string>; model: string }>({
      collection: 'products',
      where: { id: { equals: productId } },
      locale: 'all',
      select: { name: true, model: true },
    }),
  ])
  if (!found || !delivered) return { kind: 'unknown' }
  const deliveredOn = found.deliveredOn ? toDay(found.deliveredOn) : null
  const former = formerDeliveries(found).map(({ value, correctedAt }) => ({
    day: value,
    corrected_on: toDay(correctedAt),
  }))
  const days = { on: today(settings.SITE_TIME_ZONE), deliveredOn, formerDays: former.map(({ day }) => day) }
  return {
    kind: 'found',
    serial: found.serial,
    product: {
      // A product that is off the site has no page, and keeps its documents.
      slug: product?.slug ?? null,
      name: decideText(hidden?.name, language),
      model: hidden?.model ?? '',
    },
    model_year: delivered.modelYear,
    delivered_on: deliveredOn,
    former_deliveries: former,
    documents: documents.filter((it) => opens(found, it)).map((it) => toProductDocument(it, versions, language, days)),
  }
}
