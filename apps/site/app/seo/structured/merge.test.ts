import { expect, it } from 'vitest'
import { mergeStructuredData, serializeStructuredData } from './merge.ts'

const site = 'https://norvane.example'
const own = [
  { '@type': 'Product', '@id': '#p', name: 'Saw', description: 'Ours' },
  { '@type': 'BreadcrumbList', itemListElement: [] },
]

it("gives the page's own data where no editor wrote any [R16.5]", () => {
  expect(mergeStructuredData(own, null, site)).toEqual({ '@context': 'https://schema.org', '@graph': own })
  expect(mergeStructuredData([], null, site)).toBeNull()
})

it('lets the editor override property by property, remove, and add [R16.6]', () => {
  const edited = [
    { '@context': 'https://schema.org', '@type': 'Product', '@id': '#theirs', description: null, gtin: '1' },
    { '@type': 'AboutPage', name: 'About' },
  ]
  expect(mergeStructuredData(own, edited, site)?.['@graph']).toEqual([
    { '@type': 'Product', '@id': '#p', name: 'Saw', gtin: '1' },
    own[1],
    { '@type': 'AboutPage', name: 'About' },
  ])
})

it('accepts a whole graph, and two nodes of one type that the page does not have [R16.6]', () => {
  const edited = {
    '@graph': [
      { '@type': 'Person', name: 'A' },
      { '@type': 'Place', name: 'B' },
    ],
  }
  expect(mergeStructuredData([], edited, site)?.['@graph']).toEqual(edited['@graph'])
})

it('makes paths absolute [R16.6]', () => {
  const edited = { '@type': 'AboutPage', url: '/about', mainEntity: { '@id': '/#organization' }, name: '// and 1/2' }
  expect(mergeStructuredData([], edited, site)?.['@graph']).toEqual([
    { ...edited, url: `${site}/about`, mainEntity: { '@id': `${site}/#organization` } },
  ])
})

it('cannot end its own script element [R12.6]', () => {
  const text = serializeStructuredData({ name: '</script><script>alert(1)</script><!--' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' })
})
