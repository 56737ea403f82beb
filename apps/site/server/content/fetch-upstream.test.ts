import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSiteEnvironment, type SiteEnvironment } from '../environment.ts'
import { bodyIn } from '../page-cache/encode.ts'
import { createUpstreamFetch } from './fetch-upstream.ts'

const MB = 1024 * 1024

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const foreign = readSiteEnvironment({ API_BASE: 'https://shop.example/api' })
const fetchUpstream = fetchEntries(foreign)
/** Fetches what is no large file. */
function fetchEntries(environment: SiteEnvironment) {
  const fetchUpstream = createUpstreamFetch(environment)
  return async (key: string) => {
    const rendered = await fetchUpstream(key)
    if (!rendered) throw new Error(`${key} is a large file`)
    return rendered
  }
}

const answering = (answer: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
const lacking = async () => Response.json({ detail: 'not found' }, { status: 404 })

async function read(key: string) {
  const { entry, keep, tags } = await fetchUpstream(key)
  const plain = await bodyIn('plain', entry.bodies)
  return {
    status: entry.status,
    type: entry.headers['content-type'],
    keep,
    tags,
    entry,
    plain,
    json: () => JSON.parse(plain.toString('utf8')) as object,
  }
}

it('answers the calls for countries from the bundled list where the backend lacks them [R3.15, R13.12]', async () => {
  answering(lacking)
  const list = await read('api ar /countries/all/')
  expect([list.status, list.type, list.keep]).toEqual([200, 'application/json', true])
  expect(list.json()).toContainEqual(expect.objectContaining({ alpha2Code: 'AT', nativeName: 'Österreich' }))
  expect((await read('api en /countries/alpha/at/')).json()).toMatchObject({ alpha3Code: 'AUT' })
  expect((await read('api en /countries/alpha/qq/')).status).toBe(404)
  expect((await read('api en /main/certificates/')).status).toBe(404)
})

it('has the list while the backend cannot be reached, and does not keep that answer [R3.15, R13.9]', async () => {
  answering(() => Promise.reject(new Error('refused')))
  const { status, keep, json } = await read('api en /countries/all/')
  expect([status, keep]).toEqual([200, false])
  expect(json()).toHaveLength(250)
  expect((await read('api en /main/qa/')).status).toBe(503)
})

it('prefers the list of the backend', async () => {
  answering(async () => Response.json([{ name: 'Utopia' }]))
  expect((await read('api en /countries/all/')).json()).toEqual([{ name: 'Utopia' }])
})

it('has the flags at its own address, whatever the backend is [R3.14]', async () => {
  const asked = answering(lacking)
  const png = await read('media /media/flags/de.png')
  expect([png.status, png.type, png.keep]).toEqual([200, 'image/png', true])
  expect(png.plain.subarray(1, 4).toString()).toBe('PNG')
  expect(png.entry.headers['content-security-policy']).toContain('sandbox')
  expect((await read('media /media/flags/de.svg')).type).toBe('image/svg+xml')
  expect((await read('media /media/flags/qq.png')).status).toBe(404)
  expect(asked).not.toHaveBeenCalled()
})

const ADDRESS = 'GET /media/files/presentation.pdf'

/** Downloads the presentation from an upstream that answers in this way. */
async function download(answer: () => Response) {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const { entry, keep } = await fetchEntries(readSiteEnvironment({}))('media /media/files/presentation.pdf')
  return { status: entry.status, keep, logged: log.mock.calls.map((it) => it.join(' ')) }
}

it('logs a download that the upstream does not answer, and passes the failure on [R8.15, R13.9]', async () => {
  const { status, keep, logged } = await download(() => {
    throw new TypeError('fetch failed')
  })
  expect([status, keep]).toEqual([503, false])
  expect(logged).toEqual([`${ADDRESS}: the upstream did not answer: fetch failed`])
})

it('logs a download that breaks off, and passes the failure on [R8.15]', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError('terminated'))
    },
  })
  const { status, keep, logged } = await download(() => new Response(broken))
  expect([status, keep]).toEqual([503, false])
  expect(logged).toEqual([`${ADDRESS}: the upstream did not answer: terminated`])
})

it('logs a download that fails upstream, and passes its status on [R8.15]', async () => {
  const { status, keep, logged } = await download(() => new Response('', { status: 500 }))
  expect([status, keep]).toEqual([500, false])
  expect(logged).toEqual([`${ADDRESS}: status 500`])
})

it('is silent about a file that is not there', async () => {
  expect(await download(() => new Response('', { status: 404 }))).toEqual({ status: 404, keep: false, logged: [] })
})

it('keeps an uploaded file with what stops it from running here [R12.7]', async () => {
  const headers = {
    'content-type': 'image/svg+xml',
    'content-security-policy': 'sandbox',
    'content-disposition': 'inline',
  }
  answering(async () => new Response('<svg/>', { headers }))
  const { entry, keep } = await fetchEntries(readSiteEnvironment({}))('media /media/a.svg')
  expect([keep, entry.headers]).toEqual([true, expect.objectContaining(headers)])
})

it('takes the tags of an answer and passes them on, those of a file not [R13.16]', async () => {
  answering(async () => Response.json([], { headers: { 'x-content-tags': 'faq faq:7', 'x-total-count': '9' } }))
  const list = await read('api en /main/qa/?page=1')
  expect(list.tags).toEqual(['faq', 'faq:7'])
  expect(list.entry.headers).toMatchObject({ 'x-content-tags': 'faq faq:7', 'x-total-count': '9' })
  answering(async () => new Response('PNG', { headers: { 'x-content-tags': 'media' } }))
  const file = await fetchEntries(readSiteEnvironment({}))('media /media/a.png')
  expect([file.tags, file.entry.headers['x-content-tags']]).toEqual([['media'], undefined])
  answering(async () => Response.json([]))
  expect((await read('api en /main/qa/')).tags).toBeNull()
})

it('does not keep answers of which there are endlessly many [R13.1]', async () => {
  answering(async () => Response.json([]))
  const keys = [
    '/seo/check-redirect/?path=%2Fa%2F',
    '/search/?q=saw&kind=products',
    '/shop/products?ids=a%2Cb',
    '/shop/products?page=2&ids=a',
  ]
  for (const key of keys) expect([key, (await read(`api en ${key}`)).keep]).toEqual([key, false])
  expect((await read('api en /shop/products?page=2')).keep).toBe(true)
})

it('has no uploaded files before a foreign backend, and asks nobody [R12.8]', async () => {
  const asked = answering(lacking)
  expect(await read('media /media/a.svg')).toMatchObject({ status: 404, keep: false })
  expect(asked).not.toHaveBeenCalled()
})

it.each([
  ['a large file that says', 'media /media/files/film.mp4', { 'content-length': String(3 * MB) }],
  ['a large file that does not say', 'media /media/files/film.mp4', {}],
  ['a whole list of a large catalogue that does not say', 'api en /shop/products', {}],
])('leaves %s its size where it is, and asks for it once [R12.44, R13.20]', async (_what, key, headers) => {
  let pulled = 0
  const asked = answering(
    async () =>
      new Response(new ReadableStream({ pull: (it) => (pulled++, it.enqueue(new Uint8Array(MB))) }), { headers }),
  )
  const fetchLarge = createUpstreamFetch(readSiteEnvironment({}))
  expect([await fetchLarge(key), await fetchLarge(key)]).toEqual([null, null])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(pulled).toBeLessThan(6)
})
