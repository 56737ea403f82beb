import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPayload } from 'payload'
import config from '../payload.config.ts'

/**
 * Writes the migration from the last snapshot to the collections as they are now: `npm run migrate:create -w @vitrine/cms -- name`.
 * The database is the one of DATABASE_URL: each kind has its own migrations.
 */
const [name] = process.argv.slice(2)
const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true })
await readableByNode(payload.db.migrationDir)
process.exit(0)

/** Payload's template imports types as values and files without their ending; Node, which runs these files as they are, knows neither. */
async function readableByNode(folder: string) {
  for (const file of (await readdir(folder)).filter((it) => it.endsWith('.ts'))) {
    const path = join(folder, file)
    const source = await readFile(path, 'utf8')
    await writeFile(
      path,
      source
        .replace(
          'import { MigrateUpArgs, MigrateDownArgs, sql }',
          'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
        )
        .replaceAll('({ db, payload, req }: Migrate', '({ db }: Migrate')
        .replace(/from '(\.\/[^']+?)(\.ts|\.js)?';?$/gm, "from '$1.ts'"),
    )
  }
}
