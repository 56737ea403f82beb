type RawIndex = { on: string | string[] }
type RawTables = Record<string, { indexes?: Record<string, RawIndex> }>

const BY_LANGUAGE = '_locale,_parentID'

/**
 * A hook of both SQL adapters, before the tables are made: the texts of a document in all languages are unique by document and language, in
 * this order. Payload has the language first; then finding the texts of one document in all languages reads those of all documents.
 */
export function parentFirst<Schema>(args: { schema: Schema }): Schema {
  const { rawTables } = (args as unknown as { adapter: { rawTables: RawTables } }).adapter
  for (const { indexes = {} } of Object.values(rawTables))
    for (const index of Object.values(indexes))
      if (String(index.on) === BY_LANGUAGE && Array.isArray(index.on)) index.on = index.on.toReversed()
  return args.schema
}
