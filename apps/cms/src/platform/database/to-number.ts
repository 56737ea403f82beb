/** A figure of a row, which Postgres gives as a text; null where there is none. */
export const toNumber = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value)
