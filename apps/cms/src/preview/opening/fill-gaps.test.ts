import { expect, it } from 'vitest'
import { fillGaps } from './fill-gaps.ts'

const now = new Date('2026-03-01T12:00:00Z')

it('gives a draft what every published document has, and takes nothing away [R14.113]', () => {
  expect(fillGaps('posts', { id: 7, title: { en: 'A post' }, slug: '', kind: null }, now)).toEqual({
    id: 7,
    title: { en: 'A post' },
    slug: 'preview-7',
    kind: 'article',
    position: 0,
    updatedAt: now.toISOString(),
    publishedAt: now.toISOString(),
  })
  const whole = { id: 7, slug: 'a-saw', model: 'NV-450', position: 3, updatedAt: '2026-01-01T00:00:00Z' }
  expect(fillGaps('products', whole, now)).toEqual(whole)
})

it('does without an address or a link that would be refused, and fills rows that have just been added [R14.113]', () => {
  expect(fillGaps('turnkeys', { id: 7, slug: 'Ein Name', products: [{ id: 'a', count: null }] }, now)).toMatchObject({
    slug: 'preview-7',
    products: [{ id: 'a', product: null, count: 1 }],
  })
  expect(fillGaps('slides', { id: 7, link: 'no address' }, now)).toMatchObject({ link: null })
})
