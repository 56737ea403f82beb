import { sql } from '@payloadcms/db-sqlite'
import { fold } from '@vitrine/locales/search/fold'
import { beforeAll, expect, it } from 'vitest'
import { type Executor, databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { nameQueries } from './grams.ts'
import type { SearchStore } from './search-store.ts'
import { sqliteStore } from './sqlite-store.ts'
import { tokenMaker } from './tokens.ts'

let plans: string[]
let store: SearchStore
beforeAll(async () => {
  const cms = await createTestCms()
  const real = await databaseOf(cms.payload)
  const explaining: Executor = {
    execute: async (statement) => {
      const plan = await real.execute(sql`EXPLAIN QUERY PLAN ${statement as never}`)
      plans.push(...rowsOf(plan).map(({ detail }) => String(detail)))
      return { rows: [] }
    },
  }
  store = sqliteStore(explaining)
})

it('reads no table whole for a word, a code or a part of one [R17.12]', async () => {
  plans = []
  const makers = [tokenMaker('products', 'de'), tokenMaker('products', null)]
  for (const query of ['n', 'nv', 'säge', 'NV 450']) {
    const { start, word, inside } = nameQueries(fold(query), makers)
    for (const tokens of [start, word, inside]) {
      await store.findEntries(tokens, { limit: 10, offset: 0 })
      await store.findEntryIds(tokens, { limit: 10, offset: 0 })
    }
  }
  await store.readEntries([1, 2])
  await store.readEntriesBetween(1, 2)
  await store.findWords([['dsaw']], 10)
  await store.findWordsFrom('nv', 10)
  await store.readKnownWords(['saw'])
  // FTS5 tells its own index after the colon: M is a match of a column.
  const isByIndex = /^SEARCH .* USING (COVERING )?(INDEX|INTEGER PRIMARY KEY)|VIRTUAL TABLE INDEX \d+:M/
  // What was found is put together to one text.
  plans = plans.filter((it) => !['CO-ROUTINE found', 'SCAN found'].includes(it))
  expect(plans.filter((it) => !isByIndex.test(it))).toEqual([])
  expect(plans.length).toBeGreaterThan(20)
})
