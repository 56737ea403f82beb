import { expect, it } from 'vitest'
import type { BuiltInText } from '../endpoint.ts'
import { filterTexts } from './filter-texts.ts'

const text = (key: string, german: string, english: string, part: BuiltInText['part'] = 'shell'): BuiltInText => ({
  key,
  part,
  text: german,
  english,
  max: null,
})
const texts = [
  text('header.search', 'Suche', 'Search'),
  text('form.send', 'Senden', 'Send', 'forms'),
  text('basket.more', 'Eine Säge mehr', 'One more', 'basket'),
]
const own = { 'form.send': 'Los geht’s' }
const keysOf = (filter: Partial<Parameters<typeof filterTexts>[2]>, kept?: ReadonlySet<string>) =>
  filterTexts(texts, own, { query: '', part: '', isChangedOnly: false, ...filter }, kept).map(({ key }) => key)

it('finds texts by key, built-in text, English and own text, without accents and in any order of words [R14.230]', () => {
  expect(keysOf({ query: 'header.se' })).toEqual(['header.search'])
  expect(keysOf({ query: 'mehr sage' })).toEqual(['basket.more'])
  expect(keysOf({ query: 'one' })).toEqual(['basket.more'])
  expect(keysOf({ query: 'geht' })).toEqual(['form.send'])
  expect(keysOf({ query: 'nothing' })).toEqual([])
})

it('shows the texts of a part of the site, and those that were changed [R14.230]', () => {
  expect(keysOf({})).toHaveLength(3)
  expect(keysOf({ part: 'forms' })).toEqual(['form.send'])
  expect(keysOf({ isChangedOnly: true })).toEqual(['form.send'])
  expect(keysOf({ isChangedOnly: true, part: 'shell' })).toEqual([])
})

it('keeps what somebody is writing in, whatever the filter says [R14.230]', () => {
  expect(keysOf({ isChangedOnly: true }, new Set(['basket.more']))).toEqual(['form.send', 'basket.more'])
})
