import type { LanguageCode } from '@vitrine/locales/languages'
import { expect, it } from 'vitest'
import type { SiteContext } from '../../shared/site-context.ts'
import { loadPageInfo, toPageMeta } from './load-page-meta.server.ts'

type Answers = { getMetaInfo?: object; getMicroLayout?: object }

/** The metadata of a page whose lookups have these answers, and the paths that were looked up. */
async function load(path: string, language: LanguageCode, answers: Answers = {}) {
  const asked: [name: string, path: string][] = []
  const optional = async (name: keyof Answers, fallback: unknown, input: { path: string }) => {
    asked.push([name, input.path])
    return answers[name] ?? fallback
  }
  const site = { api: { optional }, siteUrl: 'https://norvane.example' } as unknown as SiteContext
  const info = await loadPageInfo(site, { path, language })
  return { meta: toPageMeta(info, site.siteUrl, { path, language, requestedPath: path }), asked }
}

it.each([
  ['/', 'en', '/'],
  ['/about', 'en', '/about/'],
  ['/', 'ru', '/ru/'],
  ['/blog/two-heads', 'cn', '/cn/blog/two-heads/'],
] as const)(
  'looks %s in %s up as %s, by slashes at both ends [R2.11, R7.3, R7.4, R7.6]',
  async (path, language, lookedUp) => {
    expect((await load(path, language)).asked.toSorted()).toEqual([
      ['getMetaInfo', lookedUp],
      ['getMicroLayout', lookedUp],
    ])
  },
)

it('takes title, description, keywords, share image and the whole structured data from the answers [R2.11, R7.4, R7.6]', async () => {
  const info = { title: 'T', description: 'D', keywords: 'K', meta_image: '/media/share.jpg' }
  const structuredData = { '@type': 'Thing', 'x-own': [1, { deep: true }] }
  const { meta } = await load('/about', 'en', { getMetaInfo: info, getMicroLayout: structuredData })
  expect(meta).toMatchObject({
    title: 'T',
    description: 'D',
    keywords: 'K',
    image: 'https://norvane.example/media/share.jpg',
  })
  expect(meta.structuredData).toEqual(structuredData)
})

it('names pages of a list as canonical, with their neighbours and translations of the same number [R2.61, R16.1, R16.2]', () => {
  const languages: LanguageCode[] = ['en', 'ar']
  const load = (page: number) =>
    toPageMeta({ info: null, structuredData: null }, 'https://norvane.example', {
      path: '/product',
      language: 'ar',
      requestedPath: '/ar/product',
      languages,
      list: { page, pages: 3 },
    })
  const own = 'https://norvane.example/ar/product'
  expect(load(1)).toMatchObject({ canonical: own, page: 1, previous: null, next: `${own}?page=2` })
  expect(load(2)).toMatchObject({ canonical: `${own}?page=2`, page: 2, previous: own, next: `${own}?page=3` })
  const last = load(3)
  expect(last).toMatchObject({ isOwn: true, previous: `${own}?page=2`, next: null })
  expect(last.alternates).toEqual([
    { language: 'en', href: 'https://norvane.example/product?page=3' },
    { language: 'ar', href: `${own}?page=3` },
  ])
})
