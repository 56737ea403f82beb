import type { Payload, PayloadRequest } from 'payload'
import type { SerialNumber } from '../../../payload-types.ts'
import { wasDelivered } from '../../product-documents/corrections.ts'
import { toDay } from '../../product-documents/in-force.ts'
import { inParts } from '../applying/versions.ts'
import type { SerialEntry } from './compare-serial.ts'

const A_READ = 500

/** The serial numbers that there are of some, by what they are found by. */
export async function readEntries(
  { db }: Payload,
  lookups: readonly string[],
  req: Partial<PayloadRequest> = {},
): Promise<Map<string, SerialEntry>> {
  const entries = new Map<string, SerialEntry>()
  for (const part of inParts(lookups, A_READ)) {
    const where = { lookup: { in: part } }
    const found = await db.find<SerialNumber>({
      collection: 'serial-numbers',
      where,
      pagination: false,
      limit: 0,
      req,
    })
    for (const it of found.docs) entries.set(it.lookup ?? '', toEntry(it))
  }
  return entries
}

function toEntry(found: SerialNumber): SerialEntry {
  const { serial, product, modelYear, deliveredOn, note, updatedAt } = found
  return {
    serial,
    product: typeof product === 'object' ? product.id : product,
    modelYear: modelYear ?? null,
    deliveredOn: deliveredOn ? toDay(deliveredOn) : null,
    note: note ?? null,
    updatedAt,
    wasDelivered: wasDelivered(found),
  }
}

/** The products that are called by model or slug, whatever the case of its letters, each with its ids. */
export async function findNamedProducts(
  { db }: Payload,
  names: readonly string[],
): Promise<Map<string, readonly number[]>> {
  const wanted = new Set(names.map((it) => it.toLowerCase()))
  const spellings = [...new Set(names.flatMap((it) => [it, it.toLowerCase(), it.toUpperCase()]))]
  const found = new Map<string, Set<number>>()
  for (const part of inParts(spellings, A_READ)) {
    const { docs } = await db.find<{ id: number; model?: string | null; slug?: string | null }>({
      collection: 'products',
      where: { and: [{ or: [{ model: { in: part } }, { slug: { in: part } }] }, { deletedAt: { exists: false } }] },
      select: { model: true, slug: true },
      pagination: false,
      limit: 0,
    })
    for (const { id, model, slug } of docs)
      for (const name of [model, slug].map((it) => it?.toLowerCase() ?? ''))
        if (wanted.has(name)) found.set(name, (found.get(name) ?? new Set()).add(id))
  }
  return new Map([...found].map(([name, ids]) => [name, [...ids]]))
}
