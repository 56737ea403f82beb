import { expect, it } from 'vitest'
import type { Sheet } from '../../shared/sheets/sheet.ts'
import { decidePictureUrl, listPictures } from './load-pictures.ts'

const own = {
  CMS_ORIGIN: 'http://127.0.0.1:3001',
  API_BASE: 'http://127.0.0.1:3001/api',
  SITE_URL: 'https://norvane.example',
}
const foreign = { ...own, CMS_ORIGIN: null, API_BASE: 'https://content.example/api' }

it.each([
  ['/media/a.webp', own, 'http://127.0.0.1:3001/media/a.webp'],
  ['https://norvane.example/media/a.webp', own, 'http://127.0.0.1:3001/media/a.webp'],
  ['https://content.example/uploads/a.jpg', foreign, 'https://content.example/uploads/a.jpg'],
  ['/media/a.webp', foreign, null],
  ['/admin/secret', own, null],
  ['/media/../admin/secret', own, null],
  ['http://169.254.169.254/latest/meta-data', own, null],
  ['https://elsewhere.example/a.jpg', foreign, null],
  ['file:///etc/passwd', own, null],
  ['//elsewhere.example/a.jpg', own, null],
])('%s is asked for at the uploads or at the content API, or not at all [R2.121]', (src, origins, url) => {
  expect(decidePictureUrl(src, origins)?.href ?? null).toBe(url)
})

it('each picture of a sheet is fetched once [R2.121]', () => {
  const picture = { src: '/media/a.webp', alt: '' }
  const line = { name: { runs: [] }, note: { runs: [] }, quantity: { runs: [] } }
  const blocks: Sheet['blocks'] = [
    { kind: 'pictures', pictures: [picture, { src: '/media/b.webp', alt: 'B' }] },
    {
      kind: 'table',
      head: [{ text: { runs: [] } }, { text: { runs: [] }, picture: { ...picture, src: '/media/c.webp' } }],
      rows: [],
    },
    {
      kind: 'lines',
      head: ['', ''],
      lines: [
        { ...line, picture },
        { ...line, picture: null },
      ],
    },
  ]
  expect(listPictures({ blocks } as Sheet)).toEqual(['/media/a.webp', '/media/b.webp', '/media/c.webp'])
})
