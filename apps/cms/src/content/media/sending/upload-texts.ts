import { createTexts } from '../../../platform/texts.ts'
import type english from './texts/en.json'

export type UploadKey = keyof typeof english
export type UploadTexts = Record<UploadKey, string>

const { textsIn } = createTexts<UploadKey>('apps/cms/src/content/media/sending/texts')

/** As the languages of the back office are called. Not asked of Payload's texts: the server needs these before those are loaded. */
const languageOfBackOffice = /^[a-z]{2}(-latin)?$/

/** What is said while a file is sent and where that fails, in a language of the back office, else in English. @param language also a stranger's word */
export function uploadTexts(language: string): UploadTexts {
  return textsIn(languageOfBackOffice.test(language) ? language : 'en')
}
