import { expect, it } from 'vitest'
import { mergeStructure, writeStructure } from './merge.ts'

const site = 'https://norvane.example'
const ours = [
  { '@type': 'Product', '@id': '#p', name: 'Saw', description: 'Ours' },
  { '@type': 'BreadcrumbList', itemListElement: [] },
]

it('says what the page is, without an editor [R16.5]', () => {
  expect(mergeStructure(ours, null, site)).toEqual({ '@context': 'https://schema.org', '@graph': ours })
  expect(mergeStructure([], null, site)).toBeNull()
})

it('lets the editor win property by property, take away, and add [R16.6]', () => {
  const written = [
    { '@context': 'https://schema.org', '@type': 'Product', '@id': '#theirs', description: null, gtin: '1' },
    { '@type': 'AboutPage', name: 'About' },
  ]
  expect(mergeStructure(ours, written, site)?.['@graph']).toEqual([
    { '@type': 'Product', '@id': '#p', name: 'Saw', gtin: '1' },
    ours[1],
    { '@type': 'AboutPage', name: 'About' },
  ])
})

it('takes a whole graph, and two things of one type that the page does not have [R16.6]', () => {
  const written = {
    '@graph': [
      { '@type': 'Person', name: 'A' },
      { '@type': 'Place', name: 'B' },
    ],
  }
  expect(mergeStructure([], written, site)?.['@graph']).toEqual(written['@graph'])
})

it('knows where the site is, which the editor does not [R16.6]', () => {
  const written = { '@type': 'AboutPage', url: '/about', mainEntity: { '@id': '/#organization' }, name: '// and 1/2' }
  expect(mergeStructure([], written, site)?.['@graph']).toEqual([
    { ...written, url: `${site}/about`, mainEntity: { '@id': `${site}/#organization` } },
  ])
})

it('cannot end its own script element [R12.6]', () => {
  const text = writeStructure({ name: '</script><script>alert(1)</script><!--' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' })
})
