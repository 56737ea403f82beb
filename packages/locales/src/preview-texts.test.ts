import { expect, it } from 'vitest'
import { languageCodes } from './languages.ts'
import { loadPreviewTexts } from './preview-texts.ts'

it.each(languageCodes)(
  'the texts of previews in %s have the keys of English, and none is empty [R14.118]',
  async (code) => {
    const [texts, english] = [await loadPreviewTexts(code), await loadPreviewTexts('en')]
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text.trim() !== '']).toEqual([key, true])
      if (code !== 'en') expect([key, text]).not.toEqual([key, english[key as keyof typeof english]])
    }
  },
)
