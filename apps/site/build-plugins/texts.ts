import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compareKeys, compileTexts } from '@vitrine/locales/compile'
import { apiTextKey } from '@vitrine/locales/text-key'
import type { Plugin } from 'vite'

const textFile = /locales\/(?:texts|compare|documents|finder|home|leads|near|planner|visitor|window)\/(\w+)\.json$/

/** Turns a language's texts into a module of parsed messages, but those of the content API; a missing or unknown key fails the build. */
export function texts(): Plugin {
  return {
    name: 'vitrine-texts',
    enforce: 'pre',
    transform(source, id) {
      if (!textFile.test(id)) return null
      const english = JSON.parse(readFileSync(join(dirname(id), 'en.json'), 'utf8')) as Record<string, string>
      const own = JSON.parse(source) as Record<string, string>
      const { missing, unknown } = compareKeys(english, own)
      if (missing.length > 0) this.error(`${basename(id)} lacks ${missing.join(', ')}`)
      if (unknown.length > 0) this.error(`${basename(id)} has unknown ${unknown.join(', ')}`)
      const shown = Object.fromEntries(Object.entries(own).filter(([key]) => !apiTextKey.test(key)))
      return { code: `export default ${JSON.stringify(compileTexts(shown))}`, moduleType: 'js', map: null }
    },
  }
}
