import type { RichText } from '@vitrine/contract/shapes/text'
import { expect, it } from 'vitest'
import { toParts } from './to-parts.ts'

const paragraph = (text: string) => ({ type: 'paragraph' as const, spans: [{ text }] })
const title = (level: 2 | 3, ...texts: string[]) => ({
  type: 'heading' as const,
  level,
  spans: texts.map((text) => ({ text })),
})

it('cuts a text before each title of the second level, and loses nothing of it [R19.128]', () => {
  const blocks = [
    paragraph('before'),
    title(2, 'One ', 'and a half'),
    paragraph('a'),
    title(3, 'below'),
    title(2, 'Two'),
  ] as RichText
  const parts = toParts(blocks)
  expect(parts.map(({ id, title: name }) => [id, name])).toEqual([
    ['part-1', null],
    ['part-2', 'One and a half'],
    ['part-3', 'Two'],
  ])
  expect(parts.flatMap((part) => part.blocks)).toEqual(blocks)
})

it('a text that begins with a title has nothing before it, and one without a text no parts [R19.128]', () => {
  expect(toParts([title(2, 'One')] as RichText).map((part) => part.title)).toEqual(['One'])
  expect(toParts([])).toEqual([])
})
