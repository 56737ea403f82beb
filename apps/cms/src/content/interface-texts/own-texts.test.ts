import { expect, it } from 'vitest'
import { builtInTexts } from './built-in-texts.ts'
import { checkOwnTexts, readOwnTexts, tidyOwnTexts, usableOwnTexts } from './own-texts.ts'

it('has the texts of pages and of the finder, and leaves out what is shown in another language than the page’s [R14.230]', () => {
  const german = builtInTexts('de')
  expect([german['header.reviews'], german['finder.from']]).toEqual(['Referenzen', 'von'])
  expect(german['languageSuggestion.text']).toBeUndefined()
})

it('keeps only what differs from the built-in text [R14.230]', () => {
  const builtIn = builtInTexts('de')['form.send'] ?? ''
  const typed = { 'form.send': ` ${builtIn} `, 'header.search': '  ', 'header.blog': ' Neues ' }
  expect(tidyOwnTexts(typed, 'de')).toEqual({ 'header.blog': 'Neues' })
})

it('names what cannot stand in, and keys that no text has; the rest is used [R14.231, R14.233]', () => {
  const texts = { 'header.home': 'Start', 'form.send': 'Los', 'no.such': 'x' }
  expect(checkOwnTexts(texts, 'de')).toEqual([
    ['header.home', [{ kind: 'missingPlaceholder', values: { name: 'company' } }]],
    ['no.such', null],
  ])
  expect(usableOwnTexts({ ...texts, 'header.blog': ' ' }, 'de')).toEqual({ 'form.send': 'Los' })
})

it('reads nothing but texts [R14.231]', () => {
  expect([readOwnTexts(null), readOwnTexts(undefined)]).toEqual([{}, {}])
  expect([readOwnTexts(['a']), readOwnTexts('a'), readOwnTexts({ a: 1 })]).toEqual([null, null, null])
})

it('what every object has by itself is no text of the site [R14.231]', () => {
  const texts = JSON.parse('{"constructor":"x","__proto__":"x","toString":"x"}') as Record<string, string>
  expect(checkOwnTexts(texts, 'de').map(([, problems]) => problems)).toEqual([null, null, null])
  expect(Object.keys(usableOwnTexts(texts, 'de'))).toEqual([])
})
