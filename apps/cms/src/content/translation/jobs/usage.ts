import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import { ProviderError } from '../providers/provider.ts'
import type { Accounting } from '../providers/translate-texts.ts'

const monthOf = (time: Date) => time.toISOString().slice(0, 7)

/** How many characters were sent this month. */
export async function readUsage(payload: Payload, now = new Date()): Promise<number> {
  const { execute } = await databaseOf(payload)
  const [row] = rowsOf(await execute(sql`SELECT characters FROM translation_usage WHERE month = ${monthOf(now)}`))
  return Number(row?.characters ?? 0)
}

/**
 * Counts what a job sends before it is sent, in one statement that keeps to the limit however many processes there are. A process that dies before the answer
 * has counted too many, never too few.
 * @param limit of a month; undefined for none
 */
export function createAccounting(
  payload: Payload,
  job: number,
  limit: number | undefined,
  now = () => new Date(),
): Accounting {
  async function count(characters: number): Promise<boolean> {
    const { execute } = await databaseOf(payload)
    const month = monthOf(now())
    await execute(
      sql`INSERT INTO translation_usage (month, characters) VALUES (${month}, 0) ON CONFLICT (month) DO NOTHING`,
    )
    const within = limit === undefined || characters < 0 ? sql`1 = 1` : sql`characters + ${characters} <= ${limit}`
    const rows = rowsOf(
      await execute(sql`UPDATE translation_usage SET characters = characters + ${characters}
        WHERE month = ${month} AND ${within} RETURNING characters`),
    )
    if (rows.length === 0) return false
    await execute(sql`UPDATE translation_jobs SET characters = characters + ${characters} WHERE id = ${job}`)
    return true
  }
  return {
    async reserve(characters) {
      if (!(await count(characters))) throw new ProviderError('limit')
    },
    release: async (characters) => void (await count(-characters)),
  }
}
