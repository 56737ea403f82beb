import { expect, it, vi } from 'vitest'
import english from '@vitrine/locales/texts/en.json'
import { registerTexts } from '../../shared/texts/loaded-texts.ts'
import { readSiteEnvironment } from '../environment.ts'
import type { Rendered } from '../page-cache/page-cache.ts'
import { createSheetRenderer } from './create-sheet-renderer.ts'

for (const language of ['en', 'de'] as const) registerTexts(language, english as never)

const page: Rendered = {
  entry: { status: 404, headers: { 'content-type': 'text/html' }, bodies: {}, hash: '' },
  keep: true,
  tags: null,
}

/** @param answer what the route gives */
function open(answer: Response, mayKeep = true) {
  const renderPage = vi.fn<(key: string) => Promise<Rendered>>(async () => page)
  const render = createSheetRenderer({
    environment: readSiteEnvironment({ SITE_URL: 'https://norvane.example', CDN_TAG_HEADER: 'cache-tag' }),
    handlePageRequest: async () => ({ response: answer, mayKeep, tags: ['products:4'] }),
    renderPage,
  })
  return { render, renderPage }
}
const pdf = (address: string) => new Response('%PDF', { headers: { 'x-sheet-page': address } })

it('a sheet has a name to save it under, and its page is the one to be found [R2.115, R2.116]', async () => {
  const address = 'https://norvane.example/de/product/pvc-screwing-machines/nv-4'
  const made = await open(pdf(address)).render('sheet /de/sheet/product/nv-4.pdf?units=imperial')
  expect(made).toMatchObject({
    keep: true,
    tags: ['products:4'],
    entry: { status: 200, bodies: { plain: Buffer.from('%PDF') } },
  })
  expect(made?.entry.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'de',
    'content-disposition': 'inline; filename="nv-4-de.pdf"',
    link: `<${address}>; rel="canonical"`,
    'cache-control': 'public, max-age=0, must-revalidate',
    'cache-tag': 'products:4',
  })
  const other = await open(pdf('https://norvane.example/')).render('sheet /sheet/basket.pdf?products=nv-4:1')
  expect(other?.entry.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'content-disposition': 'inline; filename="basket-en.pdf"',
  })
  expect(other?.entry.headers).not.toHaveProperty('link')
})

it('a sheet that had to do without something is not kept [R2.115]', async () => {
  const made = await open(pdf('https://norvane.example/'), false).render('sheet /sheet/product/nv-4.pdf')
  expect(made).toMatchObject({ keep: false, entry: { headers: { 'cache-control': 'no-store' } } })
})

it('what has no sheet is answered as its page is [R2.117]', async () => {
  const { render, renderPage } = open(new Response(null, { status: 404 }))
  expect(await render('sheet /de/sheet/product/gone.pdf')).toEqual({ ...page, keep: false })
  await render('sheet /sheet/turnkey/gone.pdf')
  expect(renderPage.mock.calls).toEqual([['html /de/product/pvc-screwing-machines/gone'], ['html /turnkey/gone']])
})

it('a sheet has no data: nothing is made at such an address, and nothing kept [R2.117]', async () => {
  for (const path of ['/sheet/product/nv-4.pdf.data', '/de/sheet/compare.pdf.data?products=a&units=imperial']) {
    const made = await open(pdf('https://norvane.example/')).render(`sheet ${path}`)
    expect(made).toMatchObject({ keep: false, entry: { status: 404 } })
  }
})
