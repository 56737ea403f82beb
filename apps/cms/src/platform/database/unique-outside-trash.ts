import type { SanitizedConfig } from 'payload'

type RawIndex = { name: string; on: string | string[]; unique?: boolean }
/** The part of both SQL adapters that describes the tables before they are made. */
type SchemaAdapter = {
  payload: { config: SanitizedConfig }
  rawTables: Record<string, { indexes?: Record<string, RawIndex> }>
  tableNameMap: Map<string, string>
}
type MadeTables = {
  schema: { tables: Record<string, unknown> }
  extendTable: (args: { table: never; extraConfig: (columns: Record<string, unknown>) => object }) => void
}
type UniqueColumn = { table: string; index: string; column: string }

/** Of an upload the name stays taken: its file is still there. */
const KEPT = 'filename'

/**
 * Makes what is unique in a collection with a trash unique among the documents outside of it, so that the slug of a deleted document
 * can be used again.
 * @param makeIndex gives the unique index over a column where deleted_at is null
 * @returns the hooks of the adapter's schema, before and after its tables are made
 */
export function uniqueOutsideTrash(makeIndex: (name: string, column: unknown) => unknown) {
  let taken: UniqueColumn[] = []
  function take<Schema>(args: { schema: Schema }): Schema {
    taken = takeUniqueIndexes((args as unknown as { adapter: SchemaAdapter }).adapter)
    return args.schema
  }
  function give<Schema>(args: { schema: Schema }): Schema {
    const { schema, extendTable } = args as unknown as MadeTables
    for (const { table, index, column } of taken) {
      const extraConfig = (columns: Record<string, unknown>) => ({ [index]: makeIndex(index, columns[column]) })
      extendTable({ table: schema.tables[table] as never, extraConfig })
    }
    return args.schema
  }
  return { beforeSchemaInit: [take], afterSchemaInit: [give] }
}

function takeUniqueIndexes({ payload, rawTables, tableNameMap }: SchemaAdapter): UniqueColumn[] {
  return payload.config.collections
    .filter(({ trash }) => trash)
    .flatMap(({ slug }) => {
      const table = tableNameMap.get(slug.replaceAll('-', '_')) ?? ''
      const indexes = rawTables[table]?.indexes ?? {}
      return Object.entries(indexes).flatMap(([key, { name, on, unique }]) => {
        if (!unique || typeof on !== 'string' || on === KEPT) return []
        delete indexes[key]
        return [{ table, index: name, column: on }]
      })
    })
}
