import { expect, it } from 'vitest'
import { findFinalTarget, refuseCircle, refuseSource, refuseTarget } from './check-redirect.ts'
import { indexRedirects, type Redirect } from './follow-redirects.ts'
import { readTypedAddress } from './read-typed-address.ts'

const one = (from: string, to: string): Redirect => ({ from, to, status: '301' })

it('refuses circles of any length and names their steps [R14.6]', () => {
  expect(refuseCircle(one('/a/', '/a'), indexRedirects([]))).toBe('This leads to itself.')
  expect(refuseCircle(one('/c/', '/a/'), indexRedirects([one('/a/', '/b/'), one('/b/', '/c/')]))).toBe(
    'Visitors would go round in a circle: /c/ → /a/ → /b/ → /c/',
  )
  expect(refuseCircle(one('/a/', '/b/'), indexRedirects([one('/tr/b/', '/tr/a/')]))).toBe(
    'Visitors of tr would go round in a circle: /tr/a/ → /tr/b/ → /tr/a/',
  )
  expect(refuseCircle(one('/a/', '/b/'), indexRedirects([one('/b/', '/c/')]))).toBeNull()
})

it('finds the end of a chain [R14.6]', () => {
  expect(findFinalTarget(one('/a/', '/b/'), indexRedirects([one('/b/', '/c/'), one('/c/', '/d?x')]))).toEqual({
    to: '/d?x',
    external: false,
  })
  expect(findFinalTarget(one('/a/', '/b/'), indexRedirects([]))).toBeNull()
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
