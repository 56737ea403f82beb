import { toSerialKey } from '@vitrine/contract/document-address'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import type { SerialNumber } from '../../payload-types.ts'
import { lastDelivery, listCorrections, wasDelivered } from './corrections.ts'
import { documentText, type DocumentTextKey } from './document-texts.ts'
import { toDay, toNoon } from './in-force.ts'

const CONFLICT = 409
const WRONG = 400
const DAY_MS = 24 * 60 * 60_000

/** So long instructions have to be had (Regulation (EU) 2023/1230, Article 10(7)). */
const YEARS_KEPT = 10

const refusal = (req: PayloadRequest, key: DocumentTextKey, values: Record<string, string>, status = CONFLICT) =>
  new APIError(documentText(req, key, values), status, null, true)

/** Until when a delivered serial number opens its documents. @param deliveredOn a date */
export function keptUntil(deliveredOn: string): string {
  const day = toDay(deliveredOn)
  return `${Number(day.slice(0, 4)) + YEARS_KEPT}${day.slice(4)}`
}

/** A delivery is told when it has been: in the time zone that is furthest ahead. */
export const lastDayOfDelivery = (): string => toDay(new Date(Date.now() + DAY_MS).toISOString())

const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value)

/**
 * Gives a serial number what it is found by. Once it is delivered, a label with it is on the product: number and product stay, and what is corrected of
 * its day and model year says why and is kept.
 */
export const guardSerialNumber: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc as SerialNumber | undefined
  const { correctionReason, ...given } = data
  const serial = String(given.serial ?? before?.serial ?? '').trim()
  const lookup = toSerialKey(serial)
  const isChanged =
    before && (before.lookup !== lookup || (given.product && idOf(given.product) !== idOf(before.product)))
  if (before && isChanged && wasDelivered(before)) throw refusal(req, 'guard.delivered', { serial: before.serial })
  if (lookup !== before?.lookup) {
    const where = { lookup: { equals: lookup } }
    const taken = await req.payload.count({ collection: 'serial-numbers', where, overrideAccess: true, req })
    if (taken.totalDocs > 0 || lookup === '') throw refusal(req, 'guard.serialTaken', { serial })
  }
  const after = { ...before, ...given } as Partial<SerialNumber>
  const deliveredOn = after.deliveredOn ? toNoon(after.deliveredOn) : null
  refuseFuture(req, deliveredOn, before)
  return {
    ...given,
    serial,
    lookup,
    deliveredOn,
    corrections: addCorrections(req, before, { ...after, deliveredOn }, correctionReason),
  }
}

function refuseFuture(req: PayloadRequest, deliveredOn: string | null, before: SerialNumber | undefined) {
  if (deliveredOn === null || (before?.deliveredOn && toDay(before.deliveredOn) === toDay(deliveredOn))) return
  if (toDay(deliveredOn) > lastDayOfDelivery()) throw refusal(req, 'guard.future', { day: toDay(deliveredOn) }, WRONG)
}

/** Nothing that was written there is ever taken away, whoever saves. */
function addCorrections(
  req: PayloadRequest,
  before: SerialNumber | undefined,
  after: Partial<SerialNumber>,
  given: unknown,
): NonNullable<SerialNumber['corrections']> {
  if (!before) return []
  const made = listCorrections(before, after)
  const reason = typeof given === 'string' ? given.trim() : ''
  const [first] = made
  if (first && !/\p{L}{2}/u.test(reason))
    throw refusal(req, 'guard.reason', { serial: before.serial, before: first.before }, WRONG)
  const now = new Date().toISOString()
  const correctedBy = req.user?.email ?? ''
  return [...(before.corrections ?? []), ...made.map((it) => ({ ...it, reason, correctedAt: now, correctedBy }))]
}

export const refuseDeletingDelivered: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await req.payload.findByID({ collection: 'serial-numbers', id, depth: 0, req })
  const last = lastDelivery(found)
  if (last === null) return
  const day = keptUntil(last)
  if (day >= toDay(new Date().toISOString())) throw refusal(req, 'guard.serialDelete', { serial: found.serial, day })
}
