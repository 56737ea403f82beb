import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { FlattenedField } from 'payload'

/** Other than what fields have when they change: the way in which documents are packed. */
const PACKING = 'deflated JSON'

/**
 * Names what a snapshot holds: another where the fields of the collection are others, so that what an earlier version of the program has kept
 * is not taken for whole.
 */
export function formatOf(fields: readonly FlattenedField[]): string {
  return createHash('sha256')
    .update(JSON.stringify([PACKING, fields.map(describe)]))
    .digest('hex')
    .slice(0, 16)
}

const describe = (field: FlattenedField): unknown => [
  field.name,
  field.type,
  'localized' in field && field.localized === true,
  'flattenedFields' in field ? field.flattenedFields.map(describe) : [],
]

/** A document as bytes: texts in 18 languages take a fifth. */
export const packDocument = (document: object): Uint8Array => deflateRawSync(JSON.stringify(document))

/** @param bytes what `packDocument` has made, as a database gives it */
export const unpackDocument = <Document>(bytes: Uint8Array | ArrayBuffer): Document =>
  JSON.parse(inflateRawSync(bytes).toString()) as Document
