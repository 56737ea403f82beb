/** The largest that a column of Postgres for the numbers of rows holds. */
const MAX_ROW_ID = 2_147_483_647

/** The number of a row from an address, a body or a file; null for what none can have, which a database would refuse with an error. */
export function toRowId(asked: unknown): number | null {
  const id = typeof asked === 'string' && /^\d+$/.test(asked) ? Number(asked) : asked
  return Number.isInteger(id) && Number(id) > 0 && Number(id) <= MAX_ROW_ID ? Number(id) : null
}
