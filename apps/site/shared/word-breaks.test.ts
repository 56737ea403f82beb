import { expect, it } from 'vitest'
import { joinBetweenSpaces, splitAtWordBreaks } from './word-breaks.ts'

it('splits a text at the words that may be broken, and leaves the others [R19.21]', () => {
  const breaks = { Eckverbindungspressen: 'Eckver|bindungs|pressen' }
  expect(splitAtWordBreaks('CNC-Eckverbindungspressen für Profile', 'de', breaks)).toEqual([
    'CNC-',
    ['Eckver', 'bindungs', 'pressen'],
    ' für Profile',
  ])
  expect(splitAtWordBreaks('Sägen', 'de', breaks)).toEqual(['Sägen'])
  expect(splitAtWordBreaks('constructor', 'en', {})).toEqual(['constructor'])
  // Such a word fits in every column.
  expect(splitAtWordBreaks('a limitation', 'en', { limitation: 'limita|tion' })).toEqual(['a limitation'])
})

it('looks up Chinese between its spaces [R19.21]', () => {
  expect(splitAtWordBreaks('PVC 门窗设备制造商', 'cn', { 门窗设备制造商: '门窗|设备|制造商' })).toEqual([
    'PVC ',
    ['门窗', '设备', '制造商'],
    '',
  ])
})

it('puts together what stands between two spaces or hyphens, so that only what fits no line is broken [R19.83]', () => {
  const parts = ['Eckver', 'bindungs', 'pressen']
  expect(joinBetweenSpaces(['Neue CNC-', parts, ', je 20\u00a0m mit ', parts, ''])).toEqual([
    'Neue CNC-',
    [parts, ','],
    ' je 20\u00a0m mit ',
    [parts],
  ])
  expect(joinBetweenSpaces(['Sägen und Pressen'])).toEqual(['Sägen und Pressen'])
})
