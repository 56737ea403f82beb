import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { repositoryRoot } from '@vitrine/platform/repository-root'

/** At most so much of the file stays in memory, in KiB; what the system keeps of it is not counted as ours. */
const CACHE_KIB = 1024

/** Opens the file of places, to be read only. @throws where it is missing */
export function openPlaces(): DatabaseSync {
  const file = join(repositoryRoot(), 'apps/site/server/places/places.db')
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec(`PRAGMA cache_size = -${CACHE_KIB}; PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY`)
  return database
}
