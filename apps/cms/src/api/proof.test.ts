import { expect, test } from 'vitest'
import { type AdviserDocument, toAdviser } from './advisers.ts'
import type { Catalogue, ProductDocument, TurnkeyDocument } from './catalogue.ts'
import { type CertificateDocument, toCertificate } from './editorial.ts'
import type { MediaDocument } from './pictures.ts'
import { type ReviewDocument, toReview } from './reviews.ts'

const media = {
  id: 5,
  filename: 'heads.jpg',
  width: 700,
  height: 350,
  alt: { en: 'Heads' },
  sizes: {},
} as MediaDocument
const uploads = {
  media: new Map([[5, media]]),
  files: new Map([[7, { id: 7, filename: 'iso-9001.pdf', mimeType: 'application/pdf', filesize: 4096 }]]),
}
const catalogue: Catalogue = {
  uploads,
  parameters: new Map(),
  categories: new Map(),
  products: new Map([
    [
      1,
      { slug: 'nv-140', model: 'NV 140', name: { en: 'Welder', de: 'Schweißmaschine' }, picture: 5 } as ProductDocument,
    ],
  ]),
  turnkeys: new Map([[2, { slug: 'line', name: { en: 'Line' } } as TurnkeyDocument]]),
}
const review: ReviewDocument = {
  id: 3,
  author: 'A',
  role: { en: 'Owner', de: 'Inhaber' },
  company: null,
  country: 'DE',
  date: '2026-01-02T12:00:00.000Z',
  originalLanguage: 'de',
  text: { en: 'Good', de: 'Gut' },
  photo: null,
  video: null,
}

test('a review names what can be counted, the published products that it is about, and the plant [R19.52]', () => {
  const answer = toReview(
    {
      ...review,
      figures: [{ value: '0.4 mm', label: { en: 'off', de: 'Abweichung' } }],
      products: [1, 99],
      turnkey: 2,
    },
    catalogue,
    'de',
  )
  expect(answer.figures).toEqual([{ value: '0,4\u00A0mm', label: 'Abweichung' }])
  const picture = expect.objectContaining({ alt: 'Heads' }) as unknown
  expect(answer.products).toEqual([{ slug: 'nv-140', model: 'NV 140', name: 'Schweißmaschine', picture }])
  expect(answer.turnkey).toEqual({ slug: 'line', name: 'Line', picture: null })
  expect(answer.isFallback).toBe(false)
})

test('labels of figures that a language lacks are named as English ones [R19.52]', () => {
  const answer = toReview({ ...review, figures: [{ value: '9', label: { en: 'days' } }] }, catalogue, 'de')
  expect(answer.fallbackFields).toEqual(['figures'])
})

test('a review from before there were figures has none, and no products [R19.52]', () => {
  expect(toReview(review, catalogue, 'en')).toMatchObject({ figures: [], products: [], turnkey: null })
})

test('a certificate names its document with its size, and none where there is none [R19.55]', () => {
  const certificate = {
    id: 1,
    position: 1,
    title: { en: 'ISO' },
    text: { en: 'x' },
    picture: null,
  } as CertificateDocument
  expect(toCertificate({ ...certificate, document: 7 }, uploads, 'en').document).toEqual({
    src: '/media/files/iso-9001.pdf',
    bytes: 4096,
  })
  expect(toCertificate(certificate, uploads, 'en').document).toBeNull()
  expect(toCertificate({ ...certificate, document: 8 }, uploads, 'en').document).toBeNull()
})

test('an adviser has continents, languages and ways to be reached, and a role in the language of the page [R19.54]', () => {
  const adviser: AdviserDocument = {
    id: 4,
    name: 'Mila Petković',
    role: { en: 'Sales engineer', sr: 'Inženjer prodaje' },
    position: 2,
    continents: ['europe'],
    languages: ['sr', 'en'],
    phone: '+43 316',
    email: null,
    photo: null,
  }
  expect(toAdviser(adviser, uploads, 'sr')).toMatchObject({
    role: 'Inženjer prodaje',
    continents: ['europe'],
    languages_spoken: ['sr', 'en'],
    isFallback: false,
  })
  expect(toAdviser(adviser, uploads, 'de')).toMatchObject({ role: 'Sales engineer', fallbackFields: ['role'] })
  expect(toAdviser({ ...adviser, continents: null, languages: null }, uploads, 'en')).toMatchObject({
    continents: [],
    languages_spoken: [],
  })
})
