import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adminLanguages } from '../platform/admin-languages.ts'
import { backupTexts } from './backup-texts.ts'

const folder = new URL('texts/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>
const english = read('en.json')
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

it('the texts about back-ups are complete in each language of the back office [R15.9]', () => {
  const files = readdirSync(folder)
  expect(files.map((name) => name.replace('.json', ''))).toEqual(Object.keys(adminLanguages).toSorted())
  for (const name of files) {
    const texts = read(name)
    expect([name, ...Object.keys(texts)]).toEqual([name, ...Object.keys(english)])
    for (const [key, text] of Object.entries(texts))
      expect([name, key, placeholders(text)]).toEqual([name, key, placeholders(english[key])])
  }
  expect(backupTexts('xx').title).toBe('Back-ups')
})
