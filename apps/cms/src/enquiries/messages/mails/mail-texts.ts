import type { LanguageCode } from '@vitrine/locales/languages'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { createTexts } from '../../../platform/texts.ts'

export type MailTextKey =
  | 'receipt.subject'
  | 'receipt.greeting'
  | 'receipt.greetingWithoutName'
  | 'receipt.thanks'
  | 'receipt.service.subject'
  | 'receipt.service.thanks'
  | 'receipt.next'
  | 'receipt.products'
  | 'receipt.reply'
  | 'receipt.page'
  | 'receipt.notYou'
  | 'answer.quote'
  | 'answer.reply'

const { textIn } = createTexts<MailTextKey>('packages/locales/mail')

/** A text of the mails to visitors in their language, its placeholders filled. */
export function mailText(language: LanguageCode, key: MailTextKey, values: Record<string, string> = {}): string {
  return fillTemplate(textIn(language, key), values)
}
