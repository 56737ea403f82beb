import { logIn } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { localSiteUrl, siteUrl } from '../test-instance.ts'

/** How many pages the site itself has answered so far, from its cache (hit) or anew (miss), whatever nginx has answered before it. */
async function countAnswers(state: 'hit' | 'miss'): Promise<number> {
  const figures = await (await fetch(`${localSiteUrl}/metrics`)).text()
  return Number(new RegExp(`requests_total\\{state="${state}"\\} (\\d+)`).exec(figures)?.[1])
}

const inGerman = { 'accept-language': 'de' }
const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers: { ...inGerman, ...headers } })
  return { answer, text: await answer.text() }
}
const nextSecond = async () => {
  const second = Math.floor(Date.now() / 1000)
  await expect.poll(() => Math.floor(Date.now() / 1000), { intervals: [20] }).toBeGreaterThan(second)
}

test('nginx answers pages in each encoding, and asks the site about one once a second [R13.64]', async () => {
  const url = `${siteUrl}/de/about`
  for (const encoding of ['br', 'gzip', 'identity']) {
    await read(url, { 'accept-encoding': encoding })
    const [before, began] = [await countAnswers('hit'), Math.floor(Date.now() / 1000)]
    const answers = await Promise.all(Array.from({ length: 200 }, () => read(url, { 'accept-encoding': encoding })))
    const seconds = Math.floor(Date.now() / 1000) - began + 1
    for (const { answer, text } of answers) {
      expect([answer.status, text.includes('</html>')]).toEqual([200, true])
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(answer.headers.get('x-accel-expires')).toBeNull()
    }
    // Only what comes before nginx has its answer is asked for as well.
    expect((await countAnswers('hit')) - before).toBeLessThan(10 * seconds)
    const etag = answers[0]?.answer.headers.get('etag') ?? ''
    const again = await read(url, { 'accept-encoding': encoding, 'if-none-match': etag })
    expect([again.answer.status, again.text]).toEqual([304, ''])
  }
})

test('after a publish nobody gets an old page for longer than the second in which the site has the new one [R13.4, R13.64]', async ({
  request,
}) => {
  const headers = await logIn(request)
  const slug = 'nv-145-seamless-four-head-welder'
  const path = `/de/product/pvc-screwing-machines/${slug}`
  const found = await request.get(`/cms-api/products?where[slug][equals]=${slug}&depth=0&locale=de`, { headers })
  const { docs } = (await found.json()) as { docs: { id: number; subtitle: string }[] }
  const { id = 0, subtitle = '' } = docs[0] ?? {}
  const publish = (text: string) =>
    request.patch(`/cms-api/products/${id}?locale=de&depth=0`, {
      headers,
      data: { subtitle: text, _status: 'published' },
    })
  const published = 'Vier Köpfe, wie eben veröffentlicht'
  expect((await read(siteUrl + path)).text).not.toContain(published)
  try {
    expect((await publish(published)).status()).toBe(200)
    await expect.poll(async () => (await read(localSiteUrl + path)).text, { timeout: 15_000 }).toContain(published)
    await nextSecond()
    // The first who asks, however old what nginx has.
    expect((await read(siteUrl + path)).text).toContain(published)
  } finally {
    await publish(subtitle)
  }
})

test('what is no page, or not the same for everybody, is passed on as it is [R13.64, R13.6]', async ({ request }) => {
  const picture = /\/media\/[^"? ]+\.(?:avif|webp)/.exec((await read(`${siteUrl}/de/about`)).text)?.[0] ?? ''
  const part = await read(siteUrl + picture, { range: 'bytes=0-9' })
  expect([part.answer.status, part.answer.headers.get('content-length')]).toEqual([206, '10'])
  const home = await read(`${siteUrl}/`, { 'accept-language': 'en' })
  const again = await read(`${siteUrl}/`, {
    'accept-language': 'en',
    'if-none-match': home.answer.headers.get('etag') ?? '',
  })
  expect([home.answer.status, again.answer.status]).toEqual([200, 304])
  const inTurkish = await fetch(`${siteUrl}/`, { headers: { 'accept-language': 'tr' }, redirect: 'manual' })
  expect([inTurkish.status, inTurkish.headers.get('location')]).toEqual([302, '/tr'])
  for (const path of ['/de/no-such-page', '/de/search-result?q=saw']) {
    const before = await countAnswers('miss')
    for (let turn = 0; turn < 3; turn++) await read(siteUrl + path)
    // Each time it is the site that answers, and not from its own cache.
    expect([path, (await countAnswers('miss')) - before]).toEqual([path, 3])
  }
  expect((await request.post('/de/contact', { form: {} })).headers()['cache-control']).toBe('no-store')
})
