import type { LanguageCode } from '@vitrine/locales/languages'
import { expect, it } from 'vitest'
import { splitLanguage } from '../../shared/languages/localized-path.ts'
import type { SiteContext } from '../../shared/site-context.ts'
import { loadLayout } from './load-layout.server.ts'

/** A content API that has these answers, by the names of calls, and nothing else. */
const load = (answers: Record<string, unknown>, chatUrl: string | null = null, language: LanguageCode = 'en') => {
  const optional = async (name: string, fallback: unknown) => answers[name] ?? fallback
  const optionalPage = async (name: string) => ({ items: [], total: ((answers[name] ?? []) as unknown[]).length })
  const extension = async (name: string) => answers[name]
  const api = { optional, optionalPage, extension }
  return loadLayout({ api, chatUrl, thirdParties: {} } as unknown as SiteContext, language)
}

it('knows whether the language has posts, by which Events is in the menu [R2.17, R3.18]', async () => {
  const header = async (answers: object) => (await load({ ...answers })).menus.header.map(({ to }) => to)
  expect(await header({ listPosts: [{ slug: 'a' }] })).toContain('/blog')
  expect(await header({ listPosts: [] })).not.toContain('/blog')
})

it('takes English for the language of an address without one [R3.18]', () => {
  expect(splitLanguage('/about').language).toBe('en')
  expect(splitLanguage('/tr/about').language).toBe('tr')
})

it('lists the categories that are meant for the menu, and does without everything that a backend lacks [R3.2, R8.11]', async () => {
  const listCategories = [
    { slug: 'saws', show_in_menu: true },
    { slug: 'hidden', show_in_menu: false },
  ]
  expect((await load({ listCategories })).categories).toEqual([{ slug: 'saws', show_in_menu: true }])
  expect(await load({})).toMatchObject({ categories: [], catalogueUrl: null, privacyUrl: null })
})

it('leads to the chat that an editor has set, unless the environment says otherwise [R1.5]', async () => {
  const getCompany = { chat_url: 'https://wa.me/43316000197' }
  expect((await load({ getCompany })).chatUrl).toBe('https://wa.me/43316000197')
  expect((await load({ getCompany }, 'https://chat.example/a')).chatUrl).toBe('https://chat.example/a')
  expect((await load({ getCompany: { chat_url: null } })).chatUrl).toBeNull()
  expect((await load({})).chatUrl).toBeNull()
})

it('has who answers in the language of the page, else in English, and nobody where a backend names nobody [R19.54]', async () => {
  const listAdvisers = [
    { name: 'Kim', languages_spoken: ['cn', 'en'] },
    { name: 'Ana', languages_spoken: ['es'] },
  ]
  const names = async (language: LanguageCode) =>
    (await load({ listAdvisers }, null, language)).advisers.map((it) => it.name)
  expect(await names('es')).toEqual(['Ana'])
  expect(await names('kn')).toEqual(['Kim'])
  expect((await load({})).advisers).toEqual([])
})
