import { expect, test } from 'vitest'
import { mobileMenuEntries, navEntries } from './nav-entries.ts'

const paths = (entries: { to: string }[]) => entries.map((it) => it.to)

test('the main menu has events only where there are some [R2.16, R2.17]', () => {
  expect(paths(navEntries(true))).toEqual(['/turnkey', '/about', '/service', '/blog', '/contact', '/reviews'])
  expect(paths(navEntries(false))).toEqual(['/turnkey', '/about', '/service', '/contact', '/reviews'])
})

test('the mobile menu has service, events and contact only where there are events [R2.27]', () => {
  expect(paths(mobileMenuEntries(true))).toEqual(['/about', '/turnkey', '/service', '/blog', '/contact'])
  expect(paths(mobileMenuEntries(false))).toEqual(['/about', '/turnkey'])
})
