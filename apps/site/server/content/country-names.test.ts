import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCountryNames } from './country-names.ts'

let logged: string[] = []
const onFailure = vi.fn<() => void>()
beforeEach(() => {
  logged = []
  onFailure.mockClear()
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(words.join(' ')))
})
afterEach(() => vi.restoreAllMocks())

const answering = (answer: (code: string) => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => answer(String(url).split('/').at(-1) ?? ''))

it('asks for each country once [R3.10, R7.15]', async () => {
  const asked = answering(() => Response.json({ nativeName: 'Österreich' }))
  const countryNames = createCountryNames('http://countries.example/v2')
  expect(await countryNames(['AT', 'AT'], 'de', onFailure)).toEqual([{ code: 'AT', countryName: 'Österreich' }])
  expect(await countryNames(['AT'], 'de', onFailure)).toEqual([{ code: 'AT', countryName: 'Österreich' }])
  expect(asked).toHaveBeenCalledTimes(1)
})

it('takes the name from the bundled list where the service has none, and the code of what nobody knows [R2.47, R3.10, R7.15]', async () => {
  answering(() => new Response('', { status: 404 }))
  const countryNames = createCountryNames('http://countries.example/v2')
  expect(await countryNames(['AT', 'XX'], 'de', onFailure)).toEqual([
    { code: 'AT', countryName: 'Österreich' },
    { code: 'XX', countryName: 'XX' },
  ])
  expect([logged, onFailure.mock.calls.length]).toEqual([[], 0])
})

it('logs a failure by name and language and says that the page is not whole [R8.11, R13.5]', async () => {
  answering(() => new Response('', { status: 500 }))
  const countryNames = createCountryNames('http://countries.example/v2')
  expect(await countryNames(['AT'], 'de', onFailure)).toEqual([{ code: 'AT', countryName: 'Österreich' }])
  expect(logged).toEqual(['getCountry AT (de): status 500'])
  expect(onFailure).toHaveBeenCalledTimes(1)
})

it('asks by the alpha code, reads nativeName, and keeps names apart that only share their words [R7.2, R7.15]', async () => {
  const natives: Record<string, string> = { CD: 'Congo', CG: 'Congo', PL: 'Polska' }
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => Response.json({ name: 'x', nativeName: natives[String(url).slice(-2)] }))
  const codes = ['PL', 'CD', 'CG', 'PL', 'CD']
  expect(await createCountryNames('http://countries.example/v2')(codes, 'de', onFailure)).toEqual([
    { code: 'PL', countryName: 'Polska' },
    { code: 'CD', countryName: 'Congo' },
    { code: 'CG', countryName: 'Congo' },
  ])
  expect(asked.mock.calls.map(([url]) => url)).toEqual(
    ['PL', 'CD', 'CG'].map((code) => `http://countries.example/v2/alpha/${code}`),
  )
  expect(asked.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json' })
})
