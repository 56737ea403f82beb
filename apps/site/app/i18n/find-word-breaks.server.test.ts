import { expect, it } from 'vitest'
import { findWordBreaks } from './find-word-breaks.server.ts'

const breaksOf = (title: string, language: Parameters<typeof findWordBreaks>[1]) =>
  Object.values(findWordBreaks({ title }, language))

it.each([
  ['de', 'Eckverbindungspressen', 'Eckver|bin|dungs|pressen'],
  ['nl', 'Hoekverputsmachines', 'Hoek|ver|putsma|chines'],
  ['ru', 'Обрабатывающие', 'Обра|ба|ты|ва|ющие'],
  ['pl', 'magazynowania', 'maga|zy|no|wania'],
  ['tr', 'makineleriyle', 'maki|ne|le|riyle'],
  ['sr', 'automatizacija', 'auto|ma|ti|za|cija'],
  ['cn', '（门窗）设备制造商，服务全球。', '（门窗）|设备|制造商，|服务|全球。'],
  ['cn', '每一次切割，每一个角，每一天', '每一次|切割，|每一个角，|每一天'],
] as const)('%s: %s is %s [R19.21]', (language, word, broken) => {
  expect(breaksOf(word, language)).toEqual([broken])
})

it.each(['ar', 'ir', 'kn', 'vn'] as const)('%s has no hyphens [R19.21]', (language) => {
  expect(breaksOf('Eckverbindungspressen', language)).toEqual([])
})

it('reads titles, however deep they are, but no prose and no English in another language [R19.21]', () => {
  const content = {
    category: {
      name: 'Bearbeitungszentren',
      summary: 'Positioniergenauigkeit',
      products: [
        { name: 'commissioning', fallbackFields: ['name'] },
        { slug: 'eckverbindungspressen', name: null },
      ],
    },
  }
  expect(Object.keys(findWordBreaks(content, 'de'))).toEqual(['Bearbeitungszentren'])
  expect(findWordBreaks(null, 'de')).toEqual({})
})
