import { beforeAll, describe, expect, it } from 'vitest'
import { asEditor, complaints } from '../../testing/as-editor.ts'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let rest: Awaited<ReturnType<typeof asEditor>>
beforeAll(async () => {
  cms = await createTestCms()
  rest = await asEditor(cms)
})

const save = (language: string, texts: unknown, draft = false) =>
  rest('POST', `/globals/interface-texts?locale=${language}&draft=${draft}`, {
    texts,
    _status: draft ? 'draft' : 'published',
  })
const answered = async (path: string, language: string) =>
  (await cms.callApi(path, { headers: { 'accept-language': language } })).json()
const answeredIn = (language: string) => answered('/main/interface-texts/', language)

describe('the interface texts of editors', () => {
  it('are answered in their language once they are published, and those of others stay [R14.230, R14.236]', async () => {
    expect(await answeredIn('de')).toEqual({})
    expect((await save('de', { 'form.send': ' Los geht’s ', 'header.search': '' })).status).toBe(200)
    expect((await save('ar', { 'form.send': 'هيا' })).status).toBe(200)
    expect([await answeredIn('de'), await answeredIn('ar'), await answeredIn('en')]).toEqual([
      { 'form.send': 'Los geht’s' },
      { 'form.send': 'هيا' },
      {},
    ])
    expect((await save('de', { 'form.send': 'Ein Entwurf' }, true)).status).toBe(200)
    expect(await answeredIn('de')).toEqual({ 'form.send': 'Los geht’s' })
  })

  it('make stale what carries their tag: their own answer, and whatever shows specifications [R14.234, R14.236]', async () => {
    const { revision } = await (cms.getJson('/revision/') as Promise<{ revision: number }>)
    expect((await save('de', { 'product.yes': 'Vorhanden', 'product.group.drive': 'Motor' })).status).toBe(200)
    expect(await cms.getJson(`/revision/?since=${revision}`)).toMatchObject({ changed: ['interface-texts'] })
    const tagsOf = async (path: string) =>
      ((await cms.callApi(path)).headers.get('x-content-tags') ?? '').split(' ').includes('interface-texts')
    expect(await tagsOf('/main/interface-texts/')).toBe(true)
    const { docs } = await cms.payload.find({
      collection: 'products',
      limit: 1,
      where: { _status: { equals: 'published' } },
    })
    const path = `/shop/products/${docs[0]?.slug}/`
    expect(await tagsOf(path)).toBe(true)
    type Product = { specifications: { group: string; value: string }[] }
    const groupsIn = async (language: string) =>
      ((await answered(path, language)) as Product).specifications.map((it) => it.group)
    expect(await groupsIn('de')).toContain('Motor')
    expect(await groupsIn('en')).not.toContain('Motor')
  })

  it.each([
    ['a lost placeholder', 'de', { 'header.home': 'Start' }, 'header.home: Der Platzhalter „company“ fehlt.'],
    ['a made-up one', 'de', { 'form.send': 'An {name}' }, 'Den Platzhalter „name“ gibt es hier nicht. Es gibt: –.'],
    [
      'a plural without forms of the language',
      'pl',
      { 'category.productCount': '{count, plural, one {# piła} other {# piły}}' },
      'Der Mehrzahl von „count“ fehlt: few, many.',
    ],
    ['what does not parse', 'de', { 'form.send': 'Los {' }, 'Das ist nicht lesbar.'],
    ['markup', 'de', { 'form.send': '<b>Los</b>' }, 'keine Tags'],
    [
      'what is too long',
      'de',
      { 'header.service': 'Service und Ersatzteile' },
      '23 Zeichen sind zu viele: Es ist Platz für 14.',
    ],
    ['an unknown key', 'de', { 'no.such': 'x' }, 'Einen Text „no.such“ gibt es nicht.'],
    ['no texts', 'de', ['x'], 'texts: '],
  ])(
    'are refused in a sentence of the editor’s language: %s [R14.231, R14.232]',
    async (_what, language, texts, sentence) => {
      const before = await answeredIn(language)
      const answer = await save(language, texts)
      expect(answer.status).toBe(400)
      expect(complaints(answer)).toContain(sentence)
      expect(await answeredIn(language)).toEqual(before)
    },
  )

  it('go back to an earlier version, and the audit log says who changed them [R14.236]', async () => {
    await save('fr', { 'form.send': 'Allez' })
    await save('fr', { 'form.send': 'Partez' })
    const { body } = await rest('GET', '/globals/interface-texts/versions?sort=-updatedAt&locale=fr')
    const earlier = body.docs?.find((it) => {
      const { version } = it as unknown as { version: { texts?: Record<string, string> } }
      return version.texts?.['form.send'] === 'Allez'
    })
    expect((await rest('POST', `/globals/interface-texts/versions/${earlier?.id}`)).status).toBe(200)
    expect(await answeredIn('fr')).toEqual({ 'form.send': 'Allez' })
    const { docs } = await cms.payload.find({
      collection: 'audit-events',
      where: { entity: { equals: 'interface-texts' } },
      limit: 100,
    })
    expect(docs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['settings', 'restore']))
  })

  it('are listed with the built-in ones for editors alone, in the words of the reader [R14.230, R14.237]', async () => {
    const { status, body } = await rest('GET', '/interface-texts/ar')
    const { texts, words } = body as unknown as {
      texts: { key: string; max: number | null }[]
      words: { part: string }
    }
    expect([status, words.part]).toEqual([200, 'Bereich der Website'])
    expect(texts.find(({ key }) => key === 'header.service')).toMatchObject({
      part: 'shell',
      english: 'Service',
      max: 14,
    })
    expect((await rest('GET', '/interface-texts/xx')).status).toBe(404)
    const operator = await cms.logIn('operator')
    expect((await cms.callRest('/interface-texts/de', { headers: operator })).status).toBe(403)
    expect((await cms.callRest('/interface-texts/de', {})).status).toBe(403)
    const change = { method: 'POST', headers: { ...operator, 'content-type': 'application/json' }, body: '{}' }
    expect((await cms.callRest('/globals/interface-texts', change)).status).toBe(403)
    expect((await cms.callRest('/globals/menu', change)).status).toBe(403)
  })
})
