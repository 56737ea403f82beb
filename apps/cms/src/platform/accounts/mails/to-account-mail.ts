import { accountText, type AccountTextKey } from '../account-texts.ts'
import type { Client } from '../client/read-client.ts'

export type Change = 'login' | 'password' | 'email' | 'factorOn' | 'factorOff'
type Values = { site: string; office: string; email: string; before: string }

/** What has happened to an account, when and from where, and what to do if it was somebody else. */
export function toAccountMail(
  change: Change,
  language: string,
  { office, ...values }: Values,
  { address, userAgent }: Pick<Client, 'address' | 'userAgent'>,
  now = new Date(),
): { subject: string; text: string } {
  const text = (key: AccountTextKey, more: Record<string, string> = {}) =>
    accountText(language, key, { ...values, ...more })
  const facts = [
    `${text('mail.time')}: ${now.toISOString().replace('T', ' ').slice(0, 16)} UTC`,
    ...(address ? [`${text('mail.address')}: ${address}`] : []),
    ...(userAgent ? [`${text('mail.program')}: ${userAgent}`] : []),
  ]
  const notYou = text('mail.notYou', { url: `${office}/admin/forgot` })
  return {
    subject: text(`mail.${change}.subject`),
    text: [text(`mail.${change}.text`), facts.join('\n'), notYou].join('\n\n'),
  }
}
