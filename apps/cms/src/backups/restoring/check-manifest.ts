import { databaseKind } from '../../platform/database/adapter.ts'
import { listUnknown, loadMigrations } from '../../migrations/known-migrations.ts'
import type { Environment } from '../../platform/environment.ts'
import { RestoreRefusal } from '../archive/read-archive.ts'
import { readVersion } from '../make-backup.ts'
import { FORMAT, type Manifest, manifestShape } from '../manifest.ts'

/** Reads a manifest, and decides whether this program can restore what it is of. @throws {RestoreRefusal} why not */
export async function checkManifest(text: string, settings: Environment): Promise<Manifest> {
  const given = toJson(text)
  const version = await readVersion()
  const format = (given as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT) throw newer(String((given as Manifest).version), version)
  const parsed = manifestShape.safeParse(given)
  if (!parsed.success) throw new RestoreRefusal('This is no back-up of Vitrine, or its manifest is damaged.')
  const manifest = parsed.data
  const kind = databaseKind(settings)
  if (manifest.database.kind !== kind)
    throw new RestoreRefusal(
      kind === 'sqlite'
        ? 'The back-up is of a Postgres database: set DATABASE_URL to an empty one.'
        : 'The back-up is of an SQLite database: leave DATABASE_URL empty.',
    )
  const [unknown] = listUnknown(manifest.database.migrations, await loadMigrations(kind))
  if (unknown || compareVersions(manifest.version, version) > 0) throw newer(manifest.version, version, unknown)
  return manifest
}

function newer(theirs: string, ours: string, migration?: string): RestoreRefusal {
  const why = migration ? `, whose migration ${migration} this one does not know` : ''
  return new RestoreRefusal(
    `The back-up was made by a newer version (${theirs})${why}; this is ${ours}. Restore it with that version or a later one.`,
  )
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Above 0 where `a` is the later one. */
function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
