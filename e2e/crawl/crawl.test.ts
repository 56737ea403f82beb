import { describe, expect, it } from 'vitest'
import { checkPage, checkReciprocal, findEnglish } from './check-page.ts'
import { checkStructure } from './check-structure.ts'
import { readPage } from './read-page.ts'

const graph = (...things: object[]) => JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
const organization = { '@type': 'Organization', '@id': '#o', name: 'Norvane', url: 'https://norvane.example' }

describe('checkStructure', () => {
  it('takes what is right', () => {
    const list = {
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' }],
    }
    const product = { '@type': 'Product', name: 'Saw', manufacturer: { '@id': '#o' } }
    expect(checkStructure(graph(organization, list, product))).toEqual([])
  })

  it.each([
    ['{', 'the structured data are no JSON'],
    ['{"@type":"Product"}', 'the context is not https://schema.org'],
    [graph({ '@type': 'Produkt' }), 'graph is of the unknown type Produkt'],
    [graph({ '@type': 'Event', name: 'A', startDate: '2027-01-01' }), 'Event lacks location'],
    [graph({ ...organization, rating: 5 }), 'Organization has no property rating'],
    [graph({ ...organization, url: '/about' }), 'Organization.url is no url: "/about"'],
    [
      graph({ '@type': 'Product', name: 'A', manufacturer: { '@id': '#o' } }),
      'Product.manufacturer refers to #o, which is not on the page',
    ],
    [
      graph({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Answer', text: 'A' }] }),
      'FAQPage.mainEntity is a Answer and should be a Question',
    ],
    [graph(organization, { ...organization, '@id': '#p' }), 'there are two of Organization'],
  ])('%s: %s [R18.11]', (json, problem) => {
    expect(checkStructure(json)).toContain(problem)
  })
})

const url = 'https://norvane.example/de/about'
const head = `<title>Über uns bei Norvane</title><meta name="description" content="Wer die Maschinen baut und prüft."/>
  <link rel="canonical" href="${url}"/><link rel="alternate" hrefLang="de" href="${url}"/>
  <link rel="alternate" hrefLang="x-default" href="https://norvane.example/about"/>
  <script type="application/ld+json">${graph(organization)}</script>`
const html = (body: string, inHead = head) =>
  `<!DOCTYPE html><html lang="de" dir="ltr"><head>${inHead}</head><body><h1>A</h1>${body}</body></html>`

describe('checkPage', () => {
  it('takes a page that is right', () => {
    expect(checkPage(url, readPage(html('<p>Text</p>')))).toEqual([])
  })

  it.each(['€ 1,200', '1 200 EUR', 'from $5'])('finds the price %s [R9.20]', (text) => {
    expect(checkPage(url, readPage(html(`<p>${text}</p>`)))).toEqual([`shows a price (R9.20): ${text}`])
    expect(checkStructure(graph({ ...organization, '@type': 'Product', offers: { price: 5 } }))).toContain(
      'Product has no property offers',
    )
  })

  it.each([
    [html('<h1>B</h1>'), 'has 2 first headings'],
    [html('<p>header.products</p>'), 'shows the key header.products'],
    [html('').replace('dir="ltr"', 'dir="rtl"'), 'is marked de rtl and should be de ltr'],
    [html('', head.replace('hrefLang="de"', 'hrefLang="fr"')), 'does not name itself among its translations'],
    [html('', head.replace('canonical', 'other')), 'names no canonical address'],
    [
      html('', head.replace(`canonical" href="${url}"`, 'canonical" href="https://norvane.example/about"')),
      'names translations, and is itself none',
    ],
    [html('', head.replaceAll('ld+json', 'json')), 'has no structured data'],
    [html('', head.replace('Über uns bei Norvane', 'Über uns')), 'has the title "Über uns"'],
  ])('%#: %s [R18.11]', (page, problem) => {
    expect(checkPage(url, readPage(page))).toContain(problem)
  })
})

it('lets Chinese be short', () => {
  const problems = checkPage(url, readPage(html('', head.replace('Über uns bei Norvane', '冬天的冷型材'))))
  expect(problems.filter((it) => it.startsWith('has the title'))).toEqual([])
})

it('finds English that is not marked as English [R18.11]', () => {
  const sentence = '<p>Two blades rise from below the profile.</p>'
  const twin = readPage(html(sentence).replace('lang="de"', 'lang="en"'))
  expect(findEnglish(readPage(html(sentence)), twin)).toHaveLength(1)
  expect(findEnglish(readPage(html(`<div lang="en">${sentence}</div>`)), twin)).toEqual([])
  expect(findEnglish(readPage(html('<p>Hallmann Fensterbau GmbH &amp; Co. KG</p>')), twin)).toEqual([])
})

it('finds translations that do not name each other [R18.11]', () => {
  const page = readPage(html(''))
  const pages = new Map([
    [url, page],
    ['https://norvane.example/about', { ...page, alternates: new Map([['en', 'https://norvane.example/about']]) }],
  ])
  expect(checkReciprocal(pages)).toContain(`${url} and https://norvane.example/about do not name the same translations`)
})
