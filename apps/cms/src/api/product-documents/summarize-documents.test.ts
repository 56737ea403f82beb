import type { ProductDocument } from '@vitrine/contract/shapes/documents'
import { expect, it } from 'vitest'
import { summarizeDocuments } from './summarize-documents.ts'

const version = (language: string | null, format: string, isInForce = true) => ({
  language,
  format,
  bytes: 1000,
  in_force: isInForce,
})
const document = (kind: string, ...versions: object[]) => ({ kind, versions }) as ProductDocument

it('sums up what counts, each kind, language and format once [R2.252]', () => {
  const manual = document('manual', version('de', 'PDF'), version('en', 'PDF'), version('tr', 'ZIP', false))
  const drawing = document('cad', version(null, 'DXF'))
  const former = document('parts', version('fr', 'PDF', false))
  expect(summarizeDocuments([manual, manual, drawing, former])).toEqual({
    kinds: ['manual', 'cad'],
    languages: ['de', 'en'],
    formats: ['PDF', 'DXF'],
    bytes: 5000,
  })
  expect(summarizeDocuments([former])).toEqual({ kinds: [], languages: [], formats: [], bytes: 0 })
})
