import { join, resolve } from 'node:path'
import type { ExtraConfigColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PoolConfig } from 'pg'
import type { Environment } from '../environment.ts'
import { type PoolSettings, toPoolOptions } from './pool-options.ts'
import { createOneWriterClient } from './one-writer-client.ts'
import { noteLostConnections } from './note-lost-connections.ts'
import { latestOrder } from './latest-order.ts'
import { packJson, unpackJson } from './packed-json.ts'
import { packedDescriptions } from './packed-descriptions.ts'
import { parentFirst } from './parent-first.ts'
import { productCards } from './product-cards.ts'
import { productFigures } from './product-figures.ts'
import { publishedOrder } from './published-order.ts'
import { readIdsFirst } from './read-ids-first.ts'
import { throwFailedCommits } from './throw-failed-commits.ts'
import { translationStates } from './translation-states.ts'
import { uniqueOutsideTrash } from './unique-outside-trash.ts'
import { withoutEmptyTexts } from './without-empty-texts.ts'
import { withoutUnusedIndexes } from './without-unused-indexes.ts'

type Settings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>
type AllSettings = Settings & PoolSettings
type DatabaseKind = 'postgres' | 'sqlite'

export function databaseKind({ DATABASE_URL }: Pick<Settings, 'DATABASE_URL'>): DatabaseKind {
  return DATABASE_URL?.startsWith('postgres') ? 'postgres' : 'sqlite'
}

/** The file of the SQLite database, where it is one in the file system. */
export function databaseFile({ DATABASE_URL, DATA_DIR }: Settings): string | null {
  if (databaseKind({ DATABASE_URL }) === 'postgres') return null
  return DATABASE_URL === undefined ? join(DATA_DIR, 'vitrine.db') : resolve(DATABASE_URL.replace(/^file:(\/\/)?/, ''))
}

/**
 * SQLite beside the data unless DATABASE_URL names a Postgres. The schema comes from migrations alone, never from `push`.
 * Only the adapter in use is loaded: each takes almost a second.
 */
export async function databaseAdapter(settings: AllSettings, migrationsOf: (database: DatabaseKind) => string) {
  const kind = databaseKind(settings)
  return kind === 'postgres'
    ? postgres(toPoolOptions(settings), migrationsOf(kind))
    : sqlite(settings, migrationsOf(kind))
}

async function postgres(pool: PoolConfig, migrationDir: string) {
  const { postgresAdapter, sql } = await import('@payloadcms/db-postgres')
  const { index, uniqueIndex } = await import('@payloadcms/db-postgres/drizzle/pg-core')
  const { beforeSchemaInit, afterSchemaInit } = uniqueOutsideTrash((name, column) =>
    uniqueIndex(name)
      .on(column as never)
      .where(sql`"deleted_at" IS NULL`),
  )
  const addPublishedOrder = publishedOrder((name, columns) =>
    index(name)
      .on(...(columns as [never]))
      .where(sql`"_status" = 'published' AND "deleted_at" IS NULL`),
  )
  const addLatestOrder = latestOrder(
    (name, columns) => index(name).on(...(columns as [never])),
    // Where nothing comes first, as where a query says no more than DESC.
    (column) => (column as ExtraConfigColumn).desc().nullsFirst(),
  )
  const { default: pg } = await import('pg')
  const addTranslationStates = translationStates((name, columns) => index(name).on(...(columns as [never])))
  const addProductFigures = productFigures((name, columns) => index(name).on(...(columns as [never])))
  const { OneQueryClient } = await import('./one-query-client.ts')
  let log: (reason: string) => void = console.warn
  class NotedPool extends pg.Pool {
    constructor(options?: PoolConfig) {
      super(options)
      noteLostConnections(this, (reason) => log(reason))
    }
  }
  const adapter = postgresAdapter({
    pool: { ...pool, Client: OneQueryClient },
    pg: { ...pg, Pool: NotedPool },
    push: false,
    migrationDir,
    beforeSchemaInit: [...beforeSchemaInit, parentFirst, withoutUnusedIndexes],
    afterSchemaInit: [...afterSchemaInit, addPublishedOrder, addLatestOrder, addTranslationStates, addProductFigures],
  })
  const init: typeof adapter.init = (args) => {
    log = (reason) => args.payload.logger.warn(`a connection to the database has ended: ${reason}`)
    return throwFailedCommits(withoutEmptyTexts(readIdsFirst(adapter.init(args))))
  }
  return { ...adapter, init }
}

async function sqlite({ DATABASE_URL, DATA_DIR }: Settings, migrationDir: string) {
  const { sqliteAdapter, sql } = await import('@payloadcms/db-sqlite')
  const { customType, index, uniqueIndex } = await import('@payloadcms/db-sqlite/drizzle/sqlite-core')
  const { beforeSchemaInit, afterSchemaInit } = uniqueOutsideTrash((name, column) =>
    uniqueIndex(name)
      .on(column as never)
      .where(sql`"deleted_at" IS NULL`),
  )
  const addPublishedOrder = publishedOrder((name, columns) =>
    index(name)
      .on(...(columns as [never]))
      .where(sql`"_status" = 'published' AND "deleted_at" IS NULL`),
  )
  const addLatestOrder = latestOrder(
    (name, columns) => index(name).on(...(columns as [never])),
    (column) => sql`${column} DESC`,
  )
  const addTranslationStates = translationStates((name, columns) => index(name).on(...(columns as [never])))
  const addProductFigures = productFigures((name, columns) => index(name).on(...(columns as [never])))
  const addProductCards = productCards(
    (name, columns) =>
      index(name)
        .on(...(columns as [never]))
        .where(sql`"highlight"`),
    (name, columns) => index(name).on(...(columns as [never])),
  )
  const packedJson = customType<{ data: unknown; driverData: string }>({
    dataType: () => 'text',
    toDriver: packJson,
    fromDriver: unpackJson,
  })
  const packDescriptions = packedDescriptions((name) => packedJson(name))
  const url = DATABASE_URL ?? `file:${join(DATA_DIR, 'vitrine.db')}`
  const adapter = sqliteAdapter({
    client: { url },
    push: false,
    migrationDir,
    transactionOptions: { behavior: 'immediate' },
    beforeSchemaInit: [...beforeSchemaInit, parentFirst, withoutUnusedIndexes],
    afterSchemaInit: [
      ...afterSchemaInit,
      addPublishedOrder,
      addLatestOrder,
      addProductCards,
      addTranslationStates,
      addProductFigures,
      packDescriptions,
    ],
  })
  const init: typeof adapter.init = (args) => {
    const database = throwFailedCommits(withoutEmptyTexts(readIdsFirst(adapter.init(args))))
    const connect = database.connect?.bind(database)
    return Object.assign(database, {
      connect: async (...options: Parameters<NonNullable<typeof connect>>) => {
        // The adapter creates a client only where there is none.
        database.client ??= await createOneWriterClient(url)
        await connect?.(...options)
      },
    })
  }
  return { ...adapter, init }
}
