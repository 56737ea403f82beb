import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '@vitrine/locales/languages'
import { repositoryRoot } from '@vitrine/platform/repository-root'

export type MailTextKey =
  | 'receipt.subject'
  | 'receipt.greeting'
  | 'receipt.greetingWithoutName'
  | 'receipt.thanks'
  | 'receipt.next'
  | 'receipt.machines'
  | 'receipt.reply'
  | 'receipt.notYou'
  | 'answer.quote'
  | 'answer.reply'

const read = new Map<LanguageCode, Record<MailTextKey, string>>()

/** A text of the mails to visitors in their language (packages/locales/mail), its placeholders filled. */
export function mailText(language: LanguageCode, key: MailTextKey, values: Record<string, string> = {}): string {
  const text = textsOf(language)[key]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

function textsOf(language: LanguageCode): Record<MailTextKey, string> {
  const known = read.get(language)
  if (known) return known
  const path = join(repositoryRoot(), 'packages/locales/mail', `${language}.json`)
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<MailTextKey, string>
  read.set(language, texts)
  return texts
}
