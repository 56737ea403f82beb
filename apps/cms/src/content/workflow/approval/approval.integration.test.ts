import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ScheduledChange } from '../../../payload-types.ts'
import { firstAccount } from '../../../platform/accounts/first-account-context.ts'
import { Ongoing } from '../../../platform/ongoing.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { createTestCms } from '../../../testing/test-cms.ts'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let cms: Awaited<ReturnType<typeof createTestCms>>
const as = {} as Record<Who, Record<string, string>>
type Who = 'admin' | 'editor' | 'operator' | 'colleague'

beforeAll(async () => {
  smtp = await startSmtpServer()
  cms = await createTestCms({ APPROVAL_REQUIRED: '1', SMTP_URL: smtp.url, SITE_URL: 'https://norvane.example' })
  for (const role of ['admin', 'editor', 'operator'] as const) as[role] = await cms.logIn(role)
  const account = { email: 'colleague@norvane.example', password: 'a password of colleague' }
  await cms.payload.create({
    collection: 'users',
    data: { ...account, role: 'editor', name: 'Colleague' },
    context: firstAccount,
  })
  const { token } = await cms.payload.login({ collection: 'users', data: account })
  as.colleague = { authorization: `JWT ${token}` }
})

afterAll(() => smtp.stop())

type Body = {
  id: number
  error?: string
  errors?: { message: string }[]
  doc?: { id: number }
  [name: string]: unknown
}
const call = async (who: Who | null, method: string, path: string, body?: unknown) => {
  const headers = { ...(who && as[who]), 'content-type': 'application/json', 'accept-language': 'en' }
  const response = await cms.callRest(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  return { status: response.status, body: (await response.json()) as Body }
}
const draft = async (slug: string, who: Who = 'editor') =>
  (await call(who, 'POST', '/advantages?draft=true', { title: slug, text: 'x', _status: 'draft' })).body.doc?.id ?? 0
const save = (id: number, data: object, who: Who = 'editor', query = 'draft=true') =>
  call(who, 'PATCH', `/advantages/${id}?${query}`, { ...data, _status: 'draft' })
const publish = (id: number, who: Who = 'editor', data: object = {}, query = '') =>
  call(who, 'PATCH', `/advantages/${id}${query}`, { ...data, _status: 'published' })
const ask = async (documentId: number, who: Who = 'editor') =>
  (await call(who, 'POST', '/workflow/approvals', { entity: 'advantages', documentId, note: 'A new title' })).body.id
const decide = (id: number, decision: string, who: Who = 'colleague') =>
  call(who, 'POST', `/workflow/approvals/${id}`, { decision, reason: '' })
const state = async (documentId: number, who: Who = 'editor') =>
  (await call(who, 'GET', `/workflow/state?entity=advantages&documentId=${documentId}`)).body
const stored = (id: number) => cms.payload.findByID({ collection: 'advantages', id, depth: 0 })
const kindsOf = async (id: number) => {
  const where = { documentId: { equals: String(id) } }
  const { docs } = await cms.payload.find({ collection: 'audit-events', where, sort: 'id' })
  return docs.map(({ kind, accountName }) => `${kind} ${accountName?.split('@')[0]}`)
}

describe('where approval is required', () => {
  it('an editor publishes nothing that nobody else approved, however he tries [R14.133]', async () => {
    const id = await draft('unapproved')
    const refused = await publish(id)
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
      403,
      'Nobody else has approved this yet. Ask for approval, or save it as a draft.',
    ])
    expect((await publish(id, 'editor', {}, '?publishSpecificLocale=en')).status).toBe(403)
    expect(
      (await call('editor', 'PATCH', `/advantages?where[id][equals]=${id}&draft=true`, { _status: 'published' })).body
        .errors,
    ).toHaveLength(1)
    expect(
      (await call('editor', 'POST', '/advantages', { title: 'New', text: 'x', _status: 'published' })).status,
    ).toBe(403)
    expect((await stored(id))._status).toBe('draft')
    expect((await call('editor', 'POST', '/globals/company', { fax: '+49 1', _status: 'published' })).status).toBe(403)
    expect((await cms.payload.findGlobal({ slug: 'company' })).fax).not.toBe('+49 1')
  })

  it('who has asked does not approve it; a colleague does, and then exactly that is published [R14.133, R14.134]', async () => {
    const id = await draft('approved')
    const request = await ask(id)
    expect((await decide(request, 'approved', 'operator')).status).toBe(403)
    expect((await decide(request, 'approved', 'editor')).body.error).toBe('ownRequest')
    expect((await publish(id)).status).toBe(403)
    expect((await decide(request, 'approved')).status).toBe(200)
    expect((await decide(request, 'declined')).body.error).toBe('decided')
    expect((await publish(id, 'editor', { title: 'Something else' })).status).toBe(403)
    expect(await state(id)).toMatchObject({ isApproved: true, approval: { state: 'approved', decidedBy: 'Colleague' } })
    const bulk = `/advantages?where[id][equals]=${id}&draft=true`
    expect((await call('editor', 'PATCH', bulk, { _status: 'published' })).body.errors).toEqual([])
    expect(await stored(id)).toMatchObject({ title: 'approved', _status: 'published' })
    expect(await kindsOf(id)).toEqual([
      'create editor',
      'approval-request editor',
      'approve colleague',
      'publish editor',
    ])
  })

  it('refuses to approve what was changed after the request, in any language [R14.134]', async () => {
    const id = await draft('changed')
    const request = await ask(id)
    await save(id, { title: 'Geändert' }, 'editor', 'draft=true&locale=de')
    expect(await state(id, 'colleague')).toMatchObject({ approval: { isCurrent: false, isMine: false } })
    expect((await decide(request, 'approved')).body.error).toBe('changed')
    const again = await ask(id)
    expect((await decide(request, 'approved')).body.error).toBe('decided')
    expect((await decide(again, 'approved')).status).toBe(200)
    await save(id, { title: 'Nochmals' }, 'editor', 'draft=true&locale=de')
    expect((await publish(id)).status).toBe(403)
    // What was approved in one language may be published in that one.
    expect((await publish(id, 'editor', {}, '?publishSpecificLocale=en&locale=en')).status).toBe(200)
  })

  it('is told by mail: whoever may decide of the request, and who has asked of the decision [R14.194]', async () => {
    const id = await draft('told-by-mail')
    const mails = () =>
      smtp.received
        .filter(({ mail }) => mail.subject?.startsWith('told-by-mail'))
        .map(({ to, mail }) => `${to.join()} ${mail.subject}`)
        .toSorted()
    const request = await ask(id)
    const asked = ['admin', 'colleague'].map(
      (it) => `${it}@norvane.example told-by-mail · The editor asks for approval.`,
    )
    await vi.waitFor(() => expect(mails()).toEqual(asked), 10_000)
    const { text } = smtp.received.find(({ mail }) => mail.subject?.startsWith('told-by-mail'))?.mail ?? {}
    expect(text).toContain('A new title')
    expect(text).toContain(`https://norvane.example/admin/collections/advantages/${id}`)
    expect((await decide(request, 'approved')).status).toBe(200)
    const decided = 'editor@norvane.example told-by-mail · Approved by Colleague.'
    await vi.waitFor(() => expect(mails()).toEqual([...asked, decided]), 10_000)
    // Who withdraws a request of their own tells nobody.
    await decide(await ask(id), 'withdrawn', 'editor')
    await vi.waitFor(() => expect(mails()).toHaveLength(5), 10_000)
  })

  it('is still approved when only the state of a translation is found out anew [R14.134]', async () => {
    const id = await draft('approved-stale')
    await save(id, { title: 'Zugesagt' }, 'editor', 'draft=true&locale=de')
    await save(id, { title: 'approved-stale, changed' })
    expect((await decide(await ask(id), 'approved')).status).toBe(200)
    expect((await call('colleague', 'POST', `/translations/advantages/${id}/confirm`, { language: 'de' })).status).toBe(
      200,
    )
    expect(await state(id)).toMatchObject({ isApproved: true, approval: { isCurrent: true } })
    expect((await publish(id)).status).toBe(200)
  })

  it('leaves one request where two are made in one moment [R14.134]', async () => {
    const id = await draft('asked-twice')
    await Promise.all([ask(id), ask(id, 'colleague')])
    const where = { documentId: { equals: id }, entity: { equals: 'advantages' } }
    const { docs } = await cms.payload.find({ collection: 'approvals', where, sort: 'id' })
    expect(docs.map((it) => it.state)).toEqual(['withdrawn', 'requested'])
  })

  it('lets the request be declined or withdrawn, and says so [R14.134]', async () => {
    const id = await draft('declined')
    expect((await decide(await ask(id), 'declined')).status).toBe(200)
    expect((await publish(id)).status).toBe(403)
    const request = await ask(id)
    expect((await decide(request, 'withdrawn')).body.error).toBe('notYours')
    expect((await decide(request, 'withdrawn', 'editor')).status).toBe(200)
    expect((await kindsOf(id)).slice(1)).toEqual([
      'approval-request editor',
      'decline colleague',
      'approval-request editor',
      'approval-withdraw editor',
    ])
  })

  it('an admin may publish without, which is recorded; taking off the site needs none [R14.133]', async () => {
    const id = await draft('by-admin')
    expect((await publish(id, 'admin')).status).toBe(200)
    expect(await kindsOf(id)).toEqual(['create editor', 'publish admin', 'publish-unapproved admin'])
    expect((await call('editor', 'PATCH', `/advantages/${id}`, { _status: 'draft' })).status).toBe(200)
    expect((await stored(id))._status).toBe('draft')
  })

  it('nothing unapproved is scheduled, and what is changed afterwards is not published then [R14.136]', async () => {
    const id = await draft('scheduled')
    const change = { entity: 'advantages', documentId: id, action: 'publish', language: null, at: '2027-05-05T10:00' }
    expect((await call('editor', 'POST', '/workflow/schedule', change)).body.error).toBe('unapproved')
    await decide(await ask(id), 'approved')
    const { body } = await call('editor', 'POST', '/workflow/schedule', change)
    await save(id, { title: 'Changed after all' })
    const byAdmin = await draft('scheduled-by-admin')
    const other = await call('admin', 'POST', '/workflow/schedule', { ...change, documentId: byAdmin })
    const past = { at: new Date(Date.now() - 1000).toISOString() }
    for (const it of [body.id, other.body.id])
      await cms.payload.db.updateOne({ collection: 'scheduled-changes', id: it, data: past })
    const ongoing = new Ongoing()
    const { startSchedule } = await import('../schedule/start-schedule.ts')
    startSchedule(cms.payload, ongoing)
    const where = { id: { equals: body.id } }
    const its = () => cms.payload.db.findOne<ScheduledChange>({ collection: 'scheduled-changes', where })
    await vi.waitFor(async () => expect(await its()).toMatchObject({ state: 'failed', problem: 'unapproved' }), 10_000)
    await vi.waitFor(async () => expect((await stored(byAdmin))._status).toBe('published'), 10_000)
    await ongoing.stop()
    expect((await stored(id))._status).toBe('draft')
    expect((await kindsOf(byAdmin)).slice(1)).toEqual([
      'schedule admin',
      'publish-unapproved The admin',
      'publish The admin',
    ])
  })
})

