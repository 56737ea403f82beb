import type { Menu } from '@vitrine/contract/shapes/shell'
import { beforeAll, describe, expect, it } from 'vitest'
import { asEditor, complaints } from '../../testing/as-editor.ts'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let rest: Awaited<ReturnType<typeof asEditor>>
beforeAll(async () => {
  cms = await createTestCms()
  rest = await asEditor(cms)
})

type Entry = { id?: string; kind: string; label?: string; address?: string; inHeader?: boolean }
const save = (entries: Entry[], language = 'en', draft = false) =>
  rest('POST', `/globals/menu?locale=${language}&draft=${draft}`, { entries, _status: draft ? 'draft' : 'published' })
const answeredIn = async (language: string) =>
  ((await (await cms.callApi('/main/menu/', { headers: { 'accept-language': language } })).json()) as Menu).entries
const readForm = async (language: string) =>
  (await rest('GET', `/globals/menu?locale=${language}&draft=true`)).body as unknown as { entries: Entry[] }

const parts = { kind: 'link', label: 'Spare parts', address: 'https://norvane.example/de/service/' }

describe('the menu of editors', () => {
  it('begins as the menu that the site has, which visitors see until another is saved [R14.236, R14.240]', async () => {
    const { entries } = await readForm('en')
    expect(entries.map(({ kind }) => kind)).toEqual([
      'products',
      'turnkey',
      'about',
      'service',
      'blog',
      'contact',
      'reviews',
    ])
    expect(await answeredIn('en')).toBeNull()
    expect((await rest('GET', '/workflow/state?entity=menu')).status).toBe(200)
    expect((await save([parts], 'en', true)).status).toBe(200)
    expect(await answeredIn('en')).toBeNull()
  })

  it('is answered in its order, with names by language, and makes stale what shows it [R14.240, R14.241, R14.243]', async () => {
    const { revision } = await (cms.getJson('/revision/') as Promise<{ revision: number }>)
    expect((await save([{ kind: 'reviews', inHeader: false }, parts, { kind: 'products' }])).status).toBe(200)
    expect(await cms.getJson(`/revision/?since=${revision}`)).toMatchObject({ changed: ['menu'] })
    const { entries } = await readForm('ar')
    const inArabic = entries.map((it) => (it.kind === 'link' ? { ...it, label: 'قطع الغيار' } : it))
    expect((await save(inArabic, 'ar')).status).toBe(200)
    const shown = async (language: string) => (await answeredIn(language))?.map((it) => [it.kind, it.label, it.link])
    expect(await shown('ar')).toEqual([
      ['reviews', null, null],
      ['link', 'قطع الغيار', 'https://norvane.example/de/service/'],
      ['products', null, null],
    ])
    expect((await answeredIn('de'))?.[1]).toMatchObject({ label: 'Spare parts', fallbackFields: ['label'] })
    expect((await answeredIn('de'))?.[0]?.places).toEqual(['phone', 'footer'])
  })

  it.each([
    ['an entry twice', [{ kind: 'about' }, { kind: 'about' }], 'Diesen Eintrag gibt es zweimal.'],
    ['a link without an English name', [{ ...parts, label: '' }], 'einen englischen Namen'],
    [
      'a name that is too long',
      [{ ...parts, label: 'Spare parts and accessories' }],
      '27 Zeichen sind zu viele: Es ist Platz für 24.',
    ],
    ['no address', [{ ...parts, address: '' }], 'eine Seite dieser Website wie /service'],
    ['the back office', [{ ...parts, address: '/admin' }], 'eine Seite dieser Website wie /service'],
    ['another scheme', [{ ...parts, address: 'javascript:alert(1)' }], 'eine Seite dieser Website wie /service'],
    ['a full header', Array.from({ length: 10 }, () => parts), 'Die Kopfzeile hat Platz für 9 Einträge.'],
  ])('refuses %s in a sentence of the editor’s language [R14.242]', async (_what, entries, sentence) => {
    const before = await answeredIn('en')
    const answer = await save(entries)
    expect(answer.status).toBe(400)
    expect(complaints(answer)).toContain(sentence)
    expect(await answeredIn('en')).toEqual(before)
  })

  it('is the menu of the site again once it has no entries [R14.240]', async () => {
    expect((await save([])).status).toBe(200)
    expect(await answeredIn('en')).toBeNull()
    expect((await readForm('en')).entries).toHaveLength(7)
  })
})
