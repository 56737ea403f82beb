import { randomUUID } from 'node:crypto'
import { type LanguageCode, languages } from '@vitrine/locales/languages'
import { nextNumber } from '../acceptance/next-number.ts'
import { queueFirstMessages } from '../messages/queue-messages.ts'
import { isSpam, mailSpamSigns } from './mail-spam-signs.ts'
import type { IncomingMail } from './received-mail.ts'
import { recordMail, type Taking } from './taking.ts'

/**
 * Makes an enquiry of a mail that belongs to none. Its sender gets no receipt: the address may be somebody else's, and a program may answer it.
 */
export async function takeFirstMail(taking: Taking): Promise<true> {
  const { payload, req, mail, files, settings, fingerprint } = taking
  const signs = mailSpamSigns(mail)
  const id = randomUUID()
  const number = await nextNumber(payload, req, { prefix: settings.ENQUIRY_PREFIX, year: new Date().getUTCFullYear() })
  const enquiry = await payload.create({
    collection: 'enquiries',
    data: {
      id,
      number,
      kind: 'mail',
      state: isSpam(signs) ? 'spam' : 'new',
      fullName: mail.fromName || mail.from || '?',
      phone: '',
      email: mail.from,
      companyName: '',
      country: '',
      message: [mail.subject, mail.text].filter(Boolean).join('\n\n'),
      basket: [],
      productList: '',
      language: languageOfMail(mail),
      actionLocation: '',
      spamSigns: signs.join(', '),
      files,
      contentHash: fingerprint,
    },
    depth: 0,
    req,
  })
  await recordMail(taking, enquiry, 'first', {})
  await queueFirstMessages(payload, req, enquiry, { ...settings, ENQUIRY_RECEIPTS: false })
  return true
}

/** The language that the mail says it is in, where it is one of ours. */
function languageOfMail({ headers }: IncomingMail): LanguageCode | null {
  const named = (headers.get('content-language') ?? '').split(',')[0]?.trim().toLowerCase() ?? ''
  if (!named) return null
  const fits = ({ code, tag }: (typeof languages)[number]) =>
    [code, tag.toLowerCase(), tag.toLowerCase().split('-')[0]].includes(named) ||
    named.startsWith(`${tag.toLowerCase()}-`)
  return languages.find(fits)?.code ?? null
}
