import { assert, jsonValue, property } from 'fast-check'
import { expect, it } from 'vitest'
import { packJson, unpackJson } from './packed-json.ts'

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  format: '',
  indent: 0,
  direction: null,
  textFormat: 0,
  textStyle: '',
  children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
})
const document = (...texts: string[]) => ({
  root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: texts.map(paragraph) },
})

it('gives back what was packed, whatever it is', () => {
  assert(
    property(jsonValue(), (value) => {
      expect(JSON.stringify(unpackJson(packJson(value)))).toBe(JSON.stringify(value))
    }),
  )
})

it('reads JSON as it is', () => {
  expect(unpackJson('{"root":{"children":[]}}')).toEqual({ root: { children: [] } })
  expect(unpackJson('null')).toBeNull()
})

it('takes less than half of what a description has as JSON', () => {
  const description = document(
    'The saw cuts both ends of a profile at once, at any angle between 22.5 and 90 degrees. The heads stand on one bed and are set by a servo drive.',
    'Пила режет оба конца профиля одновременно под любым углом от 22,5 до 90 градусов. Обе головки стоят на одной станине и переставляются сервоприводом.',
  )
  expect(packJson(description).length).toBeLessThan(Buffer.byteLength(JSON.stringify(description)) / 2)
})

it('reads what was packed on 28 November 2026: what stands in databases depends on the dictionary', () => {
  expect(unpackJson('z1:q4ZHN2H73IsObzs8P1XBRAmkEwA=')).toEqual({
    root: { children: [{ type: 'text', text: 'Größe 4' }] },
  })
})

it.each(['', '{', 'z1:', 'z1:AAAA', 'z2:AAAA'])('throws where a text is neither: %s', (text) => {
  expect(() => unpackJson(text)).toThrow()
})
