import { describe, expect, it } from 'vitest'
import { type Pages, type RedirectDocument, toMetaInfo, toMicroLayout, toRedirect } from './seo.ts'

const none: Pages = {
  seoPages: [],
  products: [],
  categories: [],
  turnkeys: [],
  posts: [],
  uploads: { media: new Map(), files: new Map() },
}
const page = {
  id: 1,
  path: '/turnkey/',
  title: { en: 'Plants', ru: 'Заводы' },
  description: { en: 'd' },
  keywords: null,
  picture: null,
}
const category = {
  id: 1,
  slug: 'saws',
  name: { en: 'Saws', ru: 'Пилы' },
  position: 1,
  showInMenu: true,
  summary: { en: 'All saws' },
  description: null,
  picture: null,
}

describe('toMetaInfo', () => {
  it('reads the language from the path before the one that is asked for [R7.3]', () => {
    const pages = { ...none, seoPages: [page] }
    expect(toMetaInfo('/ru/turnkey', 'de', pages)?.title).toBe('Заводы')
    expect(toMetaInfo('turnkey/', 'ru', pages)?.title).toBe('Заводы')
    expect(toMetaInfo('/turnkey/?a=b', 'de', pages)?.title).toBe('Plants')
  })

  it('answers from the thing itself where nobody wrote more, and mixes both [R16.7]', () => {
    expect(toMetaInfo('/ru/category/saws/', 'en', { ...none, categories: [category] })).toEqual({
      title: 'Пилы',
      description: 'All saws',
      keywords: '',
      meta_image: null,
    })
    const written = { ...page, path: '/category/saws/', title: { en: 'Buy saws' }, description: null }
    expect(toMetaInfo('/category/saws/', 'en', { ...none, categories: [category], seoPages: [written] })).toMatchObject(
      { title: 'Buy saws', description: 'All saws' },
    )
  })

  it('knows nothing of pages that are not there [R13.11]', () => {
    expect(toMetaInfo('/category/none/', 'en', { ...none, categories: [category] })).toBeNull()
    expect(toMetaInfo('/category/', 'en', none)).toBeNull()
    expect(toMetaInfo('/saws/', 'en', { ...none, categories: [category] })).toBeNull()
  })
})

describe('toRedirect', () => {
  const redirect = (from: string, to: string): RedirectDocument => ({ id: 1, from, to, status: '301' })
  const all = (...redirects: RedirectDocument[]) => new Map(redirects.entries())

  it('holds in every language where it is given without one, and keeps the language [R14.5]', () => {
    expect(toRedirect('/old', all(redirect('/old/', '/new/')))).toEqual({ new_path: '/new/', status: 301 })
    expect(toRedirect('/ru/old/', all(redirect('/old/', '/new/')))).toEqual({ new_path: '/ru/new/', status: 301 })
    expect(toRedirect('/ru/old/', all(redirect('/old/', '/de/new/')))).toEqual({ new_path: '/de/new/', status: 301 })
    expect(toRedirect('/ru/old/', all(redirect('/old/', '/')))).toEqual({ new_path: '/ru/', status: 301 })
  })

  it('prefers the one given for the language [R14.5]', () => {
    const both = all(redirect('/old/', '/new/'), redirect('/ru/old/', '/ru/other/'))
    expect(toRedirect('/ru/old/', both)?.new_path).toBe('/ru/other/')
    expect(toRedirect('/elsewhere/', both)).toBeNull()
  })

  it('knows a page whatever way its letters are composed, and says when it leads away [R14.5]', () => {
    const away = { ...redirect('/türen/', 'https://doors.example/'), external: true }
    expect(toRedirect('/tu\u0308ren', all(away))).toEqual({
      new_path: 'https://doors.example/',
      status: 301,
      external: true,
    })
  })

  it('leads nowhere where redirects go in a circle [R14.6]', () => {
    expect(toRedirect('/a/', all(redirect('/a/', '/b/'), redirect('/b/', '/a/')))).toBeNull()
  })
})

it('gives structured data as JSON [R7.6]', () => {
  const data = [{ id: 1, path: '/', json: { en: '{"@type":"Organization"}' } }]
  expect(toMicroLayout('/ru/', 'en', data)).toEqual({ '@type': 'Organization' })
  expect(toMicroLayout('/about/', 'en', data)).toBeNull()
})
