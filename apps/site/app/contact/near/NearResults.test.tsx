import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { Place } from '../../../shared/places/place.ts'
import { siteContext, type SiteContext } from '../../../shared/site-context.ts'
import type { Text } from '../../../shared/texts/texts.ts'
import { LanguageProvider } from '../../i18n/LanguageContext.tsx'
import { loadNear } from './load-near.server.ts'
import { NearForm } from './NearForm.tsx'
import { NearResults } from './NearResults.tsx'
import { NearTextsContext } from './near-text.ts'

const place = (id: number | null, country: string, latitude: number, longitude: number): Place => ({
  id,
  name: 'Ulm',
  region: `Region of ${country}`,
  country,
  latitude,
  longitude,
  postcode: id === null ? { code: '89073', isArea: true } : null,
})
const dealer = (id: string, more: Partial<Dealer>): Dealer => ({
  id,
  name: `Dealer ${id}`,
  continent: 'europe',
  country: 'DE',
  city: id,
  address: id,
  phone: null,
  email: null,
  website: null,
  latitude: null,
  longitude: null,
  languages: ['de'],
  ...more,
})
const berlin = dealer('Berlin', { latitude: 52.5, longitude: 13.4, sells: ['saws'], takes_enquiries: true })
const munich = dealer('Munich', { latitude: 48.1, longitude: 11.6, services: ['saws'], languages: ['de', 'en'] })
const nowhere = dealer('Nowhere', {})

/** What the page of an address shows, with a backend of these dealers. */
async function show(
  search: string,
  dealers: Dealer[],
  places: Place[] = [place(1, 'DE', 48.4, 10), place(2, 'US', 40, -80)],
) {
  let isKept = true
  const api = {
    optional: async (name: string, fallback: unknown, input?: { continent: string }) => {
      if (name === 'listDealers') return input?.continent === 'europe' ? dealers : []
      return name === 'listCategories' ? [{ slug: 'saws', name: 'Saws', fallbackFields: [] }] : fallback
    },
    required: async () => null,
    extension: async () => undefined,
  }
  const gazetteer = {
    find: () => places,
    town: (id: number) => places.find((it) => it.id === id) ?? null,
    locate: () => null,
  }
  const context = new RouterContextProvider()
  const site = { api, gazetteer, siteUrl: 'https://site.example', doNotKeep: () => (isKept = false) }
  context.set(siteContext, site as unknown as SiteContext)
  const near = await loadNear({ url: new URL(`https://site.example/dealers${search}`), context, params: {} })
  const text: Text = (key) => key
  const element = (
    <NearTextsContext value={near.texts}>
      <NearForm {...near} />
      {near.asked && <NearResults {...near} asked={near.asked} />}
    </NearTextsContext>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/dealers'] })
  const html = renderToString(
    <LanguageProvider language="en" text={text}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  const names = [...html.matchAll(/<bdi>Dealer (\w+)<\/bdi>/g)].map(([, name]) => name)
  return { html, names, isKept }
}

it('shows the nearest first in both units, those that nobody can place last, and other places as links [R2.162, R2.164]', async () => {
  const { html, names, isKept } = await show('?near=Ulm&language=de', [nowhere, berlin, munich])
  expect(names).toEqual(['Munich', 'Berlin', 'Nowhere'])
  expect(html).toMatch(/>123\skm<.*>76\smi<.*>5\d\d\skm</)
  expect(html).toContain('href="/dealers?near=Ulm&amp;place=2&amp;language=de"')
  expect(html).toContain('Ulm, Region of US, United States')
  expect(isKept).toBe(false)
})

it('measures from the place that was chosen, and asks again in the country of a postcode [R2.164, R2.165]', async () => {
  const chosen = await show('?near=Ulm&place=2', [berlin, munich])
  expect(chosen.html).toMatch(/6,\d{3}\skm/)
  expect(chosen.html).toContain('place=1')
  const postcodes = [place(null, 'DE', 48, 10), place(null, 'US', 40, -80)]
  const { html } = await show('?near=89073', [munich], postcodes)
  expect(html).toContain('href="/dealers?near=89073&amp;country=US"')
})

it('narrows down by what is serviced, and leads to all where nobody has it [R2.163]', async () => {
  expect((await show('?near=Ulm&for=saws&need=service', [berlin, munich])).names).toEqual(['Munich'])
  const { html, names } = await show('?near=Ulm&language=en&need=sale', [berlin, munich])
  expect([names, html.includes('href="/dealers?near=Ulm"')]).toEqual([[], true])
})

it('offers nothing that the backend does not know: no need, no enquiry, and without a question no dealer [R2.169, R2.167]', async () => {
  const known = await show('?near=Ulm', [berlin, munich])
  expect(known.html.match(/href="\/contact\?dealer=\w+#ask"/g)).toEqual(['href="/contact?dealer=Berlin#ask"'])
  expect(known.html).toContain('name="need"')
  const plain = await show('?near=Ulm', [nowhere])
  expect(plain.html).not.toMatch(/name="need"|name="for"|\/contact\?dealer/)
  expect(plain.names).toEqual(['Nowhere'])
  expect(await show('', [berlin])).toMatchObject({ names: [], isKept: true })
})

it('shows six at first and all by a link, and says what it does not know [R2.162, R2.168]', async () => {
  const many = Array.from({ length: 9 }, (_, at) => dealer(`d${at}`, {}))
  const first = await show('?near=Ulm', many)
  expect([first.names.length, first.html.includes('href="/dealers?near=Ulm&amp;all=1"')]).toEqual([6, true])
  expect((await show('?near=Ulm&all=1', many)).names).toHaveLength(9)
  const unknown = await show('?near=Xqzt&language=xx', [berlin], [])
  expect(unknown.html).toMatch(/We do not know a place/)
  expect(unknown.html).toContain('could not be read')
  expect(unknown.names).toEqual(['Berlin'])
})