describe('comments beside fields', () => {
  it('are written and resolved by editors, kept with their field, and gone with the document [R14.135]', async () => {
    const id = await draft('commented')
    const comment = { entity: 'advantages', documentId: id, path: 'title', language: 'en', text: 'Too long?' }
    for (const who of ['operator', null] as const)
      expect((await call(who, 'POST', '/workflow/comments', comment)).status).toBe(403)
    const { body } = await call('colleague', 'POST', '/workflow/comments', comment)
    expect((await state(id)).comments).toMatchObject([
      { path: 'title', author: 'Colleague', text: 'Too long?', resolved: false },
    ])
    expect((await call('operator', 'POST', `/workflow/comments/${body.id}`, { resolved: true })).status).toBe(403)
    expect((await call('editor', 'POST', `/workflow/comments/${body.id}`, { resolved: true })).status).toBe(200)
    expect((await state(id)).comments).toMatchObject([{ resolved: true }])
    for (const wrong of [{ text: ' ' }, { path: '' }, { language: 'xx' }, { text: 'x'.repeat(2001) }])
      expect((await call('editor', 'POST', '/workflow/comments', { ...comment, ...wrong })).status).toBe(400)
    await cms.payload.delete({ collection: 'advantages', id })
    expect((await cms.payload.count({ collection: 'field-comments' })).totalDocs).toBe(0)
  })
})

