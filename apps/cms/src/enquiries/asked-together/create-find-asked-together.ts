import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { toBasketLines } from '../basket-lines.ts'
import { type Asked, countTogether, rankTogether, type TogetherCounts } from './count-together.ts'

/** The slugs of what several buyers asked for together with these products, the most frequent first. */
export type FindAskedTogether = (slugs: readonly string[]) => Promise<string[]>

/** What was asked for longer ago is another trade. */
const MAX_ORDERS = 5000
/** Others get their turn between two readings. */
const ORDERS_A_QUERY = 200
const RECOUNT_AFTER_MS = 2000
/** Counting takes a hundredth of the time at most. */
const REST_FACTOR = 100

/** Counts the newest orders when somebody asks, and again after a while; nothing else of them stays in memory. */
export function createFindAskedTogether(payload: Payload): FindAskedTogether {
  let counting: Promise<TogetherCounts> | undefined
  let notBefore = 0

  async function count() {
    const from = Date.now()
    const counts = countTogether(await readOrders(payload))
    notBefore = Date.now() + Math.max(RECOUNT_AFTER_MS, (Date.now() - from) * REST_FACTOR)
    return counts
  }

  return async (slugs) => {
    if (!counting || Date.now() >= notBefore) {
      notBefore = Infinity
      counting = count()
      counting.catch(() => (counting = undefined))
    }
    return rankTogether(await counting, slugs)
  }
}

async function readOrders(payload: Payload): Promise<Asked[]> {
  const database = await databaseOf(payload)
  const orders: Asked[] = []
  for (let offset = 0; offset < MAX_ORDERS; offset += ORDERS_A_QUERY) {
    const rows = rowsOf(
      await database.execute(
        sql`SELECT email, phone, basket FROM enquiries WHERE kind = 'order' AND state <> 'spam'
          ORDER BY created_at DESC, id LIMIT ${ORDERS_A_QUERY} OFFSET ${offset}`,
      ),
    )
    orders.push(...rows.map(toAsked))
    if (rows.length < ORDERS_A_QUERY) break
  }
  return orders
}

const toAsked = ({ email, phone, basket }: Record<string, unknown>): Asked => ({
  buyer: String(email || phone).toLowerCase(),
  slugs: toBasketLines(typeof basket === 'string' ? JSON.parse(basket) : basket).map(({ slug }) => slug),
})
