import { adminLanguages } from '../platform/admin-languages.ts'
import { altTextsTexts } from './media/alt-texts/alt-texts-texts.ts'
import { focusTexts } from './media/focus/focus-texts.ts'
import { uploadTexts } from './media/sending/upload-texts.ts'
import { findingsTexts } from './findings/findings-texts.ts'
import { completenessTexts } from './completeness/completeness-texts.ts'

/** Texts of our components for the browser, which come with Payload's own in the reader's language alone. */
export function backOfficeTexts(): Record<
  string,
  Record<'altTexts' | 'completeness' | 'findings' | 'focus' | 'uploads', Record<string, string>>
> {
  return Object.fromEntries(
    Object.keys(adminLanguages).map((language) => [
      language,
      {
        altTexts: altTextsTexts(language),
        completeness: completenessTexts(language),
        findings: findingsTexts(language),
        focus: focusTexts(language),
        uploads: uploadTexts(language),
      },
    ]),
  )
}
