import { expect, it } from 'vitest'
import { adminLanguages } from '../../platform/admin-languages.ts'
import { workflowTexts } from './workflow-texts.ts'

const english = workflowTexts('en')
const keys = Object.keys(english) as (keyof typeof english)[]
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
/** Words that languages write as English does. */
const alike = new Set(['Document', 'Status', 'Open: {count}', 'Commenter'])

it.each(Object.keys(adminLanguages).filter((it) => it !== 'en'))(
  'is written in %s, with nothing left in English and no placeholder lost [R14.125, R14.132]',
  (language) => {
    const texts = workflowTexts(language)
    expect(keys.filter((key) => texts[key] === english[key] && !alike.has(english[key]))).toEqual([])
    for (const key of keys) expect([key, placeholders(texts[key])]).toEqual([key, placeholders(english[key])])
  },
)
