import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../languages.ts'
import { describe, expect, it } from 'vitest'
import { searchList } from './search-list.ts'

type Product = { model: string; slug: string; name: Record<string, string> }

const folder = join(import.meta.dirname, '../../../../content/data/products')
const products = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Product)
const saw = products.find(({ slug }) => slug === 'nv-450-double-mitre-saw') as Product

describe.each(languages)('the demo products in $code', ({ code, tag }) => {
  const list = products.map(({ model, slug, name }) => ({ model, slug, name: name[code] ?? name.en ?? '' }))
  const find = (query: string) =>
    searchList(list, ({ model, name, slug }) => ({ names: [model, name], slug }), query, 100).found.map(
      ({ slug }) => slug,
    )
  const name = saw.name[code] ?? saw.name.en ?? ''
  const words = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(name)].filter((it) => it.isWordLike)

  it('are found by their whole name, in capitals of the language and without accents [R17.1]', () => {
    expect(find(name)).toContain(saw.slug)
    expect(find(name.toLocaleUpperCase(tag))).toContain(saw.slug)
    expect(find(name.normalize('NFD'))).toContain(saw.slug)
  })

  it('are found by each word of it [R5.10]', () => {
    for (const { segment } of words) expect([segment, find(segment).includes(saw.slug)]).toEqual([segment, true])
  })

  it.each(['NV450', 'nv 450', 'nv-450', 'NV ٤٥٠', 'nv۴۵۰', 'ＮＶ４５０', 'NV ೪೫೦'])(
    'are found as %s [R17.1, R17.2]',
    (query) => {
      expect(find(query)[0]).toBe(saw.slug)
    },
  )
})
