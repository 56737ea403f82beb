import { fillTemplate } from '../../../platform/fill-template.ts'
import type { Enquiry, ReceivedMail } from '../../../payload-types.ts'
import { splitQuote } from '../../mailbox/split-quote.ts'
import { toStoredFiles } from '../../stored-files.ts'
import type { DeskTexts } from '../desk-texts.ts'

/** The mails that came about an enquiry, as the timeline shows them. The first is the enquiry itself. */
export function toReceivedEntries(enquiry: Enquiry, mails: readonly ReceivedMail[], texts: DeskTexts) {
  return mails
    .filter(({ kind }) => kind !== 'first')
    .map((mail) => {
      const from = mail.fromName && mail.from ? `${mail.fromName} (${mail.from})` : mail.fromName || mail.from || '?'
      const flags = [
        mail.isFromOther ? texts['received.fromOther'] : '',
        mail.isCut ? texts['received.cut'] : '',
        mail.notKept ? fillTemplate(texts['received.notKept'], { names: mail.notKept }) : '',
      ]
      const { own, quoted } = splitQuote(mail.text ?? '')
      return {
        key: `received-${mail.id}`,
        at: mail.createdAt,
        kind: mail.kind,
        what: fillTemplate(texts[`received.${mail.kind}`], { from, reason: mail.reason ?? '' }),
        author: '',
        state: '',
        subject: mail.subject ?? '',
        text: own,
        quoted,
        error: '',
        flags: flags.filter(Boolean),
        files: toFileLinks(enquiry, 'received-mails', mail),
      }
    })
}

/** Downloads of the files of a mail. */
export function toFileLinks(
  enquiry: Pick<Enquiry, 'id'>,
  collection: 'received-mails' | 'messages',
  { id, files }: { id: number; files?: unknown },
) {
  return toStoredFiles(files).map(({ name, deletedAt }, index) => ({
    name,
    href: deletedAt ? '' : `/cms-api/enquiries/${enquiry.id}/${collection}/${id}/files/${index}`,
  }))
}
