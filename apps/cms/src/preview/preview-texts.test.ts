import { expect, it } from 'vitest'
import { adminLanguages } from '../platform/admin-languages.ts'
import { previewTexts } from './preview-texts.ts'

const english = previewTexts({ i18n: { language: 'en' } })
const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? []

it.each(Object.keys(adminLanguages))('%s has every text, with the placeholders of English [R14.116]', (language) => {
  for (const [key, text] of Object.entries(previewTexts({ i18n: { language } }))) {
    expect([key, placeholders(text)]).toEqual([key, placeholders(english[key as keyof typeof english])])
    if (language !== 'en') expect([key, text]).not.toEqual([key, english[key as keyof typeof english]])
  }
})
