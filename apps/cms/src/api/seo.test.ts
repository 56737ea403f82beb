import { describe, expect, it } from 'vitest'
import type { Redirect } from '../publishing/redirects/follow-redirects.ts'
import { readPage, toDocumentMeta, toMetaInfo, toMicroLayout, toRedirect } from './seo.ts'

const uploads = { media: new Map(), files: new Map() }
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

describe('readPage', () => {
  it('reads the language from the path before the one that is asked for [R7.3]', () => {
    expect(readPage('/ru/turnkey', 'de')).toMatchObject({ page: '/turnkey/', language: 'ru' })
    expect(readPage('turnkey/', 'ru')).toMatchObject({ page: '/turnkey/', language: 'ru' })
    expect(readPage('/turnkey/?a=b', 'de')).toMatchObject({ page: '/turnkey/', language: 'de' })
  })

  it.each([
    ['/ru/category/saws/', { collection: 'categories', slug: 'saws' }],
    ['/product/any-parent/nv-450/', { collection: 'products', slug: 'nv-450' }],
    ['/turnkey/line/', { collection: 'turnkeys', slug: 'line' }],
    ['/cn/blog/two-heads', { collection: 'posts', slug: 'two-heads' }],
    ['/product/nv-450/', null],
    ['/category/', null],
    ['/saws/', null],
  ])('knows the document of the page %s [R13.11]', (path, document) => {
    expect(readPage(path, 'en').document).toEqual(document)
  })
})

describe('toMetaInfo', () => {
  const own = toDocumentMeta(category, 'ru')

  it('answers from the document itself where no editor wrote more, and combines both [R16.7]', () => {
    expect(toMetaInfo(undefined, own, uploads, 'ru')).toEqual({
      title: 'Пилы',
      description: 'All saws',
      keywords: '',
      meta_image: null,
    })
    const seoPage = { ...page, title: { en: 'Buy saws' }, description: null }
    expect(toMetaInfo(seoPage, own, uploads, 'en')).toMatchObject({ title: 'Buy saws', description: 'All saws' })
  })

  it('keeps a description that it makes itself below 160 characters, and an editor’s as it is [R16.7, R16.9]', () => {
    const long = 'A category of saws that cut well. '.repeat(9)
    const lengthy = toDocumentMeta({ ...category, summary: { en: long } }, 'en')
    expect(toMetaInfo(undefined, lengthy, uploads, 'en')?.description?.length).toBeLessThan(160)
    expect(toMetaInfo({ ...page, description: { en: long } }, lengthy, uploads, 'en')?.description).toBe(long)
  })

  it('answers nothing for pages that do not exist [R13.11]', () => {
    expect(toMetaInfo(undefined, null, uploads, 'en')).toBeNull()
  })
})

describe('toRedirect', () => {
  const redirect = (from: string, to: string): Redirect => ({ from, to, status: '301' })
  const all =
    (...redirects: Redirect[]) =>
    async (pages: readonly string[]) =>
      redirects.filter(({ from }) => pages.includes(from))

  it('applies to every language where it is given without one, and keeps the language [R14.5]', async () => {
    expect(await toRedirect('/old', all(redirect('/old/', '/new/')))).toEqual({ new_path: '/new/', status: 301 })
    expect(await toRedirect('/ru/old/', all(redirect('/old/', '/new/')))).toEqual({ new_path: '/ru/new/', status: 301 })
    expect(await toRedirect('/ru/old/', all(redirect('/old/', '/de/new/')))).toEqual({
      new_path: '/de/new/',
      status: 301,
    })
    expect(await toRedirect('/ru/old/', all(redirect('/old/', '/')))).toEqual({ new_path: '/ru/', status: 301 })
  })

  it('prefers the one given for the language [R14.5]', async () => {
    const both = all(redirect('/old/', '/new/'), redirect('/ru/old/', '/ru/other/'))
    expect((await toRedirect('/ru/old/', both))?.new_path).toBe('/ru/other/')
    expect(await toRedirect('/elsewhere/', both)).toBeNull()
  })

  it('finds a page however its letters are composed, and says when it leaves the site [R14.5]', async () => {
    const external = { ...redirect('/türen/', 'https://doors.example/'), external: true }
    expect(await toRedirect('/tu\u0308ren', all(external))).toEqual({
      new_path: 'https://doors.example/',
      status: 301,
      external: true,
    })
  })

  it('ignores redirects that go in a circle [R14.6]', async () => {
    expect(await toRedirect('/a/', all(redirect('/a/', '/b/'), redirect('/b/', '/a/')))).toBeNull()
  })
})

it('gives structured data as JSON [R7.6]', () => {
  const document = { id: 1, path: '/', json: { en: '{"@type":"Organization"}' } }
  expect(toMicroLayout(document, 'ru')).toEqual({ '@type': 'Organization' })
  expect(toMicroLayout(undefined, 'en')).toBeNull()
})
