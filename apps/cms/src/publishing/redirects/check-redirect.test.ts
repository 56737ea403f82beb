import { expect, it } from 'vitest'
import { findFinalTarget, refuseCircle, refuseSource, refuseTarget } from './check-redirect.ts'
import type { FindRedirects } from './find-redirects.ts'
import type { Redirect } from './follow-redirects.ts'
import { readTypedAddress } from './read-typed-address.ts'

const one = (from: string, to: string): Redirect => ({ from, to, status: '301' })
const stored =
  (...redirects: Redirect[]): FindRedirects =>
  async (pages) =>
    redirects.filter(({ from }) => pages.includes(from))

it('refuses circles of any length and names their steps [R14.6]', async () => {
  expect(await refuseCircle(one('/a/', '/a'), stored())).toBe('This leads to itself.')
  expect(await refuseCircle(one('/c/', '/a/'), stored(one('/a/', '/b/'), one('/b/', '/c/')))).toBe(
    'Visitors would go round in a circle: /c/ → /a/ → /b/ → /c/',
  )
  expect(await refuseCircle(one('/a/', '/b/'), stored(one('/tr/b/', '/tr/a/')))).toBe(
    'Visitors of tr would go round in a circle: /tr/a/ → /tr/b/ → /tr/a/',
  )
  expect(await refuseCircle(one('/a/', '/b/'), stored(one('/b/', '/c/')))).toBeNull()
})

it('finds the end of a chain [R14.6]', async () => {
  expect(await findFinalTarget(one('/a/', '/b/'), stored(one('/b/', '/c/'), one('/c/', '/d?x')))).toEqual({
    to: '/d?x',
    external: false,
  })
  expect(await findFinalTarget(one('/a/', '/b/'), stored())).toBeNull()
})

it.each([
  ['/turnkey/', false, null],
  ['//evil.example', false, 'Give a path of this site, such as /turnkey/.'],
  ['/\\evil.example', false, 'Give a path of this site, such as /turnkey/.'],
  ['javascript:alert(1)', true, 'Give a path of this site, such as /turnkey/.'],
  ['https://shop.example/a', true, null],
  [
    'https://shop.example/a',
    false,
    'Give a path of this site, such as /turnkey/. Only an administrator can allow another site.',
  ],
] as const)('a target %s (external: %s): %s [R14.5]', (to, external, why) => {
  expect(refuseTarget(to, external)).toBe(why)
})

it('refuses addresses of which the site asks for no redirect [R14.6]', () => {
  expect(refuseSource('/media/a.pdf/')).toBe('Addresses that start with /media/ are never redirected.')
  expect(refuseSource('/compare/nv-450/')).toContain('/compare')
  expect(refuseSource('/компания/')).toBeNull()
})

it('reads what a person typed or pasted', () => {
  const site = 'https://norvane.example'
  expect(readTypedAddress(' /%D0%BE-%D0%BD%D0%B0%D1%81 ', site)).toBe('/о-нас')
  expect(readTypedAddress('https://norvane.example/a?b#c', site)).toBe('/a?b#c')
  expect(readTypedAddress('https://norvane.example', site)).toBe('/')
  expect(readTypedAddress('https://other.example/a', site)).toBe('https://other.example/a')
  expect(readTypedAddress('/hakk\u0131m\u0131zda-u\u0308', site)).toBe('/hakkımızda-ü')
  expect(readTypedAddress('/100%', site)).toBe('/100%')
})
