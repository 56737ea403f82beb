import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { labelQuery } from './label-layout.ts'
import { labelsPage } from './labels-page.ts'

const req = { i18n: { language: 'de' } } as PayloadRequest
const label = (serial: string) => ({
  link: `https://norvane.example/serial/${serial}`,
  serial,
  model: 'NV 450',
  name: 'Saw',
  company: 'Norvane',
})

async function show(address: string, count = 50) {
  const labels = Array.from({ length: count }, (_, index) => label(`NV450-${index + 100}`))
  const searchParams = new URLSearchParams(address)
  const query = labelQuery.parse(Object.fromEntries(searchParams))
  const page = { req, query, isWrong: false, labels, total: 700, from: 501, address: searchParams }
  const response = labelsPage(page)
  return { response, html: await response.text() }
}

it('is sheets in true size, what can be set, and the way to the labels before [R14.262]', async () => {
  const { response, html } = await show('size=70x36&part=2&ids=1%2C2%22')
  expect(response.status).toBe(200)
  expect(html.match(/class="sheet" width="210mm" height="297mm"/g)).toHaveLength(3)
  expect(html.match(/<svg xmlns="[^"]+" x="/g)).toHaveLength(50)
  expect(html).toContain('@page { size: 210mm 297mm; margin: 0; }')
  expect(html).toContain('Etiketten 501 bis 550 von 700; Bögen: 3.')
  expect(html).toContain('<option value="70x36" selected>70 × 36 mm</option>')
  // Which labels they are stays as it was asked for.
  expect(html).toContain('name="ids" value="1,2&#34;"')
  expect(html).toContain('part=1&#38;ids')
  expect(html).not.toContain('role="alert"')
})

it('has marks for the knife outside of all labels, or lines between them [R14.262]', async () => {
  const marks = (html: string) => /<path d="([^"]+)" stroke="#000" stroke-width="0.1"/.exec(html)?.[1] ?? ''
  const { html } = await show('size=50x25&cut=crop', 1)
  // Above the columns: edges at 30, 80, 130 and 180 mm, of which the marks keep a millimetre away.
  for (const x of [30, 80, 130, 180]) expect(marks(html)).toContain(`M${x} 5v5M${x} 287v5`)
  expect(marks(html)).toContain('M24 11h5M181 11h5')
  expect(marks((await show('size=50x25&cut=lines', 1)).html)).toContain('M80 11V286')
  expect(marks((await show('size=50x25', 1)).html)).toBe('')
})

it('says what is wrong with the size, with the choice and with a code that is too fine [R14.262]', async () => {
  const large = await show('size=own&width=200&height=200&cut=crop')
  expect([large.response.status, large.html]).toEqual([400, expect.stringContaining('muss auf das Papier passen')])
  expect((await show('size=70x36', 0)).html).toContain('gibt es keine Seriennummer')
  expect((await show('size=own&width=20&height=15')).html).toContain('zu fein für ein Telefon')
})
