import type { DatabaseAdapter } from 'payload'

type Lists = Pick<DatabaseAdapter, 'find' | 'queryDrafts'>
type Listing = { limit?: number; page?: number; pagination?: boolean; where?: object; select?: object; joins?: unknown }
type Id = number | string
type Page = { docs: { id: Id }[] }
type Read = (args: Listing) => Promise<Page>

/**
 * Has a SQL adapter read a page of a list in two steps: which documents, in their order, and then these alone. In one step the
 * database gathers all that belongs to every document that matches, in every language, before it sorts them and takes the first ten.
 * @param database is changed
 */
export function readIdsFirst<Database extends Lists>(database: Database): Database {
  const find = database.find.bind(database) as unknown as Read
  const queryDrafts = database.queryDrafts.bind(database) as unknown as Read
  return Object.assign(database, {
    find: (args: Listing) => readPage(find, args, 'id', { id: true }),
    // A draft is a row of its own, which names its document. Without a field of the version all of them would be read.
    queryDrafts: (args: Listing) => readPage(queryDrafts, args, 'parent', { parent: true, version: { id: true } }),
  })
}

async function readPage(read: Read, args: Listing, idField: string, select: object): Promise<Page> {
  if (!args.limit || args.pagination === false) return read(args)
  const page = await read({ ...args, select, joins: false })
  const ids = page.docs.map(({ id }) => id)
  if (ids.length === 0) return page
  const { docs } = await read({ ...args, limit: 0, page: 1, pagination: false, where: { [idField]: { in: ids } } })
  return { ...page, docs }
}
