import { adminLanguages } from '../platform/admin-languages.ts'
import { createTexts } from '../platform/texts.ts'
import type english from './texts/en.json'

export type BackupTexts = Record<keyof typeof english, string>

const { textsIn } = createTexts<keyof typeof english>('apps/cms/src/backups/texts')

/** The texts about back-ups in a language of the back office, else in English. */
export function backupTexts(language: string): BackupTexts {
  return textsIn(language in adminLanguages ? language : 'en')
}
