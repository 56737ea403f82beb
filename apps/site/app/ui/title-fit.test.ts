import { expect, it } from 'vitest'
import { fitTitle } from './title-fit.ts'

it.each([
  ['Saws and welders', ''],
  ['Sägemaschinen', 'longest14'],
  ['CNC-Doppelgehrungssägen für PVC', 'longest21'],
  ['Eckverbindungspressen', 'longest21'],
  ['Armierungsschraubautomatensteuerung', 'longest24'],
])('%s is set by its longest word: %s [R19.21]', (title, size) => {
  expect(fitTitle(title)).toMatch(size ? new RegExp(size) : /^$/)
})
