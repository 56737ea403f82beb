import { expect, it } from 'vitest'
import { type Known, readStates, toStateColumn } from './language-states.ts'
import { requiredOf } from './required-fields.ts'

const known: Known = {
  texts: new Map([
    ['name', { en: 'Saw', de: 'Säge', ru: 'Пила' }],
    ['summary', { en: 'Cuts.', de: 'Sägt.' }],
    ['features.a.title', { de: 'Schnell' }],
  ]),
  published: null,
  origins: [],
  machine: [],
  required: ['name', 'summary', 'features'],
  title: 'name',
}
const statesOf = (changes: Partial<Known>) => (language: string) =>
  readStates(toStateColumn({ ...known, ...changes }), language)

it('is missing where a required text that English has is missing, and filled otherwise [R14.90]', () => {
  expect(['en', 'de', 'ru', 'fr'].map(statesOf({}))).toEqual([['filled'], ['filled'], ['missing'], ['missing']])
  expect(['ru', 'fr'].map(statesOf({ required: ['name'] }))).toEqual([['filled'], ['missing']])
  expect(statesOf({ texts: new Map([['name', { de: 'Säge' }]]) })('en')).toEqual(['missing'])
})

it('is stale where English has changed since, required or not, unless the text is gone [R14.91]', () => {
  const origins = [{ path: 'summary', english: 'Saws.', languages: ['de' as const, 'ru' as const] }]
  expect(['de', 'ru'].map(statesOf({ origins, required: ['name'] }))).toEqual([['stale'], ['filled']])
})

it('is waiting where the newest draft says something else in that language [R14.93]', () => {
  const published = new Map([
    ['name', { en: 'Saw', de: 'Sage', ru: 'Пила' }],
    ['summary', { en: 'Cuts.', de: 'Sägt.' }],
    ['features.other.title', { de: 'Schnell' }],
  ])
  expect(['en', 'de', 'ru'].map(statesOf({ published }))).toEqual([['filled'], ['filled', 'waiting'], ['missing']])
  expect(statesOf({ published: new Map() })('ru')).toEqual(['missing', 'waiting'])
})

it('asks for all texts of a kind unless the rules name some [R14.94]', () => {
  const all = ['name', 'summary', 'faq']
  expect(requiredOf({ posts: ['title'] }, 'products', all)).toEqual(all)
  expect(requiredOf({ products: ['summary', 'name', 'gone'] }, 'products', all)).toEqual(['name', 'summary'])
  expect(requiredOf(null, 'products', all)).toEqual(all)
})
