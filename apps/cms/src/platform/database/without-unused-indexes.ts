type RawTables = Record<string, { indexes?: Record<string, { on: string | string[] }> }>

/** Payload's names of the indexes over the place of a row among those of its document. */
const OF_PLACES = new Set(['_orderIdx', '_pathIdx', 'order', 'orderIdx', 'pathIdx'])

/** Columns with which longer indexes begin, of ours or of a collection. */
const BEGINNINGS = new Set([
  'answer_drafts.enquiry',
  'document_versions.document',
  'enquiries.createdAt',
  'products_specifications.parameter',
  '_products_v.latest',
])

/**
 * A hook of both SQL adapters, before the tables are made: leaves out indexes of Payload's that no query reads and every save writes. Rows of
 * lists are found by their document alone; an index of their places has as many entries for "the first" as there are documents, so that what
 * is taken out of it stands anywhere in the file.
 */
export function withoutUnusedIndexes<Schema>(args: { schema: Schema }): Schema {
  const { rawTables } = (args as unknown as { adapter: { rawTables: RawTables } }).adapter
  for (const [table, { indexes = {} }] of Object.entries(rawTables))
    for (const [name, { on }] of Object.entries(indexes))
      if (OF_PLACES.has(name) || BEGINNINGS.has(`${table}.${String(on)}`)) delete indexes[name]
  return args.schema
}
