import { afterAll, beforeAll, expect, it } from 'vitest'
import { asEditor, type Row } from '../../testing/as-editor.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { heading, link, paragraph, root, text } from '../rich-text/nodes.ts'
import type { Finding } from './finding.ts'
import type { Card } from './to-card.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let edit: Awaited<ReturnType<typeof asEditor>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let category: Row

beforeAll(async () => {
  smtp = await startSmtpServer()
  cms = await createTestCms({ SMTP_URL: smtp.url, SITE_URL: 'https://norvane.example' })
  edit = await asEditor(cms)
  category = (await cms.payload.find({ collection: 'categories', limit: 1, depth: 0 })).docs[0] as unknown as Row
})

afterAll(() => smtp.stop())

const linked = (address: string) => root([paragraph([link(address, [text('there', 0)], 'l1')])])

async function check(kind: string, values: object, language = 'en') {
  const { body, status } = await edit('POST', `/findings/${kind}`, { language, values })
  return { status, ...(body as { findings?: Finding[]; card?: (Card & { url: string }) | null }) }
}

it('checks what a form has before it is saved: links, headings, lengths and the card [R14.101, R14.102, R14.103]', async () => {
  const description = root([
    heading(4, [text('Deep', 0)]),
    paragraph([link('/turnkey/no-such-line/', [text('x', 0)], 'a'), link(`/category/${category.slug}`, [], 'b')]),
  ])
  const values = { name: `Saw ${'x'.repeat(60)}`, model: 'NV-1', slug: 'saw', summary: 'Cuts.', description }
  const { findings, card, status } = await check('products', values, 'de')
  expect(status).toBe(200)
  expect(findings?.map(({ kind, field, detail }) => [kind, field, detail])).toEqual([
    ['link', 'description', '/turnkey/no-such-line/'],
    ['heading', 'description', 'Deep'],
    ['title', 'name', `${values.name} NV-1`],
  ])
  expect(card?.url).toBe('https://norvane.example/de/product/pvc-screwing-machines/saw/')
})

it('knows that a redirect leads on, and that a post is not there in every language [R14.102]', async () => {
  const data = {
    title: 'Fair',
    slug: 'fair-of-tests',
    kind: 'article',
    publishedAt: '2026-01-01',
    _status: 'published',
  }
  await edit('POST', '/posts?locale=en', data)
  await edit('POST', '/redirects', { from: '/turnkey/old-line/', to: '/turnkey/', status: '301' })
  const kindsOf = async (address: string, language: string) =>
    (await check('posts', { title: 'x', slug: 'x', body: linked(address) }, language)).findings?.map((it) => it.kind)
  expect(await kindsOf('/blog/fair-of-tests/', 'en')).toEqual([])
  expect(await kindsOf('/blog/fair-of-tests/', 'de')).toEqual(['link'])
  expect(await kindsOf('/turnkey/old-line/', 'en')).toEqual([])
  expect(await kindsOf('https://norvane.example/turnkey/older-line/', 'en')).toEqual(['link'])
})

it('names pictures without an alternative text in the language of the form [R14.105]', async () => {
  const { docs } = await cms.payload.find({ collection: 'media', limit: 1, depth: 0, locale: 'all' })
  const picture = docs[0]?.id ?? 0
  await edit('PATCH', `/media/${picture}?locale=de`, { alt: '' })
  const found = await check('products', { name: 'Saw', slug: 'saw', picture }, 'de')
  expect(found.findings).toMatchObject([{ kind: 'alt', field: 'picture', picture, detail: docs[0]?.filename }])
  await edit('PATCH', `/media/${picture}?locale=de`, { alt: 'Eine Säge' })
  expect((await check('products', { name: 'Saw', slug: 'saw', picture }, 'de')).findings).toEqual([])
})

