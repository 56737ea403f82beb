import { ApiUnreachable } from '@vitrine/contract/errors'
import type { FoundSerial } from '@vitrine/contract/shapes/documents'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toCacheKey } from '../page-cache/cache-key.ts'
import { createTestSite } from '../testing/test-site.ts'

const { ask, open, client } = createTestSite()
const version = {
  version: '2.0',
  language: 'de' as const,
  valid_from: '2026-03-01',
  valid_until: null,
  published_at: '2026-03-01T09:00:00.000Z',
  in_force: true,
  at_delivery: true,
  type: 'application/pdf',
  format: 'PDF',
  bytes: 41_384,
  sha256: 'ab'.repeat(32),
}
const document = {
  key: 'nv-450-manual',
  kind: 'manual' as const,
  title: 'Betriebsanleitung NV 450 <b>',
  is_public: true,
  model_years: null,
  serial_numbers: null,
  isFallback: false,
  fallbackFields: [],
  languages: [],
  versions: [version, { ...version, version: '1.0', in_force: false, at_delivery: false }],
}
const found: FoundSerial = {
  kind: 'found',
  serial: 'NV450-26-7K3Q9',
  product: { slug: 'nv-450-double-mitre-saw', name: 'Doppelgehrungssäge', model: 'NV 450' },
  model_year: 2026,
  delivered_on: '2026-04-14',
  documents: [document, { ...document, key: 'nv-450-parts', kind: 'parts', is_public: false }],
}
const answer = (page: object | Error) =>
  client.mockImplementation(async (name) => {
    if (name === 'getCompany') return { name: 'Norvane' } as never
    if (page instanceof Error) throw page
    return page as never
  })
const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
})
const path = '/serial/NV450-26-7K3Q9'

describe('the page of a serial number', () => {
  it('is whole without script, in the language of its reader, and nobody keeps, lists or learns it [R2.137, R2.140]', async () => {
    answer(found)
    const response = await ask(path, { headers: { 'accept-language': 'de-AT,en;q=0.5' } })
    const html = await response.text()
    expect(response.status).toBe(200)
    for (const shown of [
      '<html lang="de"',
      'NV 450 Doppelgehrungssäge',
      'Baujahr 2026',
      '14. April 2026',
      'Version 2.0',
      'Galt bei der Lieferung',
      'ab'.repeat(32),
      'Betriebsanleitung NV 450 &lt;b&gt;',
    ])
      expect(html).toContain(shown)
    expect(html).toContain('href="/documents/nv-450-manual/2.0/de"')
    expect(html).toContain('href="/serial/NV450-26-7K3Q9/nv-450-parts/2.0/de"')
    expect(html).not.toContain('<script')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    })
    expect(toCacheKey('GET', path, 'de')).toBeNull()
    const persian = await (await ask(`${path}?language=ir`, { headers: { 'accept-language': 'de' } })).text()
    expect(persian).toContain('<html lang="fa" dir="rtl">')
  })

  it('says that the day of delivery was corrected, and what was in force on the day before [R2.220]', async () => {
    const corrected = { ...version, version: '1.0', at_delivery: false, at_former_deliveries: ['2025-05-01'] }
    const documents = [{ ...document, versions: [version, corrected] }]
    answer({ ...found, documents, former_deliveries: [{ day: '2025-05-01', corrected_on: '2026-06-02' }] })
    const html = await (await ask(path, { headers: { 'accept-language': 'de' } })).text()
    expect(html).toContain('am 2. Juni 2026 berichtigt. Vorher war der 1. Mai 2025 eingetragen.')
    expect(html).toContain('Galt am 1. Mai 2025, der vorher als Tag der Lieferung eingetragen war')
    expect(html.match(/eingetragen war/g)).toHaveLength(1)
  })

  it('is the same for every wrong number, whatever is wrong with it, and a backend without the call has none [R2.138, R2.139]', async () => {
    answer({ kind: 'unknown' })
    const bodies = await Promise.all(
      ['/serial/NV450-26-00000', '/serial/%00', `/serial/${'x'.repeat(200)}`, '/serial/..%2f'].map(async (it) => {
        const response = await ask(it)
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(bodies.map((it) => JSON.stringify(it))).size).toBe(1)
    expect(bodies[0]?.[0]).toBe(404)
    expect(client.mock.calls.filter(([name]) => name === 'readSerialNumber')).toHaveLength(4)
  })

  it('says that it cannot tell while the back office is away [R2.139]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer(new ApiUnreachable('gone'))
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('cannot be shown at the moment'),
    ])
  })

  it('answers an address only so often, its files included [R2.139]', async () => {
    open({}, 2)
    answer({ kind: 'unknown' })
    fetched.mockImplementation(async () => new Response('', { status: 404 }))
    expect((await ask('/serial/A')).status).toBe(404)
    expect((await ask('/serial/A/nv-450-parts/1.0/en')).status).toBe(404)
    client.mockClear()
    const refused = await ask('/serial/B')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await ask('/serial/A/nv-450-parts/1.0/en')).status).toBe(429)
    expect(client).not.toHaveBeenCalled()
    expect((await ask('/serial/B', {}, '198.51.100.7')).status).toBe(404)
  })

  it('is led to by the form, which works without script [R2.130]', async () => {
    const led = await ask('/serial?serial=NV450+26%2F7K3Q9&language=de')
    expect([led.status, led.headers.get('location')]).toEqual([303, '/serial/NV450%2026%2F7K3Q9?language=de'])
    expect((await ask('/serial?serial=&language=de')).headers.get('location')).toBe('/de/documents')
    expect((await ask(path, { method: 'POST' })).status).toBe(405)
  })

  it('is closed as a call of the API to all but this site [R2.139]', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"serial":"A"}' }
    expect((await ask('/api/serial-numbers/documents/', init)).status).toBe(404)
    expect((await ask('/api/serial-numbers/file/', init)).status).toBe(404)
  })
})

