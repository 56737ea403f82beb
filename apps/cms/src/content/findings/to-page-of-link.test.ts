import { expect, it } from 'vitest'
import { toPageOfLink } from './to-page-of-link.ts'

const site = 'https://norvane.example'
const documents = (address: string) => toPageOfLink(address, site)?.documents

it('tells where a link of a text leads to on this site [R14.102]', () => {
  expect(documents('/de/turnkey/window-line/#top')).toEqual([{ collection: 'turnkeys', slug: 'window-line' }])
  expect(documents('https://norvane.example/blog/fair?x=1')).toEqual([{ collection: 'posts', slug: 'fair' }])
  expect(documents('/product/pvc-screwing-machines/nv-450')).toEqual([{ collection: 'products', slug: 'nv-450' }])
  expect(documents('/product/cutting')).toEqual([
    { collection: 'products', slug: 'cutting' },
    { collection: 'categories', slug: 'cutting' },
  ])
  expect([documents('/'), documents('/service/'), documents('/ru')]).toEqual([[], [], []])
  expect([documents('/sevrice/'), documents('/turnkey/a/b'), documents('/%E0%A4%A')]).toEqual([null, null, null])
})

it('leaves alone what leads to another site, a file, a search or a place of the page [R14.102]', () => {
  const others = ['https://example.com/turnkey/x', 'mailto:a@b.example', 'tel:+49', '#top', '/files/presentation.pdf']
  expect([...others, '/search-result-products?q=saw', 'javascript:x'].map((it) => toPageOfLink(it, site))).toEqual(
    Array.from({ length: 7 }, () => null),
  )
})
