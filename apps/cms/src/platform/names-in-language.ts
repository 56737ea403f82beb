import { tagOf } from './tag-of.ts'

/**
 * Names of countries or languages as Unicode has them.
 * @returns a function of a code, such as `PL` or `zh-Hans`, and of a language of the back office
 */
export function createNames(type: 'region' | 'language'): (code: string, reader: string) => string {
  const byReader = new Map<string, Intl.DisplayNames>()
  return (code, reader) => {
    const names = byReader.get(reader) ?? new Intl.DisplayNames([tagOf(reader), 'en'], { type })
    byReader.set(reader, names)
    return names.of(code) ?? code
  }
}
