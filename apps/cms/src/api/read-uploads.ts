import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { pictureKinds, pictureWidths, toSizeName } from '../content/media/picture-sizes.ts'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { jsonFunctions, readJson } from '../platform/database/json-functions.ts'
import { toNumber } from '../platform/database/to-number.ts'
import { valuesOf } from '../platform/database/values-of.ts'
import type { FileDocument, MediaDocument } from './pictures.ts'
import type { Translations } from './translations.ts'
import { type Condition, isVisible } from './visible-rows.ts'

type Row = Record<string, unknown>

/**
 * Some pictures, with what pages show of them. A page of a product that nobody has asked for needs four, and a seventh of the back office's time for such
 * pages went into the statements that the adapter's own find builds (docs/decisions/0100-calls-without-next.md).
 */
export async function readMedia(payload: Payload, ids: readonly number[]): Promise<Map<number, MediaDocument>> {
  const { toObject, toArray } = jsonFunctions(payload)
  const rows = await query(
    payload,
    sql`SELECT id, filename, width, height, focus_x, focus_y, ${toArray}(${sizeColumns}) AS sizes,
        (SELECT ${toObject}(_locale, alt) FROM media_locales WHERE _parent_id = media.id) AS alt
      FROM media WHERE id IN (${valuesOf(ids)}) AND ${isVisible(payload, 'media')}`,
  )
  return byId(rows, (row) => ({
    id: Number(row.id),
    filename: toText(row.filename),
    width: toNumber(row.width),
    height: toNumber(row.height),
    alt: readJson<Translations>(row.alt) ?? {},
    sizes: toSizes(readJson<unknown[]>(row.sizes) ?? []),
    focus: { x: toNumber(row.focus_x), y: toNumber(row.focus_y) },
  }))
}

/** Some files to download. */
export async function readFiles(payload: Payload, ids: readonly number[]): Promise<Map<number, FileDocument>> {
  const rows = await query(
    payload,
    sql`SELECT id, filename, mime_type, filesize, created_at FROM files
      WHERE id IN (${valuesOf(ids)}) AND ${isVisible(payload, 'files')}`,
  )
  return byId(rows, (row) => ({
    id: Number(row.id),
    filename: toText(row.filename),
    mimeType: toText(row.mime_type),
    filesize: toNumber(row.filesize),
    createdAt: new Date(String(row.created_at)).toISOString(),
  }))
}

const sizeNames = pictureKinds.flatMap(({ kind }) => pictureWidths.map((width) => toSizeName(kind, width)))
const sizeColumns: Condition = sql.raw(
  sizeNames.map((name) => `sizes_${name}_filename, sizes_${name}_width`).join(', '),
)

/** @param values name and width of each size, one after the other */
function toSizes(values: readonly unknown[]): MediaDocument['sizes'] {
  return Object.fromEntries(
    sizeNames.map((name, at) => [name, { filename: toText(values[2 * at]), width: toNumber(values[2 * at + 1]) }]),
  )
}

const query = async (payload: Payload, statement: Condition): Promise<Row[]> =>
  rowsOf(await (await databaseOf(payload)).execute(statement))

const byId = <Document extends { id: number }>(rows: readonly Row[], toDocument: (row: Row) => Document) =>
  new Map(rows.map((row) => [Number(row.id), toDocument(row)]))

const toText = (value: unknown) => (value === null || value === undefined ? null : String(value))
