import type { Move } from './move-database.ts'

/** How much of a checksum is shown: enough for a person to compare. */
const SHOWN_DIGITS = 16

/** What `npm run move-database` prints: each table that has rows, and what to do next. */
export function toMoveReport({ from, to, tables }: Move, isTrial: boolean): string {
  const filled = tables.filter(({ rows }) => rows > 0)
  const width = Math.max(...filled.map(({ table }) => table.length))
  const lines = filled.map(
    ({ table, rows, checksum }) =>
      `  ${table.padEnd(width)} ${String(rows).padStart(9)} rows  ${checksum.slice(0, SHOWN_DIGITS)}`,
  )
  const sum = filled.reduce((total, { rows }) => total + rows, 0)
  const all = `${sum} rows in ${tables.length} tables, compared by count and checksum`
  const end = isTrial
    ? [`They would be moved from ${from} to ${to}. Nothing was changed.`]
    : [
        `They are now in ${to} too, and ${from} is as it was.`,
        to.endsWith('.db')
          ? 'Take DATABASE_URL out of .env, and start with npm start.'
          : 'Set DATABASE_URL to it in .env, start with npm start, and move the old file away once all is well.',
        'The first start fills the search index.',
      ]
  return `${[...lines, all, ...end].join('\n')}\n`
}
