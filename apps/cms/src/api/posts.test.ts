import { describe, expect, it } from 'vitest'
import { toLexical } from '../content/rich-text/markdown-to-lexical.ts'
import type { ProductDocument } from './catalogue.ts'
import { type PostDocument, toPost, toPostCard, toReadingMinutes } from './posts.ts'

const uploads = { media: new Map(), files: new Map() }
const catalogue = {
  uploads,
  parameters: new Map(),
  categories: new Map(),
  products: new Map([
    [7, { id: 7, slug: 'nv-110', model: 'NV 110', name: { en: 'Welder' } } as unknown as ProductDocument],
  ]),
  turnkeys: new Map(),
}
const post: PostDocument = {
  id: 1,
  slug: 'open-days',
  kind: 'event',
  title: { en: 'Open days', de: 'Offene Tage' },
  excerpt: { en: 'Come' },
  body: { en: toLexical('Come and see.') },
  picture: null,
  publishedAt: '2026-01-02T00:00:00.000Z',
  event: { startsOn: '2026-04-14T00:00:00.000Z', endsOn: null, place: { en: 'Graz' } },
  updatedAt: '2026-01-02T00:00:00.000Z',
}

describe('a post', () => {
  it('exists in the languages of its title [R11.4]', () => {
    expect(toPostCard(post, uploads, 'de')).toMatchObject({
      title: 'Offene Tage',
      language: 'de',
      languages: ['en', 'de'],
    })
    expect(toPostCard(post, uploads, 'ru')).toBeNull()
    expect(toPost(post, catalogue, 'ru')).toBeNull()
  })

  it('has dates where it is an event, in lists as well [R2.249]', () => {
    expect(toPostCard(post, uploads, 'en')?.event).toEqual({ starts_on: '2026-04-14', ends_on: '2026-04-14' })
    expect(toPostCard({ ...post, kind: 'article' }, uploads, 'en')?.event).toBeNull()
    expect(toPost(post, catalogue, 'en')?.event).toEqual({
      starts_on: '2026-04-14',
      ends_on: '2026-04-14',
      place: 'Graz',
    })
    expect(toPost({ ...post, kind: 'article' }, catalogue, 'en')?.event).toBeNull()
  })

  it('names the products that it is about, those that are published, in the order of the editor [R2.248]', () => {
    const products = toPost({ ...post, products: [9, 7] }, catalogue, 'en')?.products
    expect(products).toMatchObject([{ slug: 'nv-110', model: 'NV 110', name: 'Welder' }])
    expect(toPost(post, catalogue, 'en')?.products).toEqual([])
  })

  it('has a reading time, in Chinese too', () => {
    expect(toReadingMinutes('', 'en')).toBe(1)
    expect(toReadingMinutes('word '.repeat(660), 'en')).toBe(3)
    expect(toReadingMinutes('我们制造门窗设备。'.repeat(200), 'cn')).toBeGreaterThan(1)
  })
})