it('lists every week what there is to mend, and mails the list once to editors and admins [R14.106, R14.107]', async () => {
  const { checkOfWeek } = await import('./weekly/start-weekly-check.ts')
  const { listFindings, readLastCheck } = await import('./weekly/check-store.ts')
  await cms.logIn('operator')
  const data = { name: 'Broken', model: 'B', slug: 'broken', category: category.id, _status: 'published' }
  const { body } = await edit('POST', '/products?locale=en', { ...data, description: linked('/turnkey/nowhere/') })
  const draft = { ...data, slug: 'broken-draft', _status: 'draft', description: linked('/turnkey/nowhere-at-all/') }
  await edit('POST', '/products?locale=en&draft=true', draft)
  const listed = async () => {
    const run = (await readLastCheck(cms.payload))?.run ?? ''
    const rows = await listFindings(cms.payload, run, 'link', { limit: 1000, offset: 0 })
    return rows.filter((it) => it.detail.startsWith('/turnkey/nowhere'))
  }
  const isOver = () => false
  await checkOfWeek(cms.payload, new Date('2026-11-25T10:00:00Z'), isOver)
  const own = { collection: 'products', document: body.doc?.id, title: 'Broken', language: 'en', field: 'description' }
  expect(await listed()).toMatchObject([{ ...own, detail: '/turnkey/nowhere/' }])
  expect(smtp.received.length).toBe(0)
  const run = (await readLastCheck(cms.payload))?.run ?? ''
  const titles = await listFindings(cms.payload, run, 'title', { limit: 1, offset: 0 })
  expect(titles[0]?.length).toBeGreaterThan(60)

  const next = new Date('2026-12-02T10:00:00Z')
  await Promise.all([checkOfWeek(cms.payload, next, isOver), checkOfWeek(cms.payload, next, isOver)])
  await checkOfWeek(cms.payload, next, isOver)
  expect(smtp.received.flatMap(({ to }) => to)).toEqual(['editor@norvane.example'])
  expect(smtp.received[0]?.mail.text).toContain('/admin/findings')

  await edit('PATCH', `/products/${body.doc?.id}?locale=en`, { description: linked('/turnkey/') })
  expect((await edit('POST', '/findings/check-all')).status).toBe(202)
  await expect.poll(listed, { timeout: 20_000 }).toEqual([])
  expect(smtp.received.length).toBe(1)
})

it('keeps what a check finds while another one ends, and begins none beside one that goes on [R14.106, R14.192]', async () => {
  const store = await import('./weekly/check-store.ts')
  const { startCheckNow } = await import('./weekly/run-check.ts')
  const { payload } = cms
  const row = {
    collection: 'products',
    document: 1,
    title: 'x',
    language: 'en',
    kind: 'link',
    field: 'name',
    detail: '/x',
  }
  const now = new Date().toISOString()
  const of = async (name: string) => (await store.listFindings(payload, name, null, { limit: 10, offset: 0 })).length
  for (const name of ['longer', 'shorter']) {
    expect(await store.beginCheck(payload, name, now)).toBe(true)
    await store.addFindings(payload, name, [row as never])
  }
  await store.endCheck(payload, 'shorter', false, now)
  expect([await of('longer'), await of('shorter')]).toEqual([1, 1])
  expect(await store.isCheckRunning(payload, now)).toBe(true)
  await startCheckNow(payload)
  expect((await payload.count({ collection: 'content-checks' })).totalDocs).toBe(2)
  await store.endCheck(payload, 'longer', false, now)
  expect([await of('longer'), await of('shorter')]).toEqual([1, 0])
  // What stops with its program is not there any more, and is begun anew by the next one.
  const { runCheck } = await import('./weekly/run-check.ts')
  expect(await runCheck(payload, 'stopped', () => true)).toBe(false)
  expect(await store.isCheckRunning(payload, now)).toBe(false)
  // What was broken off with its process is not there for ever.
  await store.beginCheck(payload, 'broken off', new Date(Date.now() - 3 * 60 * 60_000).toISOString())
  expect(await store.isCheckRunning(payload, now)).toBe(false)
  await store.endCheck(payload, 'longer', false, now)
  expect((await payload.count({ collection: 'content-checks' })).totalDocs).toBe(1)
})

it('checks nothing for operators and strangers, nor what is no content [R14.108]', async () => {
  const operator = await cms.payload.login({
    collection: 'users',
    data: { email: 'operator@norvane.example', password: 'a password of operator' },
  })
  const headers: Record<string, string>[] = [{ authorization: `JWT ${operator.token}` }, {}]
  for (const path of ['/findings/products', '/findings/check-all'])
    for (const own of headers)
      expect([path, (await cms.callRest(path, { method: 'POST', headers: own })).status]).toEqual([path, 403])
  expect((await check('users', {})).status).toBe(404)
  for (const values of [
    { features: [null, 'x', 3], specifications: 'x' },
    { description: 'x', name: 4 },
    { description: { root: 7 }, pictures: [null, { id: 'x' }] },
    { description: { root: { children: [null] } } },
    { description: { root: { children: 5 } }, faq: { question: 1 } },
    { description: { root: { children: [{ fields: { url: 4 } }] } }, slug: ['x'] },
  ])
    expect([values, (await check('products', values)).status]).toEqual([values, 200])
  expect((await check('products', {}, 'xx')).status).toBe(400)
})
