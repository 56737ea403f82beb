import type { Payload } from 'payload'
import { findSerialNumber } from '../../content/product-documents/find-serial-number.ts'

/**
 * The slug of the product that a serial number is of, for rules, filters and reports; null where none is known. The sender is told nothing of it, as he
 * may have guessed the number.
 */
export async function readSlugOfSerial(
  payload: Payload,
  enquiry: { serialKey?: string | undefined } | object,
): Promise<string | null> {
  const serial = 'serialKey' in enquiry ? enquiry.serialKey : ''
  const found = serial ? await findSerialNumber(payload, serial) : null
  if (!found) return null
  const id = typeof found.product === 'object' ? found.product.id : found.product
  const product = await payload.findByID({
    collection: 'products',
    id,
    depth: 0,
    select: { slug: true },
    disableErrors: true,
  })
  return product?.slug ?? null
}
