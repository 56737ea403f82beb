import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** At most so much of the file stays in memory, in KiB; what the system keeps of it is not counted as ours. */
const CACHE_KIB = 1024

/** Opens the file of places, to be read only. @throws where it is missing */
export function openPlaces(): DatabaseSync {
  const database = new DatabaseSync(join(import.meta.dirname, 'places.db'), { readOnly: true })
  database.exec(`PRAGMA cache_size = -${CACHE_KIB}; PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY`)
  return database
}
