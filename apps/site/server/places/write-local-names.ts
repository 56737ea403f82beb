import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { type LanguageCode, languages } from '@vitrine/locales/languages'
import { placeKey } from './place-key.ts'

/** The languages that Debian's file has under another code. */
const otherCodes: Partial<Record<LanguageCode, string>> = { cn: 'zh', ir: 'fa', vn: 'vi' }
/** Serbian is there in Cyrillic, the site has it in Latin letters: what is Latin in it is shown. */
const cyrillic = /\p{sc=Cyrillic}/u

/** Writes what towns and regions are called in the languages of the site, and lets towns be found by that. */
export function writeLocalNames(database: DatabaseSync, folder: string): void {
  const first = database.prepare(
    'SELECT name FROM places WHERE id = ? UNION ALL SELECT name FROM regions WHERE code = ? LIMIT 1',
  )
  const add = database.prepare('INSERT INTO local_names VALUES (?, ?, ?)')
  const addKey = database.prepare('INSERT OR IGNORE INTO names VALUES (?, ?)')
  for (const { code } of languages) {
    const file = `usr/share/locale/${otherCodes[code] ?? code}/LC_MESSAGES/geonames.mo`
    for (const [thing, given] of readCatalogue(readFileSync(join(folder, file)))) {
      const known = first.get(Number(thing) || -1, thing)
      // Some names have another one behind a slash.
      const name = given.split(' / ')[0] ?? ''
      if (!known || name === '') continue
      if (Number(thing)) addKey.run(placeKey(name), Number(thing))
      if (known.name !== name && !(code === 'sr' && cyrillic.test(name))) add.run(thing, code, name)
    }
  }
}

/** The entries of a compiled catalogue of gettext (`.mo`). */
function* readCatalogue(file: Buffer): Generator<[string, string]> {
  const [count, keys, values] = [file.readUInt32LE(8), file.readUInt32LE(12), file.readUInt32LE(16)]
  const read = (table: number, at: number) => {
    const start = file.readUInt32LE(table + 8 * at + 4)
    return file.toString('utf8', start, start + file.readUInt32LE(table + 8 * at))
  }
  for (let at = 0; at < count; at++) yield [read(keys, at), read(values, at)]
}
