import { expect, it } from 'vitest'
import { enquiryFileTypeOf, endingsOf, serviceFileTypeOf, serviceFileTypes } from './service-files.ts'

const bytes = (text: string) => Uint8Array.from(text, (it) => it.charCodeAt(0))
const box = (brand: string) => bytes(`\x00\x00\x00\x20ftyp${brand}\x00\x00\x02\x00`)

it.each([
  ['a film of most phones', box('isom'), 'video/mp4'],
  ['another', box('mp42'), 'video/mp4'],
  ['a film of an iPhone', box('qt  '), 'video/quicktime'],
  ['a film of an old phone', box('3gp5'), 'video/3gpp'],
  ['a film of a browser', bytes('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm'), 'video/webm'],
  ['a photograph of an iPhone', box('heic'), 'image/heic'],
  ['a photograph', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
  ['a report', bytes('%PDF-1.7\n'), 'application/pdf'],
  ['sound', box('M4A '), null],
  ['another container of EBML', bytes('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska'), null],
  ['a drawing', bytes('AC1032'), null],
  ['a program', bytes('MZ\x90'), null],
  ['nothing', bytes(''), null],
])('%s is known by its bytes [R10.91]', (_, head, type) => {
  expect(serviceFileTypeOf(head)).toBe(type)
})

it('knows a file of any enquiry, and how each ends [R10.7, R10.91]', () => {
  expect(enquiryFileTypeOf(bytes('AC1032'))).toBe('image/vnd.dwg')
  expect(enquiryFileTypeOf(box('isom'))).toBe('video/mp4')
  expect(serviceFileTypes.every((type) => endingsOf[type].length > 0)).toBe(true)
})
