import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adminLanguages } from '../../platform/admin-languages.ts'
import { deskLabel, deskTexts } from './desk-texts.ts'

const folder = new URL('texts/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>
const english = read('en.json')
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

it.each(readdirSync(folder))(
  '%s is a language of the back office, complete, with the placeholders of English [R15.9]',
  (name) => {
    expect(Object.keys(adminLanguages)).toContain(name.replace('.json', ''))
    const texts = read(name)
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(texts))
      expect([key, placeholders(text)]).toEqual([key, placeholders(english[key])])
  },
)

it('falls back to English where there is no such language [R15.9]', () => {
  expect(deskTexts('xx').send).toBe('Send')
  expect(deskLabel('send')).toMatchObject({ en: 'Send', de: 'Senden' })
})
