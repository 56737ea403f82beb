import { afterEach, expect, it, vi } from 'vitest'
import { createCountryNames } from './country-names.ts'

afterEach(() => vi.restoreAllMocks())

it('asks for each country once and leaves out those that the service lacks [R3.10, R7.15]', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      String(url).endsWith('/alpha/AT')
        ? Response.json({ nativeName: 'Österreich' })
        : new Response('', { status: 404 }),
    )
  const countryNames = createCountryNames('http://countries.example/v2')
  expect(await countryNames(['AT', 'XX', 'AT'])).toEqual([{ code: 'AT', countryName: 'Österreich' }])
  expect(await countryNames(['AT'])).toEqual([{ code: 'AT', countryName: 'Österreich' }])
  expect(asked).toHaveBeenCalledTimes(2)
  expect(logged).toHaveBeenCalledTimes(1)
})