describe('the file of a document', () => {
  const file = '/documents/nv-450-manual/2.0/de'
  const told = {
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''a.pdf",
    etag: '"abc"',
    'accept-ranges': 'bytes',
    'x-file-bytes': '3',
  }

  it('is passed on with its name, length and checksum, and asks for parts [R2.132, R2.133]', async () => {
    fetched.mockImplementation(
      async () => new Response('PDF', { status: 206, headers: { ...told, 'content-range': 'bytes 1-3/9' } }),
    )
    const response = await ask(file, { headers: { range: 'bytes=1-3', 'accept-language': 'de' } })
    expect([response.status, await response.text()]).toEqual([206, 'PDF'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-length': '3',
      'content-range': 'bytes 1-3/9',
      etag: '"abc"',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(String(address)).toContain('/serial-numbers/file/')
    expect(init?.headers).toMatchObject({ range: 'bytes=1-3', 'accept-language': 'de' })
    expect(JSON.parse(String(init?.body))).toEqual({ key: 'nv-450-manual', version: '2.0', language: 'de' })
    expect(toCacheKey('GET', file, 'de')).toBeNull()
  })

  it('is told of without its bytes, and is not kept where a serial number opened it [R2.133, R2.140]', async () => {
    fetched.mockImplementation(async () => new Response('PDF', { headers: told }))
    const head = await ask(file, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '3', ''])
    const own = await ask('/serial/NV450-26-7K3Q9/nv-450-parts/1.0/en')
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(JSON.parse(String(fetched.mock.calls[1]?.[1]?.body))).toMatchObject({ serial: 'NV450-26-7K3Q9' })
  })

  it('is sent to a network only so often in a minute, a large one less often, and the refusal is in the language of its reader [R2.221]', async () => {
    const part = { ...told, 'content-range': `bytes 1-3/${400 * 2 ** 20}` }
    fetched.mockImplementation(async () => new Response('PDF', { status: 206, headers: part }))
    for (let time = 1; time <= 3; time++) expect((await ask(file)).status).toBe(206)
    fetched.mockClear()
    const refused = await ask(file, { headers: { 'accept-language': 'de' } })
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('sehr viele Dateien')])
    const wait = Number(refused.headers.get('retry-after'))
    expect([wait > 0 && wait <= 60, refused.headers.get('cache-control')]).toEqual([true, 'no-store'])
    expect(fetched).not.toHaveBeenCalled()
    expect((await ask(file, {}, '198.51.100.7')).status).toBe(206)
  })

  it('of usual size is sent as often as a whole fair asks for it [R2.221]', async () => {
    fetched.mockImplementation(async () => new Response('PDF', { headers: told }))
    const statuses = await Promise.all(Array.from({ length: 241 }, async () => (await ask(file)).status))
    expect([statuses.filter((it) => it === 200).length, statuses.at(-1)]).toEqual([240, 429])
  })

  it('is not logged as a failure where its reader has gone before it began [R2.134]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        }),
    )
    const going = new AbortController()
    const asked = ask(file, { signal: going.signal })
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    going.abort()
    expect((await asked).status).toBe(503)
    expect(logged).not.toHaveBeenCalled()
  })

  it('is not there in plain words, and 503 where the back office does not vouch for its bytes [R2.134]', async () => {
    fetched.mockImplementation(async () => new Response('{}', { status: 404 }))
    const gone = await ask(file, { headers: { 'accept-language': 'de' } })
    expect([gone.status, await gone.text()]).toEqual([404, 'Dieses Dokument gibt es nicht.'])
    expect((await ask('/documents/nv-450-manual/2.0/xx')).status).toBe(404)
    fetched.mockImplementation(async () => new Response('{}', { status: 500 }))
    expect((await ask(file)).status).toBe(503)
    expect((await ask(file, { method: 'DELETE' })).status).toBe(405)
  })
})
