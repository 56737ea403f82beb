import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import english from '@vitrine/locales/texts/en.json'

const apps = join(import.meta.dirname, '../../..')
const sources = ['site/app', 'site/shared', 'site/server', 'cms/src/api']
  .flatMap((folder) => readdirSync(join(apps, folder), { recursive: true, withFileTypes: true }))
  .filter((it) => it.isFile() && /\.tsx?$/.test(it.name) && !it.name.includes('.test.'))
  .map((it) => readFileSync(join(it.parentPath, it.name), 'utf8'))
  .join('\n')

/** Keys in the source, and patterns of those that are built, such as `search.${kind}`. */
const literals = new Set([...sources.matchAll(/['"`]([\w.]+)['"`]/g)].map((it) => it[1]))
const patterns = [...sources.matchAll(/`([a-zA-Z]+\.?[^`\s]*\$\{[^`\s]+)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
)

/** Texts of R2.52 to R2.54, which the error page looks up by other means than a literal key. */
const exceptions = new Set<string>(['error.showingError', 'error.noRoute', 'error.postNotFound'])

it('uses every text that is translated', () => {
  const unused = Object.keys(english).filter(
    (key) => !exceptions.has(key) && !literals.has(key) && !patterns.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})
