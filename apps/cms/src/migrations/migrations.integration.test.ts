import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'

/** The part of both SQL adapters that compares schemas. */
type SchemaTools = {
  schema: unknown
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: unknown) => unknown
    generateMigration: (before: unknown, after: unknown) => Promise<string[]>
  }
}

/** Statements that the migrations lack, up to the collections as they are. */
async function findMissingStatements({ db }: Payload): Promise<string[]> {
  const snapshots = (await readdir(db.migrationDir)).filter((file) => file.endsWith('.json'))
  expect(snapshots).toHaveLength(1)
  const before: unknown = JSON.parse(await readFile(join(db.migrationDir, snapshots[0] ?? ''), 'utf8'))
  const tools = db as unknown as SchemaTools
  const { generateDrizzleJson, generateMigration } = tools.requireDrizzleKit()
  return generateMigration(before, await generateDrizzleJson(tools.schema))
}

it.each([
  ['SQLite', ''],
  ['Postgres', 'postgres://nobody@127.0.0.1:1/none'],
])(
  'cover every change to the collections on %s [R18.9]',
  async (_kind, databaseUrl) => {
    vi.resetModules()
    process.env.DATA_DIR = await mkdtemp(join(tmpdir(), 'vitrine-'))
    process.env.DATABASE_URL = databaseUrl
    const { getPayload } = await import('payload')
    const { default: config } = await import('../payload.config.ts')
    const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true, key: databaseUrl })
    expect(await findMissingStatements(payload)).toEqual([])
  },
  60_000,
)
