import { CONTENT_TAGS_HEADER } from '@vitrine/contract/answer-headers'
import { PREVIEW_HEADER, type PreviewState } from '@vitrine/contract/preview-api'
import { SECRET_HEADER } from '@vitrine/contract/spool-api'
import type { Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { findBySlug } from '../testing/as-editor.ts'
import { createTestCms } from '../testing/test-cms.ts'
import type * as AnswerPreview from './opening/answer-preview.ts'
import type { ListedLink } from './links/link-endpoints.ts'

const SECRET = 'a secret that both programs share'
const SLUG = 'nv-450-double-mitre-saw'

let cms: Awaited<ReturnType<typeof createTestCms>>
let answers: typeof AnswerPreview
let settings: Parameters<typeof AnswerPreview.answerPreviewState>[1]
let product: { id: number }
const accounts: Record<string, Record<string, string>> = {}

beforeAll(async () => {
  cms = await createTestCms({ INTERNAL_SECRET: SECRET, SITE_URL: 'http://localhost:3000' })
  answers = await import('./opening/answer-preview.ts')
  settings = (await import('../platform/settings.ts')).settings
  for (const role of ['admin', 'editor', 'operator'] as const) accounts[role] = await cms.logIn(role)
  product = await findBySlug(cms, 'products', SLUG)
  await saveDraft('products', product.id, { name: 'Entwurf einer Säge' }, 'de')
})

const rest = (who: string, method: string, path: string, data?: object) =>
  cms.callRest(path, {
    method,
    headers: { ...accounts[who], 'content-type': 'application/json' },
    ...(data && { body: JSON.stringify(data) }),
  })

async function saveDraft(collection: string, id: number, data: object, locale = 'en') {
  const saved = await rest('editor', 'PATCH', `/${collection}/${id}?draft=true&locale=${locale}&depth=0`, {
    ...data,
    _status: 'draft',
  })
  expect(saved.status, await saved.clone().text()).toBe(200)
}

async function makeDraft(collection: string, data: object): Promise<number> {
  const made = await rest('editor', 'POST', `/${collection}?draft=true&depth=0`, { ...data, _status: 'draft' })
  expect(made.status, await made.clone().text()).toBe(201)
  return ((await made.json()) as { doc: { id: number } }).doc.id
}

async function makeLink(collection: string, id: number, locale = 'de'): Promise<ListedLink & { token: string }> {
  const made = await rest('editor', 'POST', `/previews/${collection}/${id}?locale=${locale}`)
  expect(made.status).toBe(201)
  const { link } = (await made.json()) as { link: ListedLink }
  return { ...link, token: /\/preview\/([^/]+)/.exec(link.address)?.[1] ?? '' }
}

const headersOf = (token: string) => ({ [SECRET_HEADER]: SECRET, [PREVIEW_HEADER]: token })

const ask = (path: string, token: string | null, language = 'de', given: Record<string, string> = {}) =>
  cms.callApi(path, { headers: { 'accept-language': language, ...(token !== null && headersOf(token)), ...given } })

const read = async <Body>(path: string, token: string | null, language = 'de') =>
  (await (await ask(path, token, language)).json()) as Body

const request = (token: string, init?: RequestInit) =>
  new Request('http://cms/cms-preview', { ...init, headers: headersOf(token) })

const stateOf = async (token: string) =>
  (await (await answers.answerPreviewState(cms.payload, settings, request(token))).json()) as PreviewState

/** The address in the frame beside the form, as the back office makes it. */
async function formOf(who: string, entity: string, document: number, locale = 'de', at = settings) {
  const { url } = (await import('./live-preview.ts')).livePreview(at)
  const { user } = await cms.payload.auth({ headers: new Headers(accounts[who]) })
  const config = cms.payload.collections[entity as 'products']?.config
  const data = config
    ? await cms.payload.findByID({ collection: entity as 'products', id: document, draft: true, depth: 0 })
    : {}
  const globalConfig = config ? undefined : { slug: entity }
  const args = {
    collectionConfig: config,
    globalConfig,
    data,
    locale: { code: locale },
    req: { payload: cms.payload, user },
  }
  return typeof url === 'function' ? url(args as never) : null
}

const tokenIn = (address: string | null | undefined) => /^\/preview\/([^/]+)/.exec(address ?? '')?.[1] ?? ''

describe('a draft in the answers of the content API', () => {
  it('is there with the token of its link, and never without [R14.110, R14.114]', async () => {
    const { token } = await makeLink('products', product.id)
    expect(await read(`/shop/products/${SLUG}/`, token)).toMatchObject({ name: 'Entwurf einer Säge', slug: SLUG })
    const cards = await read<{ slug: string; name: string }[]>('/shop/products', token)
    expect(cards.find(({ slug }) => slug === SLUG)?.name).toBe('Entwurf einer Säge')
    for (const path of [`/shop/products/${SLUG}/`, '/shop/products', '/shop/categories/'])
      expect(await (await ask(path, null)).text()).not.toContain('Entwurf einer Säge')
    const without = await ask(`/shop/products/${SLUG}/`, null, 'de', { [PREVIEW_HEADER]: token })
    const wrong = await ask(`/shop/products/${SLUG}/`, token, 'de', { [SECRET_HEADER]: 'another secret, as long' })
    for (const answer of [without, wrong]) expect(await answer.text()).not.toContain('Entwurf einer Säge')
  })

  it('cannot be kept by anybody: private, without tags and ETag, found or not [R14.114]', async () => {
    const { token } = await makeLink('products', product.id)
    for (const path of [
      `/shop/products/${SLUG}/`,
      '/shop/products',
      '/shop/products?page=1&limit=2',
      '/shop/products/no-such/',
    ]) {
      const { headers } = await ask(path, token)
      expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store'])
      for (const name of ['etag', CONTENT_TAGS_HEADER, 'x-content-revision'])
        expect([name, headers.get(name)]).toEqual([name, null])
    }
    // What was read for the preview is in no memory of the next request.
    const { headers } = await ask(`/shop/products/${SLUG}/`, null)
    expect(headers.get(CONTENT_TAGS_HEADER)).toContain(`products:${product.id}`)
  })

  it('is that of one document alone [R14.115]', async () => {
    const cards = await read<{ slug: string }[]>('/shop/products', null)
    const slug = cards.find((card) => card.slug !== SLUG)?.slug ?? ''
    await saveDraft('products', (await findBySlug(cms, 'products', slug)).id, { name: 'Ein anderer Entwurf' }, 'de')
    const { token } = await makeLink('products', product.id)
    expect(await (await ask(`/shop/products/${slug}/`, token)).text()).not.toContain('Ein anderer Entwurf')
    expect(await (await ask('/shop/products', token)).text()).not.toContain('Ein anderer Entwurf')
  })

  it('of a document that was never published has a page, with gaps instead of failures [R14.113]', async () => {
    for (const [collection, path] of [
      ['products', '/shop/products/'],
      ['turnkeys', '/shop/turnkeys/'],
      ['categories', '/shop/categories/'],
    ] as const) {
      const id = await makeDraft(collection, { name: `A draft of ${collection}` })
      const { token } = await makeLink(collection, id)
      const state = await stateOf(token)
      expect(state).toMatchObject({ state: 'open', isEditor: false, visitorsSee: 'nothing', language: 'de' })
      const slug = state.state === 'open' ? state.page?.split('/').at(-1) : ''
      expect(await read(`${path}${slug}/`, token)).toMatchObject({ name: `A draft of ${collection}`, isFallback: true })
      expect((await ask(`${path}${slug}/`, null)).status).toBe(404)
    }
  })

  it('of a post is not found in a language that it is not written in [R14.113]', async () => {
    const id = await makeDraft('posts', { title: 'A draft of a post' })
    const { token } = await makeLink('posts', id)
    const posts = await read<{ title: string }[]>('/main/blog/', token, 'en')
    expect(posts.map(({ title }) => title)).toContain('A draft of a post')
    const state = await stateOf(token)
    const slug = state.state === 'open' ? state.page?.split('/').at(-1) : ''
    expect((await ask(`/main/blog/${slug}/`, token, 'en')).status).toBe(200)
    expect((await ask(`/main/blog/${slug}/`, token, 'de')).status).toBe(404)
  })

  it('has its place in a list by its order, and leaves the list where it does not belong any more [R14.110]', async () => {
    type Slide = { title: string }
    const titles = async (token: string | null, at = 'main/sliders/about-us-slider') =>
      (await read<Slide[]>(`/${at}/`, token, 'en')).map(({ title }) => title)
    const sliders = Object.fromEntries(
      ['home-page-header', 'about-us-slider'].map((name) => [name, `main/sliders/${name}`]),
    )
    const before = await titles(null, sliders['about-us-slider'])
    const first = await makeDraft('slides', { title: 'Before all', slider: 'about-us-slider', position: -1 })
    const last = await makeDraft('slides', { title: 'Behind all', slider: 'about-us-slider', position: 999 })
    expect(await titles((await makeLink('slides', first)).token)).toEqual(['Before all', ...before])
    expect(await titles((await makeLink('slides', last)).token)).toEqual([...before, 'Behind all'])
    const { docs } = await cms.payload.find({
      collection: 'slides',
      where: { slider: { equals: 'about-us-slider' }, _status: { equals: 'published' } },
      sort: 'position',
      limit: 1,
    })
    const [moved] = docs
    await saveDraft('slides', moved?.id ?? 0, { slider: 'home-page-header', position: 999 })
    const { token } = await makeLink('slides', moved?.id ?? 0)
    expect(await titles(token)).toEqual(before.slice(1))
    expect((await titles(token, sliders['home-page-header'])).at(-1)).toBe(before[0])
  })
})

describe('who may open a preview', () => {
  it('is an editor in a session that goes on, and neither an operator nor a stranger [R14.115]', async () => {
    const address = await formOf('editor', 'products', product.id)
    expect(address).toMatch(new RegExp(`^/preview/[^/]+/de/product/pvc-screwing-machines/${SLUG}$`))
    expect(await stateOf(tokenIn(address))).toMatchObject({ state: 'open', isEditor: true, visitorsSee: 'earlier' })
    expect(await formOf('operator', 'products', product.id)).toBeNull()
    const elsewhere = { ...settings, ADMIN_HOST: 'admin.norvane.example' }
    expect(await formOf('editor', 'products', product.id, 'en', elsewhere)).toMatch(
      /^http:\/\/localhost:3000\/preview\/[^/]+\/product\//,
    )
    for (const [who, status] of [
      ['operator', 403],
      ['nobody', 403],
      ['editor', 200],
      ['admin', 200],
    ] as const)
      for (const method of ['GET'])
        expect([who, (await rest(who, method, `/previews/products/${product.id}`)).status]).toEqual([who, status])
    for (const who of ['operator', 'nobody']) {
      expect((await rest(who, 'POST', `/previews/products/${product.id}`)).status).toBe(403)
      expect((await rest(who, 'DELETE', `/previews/products/${product.id}/1`)).status).toBe(403)
    }
    expect((await rest('editor', 'POST', '/previews/enquiries/1')).status).toBe(404)
    expect((await rest('editor', 'POST', '/previews/products/999999')).status).toBe(404)
    expect((await rest('admin', 'GET', '/preview-links')).status).toBe(403)
  })

  it('is nobody any more once the session has ended, or the account has another role [R14.115]', async () => {
    const password = 'a password of another'
    const { firstAccount } = await import('../platform/accounts/first-account-context.ts')
    const data = { email: 'another@norvane.example', password, role: 'editor' as const }
    const { id } = await cms.payload.create({ collection: 'users', data, context: firstAccount })
    const logIn = async () => {
      const { token } = await cms.payload.login({ collection: 'users', data: { email: data.email, password } })
      accounts.another = { authorization: `JWT ${token}` }
      return tokenIn(await formOf('another', 'products', product.id))
    }
    const first = await logIn()
    expect((await stateOf(first)).state).toBe('open')
    await cms.payload.db.updateOne({ collection: 'users', id, data: { role: 'operator' } })
    expect((await stateOf(first)).state).toBe('ended')
    await cms.payload.db.updateOne({ collection: 'users', id, data: { role: 'editor' } })
    expect((await stateOf(first)).state).toBe('open')
    await cms.payload.db.updateOne({ collection: 'users', id, data: { sessions: [] } })
    expect((await stateOf(first)).state).toBe('ended')
    expect((await ask(`/shop/products/${SLUG}/`, first)).status).toBe(403)
  })

  it('is nobody with a token that was made up, nor the site without the shared secret [R14.112]', async () => {
    const { token } = await makeLink('products', product.id)
    expect((await stateOf(`${token.slice(0, -2)}AA`)).state).toBe('unknown')
    const without = new Request('http://cms/cms-preview', { headers: { [PREVIEW_HEADER]: token } })
    expect((await answers.answerPreviewState(cms.payload, settings, without)).status).toBe(404)
  })

  it('is nobody after the link was taken back, after its week, and after the document was deleted; the log tells [R14.116]', async () => {
    const id = await makeDraft('services', { title: 'A service to come' })
    const link = await makeLink('services', id)
    const listed = (await (await rest('admin', 'GET', `/previews/services/${id}`)).json()) as { links: ListedLink[] }
    expect(listed.links).toEqual([
      expect.objectContaining({ id: link.id, address: link.address, accountName: 'editor@norvane.example' }),
    ])
    expect((Date.parse(link.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 2)
    expect((await rest('editor', 'DELETE', `/previews/products/${product.id}/${link.id}`)).status).toBe(404)
    expect((await stateOf(link.token)).state).toBe('open')
    expect((await rest('editor', 'DELETE', `/previews/services/${id}/${link.id}`)).status).toBe(200)
    expect((await stateOf(link.token)).state).toBe('ended')
    const { docs } = await cms.payload.find({
      collection: 'audit-events',
      where: { entity: { equals: 'preview-links' }, documentId: { equals: String(id) } },
      sort: 'id',
    })
    expect(docs.map(({ kind, title, accountName }) => [kind, title, accountName])).toEqual([
      ['create', 'A service to come', 'editor@norvane.example'],
      ['delete', 'A service to come', 'editor@norvane.example'],
    ])

    const late = await makeLink('services', id)
    await cms.payload.db.updateOne({
      collection: 'preview-links',
      id: late.id,
      data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
    })
    expect((await stateOf(late.token)).state).toBe('ended')
    const gone = await makeLink('services', id)
    expect((await rest('editor', 'DELETE', `/services/${id}`)).status).toBe(200)
    expect((await stateOf(gone.token)).state).toBe('ended')
    // Its number may be given to another document, which the link must not open.
    const left: Where = { and: [{ document: { equals: id } }, { entity: { equals: 'services' } }] }
    expect((await cms.payload.db.count({ collection: 'preview-links', where: left })).totalDocs).toBe(0)
  })

  it('forgets the links whose week is over, and no others [R14.116]', async () => {
    const [late, open] = [await makeLink('products', product.id), await makeLink('products', product.id)]
    const expiresAt = new Date(Date.now() - 1000).toISOString()
    await cms.payload.db.updateOne({ collection: 'preview-links', id: late.id, data: { expiresAt } })
    await (await import('./links/preview-links.ts')).forgetLinks(cms.payload)
    const { docs } = await cms.payload.db.find<{ id: number }>({
      collection: 'preview-links',
      where: { id: { in: [late.id, open.id] } },
    })
    expect(docs.map(({ id }) => id)).toEqual([open.id])
  })
})

describe('what the bar is told', () => {
  it('is whether visitors see the same, an earlier state or nothing; what is typed back is the same [R14.190]', async () => {
    const card = (await read<{ slug: string }[]>('/shop/products', null)).at(-1)
    const { id } = await findBySlug(cms, 'products', card?.slug ?? '')
    const seen = async (token: string) => (await stateOf(token)) as { visitorsSee?: string }
    const { token } = await makeLink('products', id)
    expect(await seen(token)).toMatchObject({ visitorsSee: 'same' })
    const form = tokenIn(await formOf('editor', 'products', id))
    const { model } = await cms.payload.findByID({ collection: 'products', id, depth: 0 })
    const type = (data: object) => {
      const body = JSON.stringify({ language: 'en', data })
      return answers.acceptTyped(cms.payload, settings, request(form, { method: 'POST', body }))
    }
    await type({ model: 'NV-999' })
    expect([await seen(form), await seen(token)]).toMatchObject([{ visitorsSee: 'earlier' }, { visitorsSee: 'same' }])
    await type({ model })
    expect(await seen(form)).toMatchObject({ visitorsSee: 'same' })
    await saveDraft('products', id, { model: 'NV-998' })
    expect(await seen(token)).toMatchObject({ visitorsSee: 'earlier' })
  })

  it('is the draft of the company, too, which has one [R14.110, R14.190]', async () => {
    const draft = { legalName: 'Norvane of a draft', _status: 'draft' }
    expect((await rest('editor', 'POST', '/globals/company?draft=true&locale=en', draft)).status).toBe(200)
    const form = tokenIn(await formOf('admin', 'company', 0))
    expect(await read('/main/company/', form)).toMatchObject({ legal_name: 'Norvane of a draft' })
    expect(await read('/main/company/', null)).not.toMatchObject({ legal_name: 'Norvane of a draft' })
    expect(await stateOf(form)).toMatchObject({ visitorsSee: 'earlier' })
  })
})

describe('what is typed and not saved', () => {
  const type = (token: string, body: object) =>
    answers.acceptTyped(cms.payload, settings, request(token, { method: 'POST', body: JSON.stringify(body) }))

  it('is seen in the preview of that form alone, in its language, and saved nowhere [R14.111]', async () => {
    const form = tokenIn(await formOf('editor', 'products', product.id))
    const link = await makeLink('products', product.id)
    expect((await type(form, { language: 'de', data: { name: 'Getippt', model: 'NV-451' } })).status).toBe(204)
    expect(await read(`/shop/products/${SLUG}/`, form)).toMatchObject({ name: 'Getippt', model: 'NV-451' })
    expect(await read(`/shop/products/${SLUG}/`, form, 'en')).toMatchObject({ model: 'NV-451' })
    expect((await read<{ name: string }>(`/shop/products/${SLUG}/`, form, 'en')).name).not.toBe('Getippt')
    expect(await read(`/shop/products/${SLUG}/`, link.token)).toMatchObject({ name: 'Entwurf einer Säge' })
    const other = tokenIn(await formOf('admin', 'products', product.id))
    expect(await read(`/shop/products/${SLUG}/`, other)).toMatchObject({ name: 'Entwurf einer Säge' })
    const saved = await cms.payload.findByID({
      collection: 'products',
      id: product.id,
      draft: true,
      locale: 'de',
      depth: 0,
    })
    expect(saved.name).toBe('Entwurf einer Säge')
  })

  it('is found under the slug that was typed, too, and under the earlier one [R14.111]', async () => {
    const form = tokenIn(await formOf('editor', 'products', product.id))
    await type(form, { language: 'de', data: { slug: 'a-new-slug' } })
    for (const slug of [SLUG, 'a-new-slug']) expect((await ask(`/shop/products/${slug}/`, form)).status).toBe(200)
  })

  it('is taken from nobody who only has a link, and not as anything else than a form [R14.115]', async () => {
    const { token } = await makeLink('products', product.id)
    expect((await type(token, { language: 'de', data: { name: 'Getippt' } })).status).toBe(403)
    const form = tokenIn(await formOf('editor', 'products', product.id))
    for (const wrong of [{}, { language: 'xx', data: {} }, { language: 'de', data: [] }])
      expect((await type(form, wrong)).status).toBe(400)
  })

  it('of the company is seen before it is saved [R14.111]', async () => {
    const form = tokenIn(await formOf('editor', 'company', 0))
    await type(form, { language: 'en', data: { legalName: 'Norvane of tomorrow' } })
    expect(await read('/main/company/', form)).toMatchObject({ legal_name: 'Norvane of tomorrow' })
    expect(await read<{ legal_name: string }>('/main/company/', null)).not.toMatchObject({
      legal_name: 'Norvane of tomorrow',
    })
  })
})