describe('who wrote a version', () => {
  it('is kept with it, for globals too, whatever a request says, and outlives the account [R14.132]', async () => {
    const id = await draft('written', 'colleague')
    await save(id, { title: 'By the editor', savedBy: 'Somebody else', savedBySchedule: true })
    const { readVersions } = await import('../authors/read-versions.ts')
    const { createLocalReq } = await import('payload')
    const { docs } = await cms.payload.find({ collection: 'users', where: { role: { equals: 'admin' } }, limit: 1 })
    const req = await createLocalReq({ user: docs[0] as never }, cms.payload)
    await cms.payload.db.deleteOne({ collection: 'users', where: { email: { equals: 'colleague@norvane.example' } } })
    const { rows } = await readVersions(req, 'advantages', id, 1)
    expect(rows.map(({ savedBy, savedBySchedule }) => [savedBy, savedBySchedule])).toEqual([
      ['The editor', false],
      ['Colleague', false],
    ])
    expect(
      (await call('admin', 'POST', '/globals/company?draft=true', { fax: '+49 2', _status: 'draft' })).status,
    ).toBe(200)
    const company = await readVersions(req, 'company', undefined, 1)
    expect(company.rows[0]).toMatchObject({ savedBy: 'The admin', status: 'draft', isCurrent: false })
    expect(company.rows[1]).toMatchObject({ isCurrent: true })
  })
})
