import { defaultLanguage, languageOf } from '@vitrine/locales/languages'
import type { Payload, PayloadRequest } from 'payload'
import { findDraft } from '../../drafts/draft-store.ts'
import { toShown } from '../../drafts/draft-endpoints.ts'
import { toSignature } from '../../drafts/signature.ts'
import { toStoredFiles } from '../../stored-files.ts'
import { receiptSubject } from '../../messages/mails/to-receipt-mail.ts'
import { loadSender } from '../../messages/mails/sender.ts'
import type { Enquiry } from '../../../payload-types.ts'
import { settings } from '../../../platform/settings.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { languageName } from '../../../platform/language-options.ts'
import type { DeskTexts } from '../desk-texts.ts'
import type { EnquiryPageData } from './load-enquiry-page.ts'
import { toTemplateGroups } from './to-template-groups.ts'

/** What the browser needs to write an answer: templates of the visitor's language first, their placeholders filled. */
export async function toAnswerFormProps(
  payload: Payload,
  enquiry: Enquiry,
  { templates }: EnquiryPageData,
  { texts, language: reader }: { texts: DeskTexts; language: string },
  user: PayloadRequest['user'] | undefined,
) {
  const language = enquiry.language ?? defaultLanguage
  const { tag, dir } = languageOf(language)
  const draft = user ? await findDraft(payload, enquiry.id, user.id) : null
  const values = {
    name: enquiry.fullName,
    number: enquiry.number ?? '',
    products: (enquiry.productList ?? '').replaceAll('; ', '\n'),
    operator: user?.name ?? '',
  }
  return {
    id: enquiry.id,
    email: enquiry.email ?? '',
    lang: tag,
    dir,
    subject: draft?.subject || `Re: ${receiptSubject(enquiry, await loadSender(payload, language, settings))}`,
    draft: { text: draft?.text ?? '', files: toStoredFiles(draft?.files).map(toShown) },
    signature: toSignature(user, enquiry.language),
    hint: fillTemplate(texts.answerHint, {
      email: enquiry.email ?? '',
      language: languageName(language, reader),
      number: `[${enquiry.number}]`,
    }),
    isMailOff: !settings.SMTP_URL,
    templates: toTemplateGroups(templates, language, values),
    texts,
  }
}
