import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPayload } from 'payload'
import config from '../payload.config.ts'

/**
 * Writes the migration from the last snapshot to the collections as they are now: `npm run migrate:create -w @vitrine/cms -- name`.
 * DATABASE_URL names the kind of database, each of which has its own migrations; the database need not exist.
 */
const [name] = process.argv.slice(2)
const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
const folder = payload.db.migrationDir
await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true })
const files = (await readdir(folder)).toSorted()
for (const file of files.filter((it) => it.endsWith('.ts'))) await adaptToNode(join(folder, file))
await keepLastSnapshot(files.filter((it) => it.endsWith('.json')))
process.exit(0)

/** Payload's template imports types as values and files without their ending; Node, which runs these files as they are, supports neither. */
async function adaptToNode(path: string) {
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

/** The next migration starts from the last snapshot; older ones are of no use. Without whitespace it is a third smaller. */
async function keepLastSnapshot(snapshots: string[]) {
  const last = snapshots.pop()
  if (last) await writeFile(join(folder, last), JSON.stringify(JSON.parse(await readFile(join(folder, last), 'utf8'))))
  for (const file of snapshots) await rm(join(folder, file))
}
