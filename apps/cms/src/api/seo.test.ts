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
  title: { en: 'Turnkeys', ru: 'Заводы' },
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
    expect(toMetaInfo('/turnkey/?a=b', 'de', pages)?.title).toBe('Turnkeys')
  })

  it('answers from the document itself where no editor wrote more, and combines both [R16.7]', () => {
    expect(toMetaInfo('/ru/category/saws/', 'en', { ...none, categories: [category] })).toEqual({
      title: 'Пилы',
      description: 'All saws',
      keywords: '',
      meta_image: null,
    })
    const seoPage = { ...page, path: '/category/saws/', title: { en: 'Buy saws' }, description: null }
    expect(toMetaInfo('/category/saws/', 'en', { ...none, categories: [category], seoPages: [seoPage] })).toMatchObject(
      { title: 'Buy saws', description: 'All saws' },
    )
  })

  it('keeps a description that it makes itself below 160 characters, and an editor’s as it is [R16.7, R16.9]', () => {
    const long = 'A category of saws that cut well. '.repeat(9)
    const pages = { ...none, categories: [{ ...category, summary: { en: long } }] }
    expect(toMetaInfo('/category/saws/', 'en', pages)?.description?.length).toBeLessThan(160)
    const seoPage = { ...page, path: '/category/saws/', description: { en: long } }
    expect(toMetaInfo('/category/saws/', 'en', { ...pages, seoPages: [seoPage] })?.description).toBe(long)
  })

  it('answers nothing for pages that do not exist [R13.11]', () => {
    expect(toMetaInfo('/category/none/', 'en', { ...none, categories: [category] })).toBeNull()
    expect(toMetaInfo('/category/', 'en', none)).toBeNull()
    expect(toMetaInfo('/saws/', 'en', { ...none, categories: [category] })).toBeNull()
  })
})

describe('toRedirect', () => {
  const redirect = (from: string, to: string): RedirectDocument => ({ id: 1, from, to, status: '301' })
  const all = (...redirects: RedirectDocument[]) => new Map(redirects.entries())

  it('applies to every language where it is given without one, and keeps the language [R14.5]', () => {
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

  it('finds a page however its letters are composed, and says when it leaves the site [R14.5]', () => {
    const external = { ...redirect('/türen/', 'https://doors.example/'), external: true }
    expect(toRedirect('/tu\u0308ren', all(external))).toEqual({
      new_path: 'https://doors.example/',
      status: 301,
      external: true,
    })
  })

  it('ignores redirects that go in a circle [R14.6]', () => {
    expect(toRedirect('/a/', all(redirect('/a/', '/b/'), redirect('/b/', '/a/')))).toBeNull()
  })
})

it('gives structured data as JSON [R7.6]', () => {
  const data = [{ id: 1, path: '/', json: { en: '{"@type":"Organization"}' } }]
  expect(toMicroLayout('/ru/', 'en', data)).toEqual({ '@type': 'Organization' })
  expect(toMicroLayout('/about/', 'en', data)).toBeNull()
})
