import { expect, it } from 'vitest'
import type { Executor } from '../../platform/database/database-of.ts'
import { postgresStore } from './postgres-store.ts'

it('has Postgres find tokens by the index, on the connection that was told so [R17.12]', async () => {
  const told: string[] = []
  const note =
    (connection: string): Executor['execute'] =>
    async (statement) => {
      told.push(`${connection}: ${typeof statement === 'string' ? statement : 'query'}`)
      return { rows: [] }
    }
  const store = postgresStore({
    execute: note('any'),
    transaction: (work) => work({ execute: note('own') }),
  })
  const page = { limit: 10, offset: 0 }
  for (const find of [
    () => store.findEntries([['a', 'b']], page),
    () => store.findEntryIds([['a']], page),
    () => store.findWords([['a']], 10),
  ]) {
    told.length = 0
    await find()
    expect(told).toEqual(['own: SET LOCAL enable_seqscan = off', 'own: query'])
  }
})
