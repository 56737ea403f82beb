import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageCodes } from './languages.ts'

type Template = { name: string; text: string }

const read = (code: string) =>
  JSON.parse(readFileSync(new URL(`../mail/answers/${code}.json`, import.meta.url), 'utf8')) as Record<string, Template>
const english = read('en')
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

it.each(languageCodes)(
  'the answer templates in %s are those of English, with its placeholders [R11.6, R15.4]',
  (code) => {
    const templates = read(code)
    expect(Object.keys(templates)).toEqual(['offer', 'question', 'visit', 'parts'])
    for (const [key, template] of Object.entries(templates)) {
      expect([key, Object.keys(template)]).toEqual([key, ['name', 'text']])
      expect([key, template.name.trim() !== '', template.text.trim() !== '']).toEqual([key, true, true])
      expect([key, placeholders(template.text)]).toEqual([key, placeholders(english[key]?.text)])
      expect([key, placeholders(template.text)]).toEqual([key, ['{name}', '{number}']])
      if (code !== 'en') expect([key, template.text]).not.toEqual([key, english[key]?.text])
    }
  },
)
