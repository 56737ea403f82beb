import { toSerialKey } from '@vitrine/contract/document-address'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import type { SerialNumber } from '../../payload-types.ts'
import { documentText, type DocumentTextKey } from './document-texts.ts'
import { toDay, toNoon } from './in-force.ts'

const CONFLICT = 409

/** So long instructions have to be had (Regulation (EU) 2023/1230, Article 10(7)). */
const YEARS_KEPT = 10

const refusal = (req: PayloadRequest, key: DocumentTextKey, values: Record<string, string>) =>
  new APIError(documentText(req, key, values), CONFLICT, null, true)

/** Until when a delivered serial number opens its documents. @param deliveredOn a date */
export function keptUntil(deliveredOn: string): string {
  const day = toDay(deliveredOn)
  return `${Number(day.slice(0, 4)) + YEARS_KEPT}${day.slice(4)}`
}

const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value)

/** Gives a serial number what it is found by. Once it is delivered, a label with it is on the product: number and product stay. */
export const guardSerialNumber: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc as SerialNumber | undefined
  const serial = String(data.serial ?? before?.serial ?? '').trim()
  const lookup = toSerialKey(serial)
  const isChanged =
    before && (before.lookup !== lookup || (data.product && idOf(data.product) !== idOf(before.product)))
  if (before?.deliveredOn && isChanged) throw refusal(req, 'guard.delivered', { serial: before.serial })
  if (lookup !== before?.lookup) {
    const where = { lookup: { equals: lookup } }
    const taken = await req.payload.count({ collection: 'serial-numbers', where, overrideAccess: true, req })
    if (taken.totalDocs > 0 || lookup === '') throw refusal(req, 'guard.serialTaken', { serial })
  }
  return { ...data, serial, lookup, ...(data.deliveredOn && { deliveredOn: toNoon(data.deliveredOn) }) }
}

export const refuseDeletingDelivered: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { serial, deliveredOn } = await req.payload.findByID({ collection: 'serial-numbers', id, depth: 0, req })
  if (!deliveredOn) return
  const day = keptUntil(deliveredOn)
  if (day >= toDay(new Date().toISOString())) throw refusal(req, 'guard.serialDelete', { serial, day })
}
