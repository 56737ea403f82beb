import { extendTable } from './extend-table.ts'

const STATES = 'products_translation_states_idx'

/**
 * A hook of both SQL adapters, after the tables are made: what counts products by the states of their translations, and finds those that
 * have a state, of the versions of which the latest of each product count.
 * @param makeIndex gives the index over columns
 */
export function translationStates(makeIndex: (name: string, columns: unknown[]) => unknown) {
  return function addIndexes<Schema>(args: { schema: Schema }): Schema {
    extendTable(args, '_products_v', (it) => ({
      [STATES]: makeIndex(STATES, [it.latest, it.version_translationState, it.version_deletedAt, it.parent]),
    }))
    return args.schema
  }
}
