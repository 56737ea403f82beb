import type { MenuEntry, MenuKind } from '@vitrine/contract/shapes/shell'
import { expect, it } from 'vitest'
import { decideMenus } from './decide-menus.server.ts'

const entry = (kind: MenuKind, change: Partial<MenuEntry> = {}): MenuEntry => ({
  kind,
  label: null,
  link: null,
  places: ['header', 'phone', 'footer'],
  isFallback: false,
  fallbackFields: [],
  languages: [],
  ...change,
})
const addresses = (entries: { to: string | null }[]) => entries.map((it) => it.to)

it.each([null, undefined, { entries: null }])(
  'is the menu of the specification where %j is saved [R2.16, R2.27, R14.240]',
  (saved) => {
    const main = ['/turnkey', '/about', '/service', '/blog', '/contact', '/reviews']
    const { header, phone, footer } = decideMenus(saved, true)
    expect(addresses(header)).toEqual([null, ...main])
    expect(addresses(footer.links)).toEqual(main)
    expect(addresses(phone.links)).toEqual(['/about', '/turnkey', '/service', '/blog', '/contact'])
    const without = decideMenus(saved, false)
    expect(addresses(without.phone.links)).toEqual(['/about', '/turnkey'])
    expect(addresses(without.header)).toEqual([null, '/turnkey', '/about', '/service', '/contact', '/reviews'])
    expect([header[0], phone.products, footer.products].map((it) => it?.name)).toEqual([
      'header.products',
      'header.products',
      'footer.products',
    ])
  },
)

it('lists the saved entries in their order, each where it belongs [R14.240]', () => {
  const entries = [
    entry('reviews', { places: ['header'] }),
    entry('products', { label: 'Maschinen', places: ['footer'] }),
    entry('about', { places: [] }),
    entry('turnkey'),
  ]
  const { header, phone, footer } = decideMenus({ entries }, true)
  expect(header).toEqual([
    { to: '/reviews', name: 'header.reviews' },
    { to: '/turnkey', name: 'header.turnkey' },
  ])
  expect([phone.products, addresses(phone.links)]).toEqual([undefined, ['/turnkey']])
  expect(footer.products).toEqual({ to: null, label: 'Maschinen' })
})

it('has own links with their names, and marks English that stands in [R14.241]', () => {
  const link = '/media/files/parts.pdf'
  const entries = [entry('link', { label: 'Parts', link, isFallback: true }), entry('link', { label: 'X' })]
  expect(decideMenus({ entries }, true).footer.links).toEqual([{ to: link, label: 'Parts', isFallback: true }])
})

it('has events only where there are posts, and on phones neither service nor contact without them, whatever is saved [R2.17, R2.27, R14.240]', () => {
  const entries = [entry('blog', { label: 'News' }), entry('service'), entry('contact'), entry('reviews')]
  const { header, phone } = decideMenus({ entries }, false)
  expect(addresses(header)).toEqual(['/service', '/contact', '/reviews'])
  expect(addresses(phone.links)).toEqual(['/reviews'])
  expect(addresses(decideMenus({ entries }, true).phone.links)).toEqual(['/blog', '/service', '/contact', '/reviews'])
})
