import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adminLanguages } from '../admin-languages.ts'
import { accountText } from './account-texts.ts'

const folder = new URL('texts/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>
const english = read('en.json')
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

it('has the texts about accounts in every language of the back office', () => {
  const files = Object.keys(adminLanguages).map((language) => `${language}.json`)
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted())
})

it.each(readdirSync(folder))('%s is complete, with the placeholders of English', (name) => {
  const texts = read(name)
  expect(Object.keys(texts)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(texts))
    expect([key, placeholders(text)]).toEqual([key, placeholders(english[key])])
})

it('fills a text, in English where there is no such language', () => {
  expect(accountText('xx', 'login.tooMany', { minutes: 3 })).toBe('Too many attempts. Please try again in 3 minutes.')
})
