import { toSerialKey } from '@vitrine/contract/document-address'
import type { Payload } from 'payload'
import type { SerialNumber } from '../../payload-types.ts'
import { formerModelYears } from './corrections.ts'
import { covers, type Delivered, type Scope } from './scope.ts'

/** By its letters and digits; null where there is none. */
export async function findSerialNumber(payload: Payload, serial: string): Promise<SerialNumber | null> {
  const { docs } = await payload.find({
    collection: 'serial-numbers',
    where: { lookup: { equals: toSerialKey(serial) } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0] ?? null
}

/** What a serial number is of, as far as documents depend on it. */
export const toDelivered = ({ product, serial, modelYear }: SerialNumber): Delivered => ({
  product: Number(typeof product === 'object' ? product.id : product),
  serial,
  modelYear: modelYear ?? null,
})

/** Whether a serial number opens a document: also one that it has opened by a model year that was corrected since. */
export const opens = (found: SerialNumber, document: Scope): boolean =>
  [found.modelYear ?? null, ...formerModelYears(found)].some((modelYear) =>
    covers(document, { ...toDelivered(found), modelYear }),
  )
